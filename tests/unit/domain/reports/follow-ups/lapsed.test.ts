import { describe, test } from 'vitest'
import { agrees, agreesNothing } from './follow-up-rows.ts'

describe('a visit that is not needed, was of before or was declined is no follow-up', () => {
  test.each([
    ['Doctor: No need to come back.', 'No need to come back'],
    ['Doctor: No follow-up needed.', 'No follow-up needed'],
    ['Doctor: There’s no need to see me again.', 'no need to see me'],
    ['Doctor: I was going to see you in two weeks but there’s no need now.'],
    ['Doctor: I was hoping to see you in two weeks, but you’re away.'],
    ['Doctor: Last time I asked you to come back in a week and you didn’t.'],
    ['Doctor: You had a review in March and didn’t come.'],
    ['Doctor: The review in March was cancelled.'],
    ['Doctor: He doesn’t want to come back next week.'],
    ['Doctor: The district nurse came on Thursday and changed the dressing.'],
    ['Doctor: I’d have liked to see you again in a week, but I know you’re moving.'],
    ['Doctor: We talked about an operation in the spring, and you’d rather not.'],
    ['Patient: Can I come back in two weeks?\nDoctor: There’s really no need.', 'no need'],
    ['Doctor: She has already had the scan on Monday, it was clear.'],
    ['Врач: Повторный приём через неделю не нужен.', 'не нужен'],
    ['Врач: Хотел посмотреть вас через две недели, но теперь уже не нужно.'],
    ['Врач: Планировал посмотреть вас через две недели, но вы уезжаете.'],
    ['Врач: В прошлый раз я просил вас прийти через неделю, а вы не пришли.'],
    ['Врач: Предложен повторный осмотр через неделю, отказалась.', 'отказалась'],
    ['Врач: В понедельник УЗИ уже сделали, всё чисто.'],
    ['Врач: В понедельник вы пропустили приём.'],
    ['Врач: В четверг приходила патронажная сестра, сменила повязку.'],
    ['Γιατρός: Δεν χρειάζεται να ξανάρθετε.', 'Δεν χρειάζεται'],
    ['Γιατρός: Ήθελα να σας δω σε δύο εβδομάδες, αλλά δεν χρειάζεται πια.'],
    ['Γιατρός: Σκόπευα να σας δω σε δύο εβδομάδες, αλλά λείπετε.'],
    ['Γιατρός: Την προηγούμενη φορά σας είπα να έρθετε σε μια εβδομάδα και δεν ήρθατε.'],
    ['Γιατρός: Χάσατε το ραντεβού της Δευτέρας.'],
    ['Γιατρός: Προτάθηκε επανεξέταση σε μια εβδομάδα, αρνήθηκε.', 'αρνήθηκε'],
    ['Γιατρός: Δεν θέλει να έρθει την άλλη εβδομάδα.'],
    ['Γιατρός: Την Πέμπτη ήρθε η νοσηλεύτρια και άλλαξε τη γάζα.'],
    ['Ασθενής: Τη Δευτέρα είχα ραντεβού με τον καρδιολόγο.'],
    ['Ασθενής: Μου είπαν να ξαναπάω σε έναν μήνα αλλά δεν πήγα.'],
  ])('%s', agreesNothing)
})

describe('a denial, a past or a refusal of something else leaves the visit', () => {
  test.each([
    ['Doctor: No change. See you in six months.', 'in six months'],
    ['Doctor: Come back in a week without fail.', 'in a week'],
    ['Doctor: Don’t forget to come back in a week.', 'in a week'],
    ['Doctor: I’d like you to come back on Friday, not later.', 'on Friday'],
    ['Doctor: There’s no need to fast when you come back tomorrow.', 'tomorrow'],
    ['Doctor: I won’t change anything now, I’ll see you in a month.', 'in a month'],
    ['Doctor: I don’t think it’s broken but come back in a month.', 'in a month'],
    ['Doctor: You missed your last appointment, so come on Friday without fail.', 'on Friday'],
    ['Doctor: The X-ray was normal, so come back in a year.', 'in a year'],
    ['Doctor: We talked about a biopsy and you declined, so I’ll see you on Thursday to talk again.', 'on Thursday'],
    ['Doctor: Come back in four weeks, sooner if it gets worse.', 'in four weeks'],
    ['Врач: Не забудьте прийти через неделю.', 'через неделю'],
    ['Врач: Приходите в пятницу, не позже.', 'в пятницу'],
    ['Врач: Контроль через полгода, раньше не надо.', 'через полгода'],
    ['Врач: Без анализов не приходите, жду через месяц.', 'через месяц'],
    ['Врач: Прошлый приём вы пропустили, поэтому приходите в пятницу обязательно.', 'в пятницу'],
    ['Врач: От биопсии вы отказались, поэтому жду вас в четверг, поговорим ещё раз.', 'в четверг'],
    ['Γιατρός: Μην ξεχάσετε να έρθετε σε μια εβδομάδα.', 'σε μια εβδομάδα'],
    ['Γιατρός: Ελάτε την Παρασκευή, όχι αργότερα.', 'την Παρασκευή'],
    ['Γιατρός: Έλεγχος σε έξι μήνες, νωρίτερα δεν χρειάζεται.', 'σε έξι μήνες'],
    ['Γιατρός: Δεν αλλάζουμε τίποτα, σας βλέπω σε έναν μήνα.', 'σε έναν μήνα'],
    ['Γιατρός: Το προηγούμενο ραντεβού το χάσατε, γι’ αυτό ελάτε οπωσδήποτε την Παρασκευή.', 'την Παρασκευή'],
    ['Γιατρός: Τη βιοψία την αρνηθήκατε, οπότε σας περιμένω την Πέμπτη να ξαναμιλήσουμε.', 'την Πέμπτη'],
  ])('%s', agrees)
})

describe('of other people, of home and of medicines there are no rows', () => {
  test.each([
    ['Patient: My husband has an appointment on Thursday with the urologist.'],
    ['Patient: My daughter’s got her scan tomorrow.'],
    ['Patient: I’m going on holiday next week.'],
    ['Doctor: Start the tablets tomorrow.'],
    ['Doctor: Pick up the prescription tomorrow.'],
    ['Doctor: I’ll write you off work until Monday.'],
    ['Doctor: If the fever is still there in three days, an X-ray.'],
    ['Пациент: У мужа в четверг приём у уролога.'],
    ['Пациент: В понедельник мне на работу.'],
    ['Врач: Таблетки начнёте завтра.'],
    ['Врач: Больничный до понедельника.'],
    ['Ασθενής: Ο άντρας μου έχει ραντεβού την Πέμπτη με τον ουρολόγο.'],
    ['Ασθενής: Τη Δευτέρα γυρίζω στη δουλειά.'],
    ['Γιατρός: Τα χάπια τα ξεκινάτε αύριο.'],
    ['Γιατρός: Αναρρωτική μέχρι τη Δευτέρα.'],
  ])('%s', said => agreesNothing(said))
})
