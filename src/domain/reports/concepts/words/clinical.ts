import type { ConceptWords } from '../concept.ts'

/** Terms of reports in all specialties beside what people say for them; a concept that is only here is a finding. */
export const CLINICAL: ConceptWords = {
  // Eyes, ears, nose, throat.
  lacrimation:
    'слезотеч | слезят | слезит | слезятся | lacrimat | epiphora | watery eye | watering eye | eyes water | eye waters | eyes are streaming | eye is streaming | tearing | δακρυρρο | δακρυζ | τρεχουν τα ματι | τρεχει το ματι',
  foreignBody:
    'инородн тел | инородного тела | песок в глаз | песка в глаз | соринк | foreign body | gritty | grit in | something in my eye | something in the eye | sand in | ξενου σωματ | ξενο σωμα | αμμο στα ματι | αμμο στο ματι | σαν αμμο',
  photopsia: 'фотопси | вспышки света | photops | flashing light | flashes of light | φωτοψι | αστραπ | λαμψεισ',
  visualLoss:
    'потеря зрени | потерю зрени | потери зрени | слепот | ослеп | шторк | занавес | amauros | loss of vision | visual loss | sight loss | went blind | gone blind | curtain | τυφλωσ | τυφλωθ | απωλεια ορασ | κουρτιν',
  redEye:
    'инъекция конъюнктив | conjunctival inject | conjunctival hyper | eye is red | глаз красн | υπεραιμια επιπεφυκ',
  otorrhea:
    'оторе | течет из уха | из уха течет | гноетечен | выделения из уха | выделений из уха | otorrh | ear discharge | discharge from the ear | runny ear | ear is running | gunk from | ωτορρο | εκκριση απο το αυτι | τρεχει το αυτι',
  aural:
    'fullness | πληροτητα στο αυτ | заложенность ух | ухо заложен | ушах заложен | заложило ух | aural fullness | blocked ear | ear feels blocked | ear is blocked | βουλωμενο αυτι | βουλωσε το αυτι | αισθημα πληροτητ',
  globus:
    'ком в горле | комок в горле | кома в горле | lump in my throat | lump in the throat | lump in her throat | lump in his throat | globus | κομπος στο λαιμ | κομποσ στο λαιμ | κομπο στο λαιμ',
  postnasal:
    'постназальн | стекает по задней | затекает слизь | postnasal | back of my throat | drips down | οπισθορρινικ',
  coating:
    'ασπρο επιχρισμα | λευκο επιχρισμα | ασπρα επιχρισμ | λευκα επιχρισμ | επιχρισμα στισ αμυγδ | налет | coating | exudat | επιχρισμα αμυγδ | πλακεσ αμυγδ',
  rheumatoidArthritis:
    'rheumatoid arthritis | rheumatoid | ревматоидный артрит | ревматоидн | ρευματοειδησ αρθριτιδ | ρευματοειδ',
  residualUrine:
    'остаточная моч | остаточной моч | residual urine | residual volume | post void | postvoid | residual | υπολειμμα ουρων | υπολειμμα',
  lithotripsy: 'литотрип | дробил | дроблени | lithotrip | shock wave | λιθοτριψ | σπασανε | εσπασαν την πετρ',
  dietError:
    'погрешност | после жарен | после жирн | жареного | жирного | fatty meal | greasy food | fatty food | fried food | dietary indiscretion | λιπαρο γευμ | τηγανητα | λιπαρα',
  barrier: 'барьерн | презерватив | condom | barrier | προφυλακτικ',
  inflammatoryMarkers: 'inflammatory marker | маркеры воспал | маркеров воспал | δεικτεσ φλεγμον',
  ironDeficiency:
    'железодефицит | дефицит железа | железо низк | низкое железо | сидеропен | low iron | iron deficien | σιδηροπενι | ελλειψη σιδηρ | χαμηλοσ σιδηρ',
  halitosis: 'галитоз | запах изо рта | halitos | bad breath | κακοσμι | μυριζει το στομα',
  hoarse:
    'дисфони | осиплост | охрип | dysphon | hoarse | voice has gone | lost his voice | lost her voice | voice change | δυσφων | βραγχοσ | βραχνιασ',
  drooling:
    'σαλιων | σαλια | слюнотеч | слюни теку | гиперсалив | drool | dribbl | hypersaliv | σιελορρο | τρεχουν τα σαλια',
  mouthUlcer:
    'афта | афты | афтоз | язвочк | стоматит | mouth ulcer | aphth | stomatit | αφθα | αφθεσ | αφθων | αφθωδ | στοματιτ',
  gumBleeding:
    'кровоточивость десен | десны кровят | кровят десны | bleeding gums | gums bleed | gingival bleed | ουλορραγ | ματωνουν τα ουλα',
  anosmia:
    'не чувствует запах | запахов не | нет обонян | нарушение обонян | anosm | hyposm | smell has gone | no sense of smell | δεν μυριζει | απωλεια οσφρ',
  nosebleed:
    'кровь носом | носом идет кровь | кровит из носа | носом кровь | nose bleed | bleeding from the nose | bleeding from his nose | nose was bleeding | ρινορρ | ματωνει η μυτ | ανοιξε η μυτ',
  nasal:
    'ринорея | выделения из носа | затрудненное носовое | затруднено носовое | носовое дыхание затрудн | отделяемое из носа | coryza | coryzal | nasal discharge | nasal obstruct | bunged up nose | nose is blocked | nose is running | ρινικη εκκρισ | βουλωμενη μυτ | βουλωνει η μυτ',
  sneezing: 'чихание | sneez | φτερνισμ',

  // Heart and lungs.
  dyspnea:
    'задышк | затруднение дыхан | нехватка дыхани | дыхания не хват | воздуха не хват | тяжело дыш | дышится тяжело | запыха | с трудом дыш | out of breath | breathless | puffed out | puffed | huffing | cant get my breath | cant catch | fighting for air | lungs cant | gasp | dyspn | δεν βγαινει η ανασα | ανασα δεν βγαιν | κοβεται η αναπν | μου κοβεται η ανασ | κοβομαι | δεν εχω ανασα | λαχανιασ | δυσκολια αναπν | με πιανει δυσπν | βαριανασ',
  wet: 'мокрый кашель | кашель с мокрот | откашливаю | отходит мокрот | cough up | coughing up | bring up phlegm | brings up phlegm | bringing up phlegm | bringing up | brings up | βγαζω φλε | βγαζει φλε | βγαζω φλεμ',
  sputum: 'гной откаш | phlegm | gunk | gunge | muck | φλεμ | φλεγμ | αποχρεμ | πτυελ | φλεματ',
  hemoptysis:
    'кашляю кровью | кашляет кровью | кровь при кашле | кровь в мокроте | крови в мокроте | с кровью мокрот | кровяной мокрот | blood in the sputum | blood in the phlegm | blood when you cough | cough up blood | coughed blood | bring up any blood | bringing up blood | brought up blood | αιμα στα φλε | αιμα στα πτυελ | αιμα με το βηχα | αιματηρα πτυελ | βηχω αιμα',
  orthopnea:
    'лежа задых | лежа не могу дыш | не могу лежать | спит полусидя | полусидя | сплю полусидя | extra pillow | more pillows | lie flat | lying flat | cant lie | ξαπλωσω | δεν μπορω να ξαπλωσ | μισοκαθιστ',
  legSwelling:
    'отеки ног | отеки на ногах | ноги отека | отекают ноги | отек голен | отечность голен | ankle swelling | swollen ankles | ankles swell | ankles are swollen | legs swell | leg oedema | leg edema | ankle oedema | ankle edema | peripheral oedema | peripheral edema | pedal oedema | pedal edema | οιδηματα ποδι | οιδηματα κατω ακρ | πρηζονται τα ποδ | πρηζονται οι αστρ | πρηξιμο στα ποδ | πρησμενα ποδ | πρηστηκαν τα ποδ',
  cyanosis:
    'цианоз | синею губы | посинел | губы сини | cyanos | turned blue | went blue | lips blue | blue lips | κυανωσ | μελανιασ τα χειλ | μελανιασουν τα χειλ',
  claudication:
    'хромота | останавливаюсь из-за боли в ног | икры болят при ходь | claudicat | calf pain on walk | calves ache when | calf cramps when | χωλοτητ | διαλειπουσα',
  palpitations:
    'сердцебиен | сердце бьет | сердце бух | сердце тарах | heart pound | heart is pounding | heart racing | heart going | heart skips | skips a beat | missed beat | καρδια χτυπ | χτυπαει η καρδ | φτερουγ | εκτακτ',
  presyncope:
    'предобморочн | темнеет в глаз | потемнело в глаз | в глазах темн | presyncop | near syncop | nearly fainted | nearly passed out | almost passed out | almost fainted | felt faint | feel faint | προσυγκοπ | παραλιγο να λιποθ | μαυριζουν τα ματ | σκοτεινιαζουν',
  pleuritic:
    'плевральн | плевритическ | при вдохе | на вдохе | при дыхании | pleurit | on breathing in | when i breathe in | when breathing in | on inspiration | with a deep breath | when i take a breath | with breathing | on coughing | πλευριτικ | με την ανασα | με την αναπνοη | στην εισπνοη | οταν αναπνεω',
  wheeze:
    'свистящ | свистит | сипит | хрипит в груд | wheez | whistling | whistle | rattl | συριττ | συριγμ | σφυριζει | σφυριγμα | γατακια',
  rales:
    'крепитац | влажные хрип | сухие хрип | хрипы | crepitat | crackl | crackles | creps | τριζοντ | ρογχοι | υγροι ρογχ',
  vesicular: 'везикулярн | vesicular | φυσιολογικο αναπνευστικο ψιθ',
  murmur: 'шум на | шум над | систолическ шум | систолический шум | murmur | φυσημα',

  // Stomach and bowels.
  dysphagia:
    'пища застрева | застревает | комком стоит | с трудом глота | трудности при глотан | затруднение при глотан | sticks in | sticks behind | sticking behind | gets stuck | getting stuck | goes down slowly | hard to swallow | difficulty swallow | difficult to swallow | wont go down | δυσκολευομαι να καταπι | δυσκολια καταποσ | κολλαει το φαγητ | κολλανε οι μπουκ | κολλαει στο λαιμ | στεκεται το φαγητ',
  odynophagia:
    'болезненное глотан | болезненность при глотан | боль при глотан | больно глота | odynoph | pain on swallow | pain when swallow | painful to swallow | hurts when i swallow | hurts to swallow | οδυνοφαγ | πονος στην καταπ | πονοσ στην καταπ | πονος οταν καταπ | ποναω οταν καταπ',
  hematemesis:
    'гематемез | рвота с кров | рвота кров | рвало кров | кровь в рвот | haematem | hematem | vomit blood | vomited blood | vomiting of blood | blood in the vomit | sick with blood | throw up blood | αιματεμ | εμετο με αιμ | εμετος με αιμ | εμετοσ με αιμ',
  melena:
    'мелена | черный кал | кал черн | стул черн | чёрный стул | дегтеобр | tarry | black motion | poo black | poo is black | stools black | stools are black | stool was black | μαυρα κοπρ | κοπρανα μαυρ | μελαν',
  bloodStool:
    'гематохез | кровь на бумаг | кровь при дефек | кровь из заднего | кровь в кал | прожилки крови | ректальн кровот | haematochez | hematochez | rectal bleeding | blood on the paper | blood on the toilet | blood when i wipe | blood when i go | bleeding when i go | blood in my stool | blood in his stool | blood in her stool | blood from the back passage | blood from behind | ορθορραγ | αιμα στο χαρτι | αιμα στα κοπρ | αιμα οταν ενεργ | αιματοχεζ',
  tenesmus: 'тенезм | ложные позыв | tenesm | still need to go | feeling of incomplete | incomplete evacuat | τεινεσμ',
  earlySatiety:
    'быстрое насыщ | быстро наеда | наедаюсь | early satiet | full quickly | full after a few | fill up quickly | get full | προωρος κορεσμ | χορταινω αμεσ | χορταινω με λιγ',
  regurgitation:
    'срыгива | регургитац | срыгн | regurgit | posset | comes back up | brings milk back | αναγωγ | γουλιζ | βγαζει γαλα',
  nausea:
    'тошнота | тошнит | тошнило | поташнива | nausea | nauseous | feel sick | feels sick | feeling sick | sick feeling | stomach turns | ανακατευ | ναυτι | ανακατωσουρ',
  appetite:
    'кушает плохо | плохо кушает | кушать не | кушает хорошо | аппетит | feeding poorly | poor feed | eating well | not eating | picky | ορεξη | τρωει λιγ | δεν τρωω',
  anorexia:
    'eating not much | not eating much | poor intake | reduced intake | reduced oral intake | poor oral intake | προσληψη τροφ | μειωμενη προσληψη τροφ | μειωμενη σιτιση | τρωει λιγο | τρωω λιγο | аппетит снижен | снижен аппетит | плохой аппетит | аппетит плохой | аппетита никак | ест плохо | плохо ест | кушает плохо | плохо кушает | есть не хоч | не хочет есть | не хочется есть | еду не могу | appetite is down | appetite is poor | appetite has gone | no appetite | not hungry | dont feel like eating | not eating much | gone off food | eats very little | hardly eating | hardly eats | feeding poorly | ορεξη δεν | χωρισ ορεξη | μειωση ορεξ | δεν τρωει καλα | δεν μου κανει ορεξη',
  bloating:
    'метеоризм | вздутие | пучит | газообраз | bloat | flatulen | windy | distend | φουσκωνω | φουσκωμεν | αερια | τυμπανισμ',
  constipation:
    'запор | задержка стула | стула нет | туговато со стул | стул раз в | constipat | bunged up | havent opened my bowels | not opened his bowels | havent been for days | bowels not open | bowels have not opened | bowels not opened | no bowel movement | no bowel motion | стула не было | отсутствие стула | нет стула | δυσκοιλ | δεν ενεργουμαι | δεν ενεργηθ | δεν εχει ενεργηθ | απουσια κενωσ | χωρισ κενωσ | εχω να ενεργηθ | εχω να παω τουαλετ',
  diarrhea:
    'диаре | понос | жидкий стул | стул жидкий | кашицеобраз | несет | пронесл | diarrh | loose stool | loose motion | watery stool | the trots | runs to the toilet | διαρρ | νερουλ | ευκοιλιοτητ',
  jaundice:
    'иктеричн | желтушн | желтизн | желтуха | пожелтел | icter | jaundic | yellowing | gone yellow | turned yellow | went yellow | eyes are yellow | skin is yellow | ικτερ | κιτρινισ | κιτρινα τα ματι',
  darkUrine:
    'темная моча | моча темн | цвета пива | dark urine | urine is dark | dark pee | wee is dark | tea coloured | tea colored | υπερχρωση ουρ | σκουρα ουρα | ουρα σκουρ',
  paleStool:
    'ахоличн | светлый кал | обесцвеченный кал | pale stool | clay coloured | stools are pale | αχολικ | αποχρωματισμενα κοπρ',
  hepatomegaly:
    'гепатомегал | увеличение печен | печень увелич | печень выступ | hepatomegal | liver edge | liver is enlarged | liver enlarged | enlarged liver | ηπατομεγ | διογκωμενο ηπ | συκωτι μεγαλ',
  splenomegaly:
    'спленомегал | увеличение селез | селезенка увелич | splenomegal | spleen enlarged | enlarged spleen | σπληνομεγ | διογκωμενοσ σπλην',
  organomegaly: 'органомегал | organomegal | οργανομεγ',
  abdominalPain:
    'абдоминальн бол | абдоминальные бол | абдоминальная бол | абдоминальный бол | abdominal pain | tummy hurts | tummy ache | stomach ache | stomach hurts | belly hurts | belly ache | stomach pain | tummy pain | κοιλιακ αλγ | κοιλιακοσ πον | κοιλιακο πον | ποναει η κοιλι | πονοκοιλ | επιγαστραλγ',
  dyspepsia: 'диспепс | тяжесть в желуд | тяжесть после еды | несварен | indigest | dyspep | δυσπεψ | βαρυστομαχ',
  hernia: 'грыжев | hernia | rupture | κηλη',
  hemorrhoids: 'геморро | piles | haemorr | αιμορροιδ | ζοχαδ',

  // Kidneys, bladder, men.
  urgency:
    'императивн | ургентн | не добегаю | не успеваю добеж | не могу терпеть | позыв | urgency | urgent need | have to run | cant hold it | cant hold on | rush to the loo | dash to the | desperate for | επιτακτικ | επειξ | δεν προλαβαιν',
  frequencyOfUrine:
    'поллакиур | учащенное мочеисп | учащение мочеисп | частое мочеисп | часто мочит | каждые полчаса в туал | бегаю в туалет | хожу часто | frequency | passing urine every | going to the loo every | weeing all the time | weeing every | wee every | loo every | peeing every | toilet every hour | συχνουρ | συχνοουρ | ουρω συνεχ | συνεχεια τουαλετ | τουαλετα καθε',
  dysuria:
    'дизури | жжет когда мочус | жжет при моче | жжение при моче | рези при моче | боль при моче | больно писать | болит когда пис | болезненное моче | dysuri | burns when i pee | burns when i wee | stings when i wee | stinging when | burning when i pee | burning when passing | hurts to wee | hurts when i pee | pain passing urine | pain when passing | pain on passing | painful to pass | δυσουρ | καιει οταν κατουρ | καψιμο στην ουρ | τσουζει στην ουρ | τσουξιμο στην ουρ | πονοσ στην ουρησ',
  nocturia:
    'никтур | ночью встаю | встаю по ночам | встаю ночью | раза за ночь | раз за ночь | за ночь в туалет | ночью мочит | nocturia | up at night | up in the night | at night to wee | times a night | nighttime urinat | through the night to | νυκτουρ | τη νυχτα τουαλετ | σηκωνομαι τη νυχτ | ξυπναω για τουαλετ | φορεσ τη νυχτα',
  hematuria:
    'гематур | макрогематур | кровь с мочой | моча красн | моча розов | кровавая моча | haematur | hematur | blood in my urine | blood in my wee | wee is pink | wee is red | urine pink | pee is red | peeing blood | passing blood in | αιματουρ | κοκκινα ουρ | αιμα στα ουρ | κατουραω αιμα',
  incontinence:
    'недержан | подтека | не удержива | упуска | incontin | leak | leaks when | wet myself | accidents | wets the bed | ακρατει | χανω ουρ | φευγουν τα ουρ | διαρροη ουρ',
  enuresis:
    'энурез | мочится в постель | писается ночью | enures | bedwet | bed wet | wets the bed | wetting the bed | ενουρησ | βρεχει το κρεβ | κατουριεται',
  hesitancy:
    'натужив | тужусь | не сразу начина | ждать начала | долго стою | hesitan | wait to start | takes ages to start | strain to | straining to | have to push | αργει να ξεκινησ η ουρ | δυσκολια εναρξησ',
  weakStream:
    'вялая стру | слабая стру | струя слаб | струя вял | напор слаб | напор мочи | poor flow | weak flow | poor stream | weak stream | flow is weak | flow is poor | stream is weak | stream is poor | dribble | αδυναμη ακτιν | μειωμενη ακτιν | ακτινα ουρησ',
  incompleteEmptying:
    'неполного опорожн | не до конца опорожн | остается моча | incomplete empty | not empty properly | not emptying | dont empty | doesnt feel empty | ατελησ κενωσ | δεν αδειαζει',
  urinaryRetention:
    'ишур | задержка моч | моча не идет | моча не пойдет | не могу помоч | retention | cant pass water | cant pee | cant wee | επισχεσ | δεν μπορω να κατουρ',
  oliguria:
    'олигур | мало моч | редко моч | oligur | reduced urine | few wet nappies | fewer wet nappies | hardly passed | ολιγουρ',
  erectile: 'эректильн | эрекц | потенц | erectile | erection | impoten | cant get hard | στυτικ | στυσ',
  testicularPain:
    'боль в мошон | боль в яич | яичко бол | testicular pain | scrotal pain | ball hurts | testicle hurts | ορχεαλγ | πονοσ στον ορχ | ποναει ο ορχ',
  flankPain:
    'боль в боку | бок болит | болит бок | боли в боку | поясничн колик | flank pain | loin pain | side pain | pain in my side | pain in the side | πλαγιο πον | πονοσ στα πλευρ | νεφραλγ',

  // Women, pregnancy, birth.
  heavyBleeding:
    'меноррагия | обильные месячн | обильные менстр | обильно месячн | льет | заливает | месячные обильн | менструации обильн | прокладки не хват | menorrhag | heavy period | heavy menstr | periods are heavy | periods so heavy | periods heavy | period is heavy | flooding | flood | μηνορραγ | πολυμηνορρ | βαρια περιοδ | περιοδο βαρι | πολυ αιμα στην περιοδ',
  intermenstrual:
    'мажет | мажущ | кровомаз | межменструальн | метрорраг | между менструац | между месячн | в середине цикла | intermenstr | metrorrh | bleeding in between | bleed in between | spotting | between periods | mid cycle | μητρορραγ | μεσοκυκλ | αναμεσα στις περιοδ | κηλιδ',
  postcoital:
    'посткоитальн | после близост | после секс | после полового | postcoital | after sex | after intercourse | μετα το σεξ | μετα την επαφ | μετα τη σεξουαλ',
  dyspareunia:
    'диспареун | боль при половом | боль при близост | больно при секс | болезненный половой | dyspareun | sex hurts | sex is painful | pain during sex | pain with sex | painful sex | painful intercourse | hurts during sex | δυσπαρευν | ποναω στην επαφ | πονοσ στην επαφ',
  dysmenorrhea:
    'дисменор | альгоменор | альгодисменор | болезненные менстр | месячные болезн | болезненные месячн | боль при месячн | dysmenorrh | period pain | painful period | periods are painful | periods hurt | cramps with my period | δυσμηνορρ | πονοι περιοδ | ποναω στην περιοδ',
  amenorrhea:
    'аменор | задержка менстр | задержка месячн | нет месячн | месячных нет | задержка | amenorrh | no period | missed period | missed a period | periods stopped | period is late | αμηνορρ | καθυστερησ | χωρις περιοδ',
  irregularPeriods:
    'нерегулярн цикл | нерегулярный цикл | цикл нерегуляр | месячные нерегуляр | irregular cycle | irregular period | periods are irregular | periods all over | cycle is irregular | ακαταστατη περιοδ | ασταθης κυκλ',
  vaginalDischarge:
    'бели | вагинальные выдел | выделения из влагал | вагинальных выдел | leucorrh | leukorrh | vaginal discharge | discharge down below | κολπικη εκκρ | κολπικα υγρ | κολπικη υπεραιμ | υγρα απο κατω',
  vaginalDryness:
    'сухость влагал | сухость во влагал | вагинальная сухост | vaginal dryness | dry down below | κολπικη ξηρ | ξηροτητα κολπ',
  hotFlush: 'приливы | прилив | вазомотор | hot flush | hot flash | flushes | vasomotor | εξαψ',
  vaginalBirth:
    'естественные роды | самостоятельные роды | роды через естественн | родила сама | рожала сама | normal delivery | vaginal delivery | vaginal birth | vaginal deliver | natural birth | normal birth | κολπικο τοκ | κολπικοσ τοκ | φυσιολογικοι τοκετ | φυσιολογικο τοκετ | φυσιολογικη γεννα',
  abortion: 'аборт | прерывание берем | termination | abort | διακοπη κυησ | εκτρωσ',
  miscarriage:
    'выкидыш | самопроизвольный аборт | потеря беремен | потеряла беремен | miscarr | lost a pregnancy | pregnancy loss | αποβολ | απεβαλ',
  menarche: 'менархе | первые месячн | первая менстр | menarche | first period | εμμηναρχ | πρωτη περιοδ',
  menopause:
    'менопауз | климакс | постменопауз | месячные прекрат | postmenopaus | through the change | periods finished | periods stopped | μετεμμηνοπαυσ',
  sterilization:
    'стерилизац | перевязка труб | перевязаны труб | вазэктом | steriliz | sterilis | vasectom | had the snip | the snip | tubes tied | στειρωσ | απολινωσ | αγγειεκτομ | βαζεκτομ',
  iud: 'спираль | =вмс | внутриматочн | intrauterine | =coil | =iud | =ius | mirena | σπιραλ | ενδομητριο σπ',
  fetalMovements:
    'шевелени | шевелится | fetal movement | foetal movement | baby moving | baby is moving | baby moves | baby kicks | κινησεις εμβρυ | κινησεισ εμβρυ | κουναει το μωρο | κινειται το μωρ',
  mastitis: 'мастит | лактостаз | застой молок | mastit | milk stasis | blocked duct | μαστιτ',
  breastLump:
    'образование молочн | уплотнение в груди | шишка в груди | breast lump | lump in my breast | lump in the breast | ογκιδιο μαστ | γρομπ',

  // Nerves and mind.
  phonophobia:
    'фонофоб | звуки раздраж | шум раздраж | раздражает шум | мешает шум | громкие звуки | phonophob | noise bother | noise hurt | noise is unbear | sounds bother | sound sensitiv | sensitivity to noise | sensitivity to sound | cant bear noise | cant stand noise | φωνοφοβ | ηχοφοβ | ενοχλει ο θορυβ | πειραζει ο θορυβ | ενοχλουν οι ηχ | ο θορυβος',
  photophobia:
    'светобояз | фотофоб | свет раздраж | раздражает свет | свет мешает | photophob | light bother | light hurts | lights hurt | cant bear light | cant stand light | dark room | φωτοφοβ | ενοχλει το φωσ | πειραζει το φωσ | ενοχλει πολυ το φωσ',
  numbness:
    'онемен | немеет | немеют | как чужой | как чужая | как чужие | отлежал | hypoaesth | hypesth | =numb | numbness | gone dead | goes dead | lost feeling | feeling has gone | dead to the touch | like cotton wool | υπαισθησ | μουδιαζ | μουδιασ | αιμωδ | νεκρωνει | δεν το νιωθ',
  tingling:
    'парестези | покалыва | мураш | ползание мураш | иголк | paraesth | paresth | tingl | pins and needles | prickl | παραισθησ | μυρμηγκ | βελον | τσιμπηματ',
  paralysis: 'гемипарез | парез | плегия | hemipares | hemipleg | παρεσ | ημιπαρεσ | ημιπληγ | παρεση χερ',
  limbWeakness:
    'слабость рук | слабость в рук | слабость в ног | слабость ног | рука слаб | ноги слаб | нога слаб | рука не слуша | нога не слуша | arm weak | leg weak | weakness in an arm | weakness in the arm | weakness in my | weak arm | weak leg | limb weakness | αδυναμια ακρ | αδυναμια χερ | αδυναμια ποδ | μυικη αδυναμ',
  ataxia:
    'атакси | шатается при ходь | неустойчивость при ходь | шаткост | пошатыва | ataxi | unsteady | stagger | wobbl | off balance | αταξ | ασταθεια βαδισ | τρεκλιζ | παραπατ',
  dizziness:
    'головокруж | кружится | вертиго | вращается | room spins | everything spins | spinning | vertig | ιλιγγ | γυριζουν ολα | γυριζει το δωματ | γυριζει ο κοσμ',
  sphincter:
    'тазовых орган | тазовые орган | функции тазов | функция тазов | сфинктер | sphincter | bladder or bowel | bowel or bladder | waterworks or bowels | bladder and bowel | bladder and bowels | bowels or bladder | σφιγκτηρ | ορθοκυστικ',
  saddle: 'седловидн | онемеет промеж | онемение промеж | saddle | numb between | μουδιασμα στο περιν',
  facialDroop:
    'парез лицев | лицо перекос | перекос лиц | асимметри лиц | facial weakness | face droop | drooping face | drooping mouth | face has dropped | παρεση προσωπικ | στραβωσ το στομ',
  syncope:
    'утрата сознан | потеря сознан | сознание не теря | loss of consc | lost consc | lose consc | knocked out | knock yourself out | knocked yourself out | knocked himself out | knocked herself out | knocked myself out | out cold | out for a few seconds | out for a few minutes | out for a second | out for a minute | out for seconds | απωλεια συνειδ | εχασε τις αισθ',
  concentration:
    'нарушение вниман | снижение концентр | не могу сосредот | не может сосредот | рассеян | concentrat | cant focus | trouble focus | hard to focus | cant concentrate | συγκεντρ | αφηρημεν',
  anhedonia:
    'nothing fun | nothing is fun | loss of pleasure | утрата удоволь | απωλεια ευχαριστ | ангедон | ничего не радует | не радует | утрата интерес | потеря интерес | снижение интерес | anhedon | nothing is fun | no interest | lost interest | loss of interest | enjoy anything | no pleasure | dont enjoy | doesnt enjoy | ανηδον | δεν με ευχαριστ | δεν τον ευχαριστ | δεν χαιρ | απωλεια ενδιαφ',
  lowMood:
    'снижение настроен | сниженный фон | настроение сниж | подавлен | тоскливо | плачу | унын | low mood | feeling low | feel low | depressed mood | down all the time | feeling down | feel down | tearful | crying | weepy | blue | καταθλιπτικ | μελαγχολ | ειμαι πεσμεν | κλαιω | θλιψ',
  panicAttack: 'паническ | приступ паник | panic attack | panics | κρισεις πανικ | κρισεισ πανικ | κριση πανικ',
  guilt: 'вина | виноват | чувство вины | guilt | blame myself | worthless | ενοχ | φταιω',
  hopeless: 'безнадежн | безысходн | hopeless | no point in | no future | απελπ | ματαιοτητ',
  insomnia:
    'плохо спать | плохо спал | not sleeping | not been sleeping | up till three | up till all hours | up half the night | не спится | инсомн | нарушение засып | нарушения сна | нарушение сна | долго не могу засн | сон плохой | плохой сон | плохо сплю | просыпаюсь ночью | заснуть не могу | insomn | cant get to sleep | cant drop off | trouble getting to sleep | takes ages to fall asleep | lie awake | lying awake | wake up all night | sleep is poor | poor sleep | sleep disturb | disturbed sleep | sleeping poorly | sleeping badly | αυπν | δεν με παιρνει ο υπν | δυσκολευομαι να κοιμ | διαταραχη υπν | ξυπναω συνεχ',
  nightmare: 'кошмар | nightmare | bad dream | εφιαλτ',
  flashback: 'флешбек | навязчивые воспом | flashback | reliv | αναβιωσ',
  compulsion:
    'компульс | навязчив | ритуал | compuls | obsess | rituals | checking things | washing hands over | ψυχαναγκ | ιδεοληψ',
  irritability:
    'раздражит | раздражаюсь | срываюсь | ору на | irritab | snap | snappy | short fuse | short temper | ευερεθ | νευρα | εκνευριζ',
  suicidal:
    'suicidal ideation | суицидальные мысл | αυτοκτονικος ιδεασμ | αυτοκτονικοσ ιδεασμ | суицидальн | мысли о смерти | мысли о суицид | жить не хоч | не хочется жить | suicid | ending my life | ending it | better off dead | harming myself | harm yourself | not wanting to be here | αυτοκτον | να μην ζω | να μη ζω | να πεθαν',
  selfNeglect: 'запустил себя | не моется | self neglect | not washing | not looking after | παραμελ',

  // Joints, muscles, bones.
  limp: 'хромает | хрома | щадит ног | limp | hobbl | antalgic | χωλαιν | κουτσ',
  crepitus:
    'хруст | крепитац | щелка | щелчк | crepit | grinding | grates | grating | clicks | clicking | crunch | κριγμ | τριζ το γον | κρατσ',
  limitedMotion:
    'restricted extension | restricted flexion | wont bend back | ограничение разгиб | ограничение сгиб | περιορισμοσ εκτασ | ограничение движен | ограничение подвиж | ограничены движен | движения огранич | объем движен | не могу поднять | не поднимается | не сгибает | не разгибает | не могу согн | не разогн | range of motion | range of movement | restricted movement | limited movement | limitation of movement | reduced movement | cant lift | cant raise | cant bend | cant straighten | wont bend | wont straighten | περιορισμος κινησ | περιορισμοσ κινησ | δεν λυγιζ | δεν σηκωνεται το χερ | δεν μπορω να το σηκωσ | δεν μπορω να λυγισ | δεν τεντων',
  stiffness:
    'скованност | тугоподвиж | тугие | утренняя скован | задубел | stiff | takes a while to loosen | δυσκαμψ | πιασμεν | αγκυλωσ | ξεμουδ',
  deformity:
    'dinner fork deformit | dinner fork | деформац | искривл | кривая | deform | crooked | bent out of | out of shape | παραμορφωσ | στραβ',
  musclePain:
    'миалг | мышцы болят | болят мышцы | мышечные боли | боли в мышц | ломит все тело | ломота в теле | myalg | muscles ache | aching muscles | muscle ache | aching all over | body aches | aches all over | achy all over | μυαλγ | πονανε οι μυ | πονοι στους μυ | ποναει ολο το σωμ',
  jointPain:
    'артралг | суставы болят | боли в сустав | суставные бол | arthralg | joints hurt | painful joints | joint pain | joints are sore | αρθραλγ | πονοι στις αρθρ | ποναν οι αρθρ | ποναει η αρθρ',
  backPain:
    'люмбалг | люмбоишиалг | поясницу прихват | прихватило поясниц | прихватило спин | спину прихват | поясница бол | болит поясниц | боль в пояснич | lumbalg | back pain | back hurts | back is killing | back went | back has gone | bad back | sore back | low back pain | οσφυαλγ | οσφυοισχ | ποναει η μεσ | ποναει η πλατ | με επιασε η μεσ | πιαστηκε η μεσ',
  neckPain:
    'цервикалг | шея болит | болит шея | боль в шее | neck pain | neck hurts | sore neck | stiff neck | crick in | αυχεναλγ | ποναει ο αυχ | ποναει ο σβερκ',
  sciatica:
    'ишиалг | ишиас | радикулопат | корешков | корешок | sciatic | radicul | shoots down my leg | shooting down my leg | trapped nerve | nerve root | ισχιαλγ | ριζιτ | ριζοπαθ',
  kneeJerk: 'коленный рефлекс | knee jerk | knee reflex',
  weightBearing:
    'опора на | опираться на | наступать на | наступает на | наступить на | weight bear | bear weight | put weight | put any weight | stand on it | walk on it | φορτισ | στηριχτ | να πατησ | να το πατησ | πατησω',
  triggerFinger: 'щелкающий пал | trigger finger | finger locks | εκτινασσομ δαχτ',

  // Skin.
  redness:
    'эритем | покраснен | гиперем | краснот | красн | розов | erythem | redness | hyperaem | hyperem | inflamed | went red | goes red | gone red | bright red | pinkish | ερυθημ | ερυθροτ | κοκκιν | υπεραιμ | ροζ',
  itch: 'зуд | кожный зуд | чешет | чешут | prurit | itch | scratch | κνησμ | φαγουρ | ξυνομαι | ξυνεται | με τρωει',
  peeling:
    'шелушен | шелушит | десквам | desquam | scaling | scaly | flaky | flakes | peeling | απολεπ | ξεφλουδ | λεπι',
  papule: 'папул | узелк | бугорк | прыщ | papul | pimple | bumps | spots | βλατιδ | σπυρ',
  pustule: 'пустул | гнойничк | гнойник | pustul | pus filled | whitehead | φλυκταιν | πυωδη σπυρ',
  blister: 'везикул | пузырьк | пузыри | vesicl | blister | φουσκαλ | φυσαλ',
  weeping: 'мокнут | мокнет | сочится | weeping | oozing | oozes | weeps | ορρορρο | τρεχει υγρο | βγαζει υγρ',
  crust: 'корк | корочк | crust | scab | εφελκιδ | κρουστ | κακαδ',
  fissure: 'трещин | fissure | crack | cracked | cracks | ραγαδ | σκασιμ | σκασμεν',
  excoriation:
    'экскориац | расчес | расчёс | excoriat | scratch mark | scratched raw | scratching until | δρυφαδ | ξυσματ',
  pigmentation: 'пигмент | потемнел | pigment | darker | discolour | discolor | χρωση | μελαγχρωσ',
  hyperhidrosis: 'гипергидроз | потеют ладон | ладони потеют | hyperhidros | sweaty palm | sweaty hands | υπεριδρωσ',
  hirsutism: 'гирсут | рост волос на лице | hirsut | hair on my chin | facial hair | υπερτριχ | δασυτριχ',
  hairLoss:
    'алопец | волосы лез | лезут волос | волосы сыпл | выпадение волос | alopec | hair loss | losing hair | hair is thinning | hair falls | αλωπεκ | τριχοπτωσ | πεφτουν τα μαλλ',
  acneSpots: 'комедон | comedon | blackhead | φαγεσωρ',
  petechiae: 'петехи | геморрагическ сыпь | точечные кровоизл | petech | purpur | pinprick | πετεχ | πορφυρ',
  warmth:
    'местное повышение температ | горячая на ощуп | горячий на ощуп | hot to touch | hot to the touch | warm to touch | warmth | τοπικη θερμοτ | ζεστο στο αγγιγμ | θερμοτητ',
  nailChanges: 'онихо | ногти толст | ногти желт | onych | nails are thick | ονυχ',

  // Blood, glands, general.
  polydipsia:
    'полидипс | постоянно пью | пью и пью | много пьет | жажда | polydips | drinking a lot | always thirsty | thirsty all the time | πολυδιψ | διψαω συνεχ | πινω συνεχ νερ',
  polyuria: 'полиур | много мочи | polyuri | peeing a lot | passing lots of | πολυουρ | κατουραω πολυ',
  heatIntolerance:
    'непереносимость жары | жару не перен | плохо переношу жару | heat intoler | cant stand the heat | cant bear the heat | always hot | δυσανεξια στη ζεστ | δεν αντεχω τη ζεστ',
  goiter:
    'зоб | =зоба | =зобом | увеличение щитов | щитовидка увелич | щитовидная железа увелич | goitre | goiter | enlarged thyroid | thyroid enlarg | thyroid is enlarged | swelling in the neck | βρογχοκηλ | διογκωση θυρ',
  pallor: 'бледност | бледн | pallor | pale | peaky | washed out | no colour | ωχρ | χλωμ | ωχροτητ',
  lymphNodes:
    'лимфаденопат | лимфаденит | лимфоузл | лимфатическ узл | узлы не увелич | lymphadenop | lymph gland | lymph node | swollen gland | glands in | λεμφαδεν | αδενες | αδενεσ',
  nightSweats:
    'ночные поты | ночная потлив | потею по ночам | потею ночью | ночью потею | мокрая простын | простыни мокр | night sweat | sweating at night | sweats at night | drenched at night | soaked at night | wake up soaked | wakes drenched | sheets are soaked | νυχτεριν ιδρωτ | νυχτερινη εφιδρ | ιδρωνω τη νυχτ | ξυπναω μουσκεμ',
  malaise:
    'недомоган | общая слабост | плохое самочувств | разбитост | плохо себя чувств | не очень себя чувств | malaise | generally unwell | unwell | under the weather | off colour | out of sorts | not herself | not himself | not myself | κακουχ | καταβολ | δεν ειμαι καλα | αδιαθεσ',
  fatigue:
    'астени | утомля | повышенная утомл | быстрая утомл | устаю | устает | устал | сил нет | нет сил | еле хожу | fatigue | tired all the time | always tired | no energy | shattered | exhaust | knackered | worn out | drained | lethar | κοπωσ | ευκολη κοπωσ | κουραζομαι | κουρασμεν | δεν εχω δυναμ | εξαντλησ',
  weightLoss:
    'dropped a stone | dropped half a stone | dropped a few | lost a stone | lost half a stone | снижение массы тела | потеря массы | снижение веса | похудан | похуден | похудел | сбросил кг | вес ушел | ушел вес | weight loss | lost weight | lost kilos | lost a few kilos | lost five kilos | dropped a dress | clothes are loose | clothes hang | lighter | lost pounds | loss of weight | απωλεια βαρ | χασει κιλα | εχασα κιλα | εχω χασει | εχασε βαρ | αδυνατισα | πεφτει το βαρ',
  weightGain:
    'прибавка массы | прибавка веса | прибавил в вес | поправил | набрал вес | набрала вес | weight gain | put on weight | gained weight | piled on the pounds | got heavier | αυξηση βαρ | προσληψη βαρ | πηρα κιλα | παχυνα',
  fever:
    'лихорадк | фебрил | температурит | гипертерми | температура до | температура под | температура поднима | поднималась температур | подъем температур | повышение температур | повышалась температур | high temperature | temperature up to | temperature of | ran a temperature | had a temperature | fever | febrile | pyrex | hot and bothered | burning up | πυρετ | εμπυρετ | δεκατ | πυρεξ',
  chills: 'ознобы | познаблив | знобит | chill | rigor | shiver | ριγ | κρυαδ | τουρτουρ',
  swelling: 'отек | пастозн | oedema | edema | swelling | fluid retention | οιδημ | πρηξιμ',
  dehydration: 'обезвожив | эксикоз | dehydr | αφυδατ',
  drowsy:
    'вялый | вяла | сонлив | заторможен | letharg | drows | floppy | listless | hard to rouse | hard to wake | ληθαργ | υπνηλ | νωθρ',
}

