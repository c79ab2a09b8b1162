import type { ConceptWords } from '../concept.ts'

/** Findings of all specialties: the term that a report uses beside the words that are said. */
export const WIDER: ConceptWords = {
  hypertension:
    'гипотензивн | антигипертензивн | antihypertens | blood pressure tablet | blood pressure pill | αντιυπερτασ',
  dyspnea:
    'не может дышать | не могу дышать | нечем дышать | дышать нечем | не может вдохнуть | cant breathe | couldnt breathe | cannot breathe | could not breathe | unable to breathe | δεν μπορει να αναπν | δεν μπορω να αναπν | δεν μπορουσα να αναπν | αναπνεω δυσκολα',
  suicidal:
    'покончил с собой | покончила с собой | наложил на себя | свел счеты | killed himself | killed herself | took his own life | took her own life | εβαλε τελοσ στη ζωη',
  locking:
    'блокада сустава | блокады сустава | блокаду сустава | блокада колен | блокады колен | блокада сустава | заклинива | locks | locked | locking | =lock | κλειδωνει | κλειδωμα',
  instability:
    'нестабильност | подкашива | подламыва | gives way | giving way | gave way | instabil | μου φευγει | σου φευγει | μου εφυγε | ασταθεια',
  dysarthria:
    'дизартри | речь смазан | смазанная речь | смазанной речи | речь невнятн | невнятная речь | невнятной речи | язык заплета | заплетается язык | dysarthr | speech is slurred | slurred speech | slurring | slurred | slurs | δυσαρθρ | μπερδευει τα λογια | μπερδεμενα λογια | τραυλιζ | συρτη ομιλι',
  aphasia:
    'афази | не находит слов | слова не находит | не может подобрать слова | aphas | dysphas | cant find the words | cant find words | word finding | αφασι | δεν βρισκει τισ λεξεισ | δεν βρισκει λεξεισ',
  facialDroop:
    'перекос лица | перекосило | лицо перекос | асимметрия лица | опущен угол рта | угол рта опущ | рот перекос | face has dropped | face dropped | face drooped | facial droop | mouth drooped | mouth dropped | παρεση προσωπου | στραβωσε το στομα | στραβο στομα | επεσε το προσωπο',
  paralysis:
    'паралич | гемипарез | гемиплег | плегия | парализов | отнялась | отнялись | отнялся | не двигается рука | не шевелит | paraly | hemipleg | hemipares | plegia | not moving at all | cant move | cant shift | παραλυ | ημιπληγ | ημιπαρεσ | δεν κουναει | δεν κουναω',
  numbness:
    'потеря чувствительност | потери чувствительност | снижение чувствительност | снижена чувствительност | гипестез | не чувствую | ничего не чувствую | не чувствует | loss of sensation | loss of feeling | reduced sensation | reduced feeling | cant feel a thing | cant feel | cannot feel | no feeling | hypoaesth | hypoesth | απωλεια αισθητικοτητ | μειωμενη αισθητικοτητ | υπαισθησ | δεν νιωθω | δεν αισθανομαι',
  hematemesis:
    'рвота кровью | рвоты кровью | рвало кровью | кровавая рвота | haematemes | hematemes | vomiting blood | vomited blood | threw up blood | brought up blood | αιματεμεσ | εμετο με αιμα | εκανε εμετο αιμα',
  odynophagia:
    'одинофаг | odynophag | hurts to swallow | painful swallowing | οδυνοφαγ | ποναω οταν καταπιν | ποναει οταν καταπιν',
  anorexia:
    'анорекс | воротит от еды | воротит от любой еды | отвращение к еде | отвращение к пище | еда не лезет | не лезет еда | нет аппетита | аппетита нет | потеря аппетита | снижение аппетита | anorex | no appetite | off my food | off his food | off her food | loss of appetite | poor appetite | lost my appetite | ανορεξι | δεν εχω ορεξη | δεν εχει ορεξη | απωλεια ορεξησ',
  polydipsia:
    'полидипс | пью много | много пью воды | пьет много воды | polydips | drinking loads | drinks a lot of water | excessive thirst | πολυδιψ | κατεβαζω λιτρα | πινω πολυ νερο',
  nocturia:
    'встает ночью в туалет | встаю ночью в туалет | ночные мочеиспускан | up at night to pee | up in the night to pee | gets up at night to pass | night time urination | για κατουρημα σηκων | σηκωνομαι για τουαλετα | νυχτερινη ουρησ',
  oliguria:
    'олигур | мало мочи | мочи мало | мочи станет мало | oligur | passing little urine | hardly any urine | ολιγουρι | λιγα ουρα',
  dysuria:
    'щиплет при мочеиспуск | щиплет | режет при мочеиспуск | режет когда | больно писать | резь | резью | stings when i pee | stings to pee | stings when i go | burns when i pee | hurts to pee | painful urination | burning urination | τσουζει οταν | καιει οταν ουρ | ποναω οταν κατουρ',
  frequencyOfUrine:
    'поллакиур | частые мочеиспускан | в туалет часто | часто в туалет | бегаю в туалет | бегает в туалет | pollakiur | passing urine often | peeing a lot | going all the time | urinary frequency | συχνουρι | συχνη ουρησ | παω συχνα για ουρησ',
  amenorrhea:
    'аменоре | нет месячных | месячных нет | amenorrh | periods have stopped | no periods | αμηνορροι | δεν εχω περιοδο',
  dysmenorrhea:
    'дисменоре | болезненные месячн | dysmenorrh | painful periods | period pain | δυσμηνορροι | πονουσ περιοδου',
  anosmia:
    'аносми | пропало обоняние | не чувствую запах | anosm | lost my smell | cant smell | loss of smell | ανοσμι | δεν μυριζω | εχασα την οσφρηση',
  ptosis: 'птоз | опущение века | веко опущ | ptosis | droopy eyelid | drooping eyelid | βλεφαροπτωσ | πτωση βλεφαρου',
  trismus:
    'тризм | рот не открыва | trism | cant open my mouth | lockjaw | τρισμο | δεν ανοιγει το στομα | δεν ανοιγω το στομα',
  claudication: 'перемежающаяся хромот | claudicat | cramp when walking | διαλειπουσα χωλοτητ',
  delusion: 'бред | бредов | delusion | paranoi | παραληρ',
  hallucination:
    'слуховые и зрительные галлюцинац | зрительные галлюцинац | слуховые галлюцинац | видения | видений | auditory and visual hallucinations | auditory hallucinations | visual hallucinations | visions | hears things | ακουστικεσ και οπτικεσ ψευδαισθησ | ακουστικεσ ψευδαισθησ | οπτικεσ ψευδαισθησ | οραματ',
  sleepiness:
    'сонлив | гиперсомн | клонит в сон | засыпаю днем | drows | sleepy | somnol | groggy | cant wake up | hard to wake | sleeps all day | υπνηλι | νυσταζ | νυστα | με τιποτα δεν ξυπναω | δεν ξυπναω',
  lowMood:
    'нет сил ни на что | ничего не радует | feeling low | feel low | feels low | down in the dumps | flat mood | ειμαι πεσμεν | πεσμενη διαθεση | ακεφι',
  selfHarm:
    'самоповрежд | вред себе | self harm | self-harm | hurt himself | hurt herself | hurting yourself | αυτοτραυματισμ | κακο στον εαυτο',
  hairLoss:
    'алопец | выпадение волос | выпадают волосы | волосы выпад | волосы лез | лысе | alopec | hair loss | hair fell out | hair came out | losing hair | αλωπεκι | τριχοπτωσ | επεσαν τα μαλλια | πεφτουν τα μαλλια',
  lymphNodes:
    'лимфаденопат | лимфоузлы увелич | увеличенные лимфоузл | увеличены лимфоузл | lymphadenop | swollen glands | swollen nodes | enlarged nodes | λεμφαδενοπαθ | διογκωμενοι λεμφαδεν | λεμφαδενεσ διογκωμεν',
  fluctuance: 'флюктуац | fluctuan | κλυδασμ',
  nippleFissure:
    'трещины на соск | трещина на соск | трещина соска | трещины соск | трещина правого соск | трещина левого соск | cracked nipple | nipple fissure | sore nipples | ραγαδα θηλ | ραγαδεσ θηλ',
  hypogalactia: 'молоко ушло | пропало молоко | breast milk dried | κοπηκε το γαλα',
  postpartumBleeding:
    'послеродовое кровотеч | послеродового кровотеч | postpartum haemorrh | postpartum hemorrh | bled after the birth | αιμορραγια μετα τον τοκετο | επιλοχεια αιμορραγ',
  heartburn:
    'гастроэзофагеальн | рефлюкс | =гэрб | gastro oesophageal | gastroesophageal | oesophageal reflux | =gord | =gerd | burning up my throat | burning in my chest | acid coming up | acid comes up | indigestion | γαστροοισοφαγικ | οξινα ανεβαιν | καιει ο λαιμοσ',
  girdle: 'опоясыв | опоясыва | girdle | band like | like a band | around my middle | ζωνη γυρω | σαν ζωνη',
  pulling: 'тянет | тянущ | pulls | pulling | dragging | τραβαει | τραβηγμα',
  pain: 'ache | aches | ached | aching | killing him | killing her | gives me grief | giving me grief | сверлит | дергает | ломота | раскалыва | σφυροκοπ | σουβλιζ | με σκοτων | με τρελαινει',
  swelling: 'throat closed up | throat closing | closed up | ballooned | gone puffy | раздуло щеку | заплыл | φουσκωσε',
  cramp:
    'спазм | скрутил | скрючил | сводило | свело | стянуло | дистони | spasm | dystoni | seized up | locked up | σπασμοσ | δυστονι | στραβωσε ο λαιμοσ',
  stone:
    'λιθιασ | =λιθοσ | λιθου | =камн | =камень | =камни | =камня | =камней | конкремент | =stone | =stones | calcul | λιθοσ | πετρ',
  contrast:
    'контрастное вещество | контрастного веществ | контрастн | =контраст | =контраста | contrast medium | contrast agent | contrast | =dye | σκιαγραφικ',
  ischuria: 'не могу помочиться | не может помочиться | cant pass urine | unable to pass urine | δεν μπορω να ουρησω',
  redness: 'красное пятно | алый | scarlet | flushed | κατακοκκιν',
  ulcer: 'пролежн | bedsore | pressure sore | pressure ulcer | κατακλισ',
  ascites: 'жидкость в животе | fluid in the belly | fluid in the tummy | νερο στην κοιλια',
  hepatomegaly:
    'гепатомегал | печень увелич | увеличенная печень | увеличение печени | печень выступа | hepatomegal | enlarged liver | liver enlarged | ηπατομεγαλ | διογκωμενο ηπαρ',
  icterus:
    'склеры желт | желтые склеры | желтоватые склеры | склеры иктерич | иктеричн | icteric | yellow eyes | κιτρινα ματια | ικτερικ',
  fluSymptoms: 'got the flu | got flu | грипп начал | как при гриппе | like the flu | flu like | flu-like | σαν γριπη',
  hemianopia: 'гемианоп | hemianop | only sees half | ημιανοψ',
  neglect: 'игнорирует левую | неглект | ignores her left | ignores his left | neglect | παραμελησ',
  lossOfHeight: 'потеря роста | height loss | shrunk | κοντυν',
  anhedonia: 'ангедон | ничего не хочется | anhedon | no interest in anything | ανηδονι',
  mania: 'мани* | гипоман | mania | manic | μανια | μανιακ',
  effusion:
    'баллотир | balloting | ballott | выпот | жидкость в суставе | effusion | fluid in the knee | fluid on the knee | υγρο στο γονατο | εχει λιγο υγρο | υδραρθρ',
}

