/* What is done with a medicine, as alternatives of patterns over words without accents. */

/** Denies a verb, with the words that may stand between. */
const NEGATION = {
  ru: '(?:не|ни разу не|так и не|больше не|никогда не)(?: (?:стал[аи]?|стану|буду|будет|будем|начал[аи]?|захотел[аи]?|хочет|хочу|смог(?:ла)?|решил\\p{L}*|ему|еи|я|мы|ее|его|их|пока|сам[аи]?|еще|даже|рискнул\\p{L}?|успел\\p{L}?)){0,3}',
  en: "(?:never|not|didn't|did not|don't|doesn't|haven't|hasn't|hadn't|wouldn't|won't|couldn't|yet to|has yet to|without|refus\\p{L}*|declin\\p{L}* to)(?: (?:actually|even|really|ever|once|yet|been|to|dare|dared|want to|go|went|and|him|her|me|us|going to|have|had)){0,3}",
  el: '(?:δεν|δε|μη|μην|ουτε|ποτε δεν|ακομα δεν)(?: (?:του|τησ|μου|σου|τουσ|το|τα|τον|την|τη|τισ|ομωσ|θα|να|εχω|εχει|ειχα|ειχε|τολμησα|θελησα|θελω να|προλαβα|που|τελικα|ποτε|πια|ξανα)){0,4}',
} as const
const VERBS_OF_PATIENT = {
  ru: '(?:пил[аи]?|пить|пью|пьет|попил\\p{L}*|выпил\\p{L}*|приним\\p{L}*|принял\\p{L}*|начин\\p{L}*|начал\\p{L}*|начать|колол\\p{L}*|уколол\\p{L}*|колоть|взял[аи]?|брал[аи]?|покупал[аи]?|купил[аи]?|выкупил[аи]?|получал[аи]?|забрал[аи]?|открыл\\p{L}?|открывал\\p{L}?|распечат\\p{L}*|трога\\p{L}*|тронул\\p{L}?|притр\\p{L}*|прикас\\p{L}*|мазал\\p{L}?|мажу|капал\\p{L}?|капаю|пользовал\\p{L}*|использ\\p{L}*|примен\\p{L}*|ставил\\p{L}?|решил\\p{L}*|рискнул\\p{L}*|дал[аи]?|дава\\p{L}*|даю|разреш\\p{L}*|позволил\\p{L}*|стал[аи]?|доверяю|понадоб\\p{L}*|пригодил\\p{L}*)',
  en: '(?:take|took|taken|taking|start|started|starting|use|used|using|fill|filled|pick|picked|got|get|buy|bought|collect|collected|open|opened|touch|touched|bother(?:ed)?(?! (?:me|him|her|us|them|my|his|at all))|tried|try|swallow\\p{L}*|put|let|allow\\p{L}*|gave|give|given|inject\\p{L}*|apply|applied|cash\\p{L}*|bought|dare|need\\p{L}*|have any|have it|have them)',
  el: '(?:πηρ\\p{L}*|παρ\\p{L}*|παιρν\\p{L}*|επαιρν\\p{L}*|ξεκινησ\\p{L}*|ξεκιν\\p{L}*|αρχισ\\p{L}*|αγορασ\\p{L}*|ανοιξ\\p{L}*|εδωσ\\p{L}*|δωσ\\p{L}*|εβαλ\\p{L}*|βαλ\\p{L}*|εκαν\\p{L}*|κανω|ηπι\\p{L}*|πιω|αγγιξ\\p{L}*|ακουμπησ\\p{L}*|χρησιμοποι\\p{L}*|αφησ\\p{L}*|αγγιζ\\p{L}*)',
} as const
const VERBS_OF_DOCTOR = {
  ru: '(?:даем|даю|дадим|дам|давать|будем|буду|назнача\\p{L}*|назначу|назначим|назначили|вводим|вводить|введем|вводили|ставим|ставить|нужен|нужна|нужно|нужны|надо|стоит|возьму|возьмем|подоидет|подходит|показан\\p{L}*|рекоменд\\p{L}*|добавля\\p{L}*|добавим|пишу|выписываю|колем|капаем|поидет|пускаем|рискну\\p{L}*|трогаем)',
  en: '(?:giving|give|given|start\\p{L}*|use|using|prescrib\\p{L}*|add|adding|going|go|do|doing|an option|for you|while|until|now|today|yet|needed|suitable|safe|indicated|appropriate|recommended|right|at present|this time|worth|keen|happy|advis\\p{L}*)',
  el: '(?:ξανα\\p{L}+|δινω|δινουμε|δωσω|δωσουμε|βαζω|βαζουμε|βαλω|βαλουμε|γραφω|γραφουμε|γραψω|ξεκινα\\p{L}*|κανει|κανουμε|χρειαζ\\p{L}*|πρεπει|συνιστ\\p{L}*|χορηγ\\p{L}*|επιτρεπ\\p{L}*|ενδεικν\\p{L}*|προτεινω|ρισκαρ\\p{L}*|ειναι για)',
} as const
const denied = (verbs: Readonly<Record<'ru' | 'en' | 'el', string>>) =>
  (['ru', 'en', 'el'] as const).map(lang => `${NEGATION[lang]} ${verbs[lang]}`)
