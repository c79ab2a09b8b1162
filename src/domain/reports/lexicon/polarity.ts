import type { Cues } from './cues.ts'

export const NEGATION: Cues = {
  ru: `не, нет, нету, ни, без, никогда, никаких, никакой, никакого, ничего, никто, отрица*, отсутств*, нельзя, отказ*, не было`,
  en: `no, not, none, nor, never, without, denies, denied, denying, deny, negative for, nothing, cannot, don't, doesn't, didn't, isn't, aren't, wasn't, weren't, haven't, hasn't, hadn't, can't, couldn't, won't, wouldn't, shouldn't, ain't, neither, absent, free of, absence of, nobody, nope, nah`,
  el: `οχι, δεν, δε, μη, μην, χωρισ, ουτε, ποτε δεν, καθολου, καμια, κανενα, κανεναν, κανεισ, τιποτα, αρνειται, αρνουμαι, απουσια, απαγορευεται, δίχως, ελευθερο ιστορικο, ελευθερο`,
}
/** Has a cue of negation and denies nothing that is asked about. */
export const NO_NEGATION: Cues = {
  ru: `не только, не хватает, не могу, не может, не мог, не могла, не проходит, не прошло, не прошла, не прошел, не заживает, не помогает, не помогают, не помогло, не помог, не получается, не нравится, не сплю, не спит, не спал*, не спится, не сгибает*, не разгибает*, не наступить, не удержив*, не дает, не отпускает, не держит*, не слышу, не слышит, не вижу плохо, не достигнут*, не работает, не исключ*, нельзя исключить, не уверен*, не знаю, не помню, не больше, не более, не менее, не меньше, не реже, не чаще, не позднее, не сразу, не всегда, не очень, не совсем, не сильно, не каждый, ничего не помогает, нет подождите, нет сил, не лучше, если не, не вам, не ем, не ест, пока не, не встать, не поднять, не чувств*, без изменений, нет аппетита, без перемен, без динамики, если нет, врать не буду, не буду врать, не скрою, не скрываю, не поверите, не вру, не то чтобы, не забываю, не прочь, чего уж там, куда деваться, не хочу, не хочется, ни о чем, не заметить`,
  en: `not only, no doubt, can't, cannot, couldn't, can not, won't go away, doesn't go away, not getting better, not better, no better, isn't better, doesn't help, didn't help, isn't helping, not helping, nothing helps, not sleeping, not working, doesn't work, not sure, i don't know, don't know, don't remember, not excluded, not ruled out, no more than, not more than, no longer than, no later than, if not, if he's not, if she's not, if it's not, if it doesn't, if you don't, doesn't fade, not well controlled, not controlled, not at goal, not as, not much, not every, not always, not really better, not eating, not drinking, not able, not improving, no idea, no wait, no appetite, no energy, no change, no rush, no problem, not healing, won't heal, hasn't healed, not feeling well, not too bad, no sooner, not until, don't feel well, not himself, not herself, not myself, i won't lie, not going to lie, not gonna lie, can't deny, can't complain, don't mind, can't help, can't stand, can't stop, can't manage, can't get, couldn't get, can't keep, can't hold, never mind, not that i mind, no idea why, not as well, not as good, not too good, not great, not so good, not so well, not right, not keeping, unchanged`,
  el: `οχι μονο, δεν ειναι μονο, δεν περναει, δεν περνα, δεν πεφτει, δεν μπορω, δεν μπορει, δεν μπορουσ*, δεν κοιμαμαι, δεν κοιμαται, δεν βοηθα*, δεν βοηθησ*, δεν εκανε τιποτα, δεν ξερω, δεν θυμαμαι, δεν ειμαι σιγουρ*, καμια φορα, καμια δεκαρια, κανενα χρονο, κανεναν χρονο, κανενα μηνα, κανεναν μηνα, κανενα δυο, καμια ωρα, καμια βδομαδα, καμια εβδομαδα, δεν αποκλειεται, οχι πανω απο, οχι παραπανω, οχι περισσοτερο, αν δεν, εαν δεν, δεν υποχωρει, δεν αντεχω, δεν ακουω, δεν βλεπω καλα, δεν τρωει, δεν τρωω, δεν εχω ορεξη, δεν εχω ορεξ*, δεν ειναι καλα ρυθμισμεν*, μη στεροειδη, οχι τοσο, οχι παντα, δεν κλεινει, δεν επουλων*, δεν ανασαινω, δεν ειμαι καλα, δεν θα πω ψεματα, δεν λεω ψεματα, δεν το κρυβω, δεν κρυβω, δεν σταματαει, δεν σταματα, δεν λεει να, δεν παει αλλο, δεν κρατι*, δεν εχω δυναμη, δεν εχω κουραγιο, δεν σηκωνω, δεν σηκωνει, δεν ησυχαζ*, δεν αντεχει, δεν πολυ*, μη ρυθμισμεν*, μην ξεχ*, αδυναμια`,
}
export const NOT_DONE: Cues = {
  ru: `не смотрел*, не готов*, не взят*, не взяли, не брали, в работе, еще нет, еще не готов*, ждем результат*, не сделан*, не выполн*, не определял*, не смотрели, не сдали, не померил*, еще не делал*, не взвешивал*, не пришел, не пришли, не измеря*, не мерил*, не проводил*, не делал*, не осматрива*, не обследов*, не сдавал*, не проверял*`,
  en: `not back yet, awaited, outstanding, not through yet, isn't through, not in yet, hasn't come back, haven't come back, haven't had, haven't got, don't have a recent, no recent, nobody's repeated, never repeated, wasn't done, weren't done, not repeated, not measured, not taken, not available, isn't back, aren't back, haven't looked, haven't done, hasn't been done, still cooking, still pending, didn't look, haven't examined, didn't examine, not examined, not checked, not done, not tested, haven't checked, didn't check, deferred`,
  el: `δεν εγιναν, δεν εχουμε, δεν εχει ερθει, δεν εχουν ερθει, δεν ηρθε, εκκρεμ*, δεν το εχουμε, δεν την εχουμε, δεν τισ εχουμε, δεν εχετε κανει, δεν ελεγξαμε, δεν στειλαμε, δεν παρθηκ*, δεν εξετασα, δεν κοιταξα, δεν εχουν βγει, δεν βγηκ*, δεν εχει βγει, δεν ειδα, δεν εχετε ελεγξει, δεν μετρηθηκ*, δεν εγινε, δεν μετρ*, δεν ελεγχθηκ*, δεν εξεταστηκ*, δεν εχω μετρησει`,
}
/** The examiner sees none of it. */
export const UNSEEN: Cues = {
  ru: `не вижу, не видно, не видел*, не нахожу, не обнаруж*, не выявл*, не определя*, не выслушива*, не пальпир*, не слышу`,
  en: `don't see, can't see, cannot see, i see no, not seen, not visible, don't hear, can't hear, don't feel, can't feel, no sign of, no signs of, nothing to see`,
  el: `δεν βλεπω, δεν φαινεται, δεν ακουω, δεν ψηλαφ*, δεν ευρισκ*, δεν βρηκα, δεν βρισκω, δεν διακριν*, δεν μπορω να τον δω, δεν μπορω να το δω, δεν μπορω να την δω, δεν μπορω να τη δω`,
}
export const HEDGE: Cues = {
  ru: `маловероятен, вероятен, возможен, возможна, вроде, вроде бы, похоже, наверное, наверно, вероятн*, маловероятн*, под вопросом, возможно, кажется, думаю, видимо, может быть, скорее всего, не уверен*, не знаю, исключить, не исключ*, подозрени*, предположительно, как будто, по моему, нельзя исключить, точно не помню, не припомню`,
  en: `maybe, probably, probable, i think, i guess, likely, unlikely, possible, possibly, rule out, perhaps, might, may be, could be, i don't know, not sure, i'm not sure, not that i know, suspect*, sounds like, looks like, seems, suspicious, appears, as far as i know, not excluded, suggestive, i believe, i suppose, i don't think, cannot exclude, presumed, i wouldn't say, differential`,
  el: `μαλλον, ισωσ, πιθαν*, νομιζω, δεν νομιζω, δεν αποκλειεται, μπορει, φαινεται, μοιαζει, υποψια, ενδεχ*, θα ελεγα, οσο ξερω, απ οσο ξερω, δεν ειμαι σιγουρ*, δεν ξερω, πιστευω, να αποκλεισ*`,
}
export const YES: Cues = {
  ru: `да, есть, было, был, была, были, бывает, ага, угу, конечно, ну да, имеется, бывало`,
  en: `yes, yeah, yep, yup, uh huh, mm hmm, i do, i am, i have, i did, he does, she does, he is, she is, it does, it is, he has, she has, a bit, a little, sometimes, sure, definitely, absolutely, sort of, kind of`,
  el: `ναι, αμε, βεβαιωσ, βεβαια, φυσικα, εχω, λιγο, καμια φορα, μερικεσ φορεσ, μαλιστα, νομιζω ναι, μαλλον ναι`,
}
/** Turns to something else in the clause: ends the scope of a negation. */
export const CONTRAST: Cues = {
  ru: `но, зато, однако, хотя, а вот, только, кроме, а`,
  en: `but, however, although, though, except, apart from`,
  el: `αλλα, ομωσ, ενω, παρολο, εκτοσ, μονο, ωστοσο`,
}
/** Takes back what was just said. */
export const CORRECTION: Cues = {
  ru: `исправь, нет исправь, поправь, сотри, нет точнее, нет вру, нет там, нет у, а не, нет подождите, нет погодите, нет нет, ой нет, ой, точнее, вернее, виноват, виновата, исправьте, исправляюсь, поправка, поправьте, поправлюсь, то есть нет, хотя нет, ошибся, ошиблась, ошибка, оговорился, оговорилась, нет исправьте, нет не, простите нет, извините нет, зачеркните, вычеркните, отставить, ой простите, я перепутал*, перепутал*, вру, нет вру, не так, стоп, а нет, постойте, погодите, подождите, правильнее, нет это, нет справа, нет слева, нет правый, нет левый, нет правая, нет левая`,
  en: `no i'm, no what's, well no, no they, no he, no she, no you, oh no it's, no make, no it, no wait, wait no, no hang on, hang on, scratch that, correction, i mean, sorry no, no sorry, actually no, actually, make that, strike that, let me correct, i misspoke, my mistake, oh wait, wait, or rather, rather, oh no, no it was, no it's, no it is, no that's, no the, sorry, i'm sorry, oh sorry, excuse me i mean, it is instead, no no, i take that back, delete that, i got that wrong, on second thought*, no not`,
  el: `τι λεω, τι λεω στ*, οχι στην, οχι στον, λαθοσ εκανα, διορθωσε, ακυρο, οχι λαθοσ, λαθοσ, συγγνωμη, διορθωση, διορθωνω, οχι συγγνωμη, οχι περιμενετε, περιμενετε, μαλλον οχι, εννοω, θελω να πω, σωστα ειναι, οχι οχι, οχι το, οχι στο, οχι δεξι*, οχι αριστερ*, μπερδευτηκα, εκανα λαθοσ, διαγραψτε, σβηστε, ή μαλλον, βασικα οχι, με συγχωρειτε, οχι ειναι, οχι ηταν, α οχι`,
}
