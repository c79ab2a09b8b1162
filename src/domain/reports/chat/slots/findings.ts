import type { SlotForms } from './slot.ts'

/** Findings by their medical name, as they are said in plain words, and what was measured. */
export const FINDINGS: readonly SlotForms[] = [
  {
    asks: 'кровохаркан~|haemoptysis|hemoptysis|cough~ up blood|αιμοπτυση~',
    said: 'кровохаркан~|кров~|haemoptysis|hemoptysis|blood~|αιμοπτυση~|αιμα',
    near: 'кашл~|мокрот~|харка~|cough~|phlegm|sputum|spit|βηχ~|φλεγμα~|φλεματα|πτυελ~|αιμοπτ~|кровохарк~|haemopt~|hemopt~',
  },
  {
    asks: 'гематури~|кровь в моче|haematuria|hematuria|blood in .. urine|αιματουρια|αιμα στα ουρα',
    said: 'гематури~|кров~|красн~ моч~|розов~|haematuria|hematuria|blood~|pink|αιματουρι~|αιμα|κοκκιν~|σαν τσαι|ερυθρα',
    near: 'моч~|wee|urin~|water|pee|ουρα|ουρων|αιματουρ~',
  },
  {
    asks: 'мелен~|черн~ стул|кал~ черн~|melaena|melena|black stools?|μελαινα|μαυρα κοπρανα',
    said: 'мелен~|черн~|melaena|melena|black|tarry|μελαινα|μαυρ~',
    near: 'стул~|кал|кала|мелен~|stools?|poo|motions?|bowel~|κοπραν~|κενωσ~|μελαιν~',
  },
  {
    asks: 'кровь в (стуле|кале)|кровотечени~|rectal bleed~|blood in .. stools?|bleed~|αιμα στα κοπρανα|αιμορραγ~',
    said: 'кров~|bleed~|bled|blood|αιμορραγ~|αιμα',
  },
  {
    asks: 'анеми~|anaemi~|anemi~|αναιμι~',
    said: 'анеми~|гемоглобин~|железа не хватает|ферритин~|anaemi~|anemi~|haemoglobin|hemoglobin|ferritin|hb|αναιμι~|αιμοσφαιριν~|φερριτιν~|αιματοκριτ~',
  },
  {
    asks: 'функци~ почек|почечн~ (функц~|показател~)|почки|kidney function|renal function|kidneys?|νεφρικη λειτουργια|πως ειναι τα νεφρα|λειτουργια των νεφρων',
    said: 'креатинин~|скф|мочевин~|почк~|почечн~|creatinine|egfr|gfr|urea|kidneys?|renal|acr|ckd|κρεατινιν~|ουρια|νεφρ~|σπειραματ~',
    value: true,
  },
  {
    asks: 'печен~ (фермент~|проб~|показател~)|показател~ печени|функци~ печени|трансаминаз~|liver (function|tests?|enzymes?|numbers)|lfts|transaminases|ηπατικ~|τρανσαμινασ~|ενζυμα του ηπατος',
    said: 'алт|аст|ггт|билирубин~|печен~ проб~|печеночн~|трансаминаз~|alt|ast|ggt|liver|lfts|bilirubin|transaminases|τρανσαμινασ~|sgot|sgpt|γ gt|ηπατικ~|ηπατος',
    closed: true,
    value: true,
  },
  {
    asks: 'функци~ щитовид~|гормон~ щитовид~|тиреотропн~|ттг|thyroid (function|tests?|levels?)|tsh|λειτουργια του θυρεοειδους|θυρεοειδικ~ (ορμον~|εξετασ~)|θυρεοτροπο~|tsh',
    said: 'ттг|т четыре|т3|т4|свободн~ т~|tsh|t4|t three|thyroid (function|tests?)|ft4|θυρεοειδικ~|tsh',
    closed: true,
    value: true,
  },
  {
    asks: 'маркер~ воспалени~|воспалени~ по анализ~|inflammat~ markers?|infection markers?|δεικτες φλεγμονης',
    said: 'срб|соэ|лейкоцит~|прокальцитон~|crp|esr|white (cells?|count)|procalcitonin|λευκα|τκε|crp|καθιζηση~',
    value: true,
  },
  {
    asks: 'скорость оседани~|соэ|esr|sed rate|sedimentation|ταχυτητα καθιζησης|καθιζηση~|τκε',
    said: 'соэ|скорость оседани~|esr|sed rate|sedimentation|τκε|καθιζηση~',
    closed: true,
    value: true,
  },
  {
    asks: 'сахар~|глюкоз~|гликеми~|glucose|blood sugars?|sugars?|glyc[a]?emia|σακχαρο|ζαχαρο|γλυκοζη~',
    said: 'сахар~ (крови|утром|натощак|#|был~|семь|пять|шесть|восемь|девять)|глюкоз~|утром #|гликеми~|glucose|sugars? (was|is|were|this|today|#|of)|fasting|ζαχαρο|σακχαρο|γλυκοζη~',
    near: 'сахар|сахара|сахаром|сахару|сахары|глюко~|гликеми~|sugars?|gluco~|glyc~|fasting|ζαχαρ~|σακχαρ~|γλυκο~',
    value: true,
  },
  {
    asks: 'гликирован~|гликозилир~|hba1c|a1c|hba one c|γλυκοζυλιωμεν~|γλυκοσυλιωμεν~',
    said: 'гликирован~|гликозилир~|hba1c|a1c|hba one c|γλυκοζυλιωμεν~|γλυκοσυλιωμεν~',
    closed: true,
    value: true,
  },
  {
    asks: 'холестерин~|липид~|лпнп|cholesterol|ldl|χοληστερ~',
    said: 'холестерин~|лпнп|cholesterol|ldl|χοληστερ~|ldl',
    closed: true,
    value: true,
  },
  {
    asks: 'рефлекс~|reflex~|αντανακλαστικ~',
    said: 'рефлекс~|ankle jerks?|knee jerks?|jerks?|reflex~|plantars?|babinski|αντανακλαστικ~',
    closed: true,
  },
  {
    asks: 'размер~|объем~|какого размера|насколько больш~|диаметр~|how (big|large|wide|thick)|sizes?|diameter|dimensions?|measure|μεγεθος|ποσο μεγαλ~|διαμετρ~|διαστασ~|ποσο ειναι (ο|η|το) (λιθος|ογκος|πετρα|κυστη|ινομυωμα)',
    said: '# (миллиметр~|сантиметр~|см|мм|миллилитр~|кубик~|на #)|# (millimet~|millilit~|centi~|mm|cm|inch~|by #)|# (χιλιοστ~|εκατοστ~|επι #|κυβικα)|ποντ~|size of a|размером с|σαν (φουντουκι|καρυδι|ελια)',
    closed: true,
  },
  {
    asks: 'сторон~|какая (рука|нога|кисть|стопа|половина|почка|грудь)|с какой стороны|which (side|ear|eye|leg|arm|knee|hip|hand|foot|shoulder|breast|kidney|ankle|wrist)|left or right|ποιο (γονατο|χερι|ποδι|ματι|αυτι|πλευρο|ισχιο|νεφρο|ωμο~)|ποια (πλευρα|κνημη|μερια|μεριά|γαμπα|αρθρωση)|αριστερ~ η δεξι~|δεξι~ η αριστερ~',
    said: 'справа|слева|прав(ая|ой|ую|ое|ого|ом|ый|ым|ые)|лев(ая|ой|ую|ое|ого|ом|ый|ым|ые)|right|left|both|δεξι~|αριστερ~|και στα δυο|αμφοτερ~|обе|оба|с двух сторон',
  },
  {
    asks: 'цвет~|какого цвета|colou?r|χρωμα',
    said: 'цвет~|зелен~|желт~|бел~|розов~|красн~|корич~|темн~|прозрачн~|черн~|бур~|colou?r|green|yellow|white|brown|red|clear|black|pink|rusty|dark~|blue|χρωμα|πρασιν~|κιτριν~|ασπρ~|καφε|κοκκιν~|μαυρ~|διαφαν~|σκουρ~|σαν τσαι',
  },
  {
    asks: 'памят~|когнитивн~|забывчив~|memory|cognit~|forget~|confus~|μνημη|γνωσιακ~|ξεχνα~|συγχυση~|ανοια',
    said: 'памят~|забыва~|забывчив~|путает~|деменци~|memory|forget~|confus~|muddled|dementia|leaves the gas|4at|four at|mmse|moca|nonsense|μνημη|ξεχνα~|μπερδευ~|ανοια|συγχυση~',
  },
  {
    asks: 'настроени~|депресси~|тревог~|mood|depress~|anxi~|low in|διαθεση|καταθλιψη|αγχος',
    said: 'настроени~|депресс~|тревог~|тревож~|плак~|тоск~|интерес~|mood|low|depress~|anxi~|tearful|cry~|worr~|panic|διαθεση|καταθλ~|αγχ~|κλαι~|στεναχωρ~',
  },
  {
    asks: 'суицид~|самоубий~|покончить|suicid~|self harm|harm (himself|herself|themselves)|αυτοκτον~|αυτοτραυματ~',
    said: 'суицид~|самоубий~|покончить|жить незачем|want to die|wants? to die|wanted to die|regrets|не жить|не хочу жить|thoughts|планов и попыток|мысл~ о смерти|suicid~|self harm|not (wanting|want) to (be here|live)|end (it|things)|better off dead|αυτοκτον~|να πεθανω|δεν θελω να ζω',
    closed: true,
  },
  {
    asks: 'галлюцинац~|голос~|hallucinat~|voices|ψευδαισθησ~|παραισθησ~|φωνες',
    said: 'παραισθησ~|галлюцинац~|голос~|слышит|видит то|hallucinat~|voices|seeing things|ψευδαισθησ~|φωνες|βλεπει πραγματα',
    closed: true,
  },
  {
    asks: 'диплопи~|двоени~|двоится|double vision|diplopia|διπλωπια|διπλα',
    said: 'диплопи~|двоени~|двоится|double vision|diplopia|seeing double|διπλωπια|διπλα',
    closed: true,
  },
  {
    asks: 'зрени~|глазн~ дно|видит ли|visual|vision|eyesight|retin~|fundus|eyes|οραση|ματια|βυθος|βλεπει',
    said: 'flashing|no lights|зрени~|глаз~|окулист~|видит|сетчат~|vision|sight|eyes?|retin~|background|screening|optic~|blurr~|οραση|ματι~|βυθ~|βλεπ~|οφθαλμ~|θολ~',
  },
  {
    asks: 'парез~|слабост~|онемени~|парали~|чувствительн~|numb~|weakness|tingling|neuropath~|sensory|sensation|power|paralys~|μουδιασ~|αδυναμια|παραλυση|παρεση|νευροπαθ~',
    said: 'парез~|слабост~|онеме~|немеет|мурашк~|покалыв~|чувствительн~|numb~|weak~|tingl~|pins and needles|monofilament|sensation|power|μουδιασ~|αδυναμ~|παραλυ~|μυρμηγκ~|αισθητικοτητα',
  },
  {
    asks: 'сознани~|обморок~|синкоп~|терял~ созн~|pass(ed)? out|blackouts?|faint~|collapse~|syncop~|conscious~|λιποθυμ~|συγκοπ~|αισθησεις',
    said: 'сознани~|обморок~|отключ~|pass(ed)? out|black(ed)? out|faint~|collaps(e|es|ed|ing)(?! lung)|knock(ed)? (yourself|myself|himself|herself|you|me|him|her) out|knocked out|out cold|out for (a few |a )?(seconds?|minutes?)|syncop~|conscious~|came round|λιποθυμ~|συγκοπ~|αισθησεις',
  },
  {
    asks: 'одышк~|задыха~|dyspn~|breathless~|short of breath|shortness of breath|δυσπνοια|λαχανιαζει|ανασα',
    said: 'одышк~|задыха~|удушь~|воздуха не хватает|не хватает воздуха|breathless|short of breath|out of breath|puffed|wheez~|breath~|stopping|δυσπνοια|λαχανιαζ~|ανασα|αναπνο~|βραχνα',
  },
  {
    asks: 'рвот~|тошнот~|тошн~|vomit~|nause~|sick|throw~ up|εμετ~|ναυτια|ταση προς εμετο',
    said: 'рвот~|рвал~|тошн~|vomit~|nause~|sick|threw up|throw~ up|εμετ~|εμεσ~|ναυτια|ανακατ~',
  },
  {
    asks: 'температур~|лихорад~|жар|жара|fever~|temperature|temp|pyrexia|febrile|πυρετ~|θερμοκρασια',
    said: 'температур~|лихорад~|тридцать (шесть|семь|восемь|девять)|озноб~|fever~|temp~|hot|# degrees|thirty (six|seven|eight|nine)|chills|shiver~|πυρετ~|θερμοκρασια|τριαντα (εξι|επτα|εφτα|οκτω|οχτω|εννια)|ριγος|δεκατα',
  },
  {
    asks: 'стул~|испражн~|дефекац~|запор~|понос~|диаре~|bowel~|stools?|constipat~|diarrh~|κενωσ~|κοπραν~|δυσκοιλ~|διαρροια|εντερο',
    said: 'стул~|запор~|понос~|жидк~|bowel~|stools?|motions?|constipat~|diarrh~|loose|opened|poo|κενωσ~|κοπραν~|δυσκοιλ~|διαρροι~|τουαλετα',
  },
  {
    asks: 'моче~|дизури~|urin~|waterworks|dysuria|catheter|pee|wee|wet nappies|nappies|ουρ~|δυσουρια|πανες',
    said: 'моч~|мочеиспуск~|дизури~|жжение|жжет|рез[ьи]|катетер~|туалет~|urin~|waterworks|water|dysuria|stings?|catheter|pee|peeing|wee|nappies|nappy|passed|ουρ~|τσουζ~|καθετηρ~|πανα|πανες|κατουρ~',
  },
  {
    asks: 'отек~|опух~|припухл~|oedema|edema|swell~|swollen|οιδημα~|πρηξιμο|πρησμεν~|πρηζ~',
    said: 'отек~|отеч~|опух~|припух~|пухн~|oedema|edema|swell~|swollen|puffy|effusion|οιδημα~|πρηξ~|πρησ~|πρηζ~|διογκωσ~|υδραρθρο',
  },
  {
    asks: 'инфекци~ мочев~|уроинфекц~|urinary (tract )?infection|uti|ουρολοιμωξη',
    said: 'инфекци~|цистит~|лейкоцит~ в моче|нитрит~|бактери~|uti|infection|nitrites?|leuc~|culture|ουρολοιμωξη|νιτρωδη|πυοσφαιρια|μικροβιο|καλλιεργεια',
    closed: true,
  },
  {
    asks: 'гидронефроз~|расширен~ лоханк~|hydronephrosis|υδρονεφρωση',
    said: 'гидронефроз~|лоханк~|расширен~|hydronephrosis|dilat~|υδρονεφρωση|διατασ~',
    near: 'поч~|лоханк~|мочеточ~|kidney|ureter~|renal|νεφρ~|ουρητηρ~',
    closed: true,
  },
  {
    asks: 'лимфоузл~|лимфатическ~|lymph nodes?|glands?|lymphaden~|λεμφαδεν~|αδενες',
    said: 'лимфоузл~|узл~|лимфатическ~|nodes?|glands?|lymph~|λεμφαδεν~|αδενες',
  },
  {
    asks: 'тромб~|тромбоз~|эмболи~|clots?|thrombo~|dvt|embol~|θρομβ~|εμβολη|εμβολια πνευμ~|φλεβοθρομβ~',
    said: 'тромб~|эмболи~|clots?|thrombo~|dvt|embol~|θρομβ~|εμβολη|τριπλεξ',
    closed: true,
  },
  {
    asks: 'онколог~|злокачествен~|рак|рака|опухол~|cancer|malignan~|tumou?r|καρκιν~|κακοηθ~|ογκο~',
    said: 'рак|рака|раком|онколог~|опухол~|злокачествен~|метастаз~|лимфом~|меланом~|cancers?|malignan~|tumou?rs?|melanoma|lymphoma|mesothelioma|chemo|basal cells?|καρκιν~|κακοηθ~|ογκ~|μελανωμα|λεμφωμα|απο (πνευμονα|στομαχι|παχυ)',
    closed: true,
  },
  {
    asks: 'двигательн~ судорог~|судорог~|приступ~ судорог|fits?|seizures?|convuls~|σπασμ~|επιληπτικ~ κρισ~',
    said: 'судорог~|судорож~|fits?|fitted|seizures?|convuls~|σπασμ~|επιληψ~|κρισ~ επιληψ~',
    closed: true,
  },
  {
    asks: 'сыпь|сыпи|высыпани~|пятна|rash|spots|lesions?|εξανθημα~|κηλιδες|σπυρ~',
    said: 'сып~|высыпан~|пятн~|пузыр~|волдыр~|прыщ~|короч~|rash|spots?|lesions?|blister~|hives|mole|patch~|itch~|εξανθημα~|κηλιδ~|φουσκαλ~|φυσαλιδ~|σπυρ~|καντηλ~|κοκκιν~|ερυθημα',
  },
  {
    asks: 'бледне~ ли|исчеза~ при надавл~|стекл~|blanch~|glass test|fade|εξαφανιζεται με πιεση|ποτηρι',
    said: 'бледне~|исчеза~|стакан~|blanch~|glass|fade~|press|πιεσ~ .. ποτηρι|χανονται',
    closed: true,
  },
  {
    asks: 'обонян~|аносми~|запах~|smell|anosmia|οσφρηση|ανοσμια|μυρωδι~',
    said: 'обонян~|аносми~|запах~|smell|anosmia|οσφρηση|ανοσμια|μυριζ~',
    closed: true,
  },
  {
    asks: 'желтух~|jaundice~|ικτερο~',
    said: 'желту~|пожелтел~|под лампой|фототерап~|jaundice~|yellow (eyes|skin)|with lights|ικτερο~|κιτρινισ~|φωτοθεραπ~',
    closed: true,
  },
  {
    asks: 'самоповрежд~|self harm~|harmed (himself|herself)|αυτοτραυματ~',
    said: 'резал~|порезы|самоповрежд~|self harm~|cut (his|her|my) (arms?|forearms?|wrists?)|cutting|scars|χαρακωνε~|αυτοτραυματ~',
    closed: true,
  },
  {
    asks: 'остаточн~|residual|υπολειμμα',
    said: 'остаточн~|residual|left behind|post void|υπολειμμα~',
  },
  {
    asks: 'окружност~|head circumference|περιμετρ~',
    said: 'окружност~|голова #|head (circumference|#)|circumference|περιμετρο~|κεφαλι #',
    value: true,
  },
  {
    asks: 'белок в моче|протеинури~|proteinuria|protein in .. urine|πρωτεινουρια|λευκωμα στα ουρα',
    said: 'белок|белка|протеинури~|protein~|albumin~|acr|λευκωμα~|πρωτειν~',
  },
  {
    asks: 'апноэ|храп~|apnoea|apnea|snor~|ροχαλ~|απνοι~|απνοιες',
    said: 'апноэ|храп~|останавлива~ дыхани~|apnoea|apnea|snor~|stops? breathing|ροχαλ~|απνοι~|σταματαει η ανασα|σταματα η αναπνοη',
    closed: true,
  },
  {
    asks: 'ортостат~|orthostat~|postural|ορθοστατικ~',
    said: 'ортостат~|встаю|лежа и стоя|стоя|orthostat~|postural|lying and standing|standing|on standing|stand up|ορθοστατικ~|ορθι~|οταν σηκωνεται|οταν σηκωνομαι|ξαπλωμεν~',
  },
  {
    asks: 'сухост~|sicca|dry (eyes?|mouth)|ξηρ~ (στομα|ματια)|ξηροστομια',
    said: 'сухо~ (во|в|глаз)|сухост~|dry|ξηρ~|στεγνο|ξηροστομια',
    closed: true,
  },
  {
    asks: 'эрози~|разрушени~ сустав~|erosi~|joint damage|διαβρωσ~',
    said: 'эрози~|разрушен~|erosi~|damage|διαβρωσ~',
    closed: true,
  },
  {
    asks: 'фракц~ выброса|ejection fraction|ef|κλασμα εξωθησης',
    said: 'выброс~|ejection|ef|κλασμα',
    closed: true,
    value: true,
  },
  {
    asks: 'пикфлоу~|пиковая скорость|peak flow|μεγιστη εκπνευστικη|ροομετρ~|peak flow',
    said: 'пикфлоу|пиковая|peak flow|ροομετρ~|μεγιστη ροη',
    closed: true,
    value: true,
  },
  {
    asks: 'активност~ (болезни|заболевания)|das|disease activity|δεικτης ενεργοτητας|ενεργοτητα',
    said: 'das|активност~|disease activity|ενεργοτητα',
    closed: true,
    value: true,
  },
]