const whole = (parts: readonly string[]) => new RegExp(`(?:^| )(?:${parts.join('|')})(?: |$)`, 'u')

/** Proposed, thought of, wished for: not given. */
export const OFFERED = whole([
  'предлага\\p{L}*|предлож\\p{L}*|хотел[аи]?|думал[аи]?|думаю|планир\\p{L}*|собира\\p{L}*|можно было бы|можно|могла? бы|обсу\\p{L}*|обдум\\p{L}*|рассматрива\\p{L}*|рассмотр\\p{L}*|советов\\p{L}*|просил[аи]?|вариант\\p{L}*|подума\\p{L}*|обычно (?:назначаю|даю|даем)|назначил[аи]? бы|дал[аи]? бы|как насчет|не хотите|попробуете|согласны ли|возможно потом|может быть потом|в следующии раз|на будущее|про запас',
  "was going to|were going to|would normally|i'd normally|i'd usually|normally|usually|would be|would you|we could|could use|could try|could add|i could|i would have|i'd have|first choice|thinking of|thinking about|thought of|thought about|think about(?: \\S+){0,3}|consider\\p{L}*|suggest\\p{L}*|talked about|talk about|talking about|discuss\\p{L}*|mention\\p{L}*|offer\\p{L}*|wanted to|was keen|in reserve|down the road|if needed later|what about|how about|fancy|toyed with|tempted|an option|propos\\p{L}*",
  'θα εγραφα|θα εδινα|θα εβαζα|θα ηθελα|θα προτεινα|θα σασ προτεινα|σκεφτομουν|σκεφτομαι|σκεφτηκα|σκεφτουμε|λεω να|λεγαμε|ελεγα|προτειν\\p{L}*|συζητησ\\p{L}*|συζητ\\p{L}*|ηθελε|ηθελα|θελει να|θα μπορουσ\\p{L}*|μπορουμε να|τι λετε για|κανονικα|ισωσ αργοτερα|στο μελλον|μιλησαμε για|υποψιν',
])

/** The same, where it stands behind the name: «Коронарографию предложили». */
export const OFFERED_BEHIND = whole([
  'посмотрим|обсу\\p{L}*|предлож\\p{L}*|предлага\\p{L}*|обычно (?:даю|даем|назнач\\p{L}*)|рассматрива\\p{L}*|рассмотр\\p{L}*|планирова\\p{L}*|думает|подума\\p{L}*|хотел[аи]? (?:добавить|дать|назначить|поставить|начать)|советов\\p{L}*|советует|на будущее|про запас',
  "we'll see|we will see|(?:we )?talked about|(?:was|were|is|been) (?:offered|discussed|suggested|considered|mentioned|proposed|declined|refused)|we keep in reserve|in reserve|would be|would normally|is an option|was an option|we discussed|down the road|if needed",
  'σκεφτηκ\\p{L}*|προτειν\\p{L}*|προτεινα|συζητησ\\p{L}*|συζητηθηκ\\p{L}*|λεγαμε|ειπαμε|προταθηκε|το σκεφτεται|σκεφτεται|θα το δουμε|θα την δουμε|θα δουμε|θα τα πουμε',
])