/** Words that count towards the coverage only. */
export const WIDER_SOFT: ConceptWords = {
  remaining: 'оставш | остальн | остались | remain | =rest | left in | υπολοιπ | απομεν | εναπομειν',
  reaction: 'реакци | reaction | αντιδρασ',
  cause:
    'вызывал | вызывала | вызывает | вызывали | вызвал | вызвало | вызвали | обусловл | caused | provoked | triggered | προκαλεσ | προκαλουσ | προκαλει',
  ofSense: 'слуховые | слуховых | зрительные | зрительных | auditory | ακουστικεσ | οπτικεσ',
  sense: 'makes sense | coherent | content | связн | осмыслен | содержани | βγαζει νοημα | συνεκτικ',
  front: 'передн | спереди | front | anterior | μπροστ | προσθι',
  unable:
    'неспособ | невозможност | не в состоянии | inability | unable | αδυναμια μασησ | αδυναμια βαδισ | αδυναμια καταποσ | αδυναμια ορθοστ | δεν μπορω να | δεν μπορει να',
  chew: 'жевать | жевани | жую | chew | μασησ | μασαω | μασαει | δαγκων | δαγκωμα',
  hot: 'горяч | тепл | термическ | hot | heat | warm | ζεστ | θερμ',
  descend: 'спуск | спускаться | downstairs | going down the stairs | descend | κατεβασμα | καθοδ | κατεβαιν',
  volleyball: 'волейбол | volleyball | βολεϊ | βολει | πετοσφαιρ',
  football: 'футбол | football | soccer | ποδοσφαιρ',
  basketball: 'баскетбол | basketball | μπασκετ | καλαθοσφαιρ',
  electricStim:
    'электростимул | миостимул | electrical stimul | electric stimul | =tens | ρευμα | ηλεκτρικη διεγερσ | ηλεκτρικησ διεγερσ | ηλεκτροδιεγερ',
  meter: 'глюкометр | glucose meter | glucometer | =meter | μετρητη σακχαρ | σακχαρομετρ',
  hardlyEver: 'редко | hardly | rarely | seldom | once in a blue | σπανια | πού και πού',
  often: 'часто | учащен | каждый час | often | frequent | every hour | συχνα | συχνη',
  smallAmounts:
    'по чуть чуть | понемногу | малыми порциями | небольшими порциями | small amounts | dribs and drabs | λιγα λιγα | μικρεσ ποσοτητ',
  recently: 'недавно | recent | lately | πρoσφατα | προσφατ',
  insoles: 'стельк | insole | πατοι | πατουσ',
}