/** Operations and treatments in the words of patients and of reports. */
export const CLINICAL_CARE: ConceptWords = {
  cholecystectomy:
    'желчный удал | удалили желчн | без желчного | gallbladder was removed | gallbladder out | had my gallbladder | gall bladder out | gall bladder removed | χολοκυστεκτ | εβγαλα τη χολ | εβγαλε τη χολ | αφαιρεση χολη | εβγαλα χολ',
  appendectomy:
    'аппендицит вырез | вырезали аппенд | удалили аппенд | аппендицит удал | appendix out | appendix was removed | had my appendix | appendic out | σκωληκοειδεκτ | εβγαλα τη σκωλ | εβγαλε τη σκωλ | αφαιρεση σκωλ',
  hysterectomy:
    'экстирпация матк | ампутация матк | удаление матк | матку удал | удалили матк | убрали матк | hysterect | womb out | womb was removed | womb taken | υστερεκτ | αφαιρεση μητρ | εβγαλα τη μητρ | μητρα βγαλ',
  tonsillectomy:
    'удаление миндал | удалили миндал | удалили гланд | tonsillect | tonsils out | tonsils removed | had my tonsils | αμυγδαλεκτ | εβγαλα αμυγδ | εβγαλα τις αμυγδ | εβγαλα τισ αμυγδ | αφαιρεση αμυγδ',
  herniaRepair:
    'грыжесечен | герниопласт | грыжу опер | удалили грыж | оперировали грыж | hernia repair | hernia fixed | hernia done | hernia op | herniorrh | herniopl | αποκατασταση κηλ',
  replacement:
    'эндопротезирован | протезирован | протез | поставили протез | заменили | arthroplast | replaced | replacement | new hip | new knee | hip done | knee done | αρθροπλαστ | ολικη ισχ | ολικη γον | προθεσ',
  cataractSurgery:
    'факоэмульсиф | катаракту опер | катаракту убра | катаракту удал | хрусталик замен | замена хрустал | phacoemuls | cataract done | cataract removed | cataracts done | cataract extract | φακοθρυψ | εβγαλα καταρρακτ | εβγαλε καταρρακτ',
  bypass:
    'аортокоронарн | шунтирован | bypass | heart bypass | triple bypass | αορτοστεφαν | μπαιπας | μπαιπασ | bypass',
  stent: 'стентирован | стент | stent | balloon | αγγειοπλαστ | μπαλονακ | στεντ',
  valve:
    'протез клапан | замена клапан | клапан заменил | клапан поставил | valve replac | new valve | heart valve | βαλβιδ',
  pacemaker: 'кардиостимул | водитель ритма | =экс | pacemaker | βηματοδοτ',
  mastectomy: 'мастэктом | грудь удал | удалили груд | mastect | breast off | breast removed | μαστεκτ | αφαιρεση μαστ',
  excise: 'иссечен | резекц | удален | excis | resect | removed | cut out | taken off | εκτομ | αφαιρεσ',
  veinSurgery:
    'флебэктом | вены удал | удаляли вены | veins stripped | veins done | stripped veins | σαφηνεκτ | κιρσους εβγαλ',
  toothExtraction:
    'удаление зуб | удалили зуб | вырвали зуб | зуб удал | tooth out | teeth out | tooth extract | tooth removed | wisdom teeth | εξαγωγη δοντ | εβγαλα δοντ | εβγαλε δοντ',
  discectomy:
    'дискэктом | микродискэкт | удаление грыжи дис | discect | disc surgery | back surgery | back operation | δισκεκτ',
  curettage: 'выскаблив | чистк | curett | =d&c | scrape | αποξεσ',
  hospitalization:
    'стационарн | госпитализ | в стационар | лежал в больниц | лежала в больниц | в больнице лежал | клали в больниц | положили в больниц | in hospital | hospital stay | admitted | admission | kept me in | kept him in | kept her in | on the ward | inpatient | νοσηλ | εισαγωγ | στο νοσοκομ | με κρατησαν | τον κρατησαν | την κρατησαν',
  emergency:
    'неотложн помощ | приемный покой | приемное отдел | emergency depart | emergency room | casualty | a&e | a and e | τμημα επειγ | επειγοντ | εφημερ',
  ambulance: 'бригада скор | скорую | скорой | =смп | ambulance | paramedic | ασθενοφορ | εκαβ',
  infusion:
    'инфузионн | внутривенно капел | капали | прокапал | капельниц | drip | infusion | fluids through | ορο | ορους | ορουσ',
  injection: 'инъекц | укол | колол | кололи | поставили укол | inject | jab in | ενεσ | ενεσιμ',
  nebulizer: 'небулайз | ингаляц | nebulis | nebuliz | νεφελοπ',
  physio: 'физиолечен | физиопроцед | массаж | физиотерап | physiother | physio | massage | φυσικοθερ | μασαζ',
  cast: 'иммобилиз | гипсов | лонгет | ортез | immobil | plaster | cast | splint | sling | brace | γυψ | ναρθηκ | ακινητοπ',
  sutures: 'ушит | ушива | наложены шв | наложили шв | зашива | sutur | stitch | ραμμ | συρραφ',
  dressing: 'перевязк | dressing | αλλαγ τραυμ | επιδεσ',
  counselling: 'психотерап | counsel | talking therap | ψυχοθεραπ',
  vaccination:
    'вакцинац | вакциниров | прививк | привит | не привит | immuni | vaccin | jabs | jab | injections up to date | εμβολιο | εμβολια | εμβολιω | εμβολιασ | αντιτετανικ | αντιγριπικ',
  sickLeave:
    'больничн | нетрудоспособ | освобожден от работ | листок нетруд | sick note | fit note | sick leave | off work | signed off | αναρρωτ | αδεια ασθεν',
}

