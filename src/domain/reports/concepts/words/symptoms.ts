import type { ConceptWords } from '../concept.ts'

/** Complaints and signs of all specialties. */
export const SYMPTOMS: ConceptWords = {
  pain: 'терпел | терплю | перетерп | killing me | bothering me | =боль | =боли | =болью | =болям | =болях | =болями | =болей | болит | болят | болел | =болело | =болели | болезнен | болев | заболел живот | заболела голова | ноет | ноющ | ломит | прострел | стрел | pain | painful | =hurt | hurts | hurting | =ache | aches | aching | =sore | soreness | tender | discomfort | πονο | ποναω | ποναει | πονουσ | πονουν | πονεσ | πονει | =αλγοσ | αλγη | αλγουσ | επωδυν | ευαισθησι',
  headache:
    'от головы | от головной | голова болит | болит голова | болела голова | головная боль | головную боль | головной боли | головные боли | головных болей | головными болями | головной болью | headache | head ache | head hurts | my head | πονοκεφαλ | κεφαλαλγ | κεφαλι ποναει | ποναει το κεφαλι | цефалг | cephalg',
  cough: 'кашл | кашел | откашл | покашл | cough | =βηχ | βηχα | βηχω | βηχει | βηχουν | εβηχ | ξεροβηχ',
  sputum: 'мокрот | отхаркив | sputum | phlegm | mucus | φλεγμα | φλεματα | αποχρεμψ | πτυελ',
  dyspnea:
    'одышк | задых | задох | не хватает воздуха | нехватка воздуха | нехватку воздуха | тяжело дышать | трудно дышать | затруднено дыхание | затрудненное дыхание | short of breath | shortness of breath | breathless | out of breath | winded | dyspn | trouble breathing | difficulty breathing | breathing difficult | struggling to breathe | hard to breathe | catch my breath | get my breath | δυσπνοι | λαχαν | δυσκολευομαι να αναπνευσ | δεν μπορω να ανασαν | κοβεται η ανασα | κοβεται η αναπνοη | δυσκολια στην αναπνοη | δυσχερεια αναπνοη',
  orthopnea: 'ортопноэ | orthopn | pillows | подушк | ορθοπνοι | μαξιλαρι',
  wheeze: 'συριγγ | свист | wheez | συριγμ | σφυριζ | βραζει',
  fever:
    '=afebrile | афебрил | απυρετ | лихорад | жар | =жаром | субфебрил | гипертерм | fever | febrile | pyrexi | feverish | πυρετ | δεκατα',
  chills:
    'озноб | знобит | знобил | chill | rigor | shiver | shake so hard | i shake | shaking chill | ριγο | ριγη | τρεμουλ',
  sweating: 'потлив | потею | потеет | =пот | =пота | испарин | вспотел | sweat | εφιδρωσ | ιδρων | ιδρωτ | ιδρωσ',
  fatigue:
    'слабост | утомля | утомлен | устал | разбит | вялост | нет сил | астени | сил нет | =tired | tiredness | fatigue | exhaust | lethargic | lethargy | malaise | no energy | worn out | κουρασ | κοπωσ | εξαντλ | καταβολ | ατονι',
  weakness: 'слабост | парез | не держит | weak | weakness | αδυναμι | παρεσ',
  dizziness:
    'головокруж | кружится голова | голова кружится | кружилась голова | голова кружилась | кружит | dizz | vertigo | lightheaded | light headed | light-headed | giddy | room spin | ζαλη | ζαλιζ | ζαλαδ | ζαλιστ | ιλιγγ',
  spinning: 'rotatory | вращательн | περιστροφικ | вращени | spinning | γυριζει | περιστροφ',
  syncope:
    'τισ αισθησεισ | обморок | обморочн | потеря сознания | потерю сознания | потери сознания | терял сознани | теряла сознани | потерял сознание | потеряла сознание | сознание терял | сознания не терял | сознание не терял | теряли сознани | сознание потерял | отключал | syncop | faint | passed out | pass out | blackout | blacked out | loss of consciousness | lost consciousness | collapse | λιποθυμ | συγκοπτ | απωλεια συνειδησ | εχασε τισ αισθησεισ | χασει τισ αισθησεισ | χασατε τισ αισθησεισ | εχασα τισ αισθησεισ | απωλεια αισθησ',
  palpitations:
    'сердцебиени | перебои | замирани | замирает | колотится | трепыха | сердце как будто | palpitat | heart rac | heart flutter | skipped beat | racing heart | fluttering | παλμ | φτερουγισμ | ταχυκαρδ | χτυπαει η καρδια',
  nausea:
    'made me very sick | made me sick | very sick | makes me sick | тошн | подташн | мутит | nause | feel sick | feeling sick | feels sick | felt sick | queasy | ναυτι | αναγουλ',
  vomiting:
    'made me very sick | made me sick | very sick | makes me sick | рвот | рвал | вырвал | вытошн | vomit | threw up | throwing up | been sick | was sick | sick once | sick twice | εμετ | εμεσ | ξερν',
  diarrhea: 'понос | диаре | жидкий стул | diarrh | loose stool | loose motion | the runs | διαρροι',
  constipation: 'запор | constipat | δυσκοιλιοτητ',
  stool: '=стул | стула | стулом | дефекац | =кал | bowel | stool | motions | κοπραν | κενωσ | αφοδευσ',
  heartburn:
    'изжог | кислая отрыжка | heartburn | acid reflux | reflux | καουρ | καψιμο στο στηθοσ | ξινιλ | παλινδρομ',
  belching: 'отрыжк | belch | burp | ρεψιμ | ερυγ',
  flatus:
    'απεβαλε αερια | απεβαλα αερια | αποβολη αεριων | αποβαλλει αερια | βγαλατε αερια | εβγαλα αερια | αερια βγαλατε | отхождение газов | газы отходят | газы отошли | газы пошли | passed gas | passing gas | passed wind | passing wind | broken wind | passing flatus | passed flatus',
  bloating: 'вздут | метеоризм | газы | bloat | gas | flatul | φουσκωμ | τυμπανισμ | μετεωρισμ',
  appetite: 'аппетит | appetite | off food | off his food | off her food | off my food | ορεξη',
  dysphagia:
    'больно глотать | трудно глотать | глотани | дисфаги | swallow | dysphagi | καταποσ | καταπιν | καταπινω | δυσφαγ',
  jaundice: 'желтух | пожелте | желтушн | jaundic | yellow skin | ικτερ | κιτρινισ',
  rash: 'сыпь | сыпи | сыпью | высыпа | крапивниц | пятна на коже | обсыпал | rash | hives | urticari | welts | spots | εξανθημα | κνιδωσ | σπυρακ | κοκκινιλ',
  hives: 'крапивниц | волдыр | hives | urticari | welts | κνιδωσ | φουσκαλ | καντηλ',
  itch: 'зуд* | чеш* | чесот | зудит | itch | prurit | κνησμ | φαγουρ',
  redness: 'покрасн | красн | гиперем | red | redness | erythem | reddened | κοκκιν | ερυθρ | ερυθημ',
  swelling:
    'blew up | blow up | раздуло | раздулся | φουσκωσ | отек | отечн | отекл | отекает | отекают | опух | припухл | пастозн | swell | swollen | oedema | edema | puffy | puffiness | οιδημα | πρηξ | πρησμ | πρηστηκ | πρηζ | διογκωσ',
  wound:
    '=рана | раны | рану | раной | ранка | порез | ссадин | царапин | wound | =cut | scratch | graze | abrasion | laceration | πληγ | τραυμα | εκδορα | κοψιμο',
  ulcer: 'язв* | ulcer | =sore | ελκοσ | ελκη',
  bleeding: 'кровотеч | кровит | кровоточ | кровян | bleed | bled | haemorrhag | hemorrhag | αιμορραγ | αιματ',
  blood: '=кровь | =крови | =кровью | кровян | blood | bloody | =αιμα | αιματοσ',
  bruise: 'синяк | гематом | кровоподтек | bruis | haematom | hematom | μελανι | μωλωπ | αιματωμ',
  numbness:
    'онемен | немеет | немеют | онемел | немел | =numb | numbness | numbed | numbing | μουδιαζ | μουδιασ | αιμωδι',
  tingling:
    'покалыв | мурашк | парестез | tingl | pins and needles | paresthes | paraesthes | μυρμηγκ | παραισθησ | τσιμπ',
  tremor: 'τρεμουλ | дрож | тремор | трясет | трясутся | tremor | shak | τρομοσ | τρεμ',
  seizure: 'судорог | судорож | припадок | припадк | seizure | convuls | fits | σπασμ | κρισεισ επιληψ | επιληπτικ',
  cramp: 'сводит | судорог | cramp | κραμπ',
  stiffness: 'скован | тугоподвиж | ригидн | stiff | δυσκαμψ | πιασμεν | πιασιμο',
  insomnia:
    'бессонн | не спит | не сплю | плохо сплю | плохо спит | нарушение сна | нарушения сна | просыпа | insomn | cant sleep | trouble sleeping | sleep badly | sleeping badly | poor sleep | awake at night | αυπνι | δεν κοιμαμαι | κοιμαμαι ασχημα | διαταραχη υπνου',
  sleep: '=сон | =сна | =спит | =сплю | спал | спать | sleep | slept | υπνοσ | υπνο | υπνου | κοιμ',
  anxiety: 'тревог | тревож | беспокойств | паник | anxi | worried | panic | αγχοσ | αγχωδ | πανικ | ανησυχ',
  lowMood:
    'депресс | подавлен | сниженное настроение | настроение | плакси | плачу | depress | low mood | mood | tearful | crying | καταθλιψ | διαθεση | μελαγχολ | κλαιω',
  suicidal:
    'суицид | не хочется жить | покончить | suicid | harm yourself | harm myself | self harm | end your life | αυτοκτον | βλαψετε τον εαυτο',
  hallucination: 'галлюцин | голоса | hallucinat | voices | ψευδαισθησ | φωνεσ',
  memory: 'памят | забыва | memory | forget | μνημη | ξεχν',
  confusion:
    'μπερδεμενοσ | μπερδεμενη | спутан | растерян | дезориент | confus | disorient | συγχυσ | συγχισ | αποπροσανατολ',
  weightLoss:
    'похуде | потеря веса | потерю веса | потери веса | снижение веса | снижения веса | снижением веса | сбросил | сбросила | потерял в весе | потеряла в весе | weight loss | lost weight | losing weight | lost pounds | lost kilos | απωλεια βαρουσ | αδυνατισ | εχασα κιλα | εχασε κιλα | χασατε κιλα | εχασα βαροσ | χασει βαροσ | χασει κιλα',
  weightGain:
    'put on two | put on stone | put on a | пополнел | поправил | набрал | прибавка веса | прибавил | прибавила | поправился на | weight gain | gained | put on weight | αυξηση βαρουσ | πηρα κιλα | πηρε κιλα | παχυν',
  thirst: 'жажд | хочется пить | thirst | διψ*',
  dryMouth: 'сухость во рту | сухо во рту | сухость рта | dry mouth | ξηροστομ | στεγνο στομα',
  dryness: 'сухост | =сухо | суховат | dryness | ξηρ* | στεγν',
  polyuria:
    'часто мочусь | частое мочеиспускание | учащенное мочеиспускание | в туалет | polyuri | urinat | frequency of urin | pass water | passing water | pee | toilet | συχνουρ | ουρω | ουρησ | τουαλετα',
  dysuria:
    'рези | жжение при мочеиспускании | больно мочиться | мочиться больно | мочиться не больно | болезненное мочеиспускание | дизури | dysuri | burning when | stings when | burning on urin | pain on urin | δυσουρι | καψιμο στην ουρησ | τσουζ | τσουξιμο',
  urination:
    'мочеиспуск | мочусь | мочиться | мочит | urinat | pee | pass water | passing water | urine | ουρησ | ουρω | κατουρ',
  urine: 'моча | мочи | мочу | моче | urine | =ουρα | ουρων',
  nocturia: 'ночью встаю | ночью встает | никтури | nocturia | νυκτουρι',
  incontinence: 'недержан | не держу | подтека | incontinen | leak | ακρατει',
  discharge: 'выделени | отделяем | гноит | discharge | εκκρισ | εκκριμ | υγρα',
  pus: 'гной | гноя | гнойн | pus | purulent | πυον | πυο* | πυωδ',
  period:
    'εμμηνοσ ρυση | εμμηνου ρυση | εμμηνο ρυση | εμμηνη ρυση | εμμηνορυσ | месячн | менструац | period | menstru | =lmp | περιοδο | εμμηνορ',
  pregnancy:
    'беремен | гестаци | pregnan | gestation | κυηση | κυησησ | expecting | weeks along | εγκυμοσυν | εγκυ | εγκυοσ',
  vision:
    'зрени | видеть | вижу | нечетк | расплыва | vision | sight | blurr | eyesight | οραση | βλεπω | θολα | θολη | θαμπ',
  blurredVision:
    'нечеткость зрения | расплывается | туман перед глазами | blurred vision | blurry | θολη οραση | θαμπη',
  photophobia:
    'светобоязн | свет раздражает | свет мешает | свет режет | photophob | lights bother | light bother | bright light | bother your eyes | light sensitiv | φωτοφοβ | ενοχλει το φωσ | πειραζει το φωσ',
  aura: 'зигзаг | вспышк | аура | ауры | ауро | zigzag | flashing | aura | flashes | λαμψεισ | φωτεινα | αυρα',
  hearing: 'слух | слыш | hearing | ακοη | ακουω | ακουει',
  tinnitus: 'шум в ушах | шум в ухе | звон в ушах | звенит | tinnit | ringing | buzzing | εμβοεσ | βουητ | βουιζ',
  nasal:
    'насморк | ринит | заложен | сопли | выделения из носа | runny nose | nasal | congest | blocked nose | stuffy | rhinit | καταρρο | μπουκωμ | μυτη τρεχει | συναχ',
  sneezing: 'чиха | sneez | φτερν | φταρν',
  soreThroat:
    'горло болит | болит горло | болело горло | боль в горле | боли в горле | першит | sore throat | throat hurts | throat pain | πονολαιμ | ποναει ο λαιμ | λαιμοσ με πον | πονοσ στον λαιμο',
  hoarse: 'осип | охрип | хриплый голос | hoarse | βραχν',
  rales: '=хрипы | =хрипов | хрипами | crackl | rales | crepit | creps | ρογχ | τριζ | υγροι',
  murmur: 'шум сердца | шумов | шумы | murmur | bruit | φυσημα',
  edgeSigns:
    'перитонеальн | раздражения брюшины | раздражение брюшины | periton | guarding | rebound | περιτον | αναπηδ',
  mass: 'плотный болезненный участок | плотный участок | образовани | уплотнен | шишк | узел | узелок | lump | =mass | nodule | growth | μαζα | ογκιδ | εξογκωμ | κομπο | οζοσ | οζοι',
  cyst: '=киста | кисты | кисту | кистоз | =cyst | =cysts | cystic | κυστη | κυστεισ',
  polyp: 'полип | polyp | πολυποδ',
  aneurysm: 'аневризм | aneurysm | ανευρυσμ',
  mole: 'родинк | невус | mole | naevus | nevus | ελια | σπιλ',
  blister: 'пузыр | волдыр | blister | vesicle | φουσκαλ | φλυκταιν',
  fall: '=упал | упала | падени | упаду | =fall | =fell | =falls | =falling | πτωση | πτωσεισ | επεσα | επεσε | πεσει | πεσετε | πεσω | πεφτ',
  injury: 'подвернул | травм | ушиб | ударил | удар | injur | trauma | knock | bump | hit | τραυμα | χτυπη | κακωσ',
  gait: 'походк | ходьб | ходит | ходить | хожу | иду | gait | walk | βαδισ | περπατ',
  imbalance: 'шата | неустойчив | равновес | unstead | balance | ισορροπ | ασταθ',
  speech: 'речь | речи | говорить | speech | words out | slurr | ομιλι | μιλησ | λογια',
  swallow: 'глота | swallow | καταπ',
  snoring: 'храп | snor | ροχαλ',
  burning: 'жжет | жжени | жгуч | burn | καψιμ | καιει | καυσ',
  throbbing: 'пульсир | throb | pound | pulsat | σφυζ | παλλομ',
  pressing:
    'давит | давящ | сжима | сжат | давил | press | tight | squeez | heavy | heavin | crush | σφιξιμ | σφιγγ | βαροσ στο στηθ | πιεσ στο στηθ',
  stabbing:
    'колет | колющ | колол | кольнуло | кинжал | =stab | stabs | stabbed | stabbing | sharp | knife | σουβλι | τσιμπα | διαξιφ | νυγμ',
  dull: 'тупая | тупую | тупой | dull | αμβλ',
  colic: 'схватк | схваткообразн | colic | cramp | κολικ | κραμπ',
  radiation:
    'отдающ | отдавало | отдавала в | отдавал в | отдают | отдаёт | go down | going down | отдает | иррадиир | распростран | переходит в | иррадиац | radiat | spread | shoots down | goes down | goes into | travel | αντανακλ | επεκτειν | πηγαινει προσ | χτυπαει στ | ακτινοβ',
  contraction: 'схватки | contraction | συσπασ',
  movements: 'шевелени | шевел | fetal movement | baby moving | baby move | κινησεισ του εμβρυ | κινειται το μωρο',
  choking: 'удуш | задыхал | choke | chok | suffocat | πνιγ | πνιξ',
  hemoptysis: 'кровохаркан | hemopty | haemopty | coughing up blood | coughing blood | coughed up blood | αιμοπτυσ',
  hematuria:
    'гематури | haematur | hematur | αιματουρ | blood in the urine | blood in urine | кровь в моче | крови в моче | αιμα στα ουρα',
  melena:
    'мелен | melaen | melena | черный стул | кровь в стуле | крови в стуле | blood in the stool | blood in stool | black stool | rectal bleeding | μελαιν | αιμα στα κοπρανα',
  nosebleed:
    'носовое кровотеч | носовые кровотеч | кровь из носа | nosebleed | epistaxis | ρινορραγ | αιμα απο τη μυτη',
  tachycardia: 'тахикард | tachycard | ταχυκαρδ',
  bradycardia: 'брадикард | bradycard | βραδυκαρδ',
  tachypnea: 'тахипноэ | tachypn | ταχυπνοι',
  jointPain: 'артралг | arthralg | joint pain | αρθραλγ',
  musclePain: 'миалг | myalg | μυαλγ',
  backPain: 'люмбалг | дорсалг | lumbago | back pain | οσφυαλγ | ραχιαλγ',
  earPain: 'оталг | earache | otalg | ωταλγ',
  toothache: 'toothache | οδονταλγ',
  abdominalPain: 'stomach ache | stomachache | bellyache | στομαχοπονο',
  chestPain: 'торакалг | кардиалг',
  dyspepsia: 'диспепс | dyspeps | indigest | δυσπεψ',
  collapseBp: 'давление упало | падение давления | blood pressure dropped | πτωση τησ πιεσησ',
  proteinuria:
    'протеинур | белок в моче | белка в моче | proteinur | protein in the urine | protein in urine | πρωτεινουρ | λευκωμα στα ουρα',
  diplopia:
    'диплоп | двоит | двоен | diplop | double vision | seeing double | διπλωπ | διπλα βλεπ | βλεπετε διπλα | βλεπω διπλα',
  leakWaters:
    'отойдут воды | воды отойдут | отошли воды | воды не подтека | подтекание вод | подтекают воды | отошли воды | waters broke | leaking fluid | εσπασαν τα νερα',
  weakStream: 'вялая струя | струя вялая | слабая струя | weak stream | poor stream | αδυναμη ροη',
  urinaryRetention: 'задержк мочи | острая задержка | retention | επισχεσ',
  racingThoughts: 'racing thought | mind going | mind racing | скачут мысли | мысли скачут | τρεχει το μυαλο',
  earlyWaking:
    'early waking | wake early | wakes early | wide awake at | просыпаюсь рано | ранние пробужд | ξυπναω νωρις',
  floaters: 'мушк | мелькан | floater | μυγακια | μυιοψι',
  death: 'умер | умир | скончал | смерт | died | =die | =dead | death | passed away | πεθαν | θανατ | εφυγε απο τη ζωη',
  presentation: 'предлежани | лежит ребенок | breech | cephalic | presentation | ισχιακη προβολ | κεφαλικη προβολ',
  hearingLoss:
    'тугоух | глухот | снижение слуха | плохо слыш | не слышу | хуже слыш | deaf | hearing loss | hard of hearing | cant hear | βαρηκο | κωφωσ | δεν ακουω | δεν ακουει',
}
