export const REACTION =
  /сып|волдыр|отек|отекл|крапивниц|анафил|пятн|зуд|краснеют|rash|hive|swell|swollen|swelled|anaphyla|itch|blister|throat|lips|εξανθ|πρηστ|πρησ|πρηξ|οιδημα|αναφυλ|κνησμ|πλακεσ|φλυκταιν|καντηλ/u
export const INTOLERANCE =
  /тошн|рвал|рвот|понос|живот|sick|nause|runs|upset|headache|dizzy|cough|diarrh|constipat|ναυτι|εμετ|διαρροι|ζαλ/u
export const TOLERATED = /перенош|переносит|спокоино|fine with|tolerat|no problem|αφοβα|χωρισ προβλημα/u
/** An intolerance is written with the allergies. */
export const NOT_TOLERATED =
  /(?:^|\s)(?:(?:can't|cannot|couldn't|don't|didn't) tolerate|не перенош\p{L}*|не перенос\p{L}*|δεν (?:το |τη |την |τα )?(?:ανεχ|αντεχ)\p{L}*)(?:\s|$)/u
export const KEEP =
  /(?:^|\s)(?:оставля\p{L}*|остав\p{L}*|продолж\p{L}*|как пили|как принимали|как есть|в (?:тои|прежнеи) же дозе|continue|keep(?! (?:off|away|clear))|carry on|stay on|same dose|same doses|as (?:it )?is|hold|holding|не бросаите|не бросаи|не отменя\p{L}*|не прекраща\p{L}*|no change|unchanged|без изменении|keep taking|keep it|don't stop|do not stop|leave it on|οπωσ ειναι|αφηνετε|αφηστε|μην (?:το|τη|την|τα) (?:κοψ|σταματ|διακοψ)\p{L}*|συνεχιζ\p{L}*|προσωρινα|temporarily|for now)(?:\s|$)/u
export const STOPS =
  /(?:^|\s)(?:отменя\p{L}*|отмен\p{L}*|убира\p{L}*|убрать|убрали|прекра\p{L}*|выбросить|бросил\p{L}*|бросать|бросить|не пьет|не принимаю|больше не (?:надо|нужен|нужна|нужно|нужны)|перестал\p{L}*|stop|stopped|quit|came off|come off|finished|закончил\p{L}*|κοπηκ\p{L}*|gave up|no longer takes?|doesn't take|isn't taking|not taking|διακοπτ\p{L}*|διεκοψ\p{L}*|διακοπη|σταματ\p{L}*|κοβ\p{L}*|εκοψ\p{L}*|κοψετε|κοψ\p{L}*|δεν (?:το|τη|την|τα) παιρνει|να μην τη συνεχισει|discontinue\p{L}*|сеичас уже нет|больше не пью)(?:\s|$)/u
/** "Don't" within two words before what it denies. */
export const NOT =
  /(?:^|\s)(?:не|нельзя|not|don't|didn't|doesn't|isn't|wasn't|hasn't|haven't|never|μην|μη|δεν|να μην)(?:\s\S+){0,2}$/u
export const NEVER_TAKEN =
  /не начинал\p{L}*|(?:not|n't|never) (?:been )?started|not yet started|δεν (?:εχ\p{L}* )?(?:ξεκιν|αρχισ)\p{L}*|не стала|не стал|не купил\p{L}*|не покупал\p{L}*|не пил\p{L}*|побоялся|побоялась|never picked|didn't take|never had|never took|δεν το πηρα|δεν το αγορασα|δεν πηρα|δεν το πηρε|ουτε που το|στο συρταρι|отказал\p{L}*|refus|declin|не стал пить/u
/** One dose that was given, which is not taken on. */
export const GIVEN_ONCE =
  /(?:^|\s)(?:(?<!(?:^|\s)i )(?:was|were) (?:given|administered)|(?:given|gave) (?:\S+ ){0,4}?(?:in (?:the )?(?:ambulance|theatre|a&e|casualty|emergency)|by (?:the )?(?:paramedics?|ambulance))|(?:в машине|бригадои|в) скорои (?:\S+ )?(?:дан\p{L}*|ввел\p{L}*|введ\p{L}*|сделал\p{L}*)|введен[аоы]?|однократно|δοθηκε|χορηγηθηκε)(?:\s|$)/u
export const FINISHED =
  /(?:раньше|в детстве|в молодости|в юности|лет в \S+|лет назад) (?:\S+ )?пил|пил\p{L}* (?:\S+ ){0,2}(?:раньше|в детстве|в молодости|лет назад)|as a (?:child|teenager)|years ago|χρονια πριν|πριν απο χρονια|пил полгода|попил|пропил|курс|месяц попили|was on|changed it|switched me|i had that week|had (?:a|my|the|one|two|three|several)(?: \S+)? courses? of|used to take|(?<!(?:since|started|start|put|prescribed|taking|take|on|still)(?: \S+){0,6} )in 20\d\d(?!.*(?:i'm on|i am on|i take|now))|επαιρνα|ηπια/u

/** A reaction that came with it: «пил, и сыпь пошла». What a medicine is for is no reaction to it. */
export const REACTED =
  /(?:^|\s)(?:(?:пошла|вышла|появилась|высыпала) (?:\S+ )?(?:сыпь|крапивница)|сыпь (?:пошла|вышла|появилась)|(?:губы|лицо|язык|горло) (?:отек|опух|распух|раздул)\p{L}*|(?:отек|опух|распух)л\p{L}* (?:губы|лицо|язык|горло)|(?:came (?:up|out)|broke out|comes? (?:up|out)|breaks? out) in (?:a |an )?(?:\S+ )?(?:rash|hives|spots)|and (?:i |he |she )?(?:get|gets) (?:a |an )?(?:\S+ )?(?:rash|hives)(?! (?:from|off) (?!it |that |them |it$|that$|them$))|(?:lips|face|tongue|throat) (?:swelled|swelling up|swelled up|closed up|blew up)|εβγαλ\p{L}* (?:\S+ )?εξανθημα|γεμισ\p{L}* (?:\S+ )?(?:εξανθημα|σπυρια|φλυκταινεσ|καντηλεσ)|πρηστηκ\p{L}* (?:τα |η |το |ο )?(?:χειλη|γλωσσα|προσωπο|λαιμοσ))(?:\s|$)/u
/** "So he had clindamycin": what was given because of the allergy. */
export const GIVEN_FOR_IT =
  /(?:^|\s)(?:so (?:he|she|they|we|i|you) (?:had|got|gave|took|take|used|use|have|give)(?: (?:him|her|them|you))?|would you try|поэтому|вместо (?:него|нее|этого) (?:дали|дадим|даем)?|οποτε|γι αυτο)(?: \S+)?$/u
/** "Why do you take cetirizine? – I get hives." */
export const ASKED_WHAT_FOR =
  /(?:^|\s)(?:why (?:do|are|does|is) (?:you|he|she) (?:take|taking|on|use|using)|what (?:do|does) (?:you|he|she) (?:take|use)|зачем (?:вы )?(?:пьете|принимаете)|от чего (?:вы )?(?:пьете|принимаете)|γιατι (?:παιρνετε|παιρνεισ|παιρνει))(?: \S+)?$/u
/** "Can't have naproxen because of the kidneys" is no allergy. */
export const BARRED =
  /(?:can't|cannot|mustn't|must not|shouldn't) (?:have|take)(?: \S+){1,4} (?:because of|with) (?:the |your |his |her )?(?!allerg|rash)|нельзя(?: \S+){0,4} (?:из за|при) (?!аллерг|сып)|δεν κανει(?: \S+){0,4} (?:λογω|με) (?!αλλεργ)/u

export const FROM_NOW =
  /(?:^|\s)(?:from (?:tonight|today|tomorrow|now on)|с (?:сегодняшнего|завтрашнего) (?:дня|вечера|утра)|с (?:сегодня|завтра|понедельника)|απο (?:αποψε|αυριο|σημερα|δευτερα))(?:\s|$)/u

/** "Allergic to penicillin": what it is of stands right behind. */
export const ALLERGIC_TO =
  /(?:^|\s)(?:allerg\p{L}* to|reacts? to|reacted to|intolerant (?:of|to)|(?:аллерги\p{L}*|непереносимост\p{L}*|реакци\p{L}*) (?:на|к)|непереносимост\p{L}*|αλλεργι\p{L}* (?:σε|στο|στον|στη|στην|στα|στισ))(?:\s\S+)?$/u

export const INSTEAD = /^(?:вместо|of|than|αντι)$/u

const WHILE_ILL =
  "while (?:you|he|she)(?:'re|'s| are| is)? (?:vomiting|being sick|sick|ill|unwell|poorly|dehydrated|not eating|having diarrh?oea)|пока (?:у вас |вас |его |ее |есть )?(?:рвет|рвота|тошнит|понос|температур\\p{L}*|болеете|не (?:пройдет|прекратится|кончится))|οσο (?:εχετε|κανετε|ειστε|εχει)"
/** "Don't take it while you're vomiting": it is taken otherwise. */
export const PAUSED = new RegExp(`(?:^|\\s)(?:${WHILE_ILL})(?:\\s|$)`, 'u')
/** Held for some days: it goes on (reference, section 1). */
export const HELD = new RegExp(
  `(?:^|\\s)(?:for (?:\\S+ )?(?:days?|hours?|doses?)(?: before)?|before (?:the |your |her |his )?(?:operation|surgery|procedure|scan|biopsy)|(?:off|out) (?:that|the) (?:day|morning)|that (?:day|morning)|on the (?:day|morning)|until|till|${WHILE_ILL}|на (?:(?!\\S+(?:ыи|ии) день)\\S+ )?(?:дня|днеи|день|сутки|время)|перед (?:операциеи|вмешательством|процедурои)|до операции|για (?:\\S+ )?(?:μερεσ|ημερεσ|μερα)|πριν (?:απο )?(?:το χειρουργειο|την επεμβαση)|μεχρι)(?:\\s|$)`,
  'u',
)
/** A habit is stopped, not the medicine. */
export const OF_HABIT =
  /(?:^|\s)(?:кур\p{L}*|алкогол\p{L}*|спиртн\p{L}*|кофе|smok\p{L}*|drink\p{L}*|alcohol|καπνι\p{L}*|τσιγαρ\p{L}*|ποτο)(?:\s\S+)?$/u
export const HOW_TAKEN = /^(?: (?:it|them|ее|его))? (?:every|each|with|regularly|always|каждыи|регулярно|καθε)(?:\s|$)/u

/** "Codeine makes me sick but I take it." */
export const TAKEN_ALL_THE_SAME =
  /(?:^|\s)(?:but|though|although|still) i (?:still |do |have to |just )?(?:take|use|need|have) (?:it|them)|(?:но|а) (?:я )?(?:все равно |все же )?(?:его |ее |их )?(?:пью|принимаю|терплю)|(?:αλλα|ομωσ|κι ομωσ) (?:το|τη|την|τα|τον) (?:παιρνω|πινω|χρειαζομαι)/u

/** "Stop if you get a rash": behind the verb. */
export const IF_BEHIND =
  /^ ?(?:(?:it|them|that|taking it|его|ее|их|сразу|το|τη|την|τα|αμεσωσ) )*(?:if|unless|если|αν|εαν)(?:\s|$)/u
/** Not yet: on a condition, in some time, then. */
export const LATER =
  /(?:^|\s)(?:if|если|αν|εαν)(?:\s\S+){0,6}$|(?:^|\s)(?:in|through|через|σε) \S+ (?:days?|weeks?|months?|дн\p{L}*|недел\p{L}*|месяц\p{L}*|μερεσ|ημερεσ|εβδομαδεσ|βδομαδεσ|μηνεσ)(?:\s\S+)?$|(?:^|\s)(?:потом|затем|then|υστερα|επειτα)(?:\s\S+)?$|(?:^|\s)μετα$/u
