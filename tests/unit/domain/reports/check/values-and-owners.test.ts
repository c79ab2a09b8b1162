import { expect, test } from 'vitest'
import { readWords } from '../../../../../src/domain/reports/text/words.ts'
import { judged, verdict } from './judged.ts'

judged(
  'a count that is corrected is as often in the same span',
  'Doctor: Physiotherapy three times a week, correction, two, until we see the scan.',
  '+ Physiotherapy twice a week.',
  '- Physiotherapy three times a week.',
)

judged(
  'of a value and its correction only one may have a unit',
  'Сухой вес семьдесят четыре, стоп, поправьте, семьдесят два килограмма, семьдесят четыре держали весной.',
  '+ Сухой вес 72 кг.',
  '- Сухой вес 74 кг.',
)

judged(
  'two numbers of a pressure are one, whatever was measured before them',
  'Врач: Лёжа давление сто двадцать пять на семьдесят, пульс семьдесят четыре. Теперь встаём, я держу. Стоя девяносто восемь на шестьдесят. Сатурация девяносто пять.',
  '+ АД лёжа 125/70, стоя 98/60.',
  '- АД стоя 98/70.',
  '- АД лёжа 98/60.',
)

judged(
  'the numbers of an answer have the unit of the question, both of a range',
  'Doctor: Any burning?\nPatient: Yes.\nDoctor: How many days now?\nPatient: Three or four.',
  '+ Burning for three to four days.',
  '+ Burning for 3-4 days.',
  '- Burning for 3-4 weeks.',
  '- Burning for 2-4 days.',
)

judged(
  'a time of the day is no length of time',
  '— Что случилось?\n— Ночью болело, в два часа ночи.',
  '+ Боль с двух часов ночи.',
  '- Боль в течение двух часов.',
  '- Боль с трёх часов ночи.',
)

judged(
  'a value that was read out and is somebody else’s',
  "Doctor: And your blood pressure?\nPatient: Hang on. It says 171 over 94. Oh no, that's my husband's from breakfast. My own pressure's 136 over 78.",
  '+ Her blood pressure is 136/78.',
  '- Her blood pressure is 171/94.',
)

judged(
  'a dose that a companion without a label corrects',
  '— Кровь разжижаете?\n— Эликвисом, два с половиной, утром и вечером.\n— На коробке пять написано, пап. Вот она, я из дома захватила.\n— Дай гляну. Да, пять миллиграммов, перепутал.\n— Что ещё?',
  '+ Принимает апиксабан 5 мг.',
  '- Принимает апиксабан 2,5 мг.',
)

judged(
  'a part of a term that was denied, where another word may stand for it',
  'Patient: All right, I slipped. But I did not hit my head.\nDoctor: And the bowels?',
  '- He hit his head when he fell.',
)
judged(
  'the same, with the object in front',
  'Ασθενής: Καλά, γλίστρησα. Το κεφάλι όμως δεν το χτύπησα.\nΓιατρός: Το έντερό του πώς πάει;',
  '+ Δεν χτύπησε το κεφάλι του.',
  '- Χτύπησε το κεφάλι του στην πτώση.',
)

judged(
  'a hedged name that begins like another word',
  'Γιατρός: Το κάψιμο στο πόδι μάλλον είναι ερυθρομελαλγία. Σημεία θρόμβωσης δεν βλέπω.',
  '+ Το κάψιμο στο πόδι μάλλον οφείλεται σε ερυθρομελαλγία.',
  '- Το κάψιμο στο πόδι οφείλεται με βεβαιότητα σε ερυθρομελαλγία.',
)

judged(
  'a medicine that was stopped by its pronoun, in speech without punctuation',
  'and your blood pressure went up after yeah they put me on labetalol two hundred twice a day the midwife stopped it at three weeks anything else you take i did the enoxaparin injections for ten days',
  '+ Labetalol was stopped at three weeks.',
  '- She takes labetalol 200 twice a day.',
)

judged(
  'what a medicine is for is not denied with it',
  'For the itch I suggested gabapentin, the patient does not want it because of the drowsiness.',
  '+ The patient does not want gabapentin for the itch.',
  '- She takes gabapentin for the itch.',
)

judged(
  'a proposal that is turned down because it cannot be',
  'Врач: Но с такими цифрами я предлагаю вам сегодня лечь в отделение.\nПациентка: Сегодня никак. Мама у меня после перелома бедра. Лечь я не смогу.\nВрач: Жаль.',
  '+ От госпитализации пациентка отказалась.',
)

judged(
  'two places of one finding',
  'Пациентка: Синяки опять полезли, на бёдрах и на животе.\nВрач: Сколько уже дней?\nПациентка: Дней десять, наверное.',
  '+ Появление синяков на бёдрах и животе около десяти дней.',
)

judged(
  'words in another order, and what a reaction was',
  'Врач: Аллергия на лекарства бывала?\nПациент: На новокаин, у зубного. Сыпь по груди пошла, и дышать стало тяжело.',
  '+ На новокаин была реакция: сыпь на груди и затруднение дыхания.',
)

