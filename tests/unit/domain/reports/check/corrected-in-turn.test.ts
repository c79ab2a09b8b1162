import { describe, expect, test } from 'vitest'
import { checkSupport } from '../../../../../src/domain/reports/check/check-support.ts'
import { extract } from '../../../../../src/domain/reports/extract.ts'

const verdict = (transcript: string, sentence: string) => checkSupport(transcript, [sentence])[0]?.verdict

/** A transcript with sentences that it supports (+) and that it contradicts (-). */
function judged(title: string, transcript: string, ...sentences: string[]) {
  describe(title, () => {
    test.each(sentences)('%s', one => {
      const said = verdict(transcript, one.slice(2))
      if (one.startsWith('+')) expect(said).toBe('supported')
      else expect(said).toBe('changed')
    })
  })
}

judged(
  'a dose that is corrected keeps how often it is taken',
  'Doctor: What are you taking for the joints?\nPatient: Methotrexate, 20 milligrams. Sorry, 15, they brought it down in March. Once a week, on a Friday. Folic acid on the Monday, 5 milligrams.',
  '+ She takes methotrexate 15 mg once a week on Fridays.',
  '- Methotrexate 20 mg once a week.',
  '- Methotrexate 15 mg daily.',
)

judged(
  'a day of a month in words is corrected',
  '— When did your last period start?\n— On the twelfth of May. Sorry, I tell a lie, the nineteenth, it was the bank holiday weekend.',
  '+ The last period started on 19 May.',
  '- The last period started on 12 May.',
)

judged(
  'the value of a side is corrected, and the side stays',
  'On examination. Eye pressure by applanation is 17 on the right and 26 on the left, sorry, 22 on the left. The right lens shows two plus nuclear sclerosis.',
  '+ Eye pressure was 17 in the right eye and 22 in the left.',
  '- Eye pressure was 17 in the right eye and 26 in the left.',
  '- Eye pressure was 22 in the right eye and 17 in the left.',
)

judged(
  'an ordinal is no part of the number behind it',
  'Nurse: Vancomycin is up.\nDoctor: Go on with piperacillin tazobactam, 4.5 grams into the vein four times a day. Add teicoplanin, 400 milligrams every twelve hours for the first three doses.',
  '+ Teicoplanin 400 mg every twelve hours for three doses was added.',
  '- Teicoplanin 600 mg every twelve hours for three doses was added.',
  '- Teicoplanin 400 mg every twelve hours for five doses was added.',
)

judged(
  'a month that another one denies does not hold',
  'Врач: Давно у нас на учёте?\nПациент: Так ХОБЛ мне поставили шесть лет назад. И в этом году уже лежал с обострением, в феврале, здесь же, на третьем этаже.\nЖена: Да не в феврале, а в марте, восьмое же на дворе было.\nВрач: Ясно.',
  '+ В марте этого года лежал в больнице с обострением.',
  '- В феврале этого года лежал в больнице с обострением.',
)

judged(
  'a dose that another one denies does not hold',
  'Врач: Что принимаете?\nПациентка: Эликвис по пять миллиграммов два раза.\nДочь: Не по пять, а по два с половиной, вот коробка.\nПациентка: Правильно, два с половиной.',
  '+ Эликвис 2,5 мг два раза в день.',
  '- Эликвис 5 мг два раза в день.',
)

judged(
  'what was offered and declined',
  "Doctor: Stay on Trelegy as you are. I'd also like to put you down for pulmonary rehab.\nPatient: I'd sooner not, not with these knees.\nDoctor: Fair enough, we'll leave it.",
  '+ Pulmonary rehab was offered, but he declined because of his knees.',
  '+ He declined pulmonary rehab.',
  '- Pulmonary rehab was arranged.',
)
judged(
  'what was offered and accepted',
  "Doctor: I'd like to put you down for pulmonary rehab.\nPatient: Yes, gladly.\nDoctor: Good.",
  '- Pulmonary rehab was offered, but he declined.',
)
judged(
  'what was offered and declined, in Greek and Russian',
  'Γιατρός: Σας προτείνω φυσικοθεραπεία.\nΑσθενής: Όχι, δεν θέλω.\nΓιατρός: Καλά.',
  '+ Προτάθηκε φυσικοθεραπεία, αλλά αρνήθηκε.',
)
judged(
  'of two verbs each has its own',
  'Doctor: And would you like your vaccines today, whooping cough and flu?\nPatient: I will have the whooping cough one. Not the flu, it floored me last year.\nDoctor: Your choice.',
  '+ She accepted the whooping cough vaccine and declined the flu vaccine.',
  '- She declined the whooping cough vaccine.',
  '- She accepted the flu vaccine.',
  '- She declined the whooping cough vaccine and accepted the flu vaccine.',
)

