import type { ConceptWords } from '../concept.ts'

/** Habits, work, home, family and what happens around a visit. */
export const LIFE: ConceptWords = {
  smoking:
    'курю | курит | курил | курила | курите | курени | курение | сигарет | табак | пачк | smok | cigaret | tobacco | pack-years | packs | pack a day | καπνιζ | καπνισ | τσιγαρ | πακετ',
  vaping: 'вейп | электронн сигарет | vape | vaping | e cigarette | e-cigarette | ατμιζ | ηλεκτρονικο τσιγαρο',
  alcohol:
    'алкогол | выпива | спиртн | водк | пиво | пива | коньяк | =вино | =вина | alcohol | drinks | drink | beer | wine | whisk | αλκοολ | πινω | πινει | κρασι | μπυρ | τσιπουρ | ουζο | ποτο | οινοπνευμ',
  wine: '=вино | =вина | вином | wine | κρασι',
  beer: 'пиво | пива | beer | μπυρ | μπιρ',
  drugsAbuse:
    'weed | =pot | marijuana | травк | марихуан | χασισ | μαριχουαν | наркоти | каннаб | cannabis | recreational | ναρκωτικ',
  work: 'работа | бухгалтер | учител | водитель | строител | work | job | employ | teacher | driver | accountant | retired | office | δουλευ | δουλει | εργαζ | εργασι | επαγγελ | συνταξ',
  retired: 'пенси | retired | συνταξ',
  school:
    'школ | детский сад | детском саду | детского сада | детсаду | в саду | садик | school | nursery | σχολ | παιδικο σταθμ | νηπ*',
  livesAlone:
    'живет один | живет одна | живу один | живу одна | lives alone | live alone | on her own | on his own | on my own | μενει μον | μενω μον | ζει μον | ζω μον',
  lives: '=живет | =живу | =живут | проживает | lives | live with | =live | μενει | μενω | ζει | κατοικ',
  married: 'женат | замуж | married | παντρεμ',
  travel: 'поездк | ездил | путешеств | travel | abroad | =trip | trips | ταξιδ | εξωτερικο',
  pet: 'собак | кошк | dog | cat | pet | σκυλ | γατ*',
  sport: 'спорт | бег | бега | плаван | sport | running | swim | gym | αθλητ | τρεξιμ | κολυμπ',
  stairs: 'лестниц | этаж | ступен | stairs | flight | uphill | σκαλα | σκαλεσ | οροφο | ανηφορ',
  exertion:
    'нагрузок | физкультур | физическ нагруз | нагрузк | быстро иду | быстрой ходьбе | exertion | exercise | effort | κοπωσ | προσπαθει',
  rest: 'в покое | покое | покоя | at rest | resting | ηρεμια | αναπαυσ',
  stress: 'стресс | нервнича | stress | αγχ | στρεσ',
  stick: 'трость | палк | walking stick | =cane | walker | μπαστουν | περιπατητηρ',
  bath: 'ванн | душ | bath | shower | μπανι',
  bed: 'постел | кроват | =bed | κρεβατι',
  food: '=ел | =ела | =ели | =eaten | =ate | =еда | =еды | =еду | =едой | поесть | =ест | пища | пищи | =пищу | =пище | пищеи | кушать | обед | ужин | завтрак | food | eat | meal | lunch | dinner | breakfast | φαγητ | τρω* | εφαγ | φαει | φαγ | γευμα | πρωινο',
  water: '=вода | =воды | =воду | водой | water | fluids | νερο | υγρα',
  coffee: 'кофе | coffee | tea | καφε',
  fasting: 'натощак | на голодный | fasting | empty stomach | νηστ | αδειο στομαχι',
  afterFood:
    'после еды | после еде | after food | after meals | after eating | with food | with meals | μετα το φαγητο | μετα φαγητο | μετα τα γευματα | με το φαγητο',
  beforeFood:
    'до еды | перед едой | before food | before meals | before eating | πριν το φαγητο | πριν απο το φαγητο | προ φαγητου',
  diary: 'дневник | diary | logbook | ημερολογ | μετρησ',
  home: '=дома | домашн | =дом | home | =σπιτι',
  shoes: 'обувь | обуви | обувью | босиком | shoes | footwear | barefoot | παπουτσ',
  driving: 'за рулем | водить | driving | οδηγ',
  secondhand: 'smoke at home | smokes outside | κοντα μου καπν',
  widowed: 'вдов | widow | χηρα | χηρο',
  divorced: 'развед | развод | divorc | separated | διαζευγμ | χωρισμεν',
}