test('what the blood lacks is no medicine', () => {
  const transcript =
    'Patient: They found low iron, so they gave me Tardyferon, I took it for five days and I stopped it.'
  expect(verdict(transcript, 'Tardyferon was stopped.')).toBe('supported')
})

judged(
  'a list behind a verb that reports nothing, up to its "or"',
  'Doctor: No pain, no flashes and no floaters. Sleeps well.',
  '+ Does not report pain, flashes or floaters.',
  '+ Does not report pain, sleeps well.',
)
judged(
  'the same list, of which one is there',
  'Doctor: There is pain and there are flashes, but no floaters.',
  '- Does not report pain, flashes or floaters.',
)

judged(
  'a medicine that was not given because of an allergy',
  'Nurse: They wrote him up for Brufen yesterday, but we did not give it because of the allergy.',
  '+ Brufen was not given because of the allergy.',
  '- Brufen was given.',
)

judged(
  'a denial behind "and" is of what follows it',
  'Doctor: Any falls?\nCarer: On Saturday night, by the commode.\nPatient: Yes, I slid down. I did not hit my head.',
  '+ She slid down and did not hit her head.',
  '- She slid down and hit her head.',
)

judged(
  'a short noun in another case',
  'Пациентка: Тошно.\nВрач: Щитовидная железа увеличена, узлов не прощупываю. Пальцы мелко дрожат.',
  '+ Узлы не определяются.',
  '- Узлы определяются.',
)

judged(
  'what a medicine is given for giving up',
  'Врач: Курить пора бросать, могу варениклин выписать.\nПациент: Варениклин не надо, я уж сам.\nВрач: Ну смотрите.',
  '- Для отказа от курения назначен варениклин.',
)

judged(
  'a relative who only brought a medicine',
  'Врач: Ещё что-нибудь давали?\nПациентка: Сестра феназепам принесла, а я побоялась, так и лежит в тумбочке, ни одной не выпила.',
  '+ Феназепам, который принесла сестра, не принимала.',
  '- Принимает феназепам.',
)

judged(
  'the next step of a dose has the unit of the one before',
  'Пациентка: И чем лечить?\nВрач: Давление 120 на 80, пульс 70. Начнём эсциталопрам, первую неделю пять миллиграммов утром, затем десять.',
  '+ Назначен эсциталопрам 5 мг утром на первую неделю, затем 10 мг.',
  '- Назначен эсциталопрам 5 мг утром на первую неделю, затем 20 мг.',
)

judged(
  'a companion who names the old dose only to deny it',
  'Врач: Какие таблетки пьёте каждый день?\nПациент: Верошпирон пятьдесят утром, фуросемид сорок через день.\nЖена: Витя, какие пятьдесят, это до больницы было, а выписали на сто.\nПациент: Точно, забыл, сто миллиграммов верошпирона.',
  '+ Принимает верошпирон 100 мг утром.',
  '- Принимает верошпирон 50 мг утром.',
)

judged(
  'a number to be called is no dose, and pens are not milligrams',
  'Врач: Назначаю адреналин в шприц-ручке, ноль три миллиграмма в бедро, две ручки всегда с собой. При отёке адреналин в бедро и звоните сто три.',
  '+ Назначен адреналин в шприц-ручке 0,3 мг в бедро, две ручки носить с собой.',
  '- Назначен адреналин в шприц-ручке 0,15 мг в бедро.',
)

judged(
  'held until something is done',
  'Врач: Верошпирон придержим, пока не пересдадите калий. Фуросемид сорок миллиграммов каждое утро.',
  '+ Приём верошпирона приостановлен до повторного анализа на калий.',
  '- Верошпирон отменён.',
)

judged(
  'a reaction behind a question about what is borne',
  'Врач: Лекарства все хорошо переносите?\nПациент: От цефтриаксона в прошлом году губы раздуло.\nВрач: Запишу красным.',
  '+ На цефтриаксон в прошлом году отмечал отёк губ.',
  '- Цефтриаксон переносит хорошо.',
)

judged(
  'one or two of a span',
  'Пациентка: Голова замучила, пульсирует в правом виске, раз или два в неделю.',
  '+ Беспокоит пульсирующая боль в правом виске 1–2 раза в неделю.',
  '- Беспокоит пульсирующая боль в правом виске 4 раза в неделю.',
)

judged(
  'what stands before "without" is so',
  'Ασθενής: Φουντούκια και αμύγδαλα τρώω και δεν παθαίνω τίποτα.',
  '+ Τρώει φουντούκια και αμύγδαλα χωρίς να παθαίνει τίποτα.',
  '- Δεν τρώει φουντούκια.',
)

test.each([
  ['He takes iron, high blood pressure for years.', 1],
  ['They found low iron.', 0],
])('a level takes only its own substance from the medicines: %s', (text, medicines) =>
  expect(readWords(text).drugs.size).toBe(medicines),
)
