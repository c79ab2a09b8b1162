import { describe, expect, test } from 'vitest'
import { agrees, filedIn } from './follow-up-rows.ts'

describe('a day on which somebody comes, rings or is seen is a follow-up, whatever the verb', () => {
  test.each([
    ['Doctor: Dressing change on Wednesday with the nurse.', 'on Wednesday'],
    ['Doctor: Book in with the nurse in six weeks for your bloods.', 'in six weeks'],
    ['Doctor: Repeat the bloods in three months.', 'in three months'],
    ['Врач: Загляните в среду, посмотрю рану.', 'в среду'],
    ['Врач: Перевязка в среду у сестры.', 'в среду'],
    ['Врач: Медсестра позвонит вам в четверг с результатами.', 'в четверг'],
    ['Врач: В течение недели покажитесь участковому.', 'В течение недели'],
    ['Врач: До встречи через месяц.', 'через месяц'],
    ['Врач: Через неделю посмотрим, как пойдёт.', 'Через неделю'],
    ['Врач: На следующей неделе УЗИ.', 'На следующей неделе'],
    ['Γιατρός: Περάστε την Τετάρτη να δω το τραύμα.', 'την Τετάρτη'],
    ['Γιατρός: Θα σας πάρω εγώ τηλέφωνο αύριο.', 'αύριο'],
    ['Γιατρός: Η νοσηλεύτρια θα σας πάρει την Πέμπτη για τα αποτελέσματα.', 'την Πέμπτη'],
    ['Γιατρός: Τα ράμματα βγαίνουν σε επτά μέρες.', 'σε επτά μέρες'],
    ['Γιατρός: Μιλάμε την Πέμπτη.', 'την Πέμπτη'],
    ['Γιατρός: Σε μια εβδομάδα βλέπουμε πώς πάει.', 'Σε μια εβδομάδα'],
    ['Patient: I’ve got an appointment with the cardiologist next week.', 'next week'],
    ['Пациент: Кардиолог сказал прийти через месяц.', 'через месяц'],
    ['Пациент: Меня записали на МРТ на четверг.', 'на четверг'],
    ['Ασθενής: Μου έκλεισαν μαγνητική για την Πέμπτη.', 'την Πέμπτη'],
  ])('%s', agrees)
})

describe('where to turn to under a condition is a warning', () => {
  test.each([
    ['Пациент: А если опять начнётся?\nВрач: Тогда сразу звоните нам.', 'звоните нам'],
    ['Пациент: Когда бить тревогу?\nВрач: Если усилится головная боль или начнётся рвота.', 'рвота'],
    ['Γιατρός: Ελάτε νωρίτερα αν χειροτερέψει ο πόνος.', 'χειροτερέψει'],
    ['Patient: What if it comes back?\nDoctor: Then ring us straight away.', 'ring us'],
    ['Doctor: Come back sooner if the pain gets worse.', 'sooner'],
  ])('%s', (said, part) => expect(filedIn(said, part)).toBe('safetyNet'))
})
