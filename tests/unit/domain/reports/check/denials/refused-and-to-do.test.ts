import { supports } from '../judged.ts'

supports(
  'offered and turned down in other words',
  'Σχέδιο. Lasix αυξάνεται στα 80. Προτάθηκε εισαγωγή, ο ασθενής προτιμά το σπίτι. Ζύγισμα κάθε πρωί.',
  '+ Ο ασθενής αρνήθηκε την εισαγωγή.',
  '- Ο ασθενής δέχτηκε την εισαγωγή.',
  '- Ο ασθενής αρνήθηκε το Lasix.',
)

supports(
  'offered and turned down in other words, again',
  'Dictation. Methotrexate carries on unchanged. Paracetamol one gram four times a day. I offered him tramadol 50 milligrams, he would rather manage without. After surgery a splint for six weeks.',
  '+ Tramadol 50 mg was offered and he declined it.',
  '+ He declined tramadol 50 mg.',
  '- He declined paracetamol.',
  '- Tramadol 50 mg was prescribed.',
  '- Paracetamol was offered and he declined it.',
)

supports(
  'offered and turned down in other words, once more',
  'Σχέδιο. Του πρότεινα αυτοκόλλητα νικοτίνης, δεν τα θέλει. Συνεχίζει την ασπιρίνη.',
  '- Δεν θέλει την ασπιρίνη.',
  '- Δέχτηκε τα αυτοκόλλητα νικοτίνης.',
)

supports(
  'offered and turned down in other words, a fourth time',
  "Doctor: I suggest admission.\nPatient: No. I'm not going in.\nDoctor: Then lithium, 400.",
  '+ He declined admission.',
  '- He agreed to admission.',
  '- He declined lithium.',
)

supports(
  'offered and turned down in other words, a fifth time',
  'Врач: Предлагаю стационар.\nПациент: Нет. Не лягу.\nМать: Денис, ну пожалуйста.\nВрач: Тогда литий тысяча двести.',
  '+ От госпитализации отказался.',
  '- Согласился на госпитализацию.',
  '- От лития отказался.',
)

supports(
  'offered and turned down in other words, a sixth time',
  'Врач: Предлагаю лечь в больницу.\nПациентка: Не могу я лечь, у меня внуки.\nВрач: Тогда амбулаторно.',
  '+ От госпитализации пациентка отказалась.',
  '- Госпитализирована.',
)

supports(
  'offered and turned down in other words, a seventh time',
  'Doctor: Plan. Gastroscopy offered, she prefers to wait. Iron tablets started.',
  '+ She declined gastroscopy.',
  '- She declined iron tablets.',
  '- Gastroscopy was performed.',
)

supports(
  'offered and turned down in other words, an eighth time',
  'Врач: План. Предложена гастроскопия, пациентка предпочитает подождать. Железо назначено.',
  '+ От гастроскопии отказалась.',
  '- От железа отказалась.',
)

supports(
  'offered and turned down in other words, a ninth time',
  'Doctor: The admission was offered, she prefers the hospital near home.',
  '- She declined admission.',
)

supports(
  'offered and turned down in other words, a tenth time',
  'Doctor: We could go for the injections or tablets.\nPatient: I prefer the tablets.',
  '- She declined tablets.',
)

supports(
  'avoid',
  "Doctor: Tablets?\nPatient: I'd rather not have hormones.\nDoctor: That's fine, no hormones for the moment.",
  '+ The patient prefers to avoid hormones.',
  '- The patient prefers hormones.',
)

supports('avoid, again', "Patient: I'd like hormones again.", '- The patient prefers to avoid hormones.')

supports(
  'not done, to be done',
  "Doctor: The carotid scan hasn't been done yet, so let's chase it for tomorrow.",
  '+ The carotid scan is still outstanding and is to be chased for tomorrow.',
  '- The carotid scan was done.',
  '- The carotid scan is not needed.',
)

supports(
  'not done, to be done, again',
  'Врач: Тест на беременность делали?\nПациентка: Не делала.\nВрач: Сделайте сегодня.',
  '+ Рекомендовано сегодня выполнить тест на беременность.',
  '- Тест на беременность выполнен.',
  '- Тест на беременность не нужен.',
)

