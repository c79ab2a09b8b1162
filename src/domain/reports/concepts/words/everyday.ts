import type { ConceptWords } from '../concept.ts'

/** Everyday words of all specialties for what reports write in their own, and illnesses that the other tables lack. */
export const EVERYDAY: ConceptWords = {
  celiac: 'целиаки | непереносимость глютена | coeliac | celiac | gluten intoleran | κοιλιοκακ | δυσανεξια στη γλουτεν',
  crohn: 'болезнь крона | болезни крона | болезнью крона | =крон | =крона | crohn | κρον | νοσο του crohn',
  lupus: 'волчанк | =lupus | λυκο | ερυθηματωδη λυκο',
  multipleSclerosis:
    'рассеянный склероз | рассеянного склероза | рассеянным склероз | multiple sclerosis | σκληρυνση κατα πλακ | πολλαπλη σκληρυνσ',
  ankylosing: 'бехтерев | спондилит | spondylit | σπονδυλιτ | αγκυλοποιητικ',
  sjogren: 'шегрен | sjogren | sjögren',
  psoriasis: 'псориаз | чешуйчатый лишай | psoria | ψωριασ',
  hayFever:
    'поллиноз | сенная лихорадка | аллергический ринит | hay fever | hayfever | allergic rhinitis | αλλεργικη ρινιτιδ | ρινιτιδ',
  bronchiolitis: 'бронхиолит | bronchiolit | βρογχιολιτ',
  gastroenteritis:
    'гастроэнтерит | кишечн инфекц | ротавирус | gastroenterit | tummy bug | stomach bug | γαστρεντεριτ | ρωταιο | ροταιο',
  adenoids: 'аденоид | adenoid | αδενοειδ | κρεατακια',
  hemophilia: 'гемофили | haemophil | hemophil | αιμοφιλι',
  schizophrenia: 'шизофрен | schizophren | σχιζοφρεν',
  bipolar: 'биполярн | =бар | bipolar | manic depress | διπολικ',
  autism: 'аутизм | =рас | autis | αυτισμ',
  adhd: 'сдвг | дефицит внимания | adhd | attention deficit | δεπυ',
  glaucoma: 'глауком | повышенное глазное давление | glaucom | γλαυκωμ',
  macular: 'макул | macular | ωχρα',
  ulcerDuodenal:
    'язва двенадцатиперстн | язвы двенадцатиперстн | язву двенадцатиперстн | язвенная болезнь двенадцат | duodenal ulcer | ελκος δωδεκαδακτυλ | ελκοσ δωδεκαδακτυλ',
  rotatorCuff: 'вращательной манжеты | ротаторн | rotator cuff | στροφικου πεταλ | στροφικο πεταλ',
  frozenShoulder:
    'замороженное плечо | капсулит | frozen shoulder | adhesive capsulit | παγωμενο ωμο | συμφυτικη θυλακ',
  carpalTunnel: 'карпальн | запястного канала | carpal tunnel | καρπιαιο σωλην',
  plantar: 'подошвенн фасци | пяточн шпор | plantar fasc | heel spur | πελματιαι',
  bursitis: 'бурсит | bursit | θυλακιτ',
  tendonitis: 'тендинит | тендинопат | tendonit | tendinit | tendinopat | τενοντιτ',
  varicocele: 'варикоцел | varicocel | κιρσοκηλ',
  hydrocele: 'гидроцел | водянк | hydrocel | υδροκηλ',
  erectile: 'эректил | потенци | erectile | erection | impoten | στυτικ | στυσ',
  thrush: 'молочниц | кандид | =thrush | candid | yeast infection | μυκητιασ | καντιντ',
  polycystic: 'поликистоз | polycystic | =pcos | πολυκυστικ',
  birth: 'born at | was born | родил | γεννηθηκ',
  preterm:
    'недоношен | раньше срока | преждевременн род | недель раньше | premature | preterm | weeks early | early baby | prem baby | προωρ',
  fullTerm:
    'доношен | в срок | full term | full-term | born on time | at term | τελειομην | στην ωρα τησ | στην ωρα του',
  hypoglycemia:
    'низкий сахар | сахар упал | сахар падал | низкие сахара | low blood sugar | sugar dropped | sugar went low | going low | χαμηλο ζαχαρο | επεσε το ζαχαρο',
  hyperglycemia:
    'гипергликем | высокий сахар | сахар поднял | повышение сахара | hyperglyc | high sugar | high blood sugar | sugar went up | sugars up | put my sugar up | υπεργλυκαιμ | ανεβασε το ζαχαρο | ανεβηκε το ζαχαρο | ψηλο ζαχαρο | υψηλο ζαχαρο | ζαχαρο ψηλα',
  bradycardia:
    'редкий пульс | редкого пульс | редким пульс | медленный пульс | пульс редк | slow pulse | slow heart | pulse was slow | low heart rate | αραιοι σφυγμ | χαμηλοι σφυγμ | χαμηλες σφυξ | αργοσ σφυγμ',
  tachycardia:
    'тахикард | частый пульс | частого пульс | учащенный пульс | fast pulse | rapid pulse | fast heart | tachycard | ταχυκαρδ | ταχυσφυγμ | ψηλεσ σφυξ',
  mass: 'объемного образован | объемное образован | объемные образован | space-occupying | space occupying | χωροκατακτητικ',
  cancer: 'опухоли | опухоль | опухолей | объемного образован | объемное образован',
  pregnancyTest:
    'тест положительн | две полоски | did a test | pregnancy test | test was positive | τεστ θετικ | τεστ εκαν | τεστ θετικ | εκανα τεστ | did a test | test positive | тест сдел | сделала тест',
  hairLoss:
    "волосы сып | волосы выпада | выпадать волос | hair's coming out | hair coming out | hair is coming out | hair is falling | hair's falling | hair thinning | shedding hair | losing my hair | losing her hair | μαλλια πεφτ | χανω μαλλι | πτωση μαλλι | απωλεια μαλλι",
  weightGain:
    'put on half | put on a stone | put on weight | put on kilo | put on pound | gained weight | gained half | gained a | gained three | gained four | gained five | gained two | прибавил | набрал | поправил | потолстел | πηρα κιλα | πηρε κιλα | βαρος ανεβηκ | παρει βαροσ | weight has gone up | weight is up | вес вырос | плюс килограм | прибавка в весе | ανεβηκε το βαρ',
  weightLoss:
    'lost weight | lost a stone | lost half a stone | lost kilo | lost pound | pounds lighter | сбросил | похуде | похудал | потерял в весе | потеряла в весе | εχασα κιλα | εχασε κιλα | χασει κιλα | χασει βαρ | εχασα βαρ | αδυνατισ | απωλεια βαρ | weight has dropped | weight dropped | weight is down | weight has gone down | вес снизил | вес упал | επεσε το βαρος | επεσε το βαροσ',
  hearingLoss:
    'снижение слуха | снизился слух | плохо слыш | хуже слышит | turn the telly up | turning the telly up | δυσκολευεται να ακουσ | μειωση ακοη',
  confusion: 'muddle-headed | all over the place | не соображает | путаница | παραλογ | τα χανει | τα εχασε',
  memory:
    'lose words | losing words | puts things down | put things down | misplac | loses things | теряет вещи | мест не найд | χανει πραγματα | χανω τα λογια',
  aphasia:
    'lose words | losing words | word finding | word-finding | find the word | find words | подбирает слова | подбор слов | слова забыва | слово вспомнить | δεν βρισκει λεξ | δεν βρισκω λεξ | ευρεση λεξ | χανει τις λεξ',
  hallucination:
    "see or hear things | hear or see things | hearing things | things that aren't there | things others don't | видит или слышит | слышит голоса | видите или слышите | βλεπετε η ακουτε | ακουει φων | ακουτε φων | makes her hallucinate | makes him hallucinate | made me hallucinate | видела то",
  orthopnea:
    'спит сидя | спать сидя | спит на высок | сплю на одной | sleep sitting | sleep upright | propped up | sleeps flat | lie flat | κοιμαται καθιστ | κοιμαμαι καθιστ | ψηλα μαξιλαρ',
  nightDyspnea:
    'приступы удушья ночью | ночных приступов удушья | ночные приступы удушья | ночью задыха | просыпается от удушья | paroxysmal nocturnal | wake up breathless | wakes breathless | waking breathless | wake gasping | παροξυσμικη νυχτερινη | ξυπναει με δυσπνοια | νυχτερινη δυσπνοια',
  anorexia:
    'пропал аппетит | нет аппетит | аппетита нет | снижение аппетита | снижен аппетит | off her food | off his food | off my food | poor appetite | loss of appetite | lost my appetite | reduced appetite | μειωμενη ορεξ | κομμενη ορεξ | κοπηκε η ορεξ | δεν εχει ορεξ | δεν εχω ορεξ',
  polyuria:
    'часто мочусь | частое мочеиспуск | часто мочит | passing water a lot | passing a lot of urine | frequent urination | συχνουρι | ουρω συχνα',
  nocturia:
    'ночью встаю | встает ночью | встаю ночью | up for the loo | up to the loo | up at night to | times for the loo | to wee at night | toilet at night | νυκτουρι | σηκωνομαι τη νυχτα | σηκωνομαι το βραδυ | τη νυχτα για τουαλετ',
  hematuria:
    'розовая моча | красная моча | моча с кровью | кровь в моче | крови в моче | blood in my pee | blood in the urine | blood in his urine | blood in her urine | pink urine | αιμα στα ουρα | αιματουρι',
  melena:
    'черный стул | стул черный | дегтеобразн | мелен | black stool | tarry stool | black poo | malaena | melaena | melena | μαυρα κοπραν | μελαιν | μαυρεσ κενωσ',
  bloodStool:
    'кровь в стуле | крови в стуле | кровь в кале | стул с кровью | blood in the stool | blood in his poo | blood in my poo | rectal bleed | bleeding from the back passage | αιμα στα κοπραν | αιμα στισ κενωσ',
  tonsillitis: 'гнойные миндал | налет на миндал | pus on the tonsil | πυον στισ αμυγδαλ | αμυγδαλιτ',
  strawberryTongue: 'малиновый язык | язык малинов | малинового язык | strawberry tongue | φραουλ | μορουλ',
  lymphNodes:
    'лимфоузл | лимфатические узл | узлы увелич | шейные узлы | шейных узлов | glands up | swollen glands | lymph node | lymphadenopath | λεμφαδεν | =nodes | =node | =glands | adenopath | αδεν*',
  dehydration: 'обезвож | dehydrat | dried out | αφυδατ',
  headInjury:
    'удар головой | ударилась головой | ударился головой | ударил голову | hit his head | hit her head | hit my head | bang on the head | banged her head | banged his head | head injury | χτυπησε το κεφαλ | χτυπησα το κεφαλ | χτυπησε κεφαλ | χτυπησεσ κεφαλ | κακωση κεφαλ',
  sensitivityLight:
    'светобоязн | свет режет | свет раздраж | photophob | light hurts | lights hurt | sensitivity to light | φωτοφοβ | ενοχλει το φως | ενοχλει το φωσ',
  vaccination:
    'прививк | привит | привив | вакцин | =jab | =jabs | vaccin | immunis | immuniz | booster | εμβολιο | εμβολια | εμβολιω | εμβολιασ',
  chickenpox: 'ветрян | ветряной осп | ветряная осп | chickenpox | chicken pox | varicella | ανεμευλογ',
  consent:
    "согласил | согласна на | согласен на | agreed to | agrees to | consents | would accept | you accept | yes that's fine | happy to | willing to | συμφωνησ | δεχτηκε | δεχθηκε | συναιν",
  swelling:
    'губы раздуло | раздуло губы | лицо раздуло | раздуло лицо | губу раздуло | разнесло | носки отпечат | следы от носков | sock marks | ankles puff | πρηζονται τα ποδια | πρησμενα ποδια',
  cholecystectomy:
    'did my gallbladder | done my gallbladder | gallbladder done | желчный удал | желчный убрал | удалили желчн | εβγαλα τη χολη | εβγαλε τη χολη | χολη εβγαλ',
  hysterectomy: 'womb out | womb removed | матку удал | удалили матк | εβγαλα τη μητρα',
  radiation:
    'go anywhere | goes anywhere | goes into | goes down | goes through to | into my jaw | into my arm | into my shoulder | down my arm | spreads | travels | shoots down | иррадиир | отдает | стреляет в | παει πουθενα | αντανακλ | χτυπαει στ | κατεβαινει στ',
  dysphagia:
    'δυσκαταποσ | δυσκολια στην καταποσ | δυσκολευεται να καταπι | trouble swallowing | food sticks | gets stuck when | поперхив | застревает еда | затруднение глотан | нарушение глотан',
  diplopia:
    'βλεπει διπλα | βλεπω διπλα | βλεπετε διπλα | sees double | seeing double | see double | double vision | двоится | двоение | διπλωπ',
  ptosis:
    'βλεφαροπτωσ | πτωση του δεξιου βλεφαρ | πτωση του αριστερου βλεφαρ | πτωση βλεφαρ | πεφτει το βλεφαρ | eyelid droop | drooping lid | droopy eyelid | lid droops | опущение века | веко опуст | веко опущен',
  bloating: 'вздува | раздува | пучит | живот дует | blown up | feels bloated | φουσκων | φουσκωσ | φουσκωμ',
  cramp: 'cramps in | charley horse | сводит | κραμπ',
  miscarriage: 'απεβαλ | αποβολ | lost the baby | lost a baby | lost it at | потеряла ребен | выкидыш',
  ectopic: 'внематочн | ectopic | εξωμητρι',
  palpitations:
    'φτερουγ | αισθημα παλμ | heart flutter | heart pounding | сердце стуч | перебои в сердц | перебои в работе серд',
  chestPain:
    'βαρος στο στηθ | βαροσ στο στηθ | σφιξιμο στο στηθ | με πιανει το στηθ | πιανει το στηθ | προκαρδι | round my chest | across my chest | тяжесть в груди | давит в груди | давит грудь | сжимает грудь | жмет в груди',
  bowelHabit:
    'altered bowel habit | change in bowel habit | change of bowel habit | нарушение стула | неустойчивый стул | διαταραχη κενωσ | αλλαγη στις κενωσ',
  tia: 'mini stroke | mini-stroke | тиа | микроинсульт | παροδικο | μικροεγκεφαλικ',
  myasthenia: 'миастен | myasthen | μυασθεν',
  aorticStenosis: 'аортальный стеноз | стеноз аорт | aortic stenos | στενωση αορτ',
  heartDefect: 'порок сердц | heart defect | hole in the heart | συγγενης καρδι',
  sensationLoss:
    'расстройство чувств | нарушение чувств | снижение чувств | sensory loss | loss of sensation | διαταραχη αισθητικ | διαταραχες αισθητικ',
  destruction: 'destruct | destroy | erosion of | bone damage | деструкц | разрушени | διαβρωσ οστ | καταστροφη οστ',
  skinLesion: '=patch | lesion | пятно на коже | новообразование кожи | αλλοιωση | βλαβη στο δερμ',
}

