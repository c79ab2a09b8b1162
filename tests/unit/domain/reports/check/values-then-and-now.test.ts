import { describe, expect, test } from 'vitest'
import { verdict } from './judged.ts'

/** Sentences that the transcript supports (+), and twins with another value or of another time that it does not. */
function read(title: string, transcript: string, ...sentences: string[]) {
  describe(title, () => {
    test.each(sentences)('%s', one => {
      expect(verdict(transcript, one.slice(2)) === 'supported').toBe(one.startsWith('+'))
    })
  })
}

read(
  "today's value beside the former one",
  'Doctor: Your creatinine is 186, in March it was 170. Potassium 5.6. Lung function is 48 per cent, last year it was 51.',
  '+ Creatinine 186 against 170 in March.',
  '+ Creatinine 186 versus 170 in March, potassium 5.6.',
  '- Creatinine 170 against 186 in March.',
  '- Creatinine 186 against 160 in March.',
  '- Creatinine 196 against 170 in March.',
  '- Creatinine 186 against 170 in May.',
  '+ Lung function 48 %, slightly down from 51 % last year.',
  '- Lung function 51 %, slightly down from 48 % last year.',
  '- Lung function 51 %.',
  '- Lung function 48 %, slightly down from 58 % last year.',
)
read(
  'the same in Russian',
  'Нефролог: Креатинин 186, в марте был 170. Калий 5,6. ОФВ один сорок четыре процента, в прошлом году был сорок девять.',
  '+ Креатинин 186 против 170 в марте, калий 5,6.',
  '- Креатинин 170 против 186 в марте, калий 5,6.',
  '- Креатинин 186 против 150 в марте, калий 5,6.',
  '- Креатинин 186 против 170 в мае.',
  '- Креатинин 170, калий 5,6.',
  '- ОФВ1 49 %.',
)
read(
  'the same in Greek',
  'Νεφρολόγος: Η κρεατινίνη 2,1, πέρσι τέτοιον καιρό ήταν 1,8. Λευκά 11.200, χθες ήταν 14.800.\nΑσθενής: Με δυο μαξιλάρια κοιμόμουν, τώρα θέλω τρία.',
  '+ Άνοδος της κρεατινίνης στο 2,1 από 1,8 πριν από ένα έτος.',
  '- Άνοδος της κρεατινίνης στο 2,1 από 1,4 πριν από ένα έτος.',
  '- Άνοδος της κρεατινίνης στο 2,4 από 1,8 πριν από ένα έτος.',
  '- Άνοδος της κρεατινίνης στο 2,1 από 1,8 πριν από έναν μήνα.',
  '+ Λευκά 11.200, από 14.800 χθες.',
  '- Λευκά 14.800, από 11.200 χθες.',
  '- Λευκά 11.200, από 18.800 χθες.',
  '+ Ανάγκη τριών μαξιλαριών αντί δύο.',
  '- Ανάγκη δύο μαξιλαριών αντί τριών.',
  '- Ανάγκη τεσσάρων μαξιλαριών αντί δύο.',
)
read(
  'how much a weight went up or down follows from two weights',
  'Ψυχίατρος: Βάρος 27,5, είχε 28 τον Σεπτέμβρη.',
  '+ Σωματικό βάρος 27,5 kg, μειωμένο κατά 0,5 kg από τον Σεπτέμβριο.',
  '- Σωματικό βάρος 27,5 kg, μειωμένο κατά 1,5 kg από τον Σεπτέμβριο.',
  '- Σωματικό βάρος 27,5 kg, αυξημένο κατά 0,5 kg από τον Σεπτέμβριο.',
  '- Σωματικό βάρος 28 kg, μειωμένο κατά 0,5 kg από τον Σεπτέμβριο.',
)
read(
  'the same in English',
  'Doctor: Weight is 71.4 today, it was 73 in June.',
  '+ Weight decreased by 1.6 kg since June.',
  '- Weight decreased by 3.6 kg since June.',
  '- Weight increased by 1.6 kg since June.',
)
read(
  'the same in Russian',
  'Врач: Вес сегодня 71,4, в июне было 73.',
  '+ Вес 71,4 кг, снижение на 1,6 кг с июня.',
  '- Вес 71,4 кг, снижение на 2,6 кг с июня.',
  '- Вес 71,4 кг, прибавка на 1,6 кг с июня.',
)
read(
  'a dose that is put up or down without its medicine being named once more',
  'Doctor: Who started the doxazosin?\nNurse: The urologist, four milligrams at night.\nDoctor: We will go down to two, reduce to two, and I will talk to him.',
  '+ Doxazosin reduced from 4 to 2 mg.',
  '- Doxazosin reduced from 4 to 1 mg.',
  '- Doxazosin reduced from 8 to 2 mg.',
  '- Doxazosin increased from 2 to 4 mg.',
  '- Doxazosin 4 mg to continue.',
)
read(
  'the same in Russian',
  'Врач: Доксазозин кто назначил?\nСестра: Уролог в августе, четыре миллиграмма на ночь.\nВрач: Снизим до двух и с урологом поговорю.',
  '+ Доза доксазозина снижена с 4 до 2 мг.',
  '- Доза доксазозина снижена с 4 до 1 мг.',
  '- Доза доксазозина повышена с 2 до 4 мг.',
  '- Доза доксазозина снижена с 8 до 2 мг.',
)
read(
  'the same in Greek',
  'Γιατρός: Τη δοξαζοσίνη ποιος την έγραψε;\nΝοσηλεύτρια: Ο ουρολόγος τον Αύγουστο, τέσσερα χιλιοστόγραμμα το βράδυ.\nΓιατρός: Να μειώσουμε στα δύο.',
  '+ Η δοξαζοσίνη μειώθηκε από 4 σε 2 mg.',
  '- Η δοξαζοσίνη μειώθηκε από 4 σε 1 mg.',
  '- Η δοξαζοσίνη αυξήθηκε από 2 σε 4 mg.',
)
read(
  'what else is lowered to a number',
  'Врач: Амлодипин сколько пьёте?\nПациент: Пять миллиграммов утром.\nВрач: Давление сто семьдесят. Снизим до ста тридцати, тогда посмотрим.',
  '- Амлодипин снижен до 130 мг.',
  '+ Амлодипин 5 мг утром.',
)
read(
  'the value of a test beside a medicine is no dose',
  "Doctor: Haemoglobin's 102 and the ferritin is low, so I'd rather give you iron by the drip.",
  '+ Intravenous iron is preferred given haemoglobin 102 and low ferritin.',
  '- Intravenous iron is preferred given haemoglobin 120 and low ferritin.',
  '- Intravenous iron 102 mg.',
)
read(
  'when to come back',
  'Doctor: Liver tests in one week with the nurse. I suspect an ulcer. The itch should settle. Here is the prescription. You can work. No diet is needed. And back to this clinic in four weeks.',
  '+ Clinic review in four weeks.',
  '- Clinic review in one week.',
  '- Clinic review in six weeks.',
)
read(
  'when to come back, corrected',
  'Врач: Похоже на язву. Кровь через неделю. Пить можно. Работать можно. Диета обычная. Жду вас через месяц, нет, через два месяца.',
  '+ Повторный приём через 2 месяца.',
  '- Повторный приём через 1 месяц.',
)
read(
  'when to come back, in Greek',
  'Γιατρός: Μάλλον έλκος. Εξετάσεις σε μία εβδομάδα. Δίαιτα συνηθισμένη. Δουλειά κανονικά. Τσιγάρο καθόλου. Ραντεβού σε δύο μήνες.',
  '+ Επανέλεγχος στο ιατρείο σε δύο μήνες.',
  '- Επανέλεγχος στο ιατρείο σε τρεις μήνες.',
)
read(
  'the former value right behind the new one',
  "— So you've had the machine for six weeks. Sleepiness score?\n— I filled it in. Six.\n— It was 17, super. And your weight?\n— A hundred and nine.",
  '+ Sleepiness score has improved from 17 to 6.',
  '- Sleepiness score has improved from 19 to 6.',
  '- Sleepiness score has improved from 17 to 9.',
  '- Sleepiness score has worsened from 6 to 17.',
)
read(
  'a dose behind one name is not of the next one',
  'Doctor: We are starting ceftriaxone two grams into the vein and azithromycin at night. Amoxicillin gave her a rash.',
  '+ Ceftriaxone 2 g with azithromycin started.',
  '- Azithromycin 2 g started.',
  '- Ceftriaxone 4 g with azithromycin started.',
  '- Ceftriaxone 2 g at night started.',
)
read(
  'the time of one medicine is not of the next one',
  'Врач: Аллергия?\nПациентка: На бисептол сыпь.\nВрач: Тогда фосфомицин, 3 грамма, один раз на ночь.',
  '+ Назначен фосфомицин 3 г однократно на ночь с учётом сыпи на ко-тримоксазол.',
  '- Назначен фосфомицин 3 г однократно утром с учётом сыпи на ко-тримоксазол.',
  '- Назначен фосфомицин 3 г дважды на ночь с учётом сыпи на ко-тримоксазол.',
)
read(
  'what is taken though some are missed',
  'Врач: Как капаете?\nПациент: Дорзоламид, дважды в день.\nВрач: Не пропускаете?\nПациент: Бывает, засну.\nВрач: От дорзоламида щиплет?\nПациент: Немного.',
  '+ Получает дорзоламид 2 раза в сутки.',
  '- Получает дорзоламид 3 раза в сутки.',
)
read(
  'a limit is no measured value',
  'Γιατρός: Πίεση 172 με 94. Αν η συστολική πίεση ξεπεράσει τα 220, με φωνάζετε αμέσως.',
  '+ Αν η συστολική πίεση ξεπεράσει τα 220, να κληθεί αμέσως.',
  '- Αν η συστολική πίεση ξεπεράσει τα 200, να κληθεί αμέσως.',
  '- Αρτηριακή πίεση 220/94.',
)
read(
  'a word of being well takes nothing back',
  'Doctor: Family. Father died of stomach cancer at sixty-one. Mother well. Social. Smokes ten a day.',
  '+ Father died of stomach cancer at 61.',
  '- Father died of stomach cancer at 71.',
  '- Father died of stomach cancer at ten.',
)
read(
  '"well" that takes back',
  "Patient: Senna, three tablets a day. Well, four tablets.\nDoctor: And the weight?\nPatient: It's 80 kilos, well, 82 kilos.",
  '+ Senna 4 tablets.',
  '- Senna 3 tablets.',
  '- Weight 80 kg.',
  '+ Weight 82 kg.',
)
read(
  'a length and a year are of different things',
  'Врач: Катаракту слева удалили пять лет назад, стоит хрусталик. Лазерная иридотомия, нет, исправьте, лазерная трабекулопластика справа в две тысячи двадцать втором году.',
  '+ Катаракта слева удалена пять лет назад.',
  '- Катаракта слева удалена три года назад.',
)
read(
  'a habit that changed',
  'Doctor: Smoking?\nPatient: Twenty a day, down from thirty last year.\nDoctor: Blood pressure 152 over 94, last time it was 138 over 82.',
  '+ Smokes 20 a day, down from 30 last year.',
  '- Smokes 30 a day, down from 20 last year.',
  '- Smokes 30 cigarettes a day.',
  '+ Blood pressure 152/94 against 138/82 last time.',
  '- Blood pressure 138/82 against 152/94 last time.',
)
read(
  'which of two values is of today',
  'Врач: Боль по десятибалльной шкале?\nПациент: На тройку сейчас, вчера на семёрку.',
  '+ Боль 3 балла из 10.',
  '- Боль 7 баллов из 10 сейчас.',
  '- Боль 5 баллов из 10.',
)
read(
  'the same in Greek',
  'Ασθενής: Το τσιγάρο, δέκα τη μέρα από είκοσι πέρσι.',
  '+ Καπνίζει 10 τσιγάρα ημερησίως.',
  '- Καπνίζει 20 τσιγάρα ημερησίως.',
)
read(
  'another way that a value went',
  'Doctor: I slept on two pillows then, you said.\nPatient: I slept on two pillows, now I need three.',
  '+ Sleeps on three pillows, previously two.',
  '- Sleeps on two pillows, previously three.',
)
read(
  'a bare dose that goes up, in Greek',
  'Ασθενής: Concor πέντε το πρωί, Lipitor είκοσι το βράδυ.\nΓιατρός: Πίεση 150 με 90.\nΑσθενής: Ναι.\nΓιατρός: Το Concor να το ανεβάσουμε στα δέκα.',
  '+ Αύξηση βισοπρολόλης από 5 σε 10.',
  '- Αύξηση βισοπρολόλης από 2,5 σε 10.',
  '- Αύξηση βισοπρολόλης από 5 σε 20.',
  '- Μείωση βισοπρολόλης από 10 σε 5.',
)
