import type { SectionId } from '../extraction.ts'

/** What a question asks for beside its words. */
export type Intent =
  | 'allergy'
  | 'dose'
  | 'frequency'
  | 'value'
  | 'followUp'
  | 'safetyNet'
  | 'duration'
  | 'why'
  | 'drugs'
  | 'prescribed'
  | 'stopped'
  | 'complaints'
  | 'family'
  | 'plan'
  | 'tests'
  | 'assessment'
  | 'side'
  | 'past'
  | 'which'

const INTENTS: readonly (readonly [Intent, RegExp])[] = [
  [
    'allergy',
    /аллерг|непереносим|реакци|(?:^| )reaction|(?:^| )reacts?(?: |$)|αντιδρ|(?:чего|что|какои|какое|какую|какие|каких) (?:\p{L}+ ){0,2}нельзя|allerg|(?:what|which) (?:\p{L}+ ){0,3}(?:can't|cannot|mustn't|must (?:he|she) avoid)|bad reaction|αλλεργ|δυσανεξ|δεν (?:μπορει|πρεπει) να παρει|τι απαγορευεται/u,
  ],
  [
    'safetyNet',
    /(?:^| )(?:если|what if|εαν)(?: |$)|в больниц|αν δεν |αν (?:ξαφν|εμφαν|ανεβ|πρηστ)|в роддом|to (?:the )?hospital|νοσοκομει|скорую|срочно|на что (?:обрат|смотр)|за чем (?:след|наблюд)|watch (?:out )?for|look out for|τι (?:να|πρεπει να) (?:προσεχ|προσεξ|παρακολουθ)|немедленно|тревожн|при каких|красн\p{L}* флаг|когда (?:\S+ ){0,4}(?:обращ|звонить|бежать|вызыв)|emergency|call 9|ambulance|urgent|straight away|right away|warning sign|red flag|a and e|a&e|when (?:to|should (?:he|she|they|i|we)) (?:call|ring|worry|seek|go)|come right back|επειγοντ|ασθενοφορο|166|αμεσα|αμεσωσ|ποτε (?:να|πρεπει να) (?:καλεσ|τηλεφων|παει|παω|παρ|ανησυχ)|σημαδια/u,
  ],
  [
    'followUp',
    /следующ\p{L}* (?:прием|визит|явк|встреч|осмотр)|когда (?:\p{L}+ ){0,3}(?:снова|осмотрят|опять|повторн|приити|приходить|приехать|явить|показать|на прием|ждет|ждут|контрол|в следующ|ему прии|еи прии)|повторн\p{L}* (?:прием|осмотр|явк|визит)|(?:осмотр|посмотр|увид|прим)\p{L}* (?:\p{L}+ ){0,2}(?:снова|опять|еще раз|повторно)|(?:see|seen|review\p{L}*|check\p{L}*) (?:\p{L}+ ){0,2}again|follow.?up|next (?:visit|appointment)|come back|see (?:the doctor|him|her|you|them) again|when (?:is|should|does|will) (?:the |he |she |they )?(?:next|follow|return|come|be seen|back|again)|return visit|ποτε (?:ξανα|θα ξανα|ειναι (?:το )?(?:επομεν|ραντεβου)|πρεπει να ξανα|να ξανα|επαν)|επομεν\p{L}* (?:ραντεβου|επισκεψ)|επανεξετασ|επανελεγχ|ξαναερθει|ξαναρθει/u,
  ],
  [
    'dose',
    /(?:^| )доз|дозир|сколько (?:миллиграмм|мг|таблет|капель|единиц|пьет|принимает|парацет)|dose|dosage|how (?:much|many) (?:\p{L}+ )?(?:does|should|is|of|milligram|tablet|units|can)|strength|how strong|δοση|δοσολογ|ποσα (?:χιλιοστ|χαπια|mg)|ποσο (?:\p{L}+ )?(?:παιρνει|πρεπει να παιρνει)|ποσα mg/u,
  ],
  ['frequency', /как часто|сколько раз|how often|how many times|ποσο συχνα|ποσεσ φορεσ|καθε ποτε/u],
  [
    'duration',
    /как долго|сколько (?:днеи|недель|месяцев|времени|лет)|как давно|с каких пор|когда (?:нача|появил|впервые)|how long|since when|when did .* (?:start|begin)|ποσο καιρο|ποσεσ (?:ημερεσ|μερεσ|εβδομαδεσ)|απο ποτε|ποτε (?:ξεκιν|αρχισ|εμφαν)/u,
  ],
  [
    'why',
    /почему|отчего|зачем|спровоцир|вызвал|причин|привело к|brought (?:it )?on|trigger|cause|προκαλεσ|εφερε|αιτια|из за чего|по какои причине|why|what for|reason|γιατι|για ποιο λογο|λογοσ/u,
  ],
  [
    'prescribed',
    /назнач|прописал|выписал|начал\p{L}* (?:лечен|принимать)|новое лекарство|новые лекарств|prescrib|started|new (?:medicine|medication|drug|tablet)|put on|συνταγογρ|εγραψε|γραφτηκ|ξεκιν\p{L}* (?:φαρμακ|αγωγ|να παιρνει)|νεο φαρμακο|νεα φαρμακα|χορηγ/u,
  ],
  [
    'stopped',
    /paused|on hold|withheld|приостанов|отмен|прекрат|перестал|бросил|stopp|discontinu|taken off|came off|on hold|held|διεκοψ|διακοπ|σταματησ|εκοψε|κοπηκε|κοβεται/u,
  ],
  [
    'drugs',
    /какие (?:лекарств|препарат|таблетк)|что (?:он |она |пациент\p{L}* )?(?:принимает|пьет|пила?)|(?:лекарств|препарат\p{L}*) (?:принимает|пьет)|what (?:medic|drug|tablets|pills)|which (?:medic|drug|tablets|pills)|taking|current medic|τι (?:φαρμακ|χαπια|παιρνει)|ποια φαρμακ|ποιο φαρμακο|φαρμακα/u,
  ],
  [
    'complaints',
    /на что жалу|жалоб\p{L}* (?:у|пациент)|какие жалобы|что беспоко|с чем (?:пришел|пришла|обратил)|повод обращ|complain|what brought|reason for (?:the )?visit|why did .* come|presenting|τι (?:τον|την|ενοχλει)|για ποιο λογο ηρθε|γιατι ηρθε|παραπον|ενοχλημα/u,
  ],
  [
    'family',
    /besides (?:him|her)|кроме (?:него|нее)|εκτοσ απο (?:αυτον|αυτην)|(?:^| )(?:родных|родне|родни|близких|брат|сестр|отец|отц|мать|мате|мам|пап|сын|доч|муж|жен|бабушк|дедушк|mother|father|brother|sister|mum|mom|dad|husband|wife|son|daughter|aunt|uncle|grand)|μητερ|πατερ|αδελφ|αδερφ|συζυγ|в семье|родственник|наследств|у родител|family|relatives|runs in|οικογεν|συγγεν|κληρονομ/u,
  ],
  [
    'past',
    /хронич\p{L}* (?:\p{L}+ )?(?:болезн|заболев|патолог)|сопутствующ|чем (?:\p{L}+ ){0,2}(?:болел|болеет|страдает)|какие (?:\p{L}+ ){0,2}(?:болезни|заболевания)|перенес\p{L}* (?:болезн|заболев)|анамнез жизни|(?<!family )medical history|(?:chronic|other|underlying|existing|long term|longstanding|past|previous) (?:medical )?(?:illness|conditions?|problems|diseases?)|comorbid|(?<!οικογενειακο |κοινωνικο )ιστορικο|αναμνηστικο|χρονι\p{L}+ (?:νοσ|παθησ|προβλημ)|συνοσηρ|συννοσηρ|(?:αλλα|ποια|τι) (?:νοσηματα|προβληματα υγειασ|παθησεισ|ασθενειεσ)|ποιεσ (?:παθησεισ|ασθενειεσ|νοσ)|απο τι πασχει/u,
  ],
  [
    'tests',
    /какие (?:анализ|обследован|исследован)|что сдать|какие тесты|what (?:tests|investigations|scans|blood)|which (?:tests|investigations|scans)|tests? (?:were|are|was) (?:ordered|requested|planned)|τι εξετασεισ|ποιεσ εξετασεισ|εξετασεισ (?:ζητηθ|πρεπει)/u,
  ],
  [
    'assessment',
    /какои диагноз|диагноз|заключение|что (?:думает|считает|подозревает) врач|diagnos|what does the doctor (?:think|suspect)|suspect|impression|διαγνωσ|τι (?:πιστευει|υποψια|νομιζει)|εκτιμησ/u,
  ],
  [
    'plan',
    /что (?:делать|рекомендова|посоветова)|рекоменд|план лечен|совет|what (?:is|was) the plan|advice|advised|recommend|τι συστη|συστασ|σχεδιο|οδηγι|συμβουλ/u,
  ],
  [
    'value',
    /какое (?:было )?|какая|какои|какие|уровень|показател|сколько|чему рав|what (?:is|was|are|were)|level|reading|how (?:high|low|much|tall|heavy)|ποια (?:ειναι|ηταν)|ποιο (?:ειναι|ηταν)|ποση|ποσο|ποσα|τιμη|επιπεδ/u,
  ],
  [
    'side',
    /с какои стороны|справа или слева|какои (?:глаз|бок)|какое (?:ухо|плечо|колено|легкое)|какая (?:рука|нога|почка|кисть|сторона)|which (?:side|eye|ear|arm|leg|knee|hand|foot|hip|shoulder|breast|lung|kidney|wrist|ankle|elbow)|left or right|ποιο (?:ματι|αυτι|ποδι|χερι|γονατο|πλευρο|νεφρο)|ποια (?:πλευρα|μερια)|δεξια η αριστερα/u,
  ],
  ['which', /кто|кого|чем|что|где|куда|which|who|where|what|ποιοσ|ποια|ποιο|τι|που/u],
]