judged(
  '"as well" takes nothing back',
  "— What's been going on?\n— She's had this cough for three weeks, doctor, and since Thursday she's been wheezing as well. It's worse at night, she's had us up two or three times.\n— Is it a dry cough?",
  '+ Three-week history of cough with wheeze since Thursday.',
  '- Two-week history of cough with wheeze since Thursday.',
)

judged(
  'a unit in front of its number, and a day that is no length of time',
  '— Рассказывайте.\n— Дней двенадцать уже болею. На пятый день полегчало, я даже на смену вышел.',
  '+ Болен около двенадцати дней.',
  '- Болен около пяти дней.',
)

judged(
  'a relative who only acts',
  '— How many pregnancies have you had?\n— Three. Two girls, the second by caesarean, and a miscarriage at ten weeks in between.\n— Anything else?',
  '+ Two daughters, the second by caesarean, and a miscarriage at ten weeks.',
  '- Her daughter had a miscarriage.',
)

judged(
  'a noun of doing says nothing of what was done',
  '— Аллергия на лекарства какая-нибудь есть?\n— На цефтриаксон. Мне его перед операцией ввели, и руки крапивницей покрылись.\n— Напомните про первые роды.',
  '+ После введения цефтриаксона была крапивница на руках.',
)
judged(
  'an attack that passed by itself was not undergone',
  'Врач: Сердце не беспокоит?\nПациент: Вчера после ужина минут десять колотилось, потом само отпустило.\nВрач: Давайте цифры.',
  '+ Вчера после ужина отмечал приступ сердцебиения около десяти минут, прошёл самостоятельно.',
  '- Вчера после ужина отмечал приступ сердцебиения около двадцати минут.',
)

judged(
  "yesterday's value is taken back for the one behind it",
  'Врач: Что по дренажу?\nМедсестра: По дренажу за сутки восемьдесят миллилитров. Ой, нет, это за прошлые сутки, за эти тридцать, светлое, без желчи.',
  '+ За последние сутки по дренажу выделилось 30 мл.',
  '- За последние сутки по дренажу выделилось 80 мл.',
)

judged(
  'an order is taken back for a better one',
  'Врач: Назначаю ривароксабан двадцать миллиграммов. Нет, стоп, с вашей язвой лучше апиксабан, пять миллиграммов два раза в день.',
  '+ Назначен апиксабан 5 мг два раза в день.',
  '- Назначен ривароксабан 20 мг.',
)

judged(
  'a number alone has the unit of the one that another one corrects',
  'Γιατρός: Πώς είστε;\nΣύζυγος: Έχει χάσει και έξι κιλά, κι ας τρώει για δύο.\nΑσθενής: Πέντε είναι, ζυγίστηκα την Κυριακή.\nΣύζυγος: Πέντε, καλά λες.',
  '+ Έχασε πέντε κιλά.',
  '- Έχασε έξι κιλά.',
)

judged(
  'a denial that another one challenges does not hold',
  'Γιατρός: Αλλεργία σε φάρμακο υπάρχει;\nΚόρη: Καμία.\nΑσθενής: Πώς καμία! Από ασπιρίνη έβγαλα εξανθήματα και πρήστηκε το στόμα μου, ήσουν μικρή.\nΚόρη: Έχει δίκιο.',
  '+ Αλλεργία στην ασπιρίνη με εξανθήματα.',
  '- Δεν αναφέρεται καμία αλλεργία σε φάρμακο.',
)

describe('the report has the value that was meant beside the one that was taken back', () => {
  const sentences = (transcript: string) =>
    extract(transcript).sections.flatMap(({ sentences: all }) => all.map(({ text }) => text))
  test.each([
    [
      'Врач: Что пьёте?\nПациентка: Беталок двадцать пять миллиграммов, тоже утром. Хотя погодите, коробочку достану. Вот, пятьдесят тут написано.\nВрач: Хорошо.',
      'двадцать пять',
      'пятьдесят',
    ],
    [
      'Врач: Падали?\nПациентка: Нет, не падала.\nДочь: Как не падала, а в ванной в прошлый вторник?\nПациентка: Ну, один раз. На левый бок упала, головой не билась.',
      'не падала.',
      'один раз',
    ],
    [
      'Врач: Для глаз предлагаю селен, сто микрограммов два раза в день, на полгода.\nПациентка: Ой, можно без селена? Я и так уже горстями пью.\nВрач: Можно, обойдёмся.',
      'селен,',
      'можно без селена',
    ],
    [
      'Врач: Что принимаете?\nПациентка: Эликвис по пять миллиграммов два раза.\nДочь: Не по пять, а по два с половиной, вот коробка.\nПациентка: Правильно.',
      'по пять миллиграммов',
      'по два с половиной',
    ],
  ])('%s', (transcript, old, meant) => {
    const saying = sentences(transcript).filter(text => text.includes(old))
    expect(saying).not.toEqual([])
    expect(saying.every(text => text.includes(meant))).toBe(true)
  })
})