supports(
  'not done, to be done, once more',
  'Врач: Тест на беременность делали?\nПациентка: Не делала.\nВрач: И не надо.',
  '- Рекомендовано выполнить тест на беременность.',
)

supports(
  'not done, to be done, a fourth time',
  'Γιατρός: Δερματολόγο είδατε φέτος;\nΑσθενής: Όχι, το αμέλησα.\nΓιατρός: Να πάτε.',
  '+ Παραπέμπεται σε δερματολόγο.',
  '- Εξετάστηκε από δερματολόγο φέτος.',
)

supports(
  'not done, to be done, a fifth time',
  'Γιατρός: Δερματολόγο είδατε φέτος;\nΑσθενής: Όχι.\nΓιατρός: Δεν χρειάζεται.',
  '- Παραπέμπεται σε δερματολόγο.',
)

supports(
  'not done, to be done, a sixth time',
  "Doctor: Have you had a chest X-ray?\nPatient: No.\nDoctor: I'll order one.",
  '+ Chest X-ray to be ordered.',
  '- Chest X-ray was done.',
)

supports(
  'not done, to be done, a seventh time',
  "Doctor: Have you had a chest X-ray?\nPatient: No.\nDoctor: You don't need one.",
  '- Chest X-ray is recommended.',
  '+ Chest X-ray not needed.',
)

supports(
  'not done, to be done, an eighth time',
  "Patient: My manager wanted me to get an X-ray.\nDoctor: You don't need one. Keep moving.",
  '+ X-ray not indicated.',
  '- X-ray indicated.',
)

supports(
  'not what was offered',
  'Dictation. I offered him tramadol 50 milligrams, which he takes. He would rather not take paracetamol. Aspirin goes on.',
  '- He declined tramadol.',
  '+ He declined paracetamol.',
  '- He declined aspirin.',
)

supports(
  'not what was offered, again',
  "Doctor: I suggest admission.\nPatient: No problem. I'm packed.\nDoctor: And a scan?\nPatient: Yes please.",
  '- He declined admission.',
  '- He declined a scan.',
)

supports(
  'not what was offered, once more',
  'Врач: Предлагаю госпитализацию.\nПациент: Не могу отказаться, ложусь.\nВрач: И капельницу?\nПациент: Да.',
  '- От капельницы отказался.',
)

supports(
  'not what was offered, a fourth time',
  'Doctor: An operation was offered, she would rather have it in May.',
  '- She declined the operation.',
)

supports(
  'not what was offered, a fifth time',
  'План. Предложена операция, предпочитает лечь в мае. Назначен омепразол.',
  '- От операции отказалась.',
)

supports(
  'not what was offered, a sixth time',
  'Γιατρός: Πρότεινα εισαγωγή, προτιμά την Παρασκευή.',
  '- Αρνήθηκε την εισαγωγή.',
)

supports(
  'not what was offered, a seventh time',
  "Doctor: My manager wanted an X-ray and I had one last week.\nDoctor: Good. Crutches? You don't need them.",
  '- X-ray not indicated.',
)

supports(
  'not what was offered, an eighth time',
  "Patient: Should I get an X-ray?\nDoctor: Yes, tomorrow. You don't need a plaster.",
  '- X-ray not indicated.',
)

supports(
  'not what was offered, a ninth time',
  'Doctor: Have you had a colonoscopy?\nPatient: No.\nDoctor: Do a stool test first.',
  '- Colonoscopy recommended.',
)

supports(
  'not what was offered, a tenth time',
  'Врач: Мазок сдавали?\nПациентка: Не сдавала.\nВрач: Пока не надо.',
  '- Рекомендовано сдать мазок.',
  '+ Мазок не нужен.',
)

supports(
  'not what was offered, an eleventh time',
  'Пациент: Не хочу гормоны.\nВрач: Гормоны нужны.',
  '- Рекомендовано избегать гормонов.',
  '+ Предпочитает избегать гормонов.',
)

supports(
  'not what was offered, a twelfth time',
  'Γιατρός: Ορμόνες;\nΑσθενής: Δεν θέλω ορμόνες.',
  '+ Προτιμά να αποφύγει τις ορμόνες.',
  '- Θέλει ορμόνες.',
)