export const intentsOf = (question: string): Set<Intent> =>
  new Set(
    INTENTS.flatMap(([intent, words]) =>
      words.test(question) && !(intent === 'safetyNet' && WANTS.test(question)) ? [intent] : [],
    ),
  )

/** "Does she want to go into hospital?" asks for a wish, and of no warning. */
const WANTS =
  /(?:^| )(?:хочет|хотел[аи]?|согласен|согласна|соглас\p{L}+ ли|wants?|wish(?:es)?|agrees?|agreed|θελει|ηθελε|δεχεται|δεχτηκε|επιθυμει)(?: |$)/u

/** Sections that an intent is about. */
export const SECTIONS_OF: Partial<Record<Intent, readonly SectionId[]>> = {
  allergy: ['allergies'],
  safetyNet: ['safetyNet'],
  followUp: ['followUp'],
  drugs: ['drugHistory', 'plan'],
  prescribed: ['plan'],
  stopped: ['plan', 'drugHistory'],
  complaints: ['complaints', 'presentIllness'],
  family: ['familyHistory'],
  tests: ['plan'],
  assessment: ['assessment'],
  plan: ['plan'],
  past: ['pastHistory'],
}

/** Words of questions that name nothing; stems. */
export const ASKING =
  /^(?:как(?:ои|ая|ие|ое|ои|им|ую)?|что|чем|чему|где|куда|когда|почему|зачем|сколько|есть|ли|был[аои]?|кто|кого|чья|чего|времени|доз\p{L}*|лекарств\p{L}*|препарат\p{L}*|пациент\p{L}*|врач\p{L}*|доктор\p{L}*|нужно|надо|можно|должен|должна|уровень|показател\p{L}*|следующ\p{L}*|причин\p{L}*|поражен\p{L}*|нашл[аи]|нашел|наиден\p{L}*|обнаружил\p{L}*|выявил\p{L}*|увидел[аи]|found|showed|shown|βρηκ\p{L}*|βρεθηκ\p{L}*|возраст\p{L}*|age|ηλικια|ηλικιασ|διαγνωσ\p{L}*|diagnosed|диагностир\p{L}*|εδειξ\p{L}*|последн\p{L}*|курс\p{L}*|случил\p{L}*|делает|делать|уже|еще|раньше|кроме|прид\p{L}*|приход\p{L}*|приед\p{L}*|снова|необычн\p{L}*|сказал\p{L}*|говорил\p{L}*|говорит|упомина\p{L}*|пришел|пришла|обратил\p{L}*|what|which|when|where|why|who|whose|how|does|did|is|was|were|are|has|have|had|should|can|will|would|any|many|much|often|long|dose|dosage|medicine|medicines|meds|medication|medications|drug|drugs|tablet|patient|doctor|level|affected|mentioned|course|last|lasts|happened|them|him|say|says|tell|told|kind|type|about|besides|come|comes|anything|something|unusual|there|still|according|said|was|had|get|got|τι|ποια|ποιο|ποιοσ|ποιοι|ποιεσ|ποση|ποσο|ποσα|ποσεσ|ποτε|που|γιατι|πωσ|δοση|δοσησ|φαρμακ\p{L}*|ασθεν\p{L}*|γιατρ\p{L}*|επιπεδ\p{L}*|πρεπει|κανει|εδειξε|δειχνει|ειναι|ηταν|εχει|ειχε|ειπε|λεει|αναφερ\p{L}*|ποιον|ποιουσ|συμφωνα|εκτοσ|κατι|ακομα|τετοι\p{L}*|παλιοτερα|παλαιοτερα|κανει|εκανε|εχουν|προβλημα)$/u

/** Asks for something that no quotation gives: a letter, an opinion, general knowledge. */
export const CANNOT =
  /(?:^| )(?:напиши\p{L}*|составь\p{L}*|сочини\p{L}*|переведи\p{L}*|посоветуи\p{L}*|что (?:мне )?(?:лучше )?назначить|что бы ты|как (?:мне )?лечить|write|draft|compose|translate|summari[sz]e|what should i (?:prescribe|give|do)|what would you|recommend me|γραψε μου|γραψε|συνταξε|μεταφρασε|τι να (?:του|τησ|του) (?:γραψω|δωσω|συνταγογραφησω)|τι προτεινεισ)(?: |$)/u