/** How one lives and what one is reported to do. */
export const EVERYDAY_LIFE: ConceptWords = {
  contact: 'контакт с больн | контакт по | был в контакте | contact with | exposed to | exposure to | επαφη με',
  quarantine: 'карантин | quarantine | self isolat | καραντιν',
  bedRest: 'постельный режим | bed rest | кровати лежать | κλινηρησ | αναπαυση στο κρεβατι',
  fluids:
    'обильное питье | теплое питье | больше пить | питье тепл | drink plenty | plenty of fluids | fluids | πολλα υγρα | ληψη υγρων',
  saltLess:
    'меньше соли | солить меньше | ограничение соли | ограничить соль | less salt | low salt | cut down on salt | salt restriction | λιγοτερο αλατι | περιορισμοσ αλατ | αποφυγη αλατ',
  coldIntolerance:
    'мерзн | зябк | feeling the cold | feels the cold | always cold | cold intoleran | κρυωνω συνεχ | κρυωνει συνεχ | δυσανεξια στο κρυο',
  alcohol:
    'teetotal | трезвенник | непьющ | рюмк | выпивае | спиртн | ни капли | глотка спирт | =cans | =pint | =pints | sherry | γουλια | τσιπουρ | ποτηρι κρασ',
  smoking: 'rolling tobacco | roll ups | roll-ups | =fags | cigs | ciggies | εκανα δυο πακετ | πακετα | τσιγαρ',
}