/** The patient or who cares for them did not: took, bought, gave, allowed. */
export const NOT_TAKEN = whole([
  ...denied(VERBS_OF_PATIENT),
  '(?<!(?:^| )не )(?:пропустил|пропуска)\\p{L}*|сеичас нет|сеичас не|теперь нет|побоял\\p{L}*|испугал\\p{L}*|передумал\\p{L}*|(?<!от (?!(?:него|нее|них|этого) )\\p{L}{3,} )отказ(?:ал|ыва)\\p{L}*|запретил\\p{L}*|не (?:хочет|хотел[аи]?|желает)(?! (?:бросать|прекращать|отменять|останавлив\\p{L}*|менять))|(?:лежит|лежат|стоит|валяется|валяются) (?:в|на|дома|без|непо|нетрон|нераспеч|неоткр)\\p{L}*|нераспечатан\\p{L}*|без (?:них|него|нее) (?:обош|справ)\\p{L}*',
  "would (?:rather|sooner|prefer to) (?:not|manage without|do without)|(?:does not|doesn't|did not|didn't) want(?! to (?:stop|come|give|change|reduce|lose))|(?<!(?:never|not|n't|n't ever) )(?:missed|skipped|forgot)|i (?:only|just) (?:looked|read)|in (?:the|my|a|her|his) (?:cupboard|drawer|bin|box|cabinet|fridge|handbag|shelf)|unopened|still sealed|still in|(?:in|on) (?:its|the|their) (?:box|packet|shelf|wrapper|foil|blister)|gathering dust|got round to|get round to|too (?:scared|frightened|afraid|nervous)|afraid to|scared to|chickened out|thought better of|decided against|gave it a miss|left it|passed on it|binned|threw (?:it|them) (?:out|away)|not now|not any more|not at the moment|turned (?:it|that|them|this) down|said no|declin\\p{L}*|refus\\p{L}*|stopped (?:him|her|them)|wouldn't have it|changed (?:my|her|his) mind|didn't fancy",
  '(?<!(?:^| )(?:μη|μην|δεν|δε)(?: (?:το|τα|την|τη|τον|εχω|εχει))? )(?:παρελειψ|ξεχασ)\\p{L}*|τωρα οχι|οχι τωρα|πια οχι|φοβηθηκ\\p{L}*|φοβαμαι|φοβοταν|το μετανιωσα|αρνηθηκ\\p{L}*|αρνειται|στο (?:ντουλαπι|συρταρι|κουτι|ραφι|ψυγειο)|κλειστο|σφραγισμεν\\p{L}*|αχρησιμοποιητ\\p{L}*|απεφυγ\\p{L}*|αλλαξ\\p{L}* γνωμη|δεν δεχτηκε|δεν δεχθηκε|δεν δεχομαι|δεν ηθελ\\p{L}*|δεν (?:(?:το|τα|τη|την|τον) )?θελ(?:ησ\\p{L}*|ω|ει)(?! να (?:σταματ|διακοψ|κοψ|αλλαξ))',
])

