import type { Cues } from './cues.ts'

export const RETURN: Cues = {
  ru: `жду вас, жду через, явка, повторн* явка, повторн* прием, повторн* осмотр, приходите, приходи, придите, придете, покажитесь, покажетесь, покажешься, увидимся, встретимся, ко мне, на прием, следующ* прием, контрольн* осмотр, контрольн* визит, осмотрю вас снова, осмотр через, контроль через, позвоню, созвон*, позвоните мне, снова ко мне, встреча, консультация через, визит`,
  en: `i'll see you, we'll see you, see you tomorrow, see you next, see me tomorrow, see you both, like to see you, like to see him, like to see her, will come to your, see the nurse, see me, will see you, see you back, come out in, a week after, stitches come out, come back, come and see me, come in again, return to clinic, return in, return to the clinic, return visit, follow up, followup, see you in, see you again, see you back, see me in, see me again, see him again, see her again, review you, review in, review him, review her, we'll review, recheck in, check in, next visit, next appointment, appointment in, make an appointment, back in, i'll call you, i'll ring you, call you with, phone you, clinic in, reassess, to check his, to check her, to see how`,
  el: `τα λεμε σε, τα λεμε, θα τα πουμε, σασ περιμενω, θα σασ δω, να σασ δω, θα σε δω, να σε δω, να τον δω, να την δω, να τη δω, ξαναδουμε, ξαναδω, θα ξαναδουμε, ξαναβλεπ*, σασ ξαναβλεπω, σε ξαναβλεπω, ξαναερθ*, ξαναρθ*, ελατε ξανα, να ερθετε, να ερθει, να ξανα*, επανεξετασ*, επανελεγχ*, επανεκτιμησ*, ραντεβου, επισκεψη, να περασετε, θα σασ παρω τηλεφωνο, θα σασ τηλεφων*, επικοινωνηστε, θα επικοινων*, ξανα σε, ξανα την, παλι σε`,
}
/** When: a term that lies ahead. */
export const TERM: Cues = {
  ru: `через день, через два дня, через три дня, через четыре дня, через пять дней, через _ дней, через _ дня, через неделю, через две недели, через три недели, через _ недел*, через месяц, через два месяца, через три месяца, через полгода, через год, через _ месяц*, через _ час*, через час, завтра, послезавтра, на следующей неделе, на этой неделе, в понедельник, во вторник, в среду, в четверг, в пятницу`,
  en: `in a week, in two weeks, in three weeks, in four weeks, in six weeks, in a month, in two months, in three months, in six months, in a year, in one week, in one month, in a few days, in two days, in three days, in five days, in ten days, in a couple of weeks, in _ days, in _ weeks, in _ months, in a fortnight, fortnight, tomorrow, next week, next month, on monday, on tuesday, on wednesday, on thursday, on friday, this week, within a week, after the, in _ to _ weeks, weeks' time, week's time`,
  el: `σε μια εβδομαδα, σε δυο εβδομαδεσ, σε ενα μηνα, σε εναν μηνα, σε _ μηνεσ, σε _ εβδομαδεσ, σε _ μερεσ, σε _ ημερεσ, σε δεκα μερεσ, σε τρεισ μερεσ, αυριο, μεθαυριο, την αλλη εβδομαδα, την επομενη εβδομαδα, τη δευτερα, την τριτη, την τεταρτη, την πεμπτη, την παρασκευη, σε λιγεσ μερεσ, τον επομενο μηνα, σε _ ωρεσ, μεσα στην εβδομαδα`,
}
export const IF: Cues = {
  ru: `если, при появлении, при усилении, при ухудшении, при повышении, при покраснении, при температуре, при любых, при болях, при боли, при кровотечении, при, в случае, как только`,
  en: `if, should he, should she, should you, in case of, any sign of, any signs of, at the first sign, for any, when`,
  el: `αν, εαν, σε περιπτωση, με το παραμικρο, οταν`,
}
export const URGENT: Cues = {
  ru: `скорую, скорая, сто три, сто двенадцать, 103, 112, немедленно, сразу же, сразу вызывайте, сразу звоните, сразу зовите, сразу ко мне, сразу к врачу, сразу приезжайте, сразу в, сразу обра*, срочно, вызывайте, вызовите, в приемн*, приемный покой, приемное, в больницу, в роддом, зовите, обращайтесь, обратит*, обратиться, звоните, не ждите, сразу`,
  en: `call 999, 999, 911, 111, 112, nine nine nine, nine one one, emergency, er, a and e, a&e, ambulance, straight away, right away, immediately, urgently, urgent, at once, don't wait, come straight, go straight, come back sooner, come back if, come in if, call us, call me, ring us, call if, call the, go to, return immediately, return precautions, red flag*, warning signs, safety net*, hospital, labour ward, labor and delivery, crisis line, helpline, samaritans, seek, bring him back, bring her back, sooner if`,
  el: `166, 112, εκαβ, ασθενοφορο, αμεσωσ, αμεσα, επειγοντ*, επειγοντα, επειγον, καλεστε, καλεσετε, να με καλεσ*, παρτε με, τηλεφωνηστε, να με παρ*, νοσοκομειο, ελατε αμεσωσ, τρεξτε, κατευθειαν, μην περιμεν*, επικοινωνηστε, εφημεριας, εφημερευον, γυριστε, χωρις καθυστερηση`,
}
