import { supports } from '../judged.ts'

supports(
  'the verb of another part tells nothing of what is planned',
  'Врач: Гастроскопию сделаем, последняя у вас в две тысячи девятнадцатом. Колоноскопию обсудим потом.\nПациент: Хорошо.',
  '+ Запланирована гастроскопия, предыдущая выполнена в 2019 г.',
  '- Гастроскопия выполнена сегодня.',
  '- Выполнена колоноскопия.',
)

supports(
  'in English',
  "Doctor: We'll get a repeat blood test next week. Your last X-ray was in 2019.\nPatient: And the scan?\nDoctor: Let's see.",
  '+ Repeat blood test is to be arranged; last X-ray was done in 2019.',
  '- Repeat blood test was done.',
  '- Scan was done in 2019.',
)

supports(
  'in Greek',
  'Γιατρός: Θα κάνουμε γαστροσκόπηση την επόμενη εβδομάδα. Η τελευταία σας έγινε το 2019.\nΑσθενής: Εντάξει.',
  '+ Προγραμματίζεται γαστροσκόπηση, με προηγούμενη που έγινε το 2019.',
  '- Η γαστροσκόπηση έγινε την προηγούμενη εβδομάδα.',
)

supports(
  'what is thought stands before what is planned',
  'Врач: Перелома, думаю, нет, но снимок сделаем сегодня. КТ я предлагал, но вы отказались.\nПациент: Отказался.',
  '+ Рентгенография запланирована на сегодня.',
  '- Запланирована КТ.',
  '- Рентгенография выполнена вчера.',
)

supports(
  'must be excluded leaves it open',
  'Dictation. Impression. A vestibular schwannoma is unlikely, but it has to be excluded. Migraine has been ruled out. Plan. MRI.',
  '+ Vestibular schwannoma is considered unlikely but must be excluded.',
  '- Vestibular schwannoma is excluded.',
  '- Vestibular schwannoma was ruled out.',
  '- Vestibular schwannoma is confirmed.',
)

supports(
  'in Russian',
  'Протокол. Заключение. Невринома маловероятна, но её надо исключить. Инсульт исключён. План. МРТ.',
  '+ Невринома маловероятна, необходимо исключить.',
  '- Невринома исключена.',
)

supports(
  'what is most likely done tomorrow is planned',
  'Doctor: Most likely an angiogram tomorrow. You might need a stent.\nPatient: If it has to be done, do it.',
  '+ Angiography is planned for tomorrow.',
  '- A stent is planned.',
  '- Angiography was done.',
)

supports(
  'in Russian',
  'Врач: Скорее всего, завтра ангиография. Возможно, понадобится стент. Похоже на стенокардию.\nПациент: Хорошо.',
  '+ Ангиография запланирована на завтра.',
  '- Стенокардия.',
  '- Запланировано стентирование.',
)

supports(
  'what was agreed to in the end',
  "Doctor: Atorvastatin 80 milligrams at night. I was going to add ezetimibe, but not today.\nPatient: I'm not keen on another statin.\nDoctor: I know, but this one matters.\nPatient: Fair enough, I'll take it.",
  '+ He agreed to take atorvastatin 80 mg at night.',
  '- He agreed to take ezetimibe.',
  '- He agreed to take atorvastatin 40 mg at night.',
)

supports(
  'what was not agreed to',
  "Doctor: Atorvastatin 80 milligrams at night.\nPatient: I'm not taking another statin.\nDoctor: All right, we'll leave it.",
  '- He agreed to take atorvastatin 80 mg at night.',
)

supports(
  'a condition in front',
  'Doctor: Start carbimazole, twenty milligrams once a day. If you get a sore throat or a fever, stop the carbimazole and have a blood count the same day.\nPatient: Got it.',
  '+ If she gets a sore throat or a fever, she is to stop carbimazole.',
  '- She is to stop carbimazole.',
  '- If she gets a rash, she is to stop carbimazole.',
  '- If she gets a sore throat, she is to stop propranolol.',
)

supports(
  'in Russian',
  'Врач: Тирозол двадцать миллиграммов. Если заболит горло, тирозол прекратите и сдайте кровь.\nПациентка: Поняла.',
  '+ Если заболит горло, прекратить тирозол.',
  '- Тирозол прекратить.',
)

supports(
  'put up by then, kept now',
  'Mother: Clenil, one puff twice a day. No, hang on, two puffs, the asthma nurse put it up in September.\nDoctor: Stay on the Clenil at two puffs twice a day, every single day.',
  '+ Two puffs of Clenil twice a day, increased by the asthma nurse in September.',
  '+ Clenil 2 puffs twice a day.',
  '- Clenil 2 puffs once a day.',
  '- Clenil was increased in May.',
  '- Clenil was increased today.',
)

supports(
  'what is said of another medicine is of that one',
  'Patient: The doxazosin, four milligrams.\nDoctor: The doxazosin goes back to 2 milligrams at night, and the amlodipine stays as it is.',
  '+ Doxazosin was reduced to 2 mg at night.',
  '- Amlodipine was reduced.',
  '- Doxazosin was increased to 2 mg at night.',
)

supports(
  'of the next medicine is what stands right before it',
  'Doctor: Cetirizine, ten milligrams at night, and a steroid cream twice a day, not on the face.\nPatient: Thanks.',
  '+ Cetirizine 10 mg at night and topical steroid twice daily, avoiding the face.',
  '- Topical cetirizine 10 mg at night.',
  '- Cetirizine cream 10 mg at night.',
  '- Steroid is to be avoided.',
)

supports(
  'puffs are inhaled, drops of a form are given so',
  'Врач: Беродуал по две дозы ингалятором утром. Крем Ламизил раз в день. Диклофенак пятьдесят миллиграммов.\nПациент: Хорошо.',
  '+ Ламизил наружно раз в день.',
  '- Диклофенак внутримышечно 50 мг.',
  '- Диклофенак наружно 50 мг.',
)

supports(
  'his inhaler',
  'Doctor: And the brown inhaler, the Qvar?\nPatient: I let that run out in August.\nDoctor: Start the Qvar again, two puffs morning and evening. And Flonase, two puffs in each nostril.',
  '+ His Qvar inhaler ran out in August.',
  '- His Qvar tablets are taken orally.',
  '- Flonase is inhaled.',
)

supports(
  'a rapid test is no medicine, nor is a verb before its dose',
  'Врач: А ковидный тест сделайте сегодня, экспресс.\nМама: Нурофен сама давала, десять миллилитров.\nВрач: Хорошо.',
  '+ Рекомендован экспресс-тест на ковид сегодня.',
  '- Назначен Нурофен 20 мл.',
)

supports(
  'another condition',
  "Doctor: If the pressure stays high, we'll start amlodipine, five milligrams. If you get a rash, stop the ramipril.\nPatient: Okay.",
  '+ If she gets a rash, stop ramipril.',
  '- If the pressure stays high, stop ramipril.',
  '- If she gets a rash, stop amlodipine.',
  '- Amlodipine 5 mg was started.',
)

supports(
  'a guess on each side of "but"',
  "Doctor: It may be gout, but perhaps it's septic arthritis.\nPatient: Oh.",
  '- Gout.',
  '- Septic arthritis.',
)

supports(
  'what is not now',
  'Врач: Температура?\nПациент: На той неделе была, сейчас нет. Сейчас кашель.',
  '- Сейчас лихорадка и кашель.',
  '- Сохраняется лихорадка; кашель.',
)
