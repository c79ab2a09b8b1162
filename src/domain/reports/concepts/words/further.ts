import type { ConceptWords } from '../concept.ts'

/** Findings that the other lists lack, with more ways of saying those that they have. */
export const FURTHER: ConceptWords = {
  insect:
    'укус | укусил | укусила | ужал | ужален | оса | осы | осой | пчел | комар | клещ | bite | bitten | sting | stung | wasp | =bee | =bees | mosquito | tick | τσιμπημα | τσιμπησε | τσιμπησαν | με τσιμπ | ξανατσιμπ | σφηκ | μελισσ | κουνουπι | δαγκωμ | δαγκωσ | τσιμπουρ | τσουχτρ',
  burn: 'ожог | обжег | обожг | ошпар | burn | scald | εγκαυμ | κατακαηκ | ζεματισ',
  bloodStool:
    'кровь при стуле | крови при стуле | кровь при дефекации | крови при дефекации | кровь из заднего прохода | кровь из прямой кишк | blood after passing stool | blood when passing | blood with bowel | blood on wiping | αιμα στην τουαλετα | αιμα κατα την αφοδευσ | αιμα μετα την αφοδευσ | αιμα στις κενωσ',
  straining: 'натужив | тужусь | тужится | потуг | strain | straining | σφιγγομαι | τενεσμ',
  locking:
    'заклини | клинит | подклини | застопор | заедает колен | locking | locked | catches and locks | catching | μπλοκαρ | κλειδωσ | μαγκων',
  instability: 'неустойчивость сустав | неустойчивость колен | ненадежн | buckl | unstable knee | λυγιζει το γονατ',
  clicking: 'щелкает | щелчок | щелчк | хрустит | хруст | click | clicks | clunk | crunch | κλικ | κριτσαν | κρακ',
  choking: 'удушье | задыха | душит | choking | gasp | gasping | πνιγεται | πνιγηκα | πνιγμον | κοπηκε η ανασα',
  throatClosing:
    'throat closed up | throat closing up | throat was closing | throat swelled | throat swollen | горло сжал | горло сжима | горло сдав | горло отек | сдавление горла | отек горла | отек гортан | throat clos | throat tight | tightness of the throat | tightness in the throat | throat swell | tight throat | κλεινει ο λαιμ | εκλεινε ο λαιμ | εκλεισε ο λαιμ | σφιξιμο στο λαιμ | συσφιξη στο λαιμ | συσφιξησ στο λαιμ | αισθημα συσφιξησ | οιδημα λαρυγγ | οιδημα φαρυγγ',
  apneaPause:
    'остановки дыхан | остановка дыхан | остановок дыхан | перестает дышать | перестаю дышать | дыхание останавлив | pauses in breathing | pauses in his breathing | pauses in her breathing | breathing pause | stops breathing | stop breathing | stopped breathing | witnessed apn | σταματαει να αναπν | σταματαω να αναπν | κοβεται η ανασα | διακοπες αναπνο | διακοπεσ αναπνο | παυσεισ αναπνο',
  sleepiness:
    'засыпа | засыпал | дневная сонлив | fall asleep | falling asleep | falls asleep | fell asleep | nod off | nodded off | nodding off | dozes off | dozing | daytime sleep | αποκοιμ | με παιρνει ο υπνος | με παιρνει ο υπνοσ',
  fatigue:
    'утомл | быстро устаю | быстро устает | изможд | измотан | без сил | shattered | knackered | wiped out | no stamina | run down | worn down | αποκαμ | διαλυμενοσ | διαλυμενη | πτωμα',
  headache:
    'головные боли | голова раскалыва | голова гудит | head pounding | splitting head | heavy head | το κεφαλι μου',
  abdominalPain:
    'желудок заболел | желудок болит | болит желудок | болел желудок | заболел желудок | боли в желудке | боль в желудке | живот болит | болит живот | живот скрутил | stomach pain | gastric pain | stomach was hurting | stomach got sore | pain in the stomach | pain in my stomach | belly pain | tummy pain | ποναει το στομαχ | ποναει η κοιλι | πονεσε το στομαχ | πονο στο στομαχ | πονοσ στο στομαχ | πονοσ στην κοιλ | πονο στην κοιλ | στομαχικα ενοχλ | επιγαστραλγ | κοιλιαλγ',
  backPain:
    'болит спина | спина болит | боль в спине | боли в спине | поясница болит | болит поясница | боль в пояснице | боли в пояснице | my back hurts | back hurts | sore back | bad back | back ache | backache | ποναει η μεση | πονοσ στη μεση | πονο στη μεση | ποναει η πλατη',
  chestPain:
    'боль в груди | боли в груди | болит в груди | боль за грудиной | боли за грудиной | давит за грудиной | загрудинн | chest pain | chest hurts | pain in the chest | pain in my chest | chest tightness | tightness in the chest | tight chest | tightness in my chest | πονοσ στο στηθ | πονο στο στηθ | θωρακικο αλγ | προκαρδιο | οπισθοστερνικ | σφιξιμο στο στηθ',
  jointPain:
    'болят суставы | суставы болят | боль в суставах | боли в суставах | joints hurt | joints ache | aching joints | painful joints | sore joints | πονανε οι αρθρωσ | πονοι στισ αρθρωσ | πονο στισ αρθρωσ',
  musclePain:
    'мышцы болят | болят мышцы | боль в мышцах | боли в мышцах | ломота в мышцах | muscle ache | aching muscles | sore muscles | muscles ache | muscles hurt | muscle pain | πονανε οι μυσ | μυικοι πονοι | μυικο πονο | πιασμενοι μυσ',
  earPain:
    'болит ухо | ухо болит | боль в ухе | боли в ухе | стреляет в ухе | ear pain | ear hurts | sore ear | pain in the ear | pain in his ear | pain in her ear | pain in my ear | ποναει το αυτι | πονοσ στο αυτι | πονο στο αυτι',
  toothache:
    'зуб болит | болит зуб | зубная боль | зубной боли | toothache | tooth hurts | tooth pain | sore tooth | ποναει το δοντι | πονοδοντο | πονοσ στο δοντι',
  testicularPain: 'болит яичко | яичко болит | sore testicle | pain in the testicle | ποναει ο ορχισ',
  weightLoss:
    'худею | худеет | похудел | похудела | минус кило | ушел вес | ушло кил | dropped weight | lost a stone | lost stone | lost kilos | lost some weight | weight has dropped | clothes are loose | εχασε κιλα | χανω κιλα | χανει βαροσ | εχασε βαροσ | αδυνατιζ',
  weightGain:
    'поправилась | поправился | растолстел | прибавил в весе | прибавила в весе | набираю вес | weight has gone up | putting on weight | put weight on | stone heavier | εβαλα κιλα | εβαλε κιλα | βαζω κιλα | πηρα βαροσ',
  appetite: 'аппетит | есть не хочет | ест хорошо | appetite | eats well | off food | ορεξ',
  sweating:
    'холодный пот | в поту | обливаюсь потом | sweaty | clammy | cold sweat | κρυοσ ιδρωτασ | κρυο ιδρωτα | λουζομαι στον ιδρ',
  palpitations:
    'сердце колот | сердце выскак | сердце стуч | сердце замир | сердце останавл | пульс скач | heart races | heart was racing | heart thump | heart jump | heart miss | heart stops | heart flip | pounding heart | η καρδια μου τρεχ | καρδια φτερουγ | χτυπαει δυνατα η καρδ | χτυποι τησ καρδ | αρρυθμιεσ',
  syncope:
    'потеря сознан | потери сознан | потерю сознан | потереи сознан | отключил | вырубил | упал в обморок | упала в обморок | blacked out | blackout | black out | passed out | collapsed | keeled over | went down like | λιποθυμ | εχασα τον κοσμο | σωριαστ | εχασε τισ αισθησ',
  presyncope:
    'чуть не упал | дурнота | мушки перед глаз | light in the head | nearly collapsed | woozy | σκοτεινιασ | κοντεψα να πεσω | παω να λιποθυμ',
  dyspnea:
    'задыха | не продохнуть | не надыш | дыхание сбив | catch my breath | breathlessness | gasping for air | struggling to breathe | struggle to breathe | cant breathe | λαχανιαζ | λαχανιασμ | κοβεται η αναπνο | δεν παιρνω ανασα | δυσκολια στην αναπνοη | δυσκολευομαι να ανασαν',
  rash: 'высыпани | покрылся пятнами | покрылась пятнами | пятна на тел | прыщи | прыщик | spots | blotches | blotchy | bumps | pimples | εξανθη | σπυρι | κοκκινεσ κηλιδ | πετα* σπυρ',
  hives:
    'крапивниц | волдыр | пошел волдырями | пошла волдырями | hives | nettle rash | urticaria | wheals | weals | καντηλ | καντιλ | κνιδωσ | πομφ',
  itch: 'чеш | зуд | чесал | расчес | itch | itchy | scratch at | scratching | prurit | κνησμ | φαγουρ | ξυνομαι | ξυνεται | τρωγομαι | με τρωει',
  peeling: 'шелуш | облезает | peel | flak | scaly | scaling | ξεφλουδ | απολεπισ | λεπια',
  crack: 'заусен | потрескал | chapped | cracked skin | σκασμεν δερμα',
  weeping:
    'мокнет | мокнут | мокнущ | сочится | weeping | oozing | oozes | seep | υγραινει | τρεχει υγρο | εκροη υγρ | εξιδρωμ',
  pus: 'нагно | гноится | гной | oozing pus | pus | πυορρο | μαζεψε πυον',
  bruise: 'синяк | кровоподтек | гематом | bruise | black and blue | black eye | shiner | μελανια | μωλωπ | εκχυμωσ',
  lymphNodes:
    'лимфоузл | желез на шее | шишки на шее | glands in my neck | glands up | lymph nodes | lumps in the neck | λεμφαδεν | αδενεσ στο λαιμ',
  bunion: 'косточк на стоп | вальгус | hallux | bunion | κοτσι στο ποδ | βλαισοσ',
  corn: 'мозол | натоптыш | callus | corns | blisters on | καλοσ | ρεζους καλ | φουσκαλα απο παπουτσ',
  ingrownNail: 'вросший ног | врос ног | ingrown | ingrowing | in growing | εισφρυση | μπαινει στο κρεασ',
  fungus: 'грибок | грибков | микоз | онихомик | fung | mycosis | tinea | athlete s foot | μυκητ | μυκητιασ',
  wart: 'бородав | папиллом | wart | verruca | verrucas | papilloma | μυρμηγκια | κρεατοελι | θηλωμ | κονδυλωμ',
  boil: 'фурункул | чирей | карбункул | =boil | =boils | furuncle | carbuncle | δοθιην | καλογερο',
  lipoma: 'липом | жировик | lipoma | fatty lump | λιπωμ',
  coldSore: 'герпес | простуда на губ | herpes | cold sore | fever blister | ερπησ | επιχειλι',
  sunburn: 'обгорел | солнечный ожог | sunburn | sun burn | sunburnt | ηλιακο εγκαυμ | καηκα απο τον ηλιο',
  cavity: 'кариес | дырка в зуб | дупло | cavity | cavities | decay | τερηδον | τρυπα στο δοντ | χαλασμενο δοντ',
  toothMobility: 'шатается зуб | зуб шата | loose tooth | wobbly tooth | κουνιεται το δοντ',
  bruxism:
    'бруксизм | скрежещ | скрипит зуб | скриплю зуб | grind my teeth | grinds his teeth | grinds her teeth | teeth grind | bruxism | τριζ τα δοντ | βρυγμ',
  stye: 'ячмень | халязион | stye | sty | chalazion | κριθαρακ | χαλαζι',
  dryEye:
    'сухость глаз | сухость в глаз | сухие глаза | синдром сухого глаза | dry eye | dry eyes | ξηροφθαλμ | ξηρα ματι | ξηροτητα ματ | ξηροτητα οφθαλμ | στεγνα ματ',
  shortSight: 'близорук | миоп | short sight | near sight | myop | μυωπ',
  farSight: 'дальнозорк | пресбиоп | гиперметроп | long sight | far sight | presbyop | hyperop | υπερμετρωπ | πρεσβυωπ',
  astigmatism: 'астигмат | astigmat | αστιγματ',
  squint: 'косогл | косит | страбизм | squint | strabism | lazy eye | cross eyed | στραβισμ | αλληθωρ',
  earwax:
    'серная пробк | серной пробк | пробка в ухе | ушная сера | earwax | ear wax | wax | cerumen | κυψελ | βυσμα κυψελ | κερι στο αυτ',
  nosePolyps: 'полипы в нос | полипы нос | nasal polyp | πολυποδεσ στη μυτ | ρινικοι πολυπ',
  laryngitis: 'ларингит | laryngit | λαρυγγιτ',
  pharyngitis: 'фарингит | pharyngit | φαρυγγιτ',
  tonsillitis: 'ангин | тонзиллит | гнойные миндал | tonsillit | quinsy | αμυγδαλιτ | πυωδησ αμυγδ',
  hiccup: 'икота | икает | hiccup | λοξυγγ | λοξιγκ',
  reflux: 'заброс кислот | рефлюкс | эзофагит | oesophagit | esophagit | οισοφαγιτ | ξινιλεσ',
  gastritis: 'гастрит | гастродуоденит | gastrit | γαστριτ',
  ulcerStomach:
    'язва желудк | язвы желудк | язвенная болезн | peptic ulcer | stomach ulcer | gastric ulcer | ελκοσ στομαχ | πεπτικο ελκ',
  diverticula: 'дивертикул | diverticul | εκκολπωμ',
  fattyLiver:
    'стеатоз | стеатогепат | жировой гепатоз | жировая дистроф | жировая инфильтр | fatty liver | steatos | steatohep | fatty infiltr | λιπωδησ διηθ | λιπωδουσ διηθ | λιπωδη διηθ | στεατωσ | στεατοηπατ | λιπωδεσ ηπαρ | λιπος στο συκωτ',
  polyuria: 'много мочи | мочится много | passing a lot of urine | passing lots of urine | πολυουρι',
  prostatitis: 'простатит | prostatit | προστατιτ',
  pyelonephritis: 'пиелонефрит | pyeloneph | kidney infection | πυελονεφρ | λοιμωξη στα νεφρ',
  kidneyStone:
    'камень в почк | камни в почк | камней в почк | песок в почк | kidney stone | renal stone | stone in the kidney | πετρα στο νεφρ | πετρεσ στα νεφρ | νεφρολιθ',
  phimosis: 'фимоз | phimos | φιμωσ',
  scoliosis: 'сколиоз | scolios | σκολιωσ',
  kyphosis: 'кифоз | сутул | kyphos | stoop | hunch | κυφωσ | καμπουρ',
  flatFoot: 'плоскостоп | flat feet | flat foot | flatfoot | πλατυποδ',
  heelSpur: 'пяточная шпор | шпора | heel spur | ακανθα',
  tendonRupture: 'разрыв сухожил | разрыв ахилл | ахиллово сухож | tendon rupture | achilles | ρηξη τενοντ | αχιλλει',
  tendonitis:
    'тендинит | тендовагинит | воспаление сухожил | эпикондилит | tendinit | tendonit | tenosynov | tennis elbow | epicondyl | τενοντιτ | επικονδυλ',
  whiplash: 'хлыстов | whiplash | μαστιγ',
  stroke: 'инсульт | удар случился | stroke | brain attack | εγκεφαλικ',
  tia: 'микроинсульт | преходящее нарушение | транзиторн | mini stroke | mini-stroke | παροδικο εγκεφαλικ | παροδικο ισχαιμ',
  tic: 'тик | =тика | =тики | =тиков | =тиком | тики | подергива | twitch | tics | τικ | συσπασεις | συσπασεισ στο βλεφ',
  restlessLegs:
    'беспокойных ног | беспокойные ног | ноги не находят | restless leg | legs jerk | jerking of the legs | jerky legs | leg jerks | ανησυχα ποδ | ανησυχων ποδ',
  sleepwalking: 'лунат | снохожд | ходит во сне | sleepwalk | sleep walk | υπνοβατ',
  narcolepsy: 'нарколеп | катаплекс | narcolep | cataplex | ναρκοληψ | καταπληξ',
  anxiety:
    'тревожусь | нервнича | паническ | worry | worries | on edge | nervous | panicky | αγχων | νευρικ | κρισεισ πανικ',
  anger:
    'раздражит | вспыльчив | злость | агресс | irritab | short temper | angry | anger | aggress | snappy | ευερεθιστ | νευριαζ | θυμοσ | επιθετικ',
  ocd: 'навязчив | окр | obsess | compuls | =ocd | ψυχαναγκ | ιδεοψυχ',
  ptsd: 'посттравмат | птср | post traumatic | posttraumatic | =ptsd | μετατραυματικ',
  postnatalDepression: 'послеродовая депрес | postnatal depress | postpartum depress | baby blues | επιλοχεια καταθλ',
  grief: 'горе | утрат | bereav | grief | griev | πενθοσ | πενθω | πενθει',
  foodPoisoning: 'пищевое отравл | отравил | food poison | τροφικη δηλητ | τροφικησ δηλητ',
  lactoseIntolerance: 'непереносимость лактоз | лактазн | lactose | δυσανεξια στη λακτ | λακτοζ',
  nappyRash: 'пеленочн | опрелост | nappy rash | diaper rash | συγκαμα | παρατριμμ',
  cradle: 'себорейн | молочные корочк | перхоть | cradle cap | dandruff | seborrh | πιτυριδ | σμηγματορρο | νινιδα',
  teething: 'зубы режутся | режутся зубы | прорезыван | teeth are coming | teething | βγαζει δοντ | οδοντοφυ',
  colicInfant: 'колики у | животик пучит | colicky | βρεφικοι κολ',
  growth:
    'отстает в росте | задержка роста | растет плохо | not growing | poor growth | failure to thrive | υστερηση αναπτ | δεν ψηλων',
  development:
    'задержка речи | задержка развит | speech delay | developmental delay | late talker | καθυστερηση ομιλ | καθυστερηση λογου',
  worms:
    'глист | острицы | гельминт | энтеробиоз | worms | pinworm | threadworm | helminth | σκουληκ | οξυουρ | παρασιτα',
  lice: 'вши | вшей | педикул | =lice | =nits | ψειρ | φθειριασ',
  mononucleosis: 'мононуклеоз | mononucleos | glandular fever | =mono | λοιμωδησ μονοπ | μονοπυρην',
  lyme: 'боррели | болезнь лайма | lyme | λαιμ νοσο | μπορρελ',
  malaria: 'маляри | malari | ελονοσ',
  hepatitisB:
    'гепатит в | гепатита в | гепатит b | гепатита b | hepatitis b | hep b | ηπατιτιδα β | ηπατιτιδα b | ηπατιτιδασ β',
  hepatitisC:
    'гепатит с | гепатита с | гепатит c | hepatitis c | hep c | ηπατιτιδα c | ηπατιτιδα γ | ηπατιτιδασ c | ηπατιτιδασ γ',
  hepatitisA: 'гепатит а | гепатита а | гепатит a | hepatitis a | hep a | ηπατιτιδα α | ηπατιτιδα a | ηπατιτιδασ α',
  pollenAllergy:
    'поллиноз | на пыльц | пыльц | сенная лихорад | pollen | hay fever | hayfever | γυρη | αλλεργια στη γυρ',
  foodAllergy: 'пищевая аллерг | пищевой аллерг | food allerg | τροφικη αλλεργ | τροφικησ αλλεργ',
  latex: 'латекс | latex | λατεξ',
  plasterReaction: 'на пластыр | пластыр | sticking plaster | adhesive | elastoplast | λευκοπλαστ | τσιροτ | επιθεμα',
  nuts: 'орех | =nuts | καρυδ | ξηροι καρπ | ξηρουσ καρπ',
  shellfish: 'морепродукт | креветк | моллюск | shellfish | prawn | seafood | shrimp | οστρακ | θαλασσιν | γαριδ',
  animalHair: 'шерсть | шерсти | на кошек | на собак | cat hair | dog hair | cat dander | τριχεσ γατ | τριχεσ ζωων',
  dust: 'пыль | пыли | клещи домашней | house dust | dust mite | σκον | ακαρε',
  thyroidNodule:
    'узел щитовид | узлы щитовид | узел в щитовид | thyroid nodule | lump in the thyroid | οζοσ θυρεοειδ | οζοι θυρεοειδ | οζο στον θυρεοειδ',
  hypothyroid: 'гипотиреоз | hypothyroid | underactive thyroid | thyroid is underactive | υποθυρεοειδ',
  thyroiditis: 'тиреоидит | хашимото | thyroiditis | hashimoto | θυρεοειδιτ | χασιμοτο',
  insulinResistance:
    'инсулинорезист | предиабет | преддиабет | insulin resist | prediabet | pre diabet | αντισταση στην ινσουλ | προδιαβητ',
  varicose: 'варикоз | вены на ног | расширены вены | varicose | bulging veins | κιρσ | φλεβιτιδ',
  dvt: 'тромбоз глубок | тромбоз вен | тромб в ног | deep vein | =dvt | clot in the leg | clot in my leg | εν τω βαθει | θρομβωση φλεβ | θρομβο στο ποδ',
  embolism:
    'тэла | эмболи | тромбоэмбол | embolism | =pe | clot on the lung | clot in the lung | εμβολη | πνευμονικη εμβ',
  valveDisease:
    'порок сердц | пролапс митр | пролапс клапан | недостаточность клапан | стеноз клапан | valve disease | leaky valve | valve leak | mitral prolapse | valve prolapse | ανεπαρκεια βαλβ | στενωση βαλβ | προπτωση',
  pericarditis: 'перикардит | pericardit | περικαρδιτ',
  myocarditis: 'миокардит | myocardit | μυοκαρδιτ',
  sarcoidosis: 'саркоидоз | sarcoid | σαρκοειδ',
  fibrosis: 'фиброз | fibros | ινωσ',
  emphysema: 'эмфизем | emphysem | εμφυσημ',
  pleurisy: 'плеврит | pleurisy | pleurit | πλευριτιδ',
  fertility: 'бесплод | не получается забеременеть | infertil | cant get pregnant | υπογονιμ | στειροτητ',
  preeclampsia: 'преэкламп | гестоз | pre eclampsia | preeclamps | προεκλαμψ',
  gestationalDiabetes:
    'гестационный диабет | диабет беремен | gestational diabet | diabetes of pregnancy | diabetes in pregnancy | διαβητησ κυησ | διαβητη κυησ',
  prolapseOrgan: 'опущение матк | опущение стенок | выпадение матк | uterine prolapse | womb prolapse | προπτωση μητρ',
  cervicalErosion: 'эрозия шейк | эктоп | cervical ectrop | cervical erosion | εκτροπιο',
  retina:
    'отслойк сетчат | отслоение сетчат | ретинопат | retinal detach | retinopath | αποκολλησ | αμφιβληστροειδοπαθ',
  septum:
    'искривлен перегород | перегородка искривл | искривление перегород | кривая перегород | deviated septum | septum is deviat | septal deviat | στραβο διαφραγμ | σκολιωση διαφραγμ | διαφραγματοσ',
  asthma:
    'бронхиальн астм | бронхиальная астм | бронхиальной астм | bronchial asthma | asthmatic | βρογχικο ασθμα | αλλεργικο ασθμα',
  bleeding:
    'вагинальн кровотеч | кровь из влагал | кровотечение из влагал | маточное кровотеч | кровянистые выделения из | vaginal bleed | bleeding from below | bleeding down below | bleed down below | κολπικη αιμορραγ | κολπικη αιμορρο | αιμα απο κατω',
  peanut: 'арахис | peanut | φιστικ αραπ | αραχιδ | φιστικι',
  photophobia:
    'light makes it worse | any light makes | light is worse | bright lights | lights make it | cant stand the light | hurts in the light | на свет больно | больно смотреть на свет | от света хуже | με πειραζει το φωσ | δεν αντεχω το φωσ | φωσ με ενοχλ',
  discharge:
    'ooze | oozes | weeping | stuff coming out | gunk coming | yellow stuff | green stuff | goo | oozing | oozes | сочится | подтекает | τρεχει υγρο | τρεχουν υγρα | βγαζει υγρο | εκροη υγρ',
  swelling: 'ангиоот | ангионевр | отек квинке | отека квинке | angioedema | angio oedema | αγγειοοιδημ',
  radiation:
    'κατεβαινει στη | κατεβαινει στην | κατεβαινει στο | κατεβαινει στον | κατεβαινει προσ | спускается в | goes down into | moves down to',
  dysarthria:
    'words came out wrong | words come out wrong | words were jumbled | words came out funny | couldnt get my words | talking rubbish | speech went | слова путал | слова не выговар | μπερδευα τα λογ | δεν εβγαιναν τα λογ',
  stiffness:
    'не согнуть | не разогнуть | пальцы не сгиба | не гнутся | cant bend my finger | fingers wont bend | δεν λυγιζουν | δεν κλεινουν τα δαχτ',
}

