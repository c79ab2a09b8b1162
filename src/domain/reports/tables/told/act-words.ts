/**
 * What is said of a medicine: by an order, an answer, a story. `held`: a stop that is none, or for some days. `again`: it
 * is taken, whatever was said before.
 */
export type Act = 'stop' | 'ended' | 'keep' | 'change' | 'order' | 'unneeded' | 'unwanted' | 'never' | 'held' | 'again'

const IT_RU = '(?:(?:его|ее|их|это|эти|пока|сегодня|совсем) )?'
const IT_EL = '(?:(?:το|τη|την|τον|τα|τισ|σου|σασ|του|τησ|σε|μου) )*'

/** By precedence: words that two acts share are of the first. */
export const SAID: readonly (readonly [Act, string])[] = [
  [
    'again',
    [
      '(?:снова|опять) (?:пью|принимаю|начал|начала)|пью до сих пор|до сих пор пью|не (?:пропуска\\S+|забыва\\S+)|ничего кроме',
      "(?:i'm|he's|she's|we're|put (?:me|him|her)|went|gone) back on(?! (?:track|my feet|form))|(?:started|began) (?:it |them |that |taking it )?again|restarted (?:it|them)|(?:still|am|is) (?:take|taking|on it|on them|using)|still take|(?:but|though) i do|never miss\\S*|(?:haven't|hasn't) missed|(?:haven't|hasn't|didn't|not) (?:taken|had|take|have)(?: \\S+){0,3} (?:today|yet|this morning)|anything but|nothing but",
      '(?:το |τα |την )?ξαναρχισα|(?:το |τα |την )?ξαναπαιρνω|(?:δεν|δε) (?:το |τα |την )?(?:ξεχν\\S+|παραλειπ\\S+)|τιποτα (?:αλλο )?(?:εκτοσ|περα) απο',
    ].join('|'),
  ],
  // Denied stops keep; so they stand before them.
  [
    'keep',
    [
      `(?:бросать|отменять|прекращать|менять|убирать) ${IT_RU}не (?:собира\\S+|буд\\S+|хочу|хочет|планир\\S+|стоит|надо|нужно|думаю)|(?:не|пока не|ничего не) (?:трога\\S+|меня(?:ем|ю|ите|ть)|отменя\\S+|отменим|броса\\S+|бросьте|прекраща\\S+|снижаем|убира\\S+)`,
      `(?:don't|do not|won't|not going to|no need to|never) (?:stop|stopping|come off|change(?! (?:(?:you|him|her|it|them|that) )?(?:over )?(?:to|onto))|drop|cut)|we don't touch|don't mind you (?:taking|having|using)`,
      `(?:δεν|μην|μη|να μην|δε) ${IT_EL}(?:πειραζ\\S+|πειραξ\\S+|αγγιζ\\S+|αλλαζ\\S+(?! (?:\\S+ )?σε(?:\\s|$))|κοβ\\S+|κοψ\\S+|σταματ\\S+|διακοπτ\\S+|διακοψ\\S+)`,
      'оставля\\S+|остав(?:им|ьте|ь|лю|ить)|остается|остаются|продолж\\S+|пусть(?: (?:пьет|принимает|будет))?|(?:пеите|принимаите|капаите|колите|мажьте|даваите) (?:дальше|как|так же|по прежнему)|без изменении|(?:в )?прежн\\S+|как (?:и )?(?:пили|пьете|принимали|принимаете|обычно|раньше|есть|было)|так и (?:пеите|пьете|принимаите|держим)|доколют|не возражаю|допеите|по прежнему',
      'keep(?:ing)?(?! an eye| off| away| clear)|stays?(?! (?:off|away|clear)(?:\\s|$))(?: on)?|staying on|carry(?:ing)? on|continu\\S+|same (?:dose|as)|leave (?:it|that|them|this|your \\S+|the \\S+) (?:as|alone|where|at|be)|leave alone|leave as|unchanged|(?:rather|would) not (?:change|switch|stop)|as (?:you|he|she|it) (?:are|is|was|were)|no changes?|remains?|stick with|stick to|crack on with',
      'κρατ(?:α|αμε|ατε|ασ|ησε|ηστε|ησουμε|αω|ησετε)|συνεχιζ\\S+|συνεχισ\\S+|μενει|μενουν|παραμεν\\S+|οπωσ (?:ειναι|εχει|πριν|το παιρν\\S+)|ωσ (?:εχει|εχουν)|ιδι[οα]|κανονικα',
    ].join('|'),
  ],
  [
    'never',
    [
      '(?:еще|пока) не решил\\S*|в аптеке не было|не было в аптеке|денег не хватило|(?:лежит|стоит),? не ?вскрыт\\S*|(?:и )?не (?:решил\\S+|вскрывал\\S*|вскрыл\\S*|притраг\\S+|притронул\\S*|давал\\S*|пробовал\\S*|начинал\\S*|начинать|начала|начал|купил\\S*|покупал\\S*|стал|стала|открывал\\S*)',
      "(?:sitting|lying|gathering dust) in (?:the|my) (?:drawer|cupboard|cabinet|bathroom|box)|couldn't afford (?:it|them)|(?:haven't|not) decided|never (?:swallowed|opened|went near|started|took|taken|picked|tried|filled|got round|bothered|been on|touched|had|have)\\S*|(?:didn't|haven't|hasn't|did not|not) (?:yet )?(?:start|started|given|taken|pick|picked|fill|filled|collect|collected)|(?:didn't|did not) (?:take|bother)|still in the (?:box|bag|drawer|packet)",
      `δεν (?:το )?εχω αποφασισει|ουτε που ${IT_EL}(?:αγγιξα|ανοιξα)|(?:δεν|ουτε) ${IT_EL}(?:αγγιξα|πηρα|πηρε|ανοιξ\\S+|αγορασ\\S+|ξεκινησ\\S+|αρχισ\\S+|εβαλα)`,
    ].join('|'),
  ],
  [
    'ended',
    [
      `не перен(?:ес|если|есла|есло)|не подош(?:ел|ла|ло|ли)|не пош(?:ел|ла|ло|ли) (?:мне|у меня|у него|у нее|ему|еи)|(?:мне|у меня|ему|еи) не пош(?:ел|ла|ло|ли)|(?:раньше да|теперь нет|сеичас нет)|бросил\\S*|отменил\\S*|убрали|убрала|убрал|сняли|прекратил\\S*|перестал\\S*|закончил\\S*|закончен\\S*|кончил(?:ся|ась|ось|ись)|допил\\S*|докапал\\S*|докололи|доколол\\S*|пропил\\S*|курс (?:прошел|кончился|закончился)|завершен\\S*|завершил\\S*|окончен\\S*|выбросил\\S*|выкинул\\S*|сменили|заменили|отменен\\S* (?:еще|весной|летом|осенью|зимой|год|в)`,
      `больше ${IT_RU}не (?:пью|принимаю|колю|капаю|мажу|пьет|принимает|даю|даем|пили)|(?:уже|давно|год|месяца?|полгода|недел\\S+|лет|теперь) (?:как )?${IT_RU}не (?:пью|принимаю|колю|капаю|мажу|пьет|принимает)|не (?:пью|принимаю|колю|капаю|мажу|пьет|принимает) (?:уже|давно|больше)|с (?:той |прошлой |прошлого )?(?:весны|лета|осени|зимы|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря) (?:\\S+ )?не (?:пью|принимаю|колю|капаю|мажу|пьет|принимает)`,
      "stopped(?! (?!taking|using|having)\\p{L}+ing(?:\\s|$))|came off|(?:i'm|i am|he's|she's|been|still|we're) off (?:it|that|them|those|the|my(?! (?:food|feet|legs|head)(?:\\s|$)))|been off(?! (?:work|school|sick|colou?r|sorts|duty|food|my (?:food|feet|legs|head))(?:\\s|$))|done with|is complete|(?:has|have|had) been ceased|was ceased|ceased|all gone|course(?:s)? (?:is |are |both )?(?:complete|completed|done|finished)|swapped (?:it|that) for|last (?:one|dose|tablet) (?:was|this|yesterday)|not having any more|come off it|gave (?:it|that|them|those|the \\S+|my \\S+) up|given (?:it|that|them) up|gave up on|finished|completed|no longer (?:take|takes|taking|on|use|uses|using|have|having)|(?:not|\\S+n't) (?:taking|on|using|take|use) (?:it|that|them|those)? ?(?:any more|anymore|now|for)|used to (?:take|have|be on|use)|(?:didn't|never|not) (?:agree|agreed|suit|suited)(?: with)?(?: me| him| her)?|(?:didn't|couldn't|don't|never) get on with|(?:couldn't|could not|not able to) (?:tolerate|stand|stomach)|(?:was|were) not tolerated|(?:wasn't|weren't) tolerated|(?:ran|run) out|threw (?:it|them|that|those) (?:out|away)|so (?:we|they|i|he|she) dropped (?:it|that|them)(?! (?:to|by|down))|packed (?:it |them |that |those )?in|chucked|binned|ditched|took (?:me|him|her) off|taken off|weaned off|knocked (?:it|that|them) on the head|jacked (?:it|that|them) in|haven't (?:taken|touched|had|used) (?:it|that|them|one|any)? ?(?:for|since|in)",
      `(?:δεν|δε) (?:μου|του|τησ) (?:εκανε|πηγε)(?! (?:τιποτα|καλο|κακο|τιποτε))|(?:δεν|δε) ${IT_EL}(?:αντεξα|αντεξε|ανεχθηκ\\S+|ανεχτηκ\\S+|ταιριαξ\\S+)|(?:εχω|εχει) (?:\\S+ ){1,3}να (?:παρω|παρει|πιω|πιει|βαλω)|εκοψ\\S*|κοψα|κοψαμε|κοψανε|(?:εχω|ειχα|εχει|ειχε|χω|χα|χει|χε) κοψει|σταματησ(?:α|ε|εσ|αμε|ατε|αν|ανε)|κοψατε|εκοψατε|διακοψατε|αφησα|(?:εχω|ειχα|εχει|ειχε|εχετε|εχεισ|χω|χα) σταματησει|παρατησ\\S+|διεκοψ\\S*|διακοπηκ\\S*|(?:εχει|ειχε) διακοπει|τελειωσ\\S+|ολοκληρωσ\\S+|ολοκληρωθηκ\\S*|κοπηκ\\S*`,
    ].join('|'),
  ],
  [
    'stop',
    [
      `отменяем|отменяю|отменяется|отменим|отмените|отменить|отменяите|отменен\\S*|убира(?:ем|ите|ю|ется)|убер(?:ем|ите|у)|убрать|прекращать|отменять|бросать|прекраща(?:ем|ите|ю)|прекрат(?:им|ите|ить)|броса(?:ем|ите)|брось(?:те)?|бросить|снимаем ${IT_RU}(?=$)|заканчива(?:ем|ите)|завершаем|выброс(?:ьте|им)|выкин(?:ьте|ем)|вылеите|больше ${IT_RU}не (?:пеите|принимаите|пьем|надо|нужно|нужен|нужна|нужны|даваите|капаите|колем|колите|мажьте|даем)|не (?:пеите|принимаите|даваите|капаите) больше|хватит|(?:можно )?больше (?:можно )?не (?:пить|принимать|колоть|капать)|с сегодняшнего дня не (?:пьете|принимаете|пеите|принимаите)|с сегодняшнего дня ни одн\\S+|ни одн\\S+ больше`,
      "(?:that|it|this|they|those) (?:comes?|can come|needs? to come|should come) off|stop|stops|stopping|quit|drop(?:ping)? (?:the|your|his|her)(?! \\S+ (?:to|down|by))|come off|coming off|leave (?:it|that|them|that one|the \\S+) off|has to go|have to go|needs to go|let's be done with|take (?:it|them|that) back|discontinue\\S*|withdraw\\S*|no more(?! than)|(?:don't|doesn't|won't) need (?:\\S+ ){1,3}any ?more|no longer needs?|get rid of|(?:want|get|getting|have) (?:you|him|her) off|take (?:you|him|her) off|taking (?:you|him|her) off|cut (?:it|that|them|this) out|bin (?:it|that|them|the|this)|ditch (?:it|that|them|the)|(?:that|it|they|both|those)(?: of (?:those|them))? (?:goes|go|can go|need to go)(?= |$)|knock (?:it|that|them|the \\S+) on the head",
      `παγων(?:ω|ουμε|ετε|εται)|κοβ(?:ω|εισ|ει|ουμε|ετε|εται|ονται)|κοψ(?:τε|ε|ετε|ουμε|εισ|ω)(?! στη μεση)|σταματ(?:αμε|αω|ατε|ασ|ηστε|ησουμε|ησετε|ησεισ|ησω|α|αει|ανε)|διακοπτ\\S+|διακοψ\\S+|(?<!στο )τελοσ|τερμα|πετα(?:ξτε|ξε|με)?|δεν ${IT_EL}(?:χρειαζ\\S+|χρειαστ\\S+) πια|ακυρωστε|ακυρωσε`,
    ].join('|'),
  ],
  [
    'unneeded',
    [
      `не (?:надо|нужно|нужен|нужна|нужны|требуется|стоит|дам|даем|даваите|назнача\\S+|назначу|пишу|будем|подходит|подоидет|берем|вводим|колем|капаем|ставим|возобновля\\S+|вернем|берите|покупаите|станем|трогаите|верните)|воздерж\\S*|отставить|передумал\\S*|незачем|нельзя|ни в коем случае|бесполезно|отпадает|обоидемся|(?<!(?:могу|может|получается|сплю|усну|обхожусь|обоидусь) )без (?:него|нее|них)(?! (?:\\S+ )?(?:не |никак|никуда|хуже|плохо|тяжело))|показании нет|нет (?:смысла|нужды|необходимости|показании|причин|основании) (?:начинать|назначать|давать|пить|принимать|добавлять|вводить)|противопоказан\\S*`,
      "(?:won't|wouldn't|doesn't|didn't) let (?:me|him|her) (?:have|take|use)|no need|(?:needn't|need not|don't have to|doesn't have to) (?:take|have|use)|no (?:reason|plans?|call|indication|role) (?:\\S+ ){0,2}(?:start|starting|give|giving|add|adding|use|using|prescrib\\S+|have|having)|not needed|(?:don't|doesn't|won't|wouldn't) (?:need|give|be giving|use)|(?:don't|won't|wouldn't|can't|cannot|couldn't|shouldn't|not going to|not|no need to) (?:chang(?:e|ing)|switch(?:ing)?|swap(?:ping)?|mov(?:e|ing)) (?:(?:you|him|her|it|them|that) )?(?:over )?(?:to|onto)|(?:can't|cannot|mustn't|shouldn't) (?:have|give|take|use)|not (?:giving|going to give|for you|suitable|safe|appropriate|indicated)|no point|out of the question|(?:isn't|aren't|wouldn't be) (?:for you|suitable|safe|right|a good)|avoid|(?:stay(?:ing)?|keep(?:ing)?|steer) (?:off|away from|clear of)|leave (?:it|that|the \\S+) out|forget (?:it|that|the \\S+)|ruled? (?:it|that)? ?out|not an option|hold off|decided against|don't (?:give|use|buy|take|have) (?:it|that|them|him|her|any)|not at this stage",
      `(?:δεν|δε) ${IT_EL}(?:βαζ\\S+|γραφ\\S+|δινω|δινουμε|δοθηκ\\S*|χρειαζ\\S+|χρειαστ\\S+|κανει|εχει νοημα|προσφερ\\S+|ενδεικν\\S+)|(?:να )?μην ${IT_EL}(?:παρ\\S+|παιρν\\S+|πι\\S+|ξανα\\S+|δωσ\\S+|βαλ\\S+)|(?:δεν|δε|μην) ${IT_EL}αλλαζ\\S+ (?:\\S+ )?σε|αποκλει\\S+|δεν υπαρχει λογοσ (?:να|για)(?! (?:σταματ|κοψ|αλλαξ|διακοψ))|ξεχαστε το|ξεχνα το|απαγορευ\\S+`,
    ].join('|'),
  ],
  [
    'unwanted',
    [
      'не (?:хочу|хочется|буду|хотим|хочет|соглас\\S+)|отказ\\S+|обоидусь|даваите не будем',
      "(?:don't|didn't|doesn't) (?:want|fancy|like)|rather not|no thanks|no thank you|won't (?:take|have)|refus\\S+|declin\\S+|not keen|sorry(?: doctor)? but no|absolutely not|no way|certainly not|ни за что|ни в какую|με τιποτα|turned (?:it|that|them) down|not having",
      `(?:δεν|δε) ${IT_EL}θελ\\S+|δεν επιθυμ\\S+|αρνηθηκ\\S*|αρνειται|αρνουμαι`,
    ].join('|'),
  ],
  [
    'change',
    [
      `подним(?:ем|аем|ите|аю)|поднят\\S*|повы(?:шаем|сим|шаю|шен\\S*)|увелич(?:им|иваем|ить|ьте|ен\\S*|иваю)|уменьшить|поднять|повысить|сниж(?:аем|аю|у|ен\\S*)|сниз(?:им|ьте|ить)|спуст(?:им|ите)|уменьш\\S+|доводим|доведем|доведите|прибав(?:им|ьте|ляем)|(?:меняем|переходим|переидем) на(?= \\d| ноль| один| два| три| четыре| пять| шесть| семь| восемь| девять| десять| двадцать| тридцать| сорок| пятьдесят| шестьдесят| сто| двести| пятьсот)`,
      "increas(?:e|ing|ed)|reduc(?:e|ing|ed)|lower(?:ing)?|(?:go|going|goes|went) (?:up|down)|(?:put|bring|take|taking|bump|move|push|get) (?:it|that|them|this|you|him|her|the \\S+|your \\S+) (?:up|down)|rais(?:e|ing)|bump\\S* up|(?:cut|drop|dropping|cutting)(?: (?:it|that|them|the \\S+|your \\S+|you|him|her))?(?: down| back)? to|doubl(?:e|ing)|halv(?:e|ing)|make (?:it|that|them)|step(?:ping)? (?:it|that|you|up|down)|(?:push|take|taking|pushing|bring|get) (?:it|that|them|the \\S+|your \\S+) to(?= \\d| one| two| five| ten| twenty| thirty| forty| fifty| a )|goes to(?= \\d| one| two| five| ten| twenty| forty| fifty| eighty| a )|(?:up|down) to|drop to|go to|cut (?:it|that) in half|let's try(?= \\d| ten| twenty| thirty| forty| fifty| sixty| seventy| eighty| ninety| a hundred| one| two| three)",
      `ανεβαζ\\S+|ανεβασ\\S+|κατεβαζ\\S+|κατεβασ\\S+|αυξαν\\S+|αυξησ\\S+|αυξηθ\\S+|μειων\\S+|μειωσ\\S+|διπλασιαζ\\S+|(?:το|τη|την|τον|τα) (?:παμε|κανουμε|κανω|κανετε|κανεισ|πηγαινουμε)|παμε(?= \\d| σε \\d| εκατο| διακοσια| πενηντα| δεκα| εικοσι| σαραντα| τριακοσια| πεντακοσια| επτακοσια| χιλια)|κανετε το|παει (?:στα|στο)`,
    ].join('|'),
  ],
  [
    'order',
    [
      'возобнов\\S+|вернитесь к|снова (?:пеите|начните|принимаите)|назнач(?:аю|аем|им|у|ен|ена|ено|ены)|добав(?:им|ляем|лю|лен\\S*|ляю)|выпи(?:шу|сываю|шем)|пропи(?:шу|шем|сываю)|начн(?:ем|ите)|начинаем|начат\\S*|начинаите|дам вам|дадим|попробуем|возьмите|берем|будете (?:пить|принимать|капать|колоть)|пеите|принимаите|капаите|мажьте|колите|вводим|подключ\\S+',
      "(?:get|go|getting|going) back on|resume|(?:re)?start(?:ed|ing)?|also new|new|goes home (?:on|with)|go home (?:on|with)|begin|commenc\\S+|add(?:ed|ing)?|prescrib\\S+|(?:i'll|we'll|i will|we will|let me) (?:give|write|try|add|use|put(?! (?:that|it|this) (?:on|in|down))|do)|i'd suggest|i'd like (?:you|him|her) on|i'd like to (?:give|start|add|try)|i'd (?:add|go for|give|start|put)|i want (?:you|him|her) on|you'll (?:have|take|need|use)|let's (?:try|go with|use|add|give|do|start)|(?:put|popping|pop) (?:you|him|her) on|writ(?:e|ing) (?:you )?up",
      'ξεκιν(?:αμε|ατε|αω|α|ησα|ησε|ηστε|ησετε|ησουμε)|αρχιζ\\S+|αρχισ(?:α|τε|ετε|ουμε|ε)|βαζουμε|βαζω|γραφω|γραφουμε|δινω|δινουμε|(?:θα|να) (?:παρ|δωσ|βαλ|γραψ|κανετ|παιρν)\\S*|προστιθS+|προσθετ\\S+|προσθεσ\\S+|παμε σε|χορηγ\\S+|νεο φαρμακο|δωστε|εξερχεται με',
    ].join('|'),
  ],
]