/** What people do and use. */
export const WIDER_LIFE: ConceptWords = {
  contraception:
    'презерватив | condom | προφυλακτικ | предохран | контрацеп | противозачат | contracept | birth control | on the pill | αντισυλληπτ | αντισυλληψ',
  breastfeeding:
    'грудное вскармлив | грудного вскармлив | кормить грудью | кормит грудью | кормлю | кормить нужно | кормить можно | breastfe | breast feed | nursing her | nursing him | θηλασ | θηλαζ',
  antiepileptic:
    'противосудорожн | антиконвульс | противоэпилепт | antiepileptic | anti epileptic | anticonvuls | αντιεπιληπτ',
  antidiabetic: 'сахароснижающ | antidiabet | diabetes tablet | diabetes medicine | αντιδιαβητ',
  antiemetic: 'противорвотн | antiemetic | anti sickness | antisickness | αντιεμετ',
  diuretic: 'мочегонн | диуретик | diuretic | water tablet | water pill | διουρητικ',
  laxative: 'слабительн | laxative | καθαρτικ | υπακτικ',
  inflammation: 'противовоспал | нестероидн | anti inflammatory | antiinflammatory | αντιφλεγμον',
  play: 'играть | играет | сыграть | play | παιζ | παιξ | ξαναπαιξ',
  work: 'зарабатыва | ζω απο | απο αυτο ζω | επαγγελλ',
}