/** Verbs, qualities and circumstances of reports: they count towards the coverage only. */
export const CLINICAL_SOFT: ConceptWords = {
  intercourse: 'στην επαφ | половой акт | половом акт | intercourse | during sex | секс | близост',
  home: 'sent home | let home | went home | let go home | отпустили домой | отправили домой | γυρισε σπιτι',
  homeVisit:
    'на дом | на дому | посетит | посещу | приду сама | приду к вам | визит на дом | home visit | visit at home | come to the house | come out to | come round | κατ οικον | στο σπιτι θα | ερθω σπιτι',
  night: 'nocturnal | ночной | ночная | ночные | νυχτεριν',
  morning: 'утренн | matutinal | πρωιν',
  evening: 'вечерн | βραδιν',
  unlikely: 'маловероят | вряд ли | сомнител | unlikely | improbable | doubtful | not likely | απιθαν | μαλλον οχι',
  tell: 'сообщать | информир | проинформир | уведом | рассказыва | сказать | говорить | inform | told | tell | notify | telling | ενημερ | ειδοποι | να το πει | να πουμε | να μαθει',
  explain: 'разъясн | объясн | explain | discuss | counsel | εξηγ | συζητ',
  want: 'желает | предпочит | хочет | хотел | не хотела бы | wish | prefer | would like | wants | keen | επιθυμ | προτιμ | θελει | θελω',
  change: 'смена | сменил | сменить | менять | замен | change | changed | changing | soak through | αλλαζ | αλλαγ',
  lastingLong:
    'длительн | давн | многолетн | years | for years | long standing | longstanding | chronic | μακροχρον | χρονι',
  lie: 'лежа | лёжа | горизонтальн | supine | lying | lie flat | lying flat | lie down | recumbent | υπτι | ξαπλ | κατακλισ',
  standing: 'стоя | вертикальн | upright | standing | stand | ορθι | ορθοστ | ορθια',
  worsen:
    'усилива | усугуб | усил | ухудша | обостря | провоцир | прогресс | aggravat | exacerbat | worse | worsen | brought on by | bring it on | sets it off | triggered | επιδειν | χειροτερ | εντεινετ | επιβαρυν',
  improve:
    'облегча | облегчен | ослабев | купиру | проходит | стихает | уменьша | alleviat | relie | ease | better | helps | settles | goes off | wears off | remission | responds | ανακουφ | υφεσ | υποχωρ | βελτιων | βοηθα | καλυτερ',
  begin:
    'дебют | начало | начал | появил | появлен | возникнов | манифест | onset | start | began | came on | set in | appeared | εναρξ | εμφανισ | ξεκινησ | αρχισ | πρωτοεμφαν',
  partly:
    'частичн | кратковременн | временн | ненадолго | незначительн | partial | partly | temporar | short lived | for a while | a bit | μερικ | προσωριν | παροδικ | για λιγο',
  tolerate:
    'переносит | переносим | переношу | толерант | tolerat | fine with | all right | alright | no problem with | without problem | ανεχ | ανεκτ | καλα ανεκτ | ανετα | χωρισ προβλημ',
  liquid: 'жидкост | жидк | вода | водичк | компот | liquid | fluid | drinks | υγρα | υγρων | ποτα',
  solid: 'тверд | плотн | solid | meat and bread | bread | στερε',
  dueTo:
    'поводу | вследств | на фоне | из-за | ввиду | owing | due to | because of | on account | secondary to | λογω | εξαιτιασ | συνεπεια',
  similar: 'аналогичн | похож | подобн | такое же | similar | like this | παρομοι',
  predominantly:
    'преимуществ | больше | в основном | главным образом | predominant | mainly | mostly | more on | κυριωσ | περισσοτερο',
  hourly: 'каждый час | ежечасн | hourly | every hour | καθε ωρα',
  monthly: 'ежемесячн | в месяц | monthly | a month | per month | each month | μηνιαι | το μηνα | τον μηνα | καθε μηνα',
  daily:
    'ежедневн | каждый день | daily | every day | each day | a day | per day | καθημεριν | καθε μερα | καθε ημερα | ημερησι | τη μερα | την ημερα',
  carrying:
    'тяжест | тяжел | мешок | мешк | heavy lift | lifting heav | lifted a heavy | sack | heavy object | heavy box | βαροσ | βαρια αντικ | κιβωτι | σακι',
  heavyLifting:
    'подъем тяжест | подъема тяжест | поднял тяжел | поднял мешок | мешок поднял | поднимал тяжел | lifting a heavy | lifted a heavy | heavy lifting | lifting heavy | lifting boxes | lifting a box | σηκωσα βαρ | αρση βαρ | σηκωσε βαρ',
  scheduled:
    'по календар | по возраст | по график | согласно календар | up to date | on schedule | per schedule | all her jabs | all his jabs | συμφωνα με το προγραμμ | κανονικα για την ηλικ',
  activeNow: 'ενεργοσ | ενεργη | активный курил | активная курил',
  playing: 'играет | активн | playing | active | bouncing | παιζ | ζωηρ',
  severe:
    'интенсивн | выраженн | сильн | значительн | резк | intense | severe | marked | marked | pronounced | very | εντον | ισχυρ | σοβαρ | δυνατ',
  mild: 'незначит | умерен | слабо выраж | легк | чуть | слегка | mild | slight | a little | moderate | a touch | ηπι | ελαφρ | λιγο | μετρι',
  absentReflex:
    'не вызывается | не вызыва | отсутствует рефлекс | absent | not elicited | could not be elicited | καταργημεν | δεν εκλυ',
  reducedReflex: 'снижен | ослаблен | reduced | diminished | brisk | ζωηρ | μειωμεν',
  preserved:
    'сохранен | сохранна | не снижен | в полном объем | preserved | intact | full | normal | διατηρ | φυσιολογ | ακεραι',
  symmetric: 'симметричн | одинаков | равн | symmetr | equal | συμμετρ | ισεσ | ισοκορ',
  bothSides:
    'двусторон | билатерал | с обеих сторон | с двух сторон | обоих | обеих | обе | bilateral | both sides | both lungs | on both | αμφοτερ | αμφοπλευρ | και στα δυο | και στισ δυο',
  replacing:
    'заменен | замена | замени | вместо | переведен на | переводим на | перешли на | меняем на | swap | switch | instead | changed to | αντικαθ | αντικατ | αλλαζουμ | αλλαξ | στη θεση | αντι',
  keepDrug:
    'продолжать | продолжить | продолжен | без измен | оставля | остается | continu | carry on | stay on | keep taking | unchanged | συνεχ | παραμεν | ωσ εχει',
  dependOn:
    'при необходим | по потребн | по требован | если | as needed | when needed | as required | if needed | =prn | if | when necessary | επι αναγκ | οταν χρειαζ | αν χρειαστ',
  useOf:
    'прием | употребл | применен | использован | use | usage | intake | consumption | taking | ληψη | ληψ | χρηση | χρησ | καταναλ',
  tests: 'обследован | анализ | исследован | investig | work up | workup | tests | ελεγχοσ | εξετασεισ | διερευνησ',
  consider: 'считает | расцен | рассматр | consider | thought to | felt to | regarded | θεωρ | εκτιμ',
}
