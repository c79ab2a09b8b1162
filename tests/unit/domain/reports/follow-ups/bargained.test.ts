import { describe, test } from 'vitest'
import { agrees, agreesNothing } from './follow-up-rows.ts'

describe('a visit that the patient turns down is no follow-up, and its refusal is printed with it', () => {
  test.each([
    ['Doctor: Come back in two weeks.\nPatient: No, I’m not coming back.', 'not coming back'],
    ['Doctor: I’d like to see you next week.\nPatient: I can’t, I’m away.\nDoctor: Okay, we’ll leave it.', 'I’m away'],
    ['Doctor: I want you back on Thursday.\nPatient: No chance, I’m not coming all this way again.', 'No chance'],
    [
      'Doctor: Come back in two weeks.\nPatient: I don’t want to.\nDoctor: All right, ring me if it gets worse.',
      'I don’t want to',
    ],
    [
      'Doctor: We could see you again in a month.\nPatient: I’d rather leave it.\nDoctor: That’s fine.',
      'I’d rather leave it',
    ],
    ['Doctor: I want to see him tomorrow.\nMum: We can’t do tomorrow, he’s got an exam.', 'We can’t do tomorrow'],
    ['Doctor: Can you come in on Monday?\nPatient: I can’t.', 'I can’t'],
    ['Doctor: Would you like to come in on Monday?\nPatient: No, it’s fine.', 'No, it’s fine'],
    ['Врач: Приходите через две недели.\nПациент: Нет, больше не приду.', 'больше не приду'],
    [
      'Врач: Хочу посмотреть вас через неделю.\nПациент: Не могу, уезжаю.\nВрач: Ладно, тогда не надо.',
      'Не могу, уезжаю',
    ],
    ['Врач: Завтра хочу его посмотреть.\nМама: Завтра не можем, у него экзамен.', 'Завтра не можем'],
    ['Врач: Жду вас в четверг.\nПациент: Ни за что, я больше сюда не приеду.', 'Ни за что'],
    ['Врач: Сможете прийти в понедельник?\nПациент: Не смогу.', 'Не смогу'],
    ['Γιατρός: Ελάτε σε δύο εβδομάδες.\nΑσθενής: Όχι, δεν ξανάρχομαι.', 'δεν ξανάρχομαι'],
    [
      'Γιατρός: Θέλω να σας δω την άλλη εβδομάδα.\nΑσθενής: Δεν μπορώ, λείπω.\nΓιατρός: Εντάξει, ας το αφήσουμε.',
      'Δεν μπορώ, λείπω',
    ],
    ['Γιατρός: Αύριο θέλω να τον δω.\nΜητέρα: Αύριο δεν μπορούμε, γράφει διαγώνισμα.', 'Αύριο δεν μπορούμε'],
    ['Γιατρός: Σας περιμένω την Πέμπτη.\nΑσθενής: Με τίποτα, δεν ξανάρχομαι εδώ.', 'Με τίποτα'],
    ['Γιατρός: Μπορείτε να έρθετε τη Δευτέρα;\nΑσθενής: Δεν μπορώ.', 'Δεν μπορώ'],
    ['Γιατρός: Χρειάζεται κολονοσκόπηση.\nΑσθενής: Όχι, δεν την κάνω.', 'δεν την κάνω'],
  ])('%s', agreesNothing)
})

describe('the day that was found between the two holds', () => {
  test.each([
    [
      'Doctor: I’ll see you on Monday.\nPatient: Monday I can’t, could we do Friday?\nDoctor: On Friday then.',
      'On Friday',
    ],
    ['Doctor: Come back in two weeks.\nPatient: Can’t you make it three?\nDoctor: Three weeks, fine.', 'Three weeks'],
    ['Doctor: Come back in two weeks.\nPatient: Could I come in one?\nDoctor: No, two weeks is right.', 'two weeks'],
    ['Doctor: Come back on Monday.\nPatient: Not Monday.\nDoctor: Tuesday?\nPatient: Tuesday’s fine.', 'Tuesday'],
    ['Doctor: Come back on Monday.\nPatient: Monday? I’m at work on Monday.\nDoctor: Then Tuesday.', 'Tuesday'],
    ['Doctor: See you on Monday.\nPatient: Monday’s a bank holiday.\nDoctor: Tuesday then.', 'Tuesday'],
    ['Doctor: Are you free on Monday?\nPatient: No.\nDoctor: Tuesday?\nPatient: Yes.', 'Tuesday'],
    [
      'Врач: Приходите в понедельник.\nПациент: В понедельник не могу, можно в пятницу?\nВрач: Хорошо, в пятницу.',
      'в пятницу',
    ],
    ['Врач: Приходите в понедельник.\nПациент: В понедельник праздник.\nВрач: Тогда во вторник.', 'во вторник'],
    ['Врач: В понедельник сможете прийти?\nПациент: Нет.\nВрач: Во вторник?\nПациент: Да.', 'Во вторник'],
    ['Врач: Приходите через две недели.\nПациент: Можно через одну?\nВрач: Нет, две недели.', 'две недели'],
    [
      'Γιατρός: Ελάτε τη Δευτέρα.\nΑσθενής: Τη Δευτέρα δεν μπορώ, γίνεται την Παρασκευή;\nΓιατρός: Εντάξει, την Παρασκευή.',
      'την Παρασκευή',
    ],
    ['Γιατρός: Ελάτε τη Δευτέρα.\nΑσθενής: Τη Δευτέρα είναι αργία.\nΓιατρός: Τότε την Τρίτη.', 'την Τρίτη'],
    ['Γιατρός: Μπορείτε να έρθετε τη Δευτέρα;\nΑσθενής: Όχι.\nΓιατρός: Την Τρίτη;\nΑσθενής: Ναι.', 'Την Τρίτη'],
    ['Γιατρός: Ελάτε σε δύο εβδομάδες.\nΑσθενής: Μπορώ σε μία;\nΓιατρός: Όχι, δύο εβδομάδες.', 'δύο εβδομάδες'],
  ])('%s', agrees)
})

