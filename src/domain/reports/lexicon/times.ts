import type { Cues } from './cues.ts'

export const PAST: Cues = {
  ru: `вызывал*, вызывали, приезжала, увезли, доставлен*, вводили, был, была, было, были, раньше, ранее, в детстве, лет назад, год назад, в прошлом, бросил*, перестал*, прошло, прошла, прошел, удаляли, удалили, вырезали, перенес*, болел, болела, лечился, лечилась, отменили, родился, родилась, в первые дни, когда то, назад`,
  en: `went to, was taken, taken by, brought in by, called an ambulance, used to, as a child, years ago, ago, previously, stopped, quit, had, was, were, went away, in the past, last year, removed, former, ex smoker, when i was, when he was, when she was, resolved, gone`,
  el: `ηρθε με, μεταφερθηκ*, διακομ*, πηγα στα, πηγε στα, ειχα, ειχε, ειχαν, ηταν, παλια, παλιοτερα, εκοψα, εκοψε, διεκοψε, σταματησα, περασε, περσι, πριν απο χρονια, επαθα, επαθε, εκανα, εκανε, στο παρελθον, πρωην, υπηρξε`,
}
export const NOW: Cues = {
  ru: `сейчас, теперь, сегодня, уже, последн*, на данный момент, в настоящее время`,
  en: `now, today, currently, at the moment, at present, still, these days, right now`,
  el: `τωρα, σημερα, αυτη τη στιγμη, ακομα, ακομη, πλεον`,
}
/** A measure that is not of this visit. */
export const AT_HOME: Cues = {
  ru: `дома, обычно, вчера, позавчера, раньше, до этого, рабочее, весной, осенью, летом, зимой, последние, последний раз, бывает, поднима*, поднималась, вечером было, утром было, ночью было, намерил*, мерил*, мерили, меряю, измеряю, скор*`,
  en: `at home, usually, yesterday, last night, last week, overnight, normally, home readings, runs around, been running, up to, at midnight, was, this morning he, at the pharmacy, machine at home, highest`,
  el: `στο σπιτι, συνηθωσ, χθεσ, εχθεσ, χθεσ βραδυ, το βραδυ ειχε, τη βρισκω, μετρησα, μετρησαμε, μετραω, μετραμε, φτανει, ανεβηκε, ανεβαινει, παει`,
}
export const FUTURE: Cues = {
  ru: `будем, будет, потом, через, позже, завтра, послезавтра, перед операцией, вернемся, после результат*`,
  en: `will, we'll, going to, tomorrow, next week, later, before surgery, once the`,
  el: `θα, αυριο, μεθαυριο, αργοτερα, πριν απο το χειρουργειο`,
}