/** Words of reports that count towards the coverage only. */
export const FURTHER_SOFT: ConceptWords = {
  breathe: 'дышать | дышит | дышится | дышу | дышал',
  sleepOnset:
    'to fall asleep | to drop off | dropping off | get off to sleep | got off to sleep | to get to sleep | заснуть | уснуть | να κοιμηθει | να με παρει ο υπνοσ | να τον παρει ο υπνοσ | να την παρει ο υπνοσ | να αποκοιμηθ',
  keepDrug: 'kept | keeping | сохранить | держать',
  improve:
    'καλμαρ | μαλακων | χαλαρων | стихл | отлегло | settling | goes after | goes away | goes off | gone within | gone in | gone by | wearing off | passes off | passes after | само проходит | проходит само | проходит через | отпускает через | стихает | περναει σε | περναει μετα | φευγει μετα | φευγει σε | υποχωρει',
  herbal:
    'травян | травы | травами | трав | фитопрепар | бад | бады | herbal | =herb | =herbs | remedy | remedies | βοταν | φυτικων σκευ | φυτικα σκευ | φυτικο σκευ | φυτικο προιο | συμπληρωμα διατρ',
  mostOf: 'most | mostly | большинств | почти каждое | почти каждый | почти каждую | τα περισσοτερα | σχεδον καθε',
  awake: 'проснул | просыпа | wake | wakes | woke | waking | ξυπν',
}
