import type { SlotForms } from './slot.ts'

/** Who the patient is and how they live. */
export const PERSON: readonly SlotForms[] = [
  {
    asks: 'возраст~|сколько (ему|ей|пациент~|девочк~|мальчик~|ребенк~|малыш~|мужчин~|женщин~) (полных )?(лет|месяцев)|сколько лет (ему|ей|пациент~|девочк~|мальчик~|ребенк~|малыш~|мужчин~|женщин~)|age|how old|aged|ηλικια~|ποσων (χρονων|ετων|χρονω|μηνων)|ποσο χρονων|ποσο ειναι ¦',
    said: 'сколько (тебе|вам|ей|ему)( лет)?|сколько лет|ποσο ειναι ¦|мне #|ей #|ему #|# (летн~|летняя)|(пациент~|женщина|мужчина|мальчик|девочка|ребенок|ребенку) .. # (лет|года|год|месяц~)|# (лет|года|месяц~) в|возраст~|how old|# years? old|# months? old|# year olds?|he is # months|(he|she)’?s # (months|weeks)|aged?|age|# (weeks|days) old|mrs? .. #|ηλικια~|ποσων χρονων|(# )?(χρονων|ετων|μηνων)|ειναι #|i’?m #',
  },
  {
    asks: 'профессия|профессию|професси~|кем (он |она )?(работает|трудится|работал~)|где (работает|работаете|трудит~|трудитесь)|кем (работаете|трудит~|трудитесь)|чем занимается|на какой работе|occupation|job|profession|(do|does) .. for a living|what (work|job)|where does .. work|work as|επαγγελ~|τι δουλεια|πού δουλευει|που δουλευει|που εργαζεται|τι εργασια|εργασια',
    said: 'работа~|тружусь|трудитесь|дальнобойщик~|шахтер~|мужчина на пенсии|охранник~|юрист~|экономист~|электрик~|токар~|механик~|няня|официант~|курьер~|тренер~|музыкант~|сторож~|водител~|бухгалтер~|инженер~|учител~|медсестр~|врач~ на скор~|диспетчер~|грузчик~|строител~|повар~|продав~|программист~|швея|парикмахер~|слесар~|сварщик~|фермер~|пенси~|студент~|домохозяй~|за компьютером|на заводе|на стройке|на складе|в офисе|шахт~|безработн~|уволил~|work~|job|shipyard|drive a|i drive|taxi|teach~|retired|nurse|builder|bakery|baker|hairdresser|farm~|factory|office|shop|driver|mechanic|plumber|electrician|student|accountant|carpenter|chef|cook|lorry|warehouse|unemployed|redundant|self employed|run a|own a|lecturer|reception|on the tills|tills|bar job|student|electrician|nanny|cleaner|cleaning|army|police|bus|office job|musician|clarinet|waiter|δουλευ~|δουλεια|μουσικ~|καθαριστρι~|ηθοποι~|αστυνομ~|εμπορ~|ναυπηγει~|σερβιτορ~|πωλητ~|εργαζ~|ταξι|μαγειρ~|δασκαλ~|καθηγητ~|λογιστ~|οδηγος|οδηγω|αγροτ~|συνταξ~|μοδιστρα|νοσοκομα|νοσηλευτρ~|οικοδομ~|υπαλληλ~|ψαρας|ναυτικ~|φοιτητ~|κομμωτρ~|γραφειο|χωραφι~|μαγαζι|ανεργ~|εργοστασιο|νοικοκυρα|ηλεκτρολογ~|υδραυλικ~',
  },
  {
    asks: 'exposure|exposed to|вредност~|контакт с (пыл~|хими~)|εκθεση',
    said: 'asbestos|dust|chemical~|fumes|solvent~|lead|silica|coal|farm~|mould|asbestos|асбест~|пыл~|хими~|краск~|вредн~|αμιαντ~|σκονη|χημικ~|μουχλα',
  },
  {
    asks: 'кур(ю|ит|ят|ил|ила|или|ишь|ите|ение|ения|ением|ении|ить|яга|ильщик~|ивал~|нул~)|стаж курения|сколько сигарет|smok~|cigarettes|pack years|tobacco|nicotine|καπν~|τσιγαρ~',
    said: 'кур(ю|ит|ят|ил|ила|или|ишь|ите|ение|ения|ением|ении|ить|яга|ильщик~|ивал~|нул~)|сигарет~|пачк~|электронн~|вейп~|табак~|smok~|cigar~|roll ups?|vap~|packs?|# a day|never smoked|pipe|καπν~|τσιγαρ~|πακετ~|ατμιζ~|το εκοψα το #',
  },
  {
    asks: 'алкогол~|выпива~|спиртн~|пьет ли|сколько (он |она )?(пьет|выпивает)|alcohol|drink|drinking|units a week|booze|αλκοολ~|ποτο|πινει αλκ~|πινει',
    said: 'drinking|cans|алкогол~|выпива~|вин~ по|вино|вина|вином|водк~|пив~|коньяк~|спиртн~|рюмк~|бокал~|непьющ~|не пью|шампанск~|alcohol|drinks?|beers?|wine|gin|whisk~|vodka|sherry|pints?|bottles?|teetotal|cider|lager|units (a|per|each|every) (day|week)|αλκοολ~|κρασι~|τσιπουρ~|μπιρ~|μπυρ~|ουζο|ποτηρ~|ουισκι|ρακι|πινω|ποτα|ποτο|δεν πινω',
  },
  {
    asks: 'с кем (он |она )?живет|живет ли|где живет|семейное положение|жилищ~|женат~|замужем|who does .. live|lives? with|live alone|living situation|where does .. live|married|home situation|домашн~ условия|με ποι~ (μενει|ζει)|που (μενει|ζει)|μενει μον~|ζει μον~|παντρεμ~|οικογενειακη κατασταση',
    said: 'живу|живет|живем|проживает|замуж~|женат~|развед~|вдов~|один дома|с женой|с мужем|с сыном|с дочерью|lives?|living|married|divorced|widow~|partner|on (my|her|his) own|flat|house|bungalow|carers?|care home|nursing home|hostel|μενω|μενει|ζω|ζει|μονος μου|μονη μου|μονη της|μονος του|παντρεμεν~|χηρ~|διαζευγμεν~|με τον (αντρα|συζυγο)|με τη (γυναικα|συζυγο)|οροφο|γηροκομειο',
  },
  {
    asks: 'животн~|питом~|кошк~|собак~|pets?|animals?|κατοικιδι~|ζωα|ζωο|σκυλ~|γατ~',
    said: 'животн~|питом~|кошк~|кот|кота|собак~|хомяк~|попуга~|рыбки|аквариум~|морск~ свинк~|кролик~|pets?|animals?|dogs?|cats?|hamster|parrots?|budgies?|birds?|rabbits?|guinea pigs?|horses?|κατοικιδι~|ζωα|ζωο|σκυλ~|γατ~|παπαγαλ~|πουλια|χαμστερ|καναρινι~|κουνελ~',
  },
  {
    asks: 'переносимост~ нагруз~|толерантност~|αντοχη|передвига~|ходит ли|ходит сам~|как ходит|mobil~|walking aid|walk with|how far can .. (walk|climb|go)|exercise tolerance|get about|walk|κινητικ~|περπατ~|βαδιζει|βαδιση|πόσο μπορει να περπατ~',
    said: 'пролет~|хожу|ходит|ходила|ходил|ходунк~|трост~|палк~|костыл~|коляск~|передвига~|метров|этаж~|лестниц~|walks?|walking|frame|stick|crutch~|wheelchair|rollator|zimmer|metres|yards|stairs|stopping|flat|hill|corner|bus stop|περπατ~|βαδιζει|μπαστουν~|πι|περπατουρα|μετρα|αναπηρικ~|καροτσι~|σκαλ~|τετραγων~',
  },
  {
    asks: 'как далеко|лестниц~|этаж~|stairs|how far|climb~|ανηφορ~|σκαλ~|ποσο μακρια',
    said: 'лестниц~|этаж~|ступен~|метров|stairs|flights?|hill|stopping|metres|yards|miles?|corner|ανηφορ~|σκαλ~|μετρα|οροφο|χιλιομετρ~',
  },
  {
    asks: 'водит ли|за рулем|водить машину|садиться за руль|drive|driving|dvla|allowed to drive|οδηγ~',
    said: 'за рул~|руль|вожу|водит|водить|водител~|машин~|drive|drives|driving|driver|dvla|licen[cs]e|car|οδηγ~|τιμονι|αυτοκινητ~',
  },
  {
    asks: 'ездил~|поездк~|путешеств~|за границ~|travel~|abroad|trip|overseas|ταξιδ~|εξωτερικο',
    said: 'ездил~|поездк~|путешеств~|за границ~|вернул~ из|отпуск~|прилетел~|турци~|египет~|таиланд~|travel~|abroad|trip|holiday|(days|weeks|months) in|flew|came back from|spain|india|africa|thailand|flight|ταξιδ~|εξωτερικο|διακοπες|γυρισ~ απο',
  },
  {
    asks: 'сон|спит|как спит|бессонниц~|засыпа~|просыпа~|во сколько просып~|sleep~|insomnia|how many hours|wake|υπνο~|υπνου|κοιμ~|αυπνια|ξυπνα~',
    said: 'сон|сна|сплю|спит|спал~|спать|бессонниц~|засыпа~|просыпа~|не высыпа~|sleep~|slept|insomnia|awake|wake~|woke|nights?|υπνο~|υπνου|κοιμ~|αυπνια|ξυπν~|ματι',
  },
  {
    asks: 'аппетит~|как ест|ест ли|питани~|appetite|eating|diet|feeding|ορεξη|τρωει|διατροφη|σιτιζ~',
    said: 'аппетит~|ест|ем|ела|ел|кушает|диет~|питани~|appetite|eat~|ate|off (his|her|my) food|diet|food|breakfast|meals|feeds?|ορεξη|τρωω|τρωει|εφαγε|διατροφη|φαγητο|γευμα~',
  },
  {
    asks: 'сколько воды|сколько жидкости|питьев~|сколько пить|fluid~|how much water|drink enough|hydrat~|ποσο νερο|ποσα υγρα|ποση? υγρ~|υγρα|ενυδατωση',
    said: 'вод~|жидкост~|литр~|пейте|пить|питье|fluids?|water|litres?|drink~|hydrat~|jugs?|sips|νερο|υγρα|λιτρα|πινετε|πινει|ενυδατωση',
  },
  {
    asks: 'кофе~|чай|coffee|tea|caffeine|καφε~',
    said: 'кофе~|чай|чая|энергетик~|coffee|tea|caffeine|red ?bull|energy drinks?|καφε~|τσαι',
  },
  {
    asks: 'наркотик~|каннабис|recreational|cannabis|illicit|street drugs|ναρκωτικ~|ουσιες',
    said: 'наркот~|каннабис|марихуан~|гашиш|соль|cannabis|weed|cocaine|heroin|ketamine|recreational|spice|ναρκωτικ~|χασις|κοκαινη|ουσιες',
    closed: true,
  },
  {
    asks: 'сколько детей|дети|детей|роды|родов|deliver~|births?(?! (?:control|weight|mark|date))|previous pregnanc~|children|kids|parity|how many (children|kids|pregnanc~|times .. pregnant)|παιδια|τεκνα|γεννησ~|γεννες|τοκετ~',
    said: 'section|дет~|рожал~|родил~|роды|родов|сын~|дочь|дочк~|двое|трое|children|kids?|sons?|daughters?|pregnan~|births?|deliver~|miscarriages?|παιδι~|γεννες|γεννησ~|τοκετ~|καισαρικη|γιος|γιο|κορη|αποβολ~|εγκυμοσυν~',
  },
  {
    asks: 'групп~ крови|резус~|blood (group|type)|rhesus|ομαδα αιματος|ομαδα .. αιμα',
    said: 'групп~ крови|(первая|вторая|третья|четвертая) .. (положительн~|отрицательн~)|резус~|blood (group|type)|rhesus|rh (positive|negative)|(a|b|o|ab) (positive|negative)|ομαδα αιματος|ρεζους',
    closed: true,
  },
  {
    asks: 'сколько (длилась|шла|продолжалась) .. операция|длительность операции|how long .. (operation|surgery|procedure) (take|last)|how long did .. (operation|surgery|procedure)|duration of (the )?(operation|surgery)|ποσο (διηρκεσε|κρατησε) .. (χειρουργειο|επεμβαση|εγχειρηση)',
    said: '(операци~|вмешательств~) .. (длил~|шла|занял~|продолжал~)|(operation|surgery|procedure) .. (took|lasted)|(took|lasted) .. (hours?|minutes?)|(διηρκεσε|κρατησε)',
    closed: true,
  },
  {
    asks: '(какой|каков) .. срок .. беременности|срок беременности|сколько .. недель .. беремен~|на каком сроке|на какой неделе|how many weeks .. pregnant|how many weeks .. she|weeks along|how far along|gestational age|ποσων εβδομαδων|σε ποια εβδομαδα',
    said: 'сколько .. недель|какой срок|# недел~ беременности|беременность # недел~|на # неделе|how many weeks|# weeks (pregnant|along|now|gestation)|ποσων εβδομαδων|# εβδομαδων .. κυησ~|κυηση~ # εβδομαδ~',
  },
  {
    asks: 'срок~ беременности|срок беременности|беременн~|какая неделя|pregnan~|gestation~|how many weeks|weeks along|how far along|trimester|gravid~|εγκυ~|εγκυμοσυν~|ποσων εβδομαδων|κυηση~',
    said: 'how many weeks|беременн~|недел~ беременности|# недел~|срок~|pregnan~|# weeks|gestation~|expecting|trimester|due date|εγκυ~|εγκυμοσυν~|κυησ~|# εβδομαδ~',
    near: 'беременн~|рожа~|акушер~|pregnan~|how many weeks|weeks now|weeks along|weeks pregnant|its my (first|second|third|fourth)|baby (mov~|kick~)|antenatal|midwife|obstetric~|εγκυ~|κυησ~|μωρο|γυναικολογ~',
    closed: true,
  },
  {
    asks: 'контрацепц~|предохраня~|противозачаточн~ (метод|средств~)|contracepti~|birth control|αντισυλληψη~|προφυλαξ~',
    said: 'контрацепц~|предохраня~|противозачаточн~|спираль|презерватив~|ярин~|джес~|контрацептив~|вазэктом~|contracepti~|coil|iud|mirena|pill|condoms?|implant|sterili[sz]ed|vasectomy|tubes tied|depo|αντισυλληπτικ~|αντισυλληψη~|σπιραλ|σπειραμα|προφυλακτικ~|βαζεκτομη|χαπι αντ~|δεσιμο σαλπιγγ~',
    closed: true,
  },
  {
    asks: 'менструа~|месячн~|цикл~|менопауз~|климакс~|menstru~|periods?|lmp|menopaus~|cycle|περιοδο~|εμμην~|κυκλο~|εμμηνοπαυσ~',
    said: 'менструа~|месячн~|цикл~|менопауз~|климакс~|menstru~|periods?|menopaus~|bleed~|cycle|περιοδο~|εμμην~|κυκλο~|εμμηνοπαυσ~',
  },
  {
    asks: 'привит~|прививк~|вакцин~|vaccin~|immuni[sz]~|jabs?|shots?|tetanus|εμβολι~|αντιτετανικ~',
    said: 'привит~|прививк~|вакцин~|от гриппа|кроме .. отказ~|vaccin~|immuni[sz]~|jabs?|boosters?|tetanus|rsv|flu|pneumococcal|εμβολι~|αντιτετανικ~|αντιγριπικ~',
    closed: true,
  },
  {
    asks: 'кто (за ней |за ним )?ухаживает|помощник~|сиделк~|carers?|who (cares|looks) (for|after)|support at home|ποιος (τη|τον) (φροντιζει|προσεχει)|φροντιστ~',
    said: 'ухажива~|сиделк~|соцработ~|помога~|carers?|looks? after|helps?|neighbour|cares for|φροντιζ~|προσεχ~|βοηθ~|γυναικα|κυρια τα',
  },
  {
    asks: 'какой рукой|ведущая рука|правша|левша|handed~|dominant hand|which hand does .. write|δεξιοχειρ~|αριστεροχειρ~|με ποιο χερι γραφει',
    said: 'правша|левша|правой рукой|левой рукой|right handed|left handed|handed|δεξιοχειρ~|αριστεροχειρ~',
    closed: true,
  },
  {
    asks: 'донош~|недонош~|роды в срок|родил~ в срок|премат~|premature|preterm|born (on time|early)|full term|birth weight|πρωωρ~|τελειομην~|γεννηθηκε',
    said: 'донош~|недонош~|в срок|родил~|premature|preterm|early|born|term|special care|birth weight|weeks early|πρωωρ~|τελειομην~|γεννηθηκε|θερμοκοιτιδα',
  },
  {
    asks: 'садик|школ~|заняти~|на учебу|nursery|school|class~|βρεφονηπιακ~|σχολει~|παιδικο|μαθηματα',
    said: 'садик~|сад|школ~|класс~|заняти~|университет~|nursery|school|class|creche|college|σχολει~|παιδικο|βρεφονηπιακ~|νηπ~|ταξη',
  },
  {
    asks: 'больничн~|нетрудоспособ~|освобожден~|fit note|sick note|off work|signed off|sick leave|αναρρωτικ~|αδεια',
    said: 'больничн~|освобожден~|нетрудоспособ~|fit note|sick note|off sick|off work|signed off|sign you off|αναρρωτικ~|αδεια',
    closed: true,
  },
  {
    asks: 'оружи~|weapons?|guns?|firearm~|οπλ~',
    said: 'оружи~|ружь~|сейф~|weapons?|guns?|firearm~|shotgun|οπλ~|καραμπιν~',
    closed: true,
  },
  {
    asks: 'вес|весит|масса тела|весу|weigh~|weight|how heavy|βαρος|ζυγιζει|κιλα',
    said: 'масса|вес|веса|весу|весит|вешу|¦ # (килограмм~|кило|кг)|weigh~|weight|¦ # (kilos?|kg|kilograms?|pounds|stone)|βαρος|ζυγι~|¦ # κιλα',
    closed: true,
    value: true,
  },
  {
    asks: 'рост|роста|height|tall|υψος',
    said: 'рост|роста|ростом|height|tall|υψος',
    closed: true,
    value: true,
  },
]