describe('a day that was offered and taken is a follow-up', () => {
  test.each([
    ['Doctor: Would you like to come in on Monday?\nPatient: Yes please.', 'on Monday'],
    ['Doctor: Can you pop in on Wednesday?\nPatient: Should be able to.', 'on Wednesday'],
    ['Врач: Придёте в понедельник?\nПациент: Да, приду.', 'в понедельник'],
    ['Врач: В понедельник вам удобно?\nПациент: Да, удобно.', 'В понедельник'],
    ['Γιατρός: Μπορείτε να έρθετε τη Δευτέρα;\nΑσθενής: Ναι, μπορώ.', 'τη Δευτέρα'],
    ['Γιατρός: Τη Δευτέρα σας βολεύει;\nΑσθενής: Ναι, μια χαρά.', 'Τη Δευτέρα'],
    ['Patient: When should I come back?\nDoctor: In two weeks.', 'In two weeks'],
    ['Patient: Do I need another scan?\nDoctor: Yes, in six months.', 'in six months'],
    ['Пациент: Ещё одно УЗИ нужно?\nВрач: Да, через полгода.', 'через полгода'],
    ['Ασθενής: Χρειάζομαι κι άλλον υπέρηχο;\nΓιατρός: Ναι, σε έξι μήνες.', 'σε έξι μήνες'],
    ['Пациент: Приходить ещё надо?\nВрач: Да, через две недели.', 'через две недели'],
    ['Пациент: Когда приходить?\nВрач: Через две недели.', 'Через две недели'],
    ['Ασθενής: Χρειάζεται να ξανάρθω;\nΓιατρός: Ναι, σε δύο εβδομάδες.', 'σε δύο εβδομάδες'],
    ['Ασθενής: Πότε να έρθω;\nΓιατρός: Σε δύο εβδομάδες.', 'Σε δύο εβδομάδες'],
  ])('%s', agrees)

  test.each([
    ['Doctor: Were you able to come on Monday?\nPatient: Yes.'],
    ['Patient: Do I need to come back?\nDoctor: No.'],
    ['Врач: Вы смогли прийти в понедельник?\nПациент: Да.'],
    ['Пациент: Приходить ещё надо?\nВрач: Нет.'],
    ['Γιατρός: Μπορέσατε να έρθετε τη Δευτέρα;\nΑσθενής: Ναι.'],
    ['Ασθενής: Χρειάζεται να ξανάρθω;\nΓιατρός: Όχι.'],
  ])('nothing is agreed: %s', said => agreesNothing(said))
})

describe('what is said of something else changes no day', () => {
  test.each([
    ['Doctor: See you in six weeks.\nPatient: Can I go back to work in two weeks?\nDoctor: Yes.', 'in six weeks'],
    ['Doctor: Come back in two weeks.\nPatient: I can’t sleep though.', 'in two weeks'],
    ['Doctor: I’ll see you on Friday.\nPatient: I can’t wait.', 'on Friday'],
    ['Doctor: Come back in two weeks.\nPatient: And no driving?\nDoctor: No driving.', 'in two weeks'],
    ['Doctor: Come back in two weeks.\nPatient: Do I have to?\nDoctor: Yes.', 'in two weeks'],
    ['Doctor: I’d like to see you on Monday.\nPatient: Okay, but my wife’s away till Friday.', 'on Monday'],
    [
      'Врач: Жду вас через шесть недель.\nПациент: А на работу через две недели можно?\nВрач: Да.',
      'через шесть недель',
    ],
    ['Врач: Приходите через две недели.\nПациент: Я спать не могу.', 'через две недели'],
    [
      'Врач: Приходите через три месяца.\nПациент: Раньше не надо?\nВрач: Нет, трёх месяцев достаточно.',
      'через три месяца',
    ],
    [
      'Γιατρός: Σας βλέπω σε έξι εβδομάδες.\nΑσθενής: Στη δουλειά μπορώ σε δύο εβδομάδες;\nΓιατρός: Ναι.',
      'σε έξι εβδομάδες',
    ],
    ['Γιατρός: Ελάτε σε δύο εβδομάδες.\nΑσθενής: Δεν μπορώ να κοιμηθώ όμως.', 'σε δύο εβδομάδες'],
    [
      'Γιατρός: Ελάτε σε τρεις μήνες.\nΑσθενής: Νωρίτερα δεν χρειάζεται;\nΓιατρός: Όχι, τρεις μήνες φτάνουν.',
      'σε τρεις μήνες',
    ],
  ])('%s', agrees)
})