/** Words that only add to a coverage. */
export const EVERYDAY_SOFT: ConceptWords = {
  unable:
    "can't | cannot | couldn't | unable to | не может | не могу | не в состоянии | δεν μπορει | δεν μπορω | αδυνατει | αδυναμια",
  lift: 'поднять | поднимает | поднимаю | lift | raise | raising | σηκωσ | σηκων',
  overhead:
    'above his head | above her head | above my head | above the head | over his head | over her head | overhead | выше головы | над головой | πανω απο το κεφαλι',
  forgot:
    'пропуск | пропуст | забыл | забыва | missed | misses | missing | forgot | forgets | skipped | skips | ξεχασ | ξεχναει να παρ | παραλειπ | παρελειψ',
  taper: 'постепенно сниж | постепенная отмена | taper | wean | σταδιακη μειωσ | σταδιακα',
  stopDrug:
    'knocked it on the head | gave it up | gave up | given up | binned it | packed it | завязал | τελοσ | το εκοψ | την εκοψ',
  increase:
    'got bigger | getting bigger | bigger | enlarg | grown | growing | вырос | растет | увелич | μεγαλωσ | μεγαλων',
  decrease: 'dropped | shrunk | smaller | уменьш | μικρυν',
  excise: 'excis | cut out | taken off | cut it out | иссеч | вырез | εκτομ | αφαιρ',
  exertionStop: 'sit down and it goes | sitting down helps | καθομαι και φευγ',
  improve: 'и проходит | goes off | goes away | it goes | φευγει | υποχωρ | και φευγ',
  rest: 'καθομαι | καθεται | αναπαυσ | ηρεμια | при отдыхе | в покое | присяд | sit down | at rest',
  want: 'would rather | prefer | preferred | предпоч | хочет | πρoτιμ | προτιμησ',
  buy: 'купил | приобре | покупал | bought | buy | purchas | αγορασ',
}
