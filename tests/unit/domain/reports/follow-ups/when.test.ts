import { describe, test } from 'vitest'
import { agrees } from './follow-up-rows.ts'

describe('a time that was taken back is not the time of the visit', () => {
  test.each([
    ['Doctor: Come back in two weeks, no, make it three weeks.', 'three weeks'],
    ['Doctor: Come back in two weeks. No, make that in three weeks.', 'in three weeks'],
    ['Doctor: See you on Thursday. Sorry, I’m away on Thursday, so on Friday.', 'on Friday'],
    ['Врач: Приходите через две недели, нет, лучше через три.', 'через три'],
    ['Врач: Жду вас в четверг. Ой, в четверг меня нет, в пятницу.', 'в пятницу'],
    ['Врач: Ко мне через месяц, нет, там праздники, давайте через три недели, с анализами.', 'через три недели'],
    ['Врач: Жду вас во вторник, то есть в среду.', 'в среду'],
    ['Γιατρός: Ελάτε σε δύο εβδομάδες, όχι, καλύτερα σε τρεις.', 'σε τρεις'],
    ['Γιατρός: Σας περιμένω την Πέμπτη. Συγγνώμη, την Πέμπτη λείπω, την Παρασκευή.', 'την Παρασκευή'],
    ['Γιατρός: Επανεξέταση στις 14 Ιουνίου, όχι, στις 15 Ιουνίου.', 'στις 15 Ιουνίου'],
  ])('%s', agrees)
})

describe('each visit and test has its own time', () => {
  test.each([
    ['Doctor: Bloods on Friday, and I’ll see you again tomorrow.', 'on Friday', 'tomorrow'],
    [
      'Doctor: The nurse will ring you on Monday with the result, and I’ll see you in two weeks.',
      'on Monday',
      'in two weeks',
    ],
    ['Doctor: Stitches out in ten days, I’ll see you in six weeks.', 'in ten days', 'in six weeks'],
    ['Врач: Ко мне в пятницу, а к пульмонологу через две недели, направление дам.', 'в пятницу', 'через две недели'],
    ['Врач: В пятницу позвоните мне после обеда, а через неделю приходите на осмотр.', 'В пятницу', 'через неделю'],
    [
      'Γιατρός: Τηλεφωνική επικοινωνία αύριο στις δέκα το πρωί, νέα επίσκεψη την Τρίτη.',
      'αύριο στις δέκα το πρωί',
      'την Τρίτη',
    ],
    ['Γιατρός: Υπέρηχος την Παρασκευή, και σας βλέπω σε έναν μήνα.', 'την Παρασκευή', 'σε έναν μήνα'],
  ])('%s', (said, ...when) => agrees(said, ...when))
})

describe('a time is quoted whole', () => {
  test.each([
    ['Doctor: I’ll see you next Tuesday.', 'next Tuesday'],
    ['Doctor: Review in 10 days’ time.', 'in 10 days’ time'],
    ['Doctor: Your next appointment is on the 14th of May.', 'on the 14th of May'],
    ['Doctor: Come back after Christmas.', 'after Christmas'],
    ['Doctor: Come on Tuesday at half past nine.', 'on Tuesday at half past nine'],
    ['Doctor: I’ll see you in March.', 'in March'],
    ['Doctor: He should see his GP within a week.', 'within a week'],
    ['Врач: Увидимся в следующий вторник.', 'в следующий вторник'],
    ['Врач: Следующий приём 14 мая.', '14 мая'],
    ['Врач: Приходите третьего июня.', 'третьего июня'],
    ['Врач: Приходите во вторник в девять тридцать.', 'во вторник в девять тридцать'],
    ['Врач: Приходите в конце месяца.', 'в конце месяца'],
    ['Врач: Жду вас после Нового года.', 'после Нового года'],
    ['Γιατρός: Το επόμενο ραντεβού είναι στις 14 Μαΐου.', 'στις 14 Μαΐου'],
    ['Γιατρός: Ελάτε την Τρίτη στις εννιάμισι.', 'την Τρίτη στις εννιάμισι'],
    ['Γιατρός: Ελάτε στο τέλος του μήνα.', 'στο τέλος του μήνα'],
    ['Γιατρός: Θα σας δω μετά το Πάσχα.', 'μετά το Πάσχα'],
  ])('%s', agrees)
})