/** The doctor does not give it. */
export const NOT_GIVEN = whole([
  ...denied(VERBS_OF_DOCTOR),
  'не поможет|не помогут|не вижу смысла|смысла (?:нет|не вижу|никакого)|нет смысла|бессмысленн\\p{L}*|ни к чему|незачем|пока нет|не сеичас|не сегодня|не (?:он|она|оно|они|его|ее|их)(?! )|нельзя|воздерж\\p{L}*|никаких (?:нпвс|нпвп|обезболивающ\\p{L}*)|вычеркни\\p{L}*|вычеркива\\p{L}*|обоидемся|обоитись без|противопоказан\\p{L}*|запре\\p{L}*|отставить|отменяется|рано|опасн\\p{L}*|не ваш вариант|исключено|исключаем|ни в коем случае|ни под каким',
  "won't help|wouldn't help|\\p{L}+'s out|no point(?: in)?|don't see the point|pointless|is out|are out|skip (?:that|it)|leave (?:that|it|them) (?:out|for now|alone|off|be|there|at that)|drop (?:that|it)|hold off|off the table|out of the question|contraindicated|can't have|cannot have|mustn't have|must not have|steer clear|stay away|rule (?:it|that) out|too risky|not an option|we'll (?:leave|skip|wait|avoid)|let's (?:leave|skip|wait|avoid|not)|i won't|we won't|won't be|forbidden|scrap that|no go|not for now|not yet|not today|not at this stage|(?:scratch|strike|forget) (?:that|it)(?!(?: \\S+){0,2} (?:\\d|mill|mic|mg|tab|gram|puff|drop|unit))",
  'δεν θα βοηθησ\\p{L}*|ουτε συζητηση|δεν εχει νοημα|δεν υπαρχει λογοσ|ασκοπ\\p{L}*|απαγορευ\\p{L}*|αντενδεικν\\p{L}*|ασ το|αστο|αστην|αφησ\\p{L}* το|το αφηνουμε|την αφηνουμε|ασ περιμενουμε|περιμενουμε|οχι (?:τωρα|ακομα|ακομη|σε εσασ|για εσασ|για σασ)|αποκλειεται να|ειναι επικινδυν\\p{L}*|δεν γινεται|το αποφευγουμε|αποφευγουμε|καλυτερα οχι|μακρια απο',
])

/** Stands before the name. */
export const NOT_GIVING =
  /(?:^| )(?:not giving(?: you)?|won't give(?: you)?|can't give(?: you)?|can't have|rather not (?:give|use)|instead of|rather than|вместо|αντι για|αντι)(?: |$)/u

/** Turns down what the other has just proposed. */
export const TURNS_DOWN = whole([
  'не могу (?:я )?(?:лечь|остаться|ложиться)|(?:лечь|остаться) (?:я )?не (?:могу|смогу)|не (?:буду|хочу|стану|надо|нужно|соглас\\p{L}*|готов\\p{L}?|дам|дадим|смогу|лягу|лечь|поеду)|сегодня никак|никак не|нет уж|ни за что|обоидусь|потерплю|без (?:них|него|нее|этого|таблеток|уколов|лекарств|гормонов)|отказ\\p{L}*|откажусь|подумаю|надо подумать|даите подумать|посоветуюсь|боюсь|побаиваюсь|даваите без|только не',
  "can't stay|cannot stay|rather not|sooner not|prefer not|don't want|won't take|won't have|wouldn't want|not taking|not having|not doing|no thanks|no thank you|no more|not another|no way|not for me|not going back|i'll think|think about it|think it over|can i think|thinking about it|let me think|i'd rather|i refuse|i'll pass|i'll leave it|count me out|not keen|scares me|i'm not sure about|talk to my|no needles|no jabs|no shots",
  'δεν (?:θελω|το θελω|τη θελω|την θελω|τα θελω|παιρνω|ξαναπαιρνω|κανω|το παιρνω|βαζω|δεχομαι|συμφωνω|θα παρω|θα το παρω)|οχι αλλα|οχι ευχαριστω|οχι γιατρε|να το σκεφτω|θα το σκεφτω|το σκεφτομαι|φοβαμαι|ασ το|αποκλειεται|ουτε να το|χωρισ (?:φαρμακα|χαπια|ενεσεισ)',
])
