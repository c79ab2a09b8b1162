import type { ConceptWords } from '../concept.ts'

/** What people say for what reports write: further forms of concepts that the other tables define. */
export const LAY: ConceptWords = {
  pain: '=тянет | тянущ | крутит | режет | режущ | саднит | =ломота | ломящ | стреляющ | простреливающ | больно | болью | =болел | болезненн | agony | twinge | niggle | stinging | painless | killing me | hurt a lot | με σφαζει | τραβαει η | =αλγη | πονεμεν | ποναν | πονουσε | επωδυν',
  headache:
    'раскалывается голова | голова раскалывается | голова трещит | голову ломит | splitting head | sore head | κεφαλι μου | κεφαλαλγι',
  fatigue:
    'сил не | быстро устаю | быстро устает | разбит | вялый | вялая | вялым | shattered | knackered | wiped out | run down | no get up and go | drained | worn-out | washed out | weary | lethargic | tiredness | =tired | εξαντλημεν | κουραζ | κομμαρα | ψοφι',
  dyspnea:
    'дыхания не хватает | не продохнуть | задыхается | тяжело дышит | дышать тяжело | дышать трудно | нечем дышать | одышлив | puffed | puffing | out of puff | gasping | short winded | fighting for breath | breathlessness | λαχανιαζ | κοβεται η αναπνο | δεν παιρνει αναπνοη | δυσκολευεται να αναπν | δυσπνο',
  stridor:
    'стридор | шумное дыхание | шумный вдох | stridor | noise when she breathe | noise when he breathe | noisy breathing | συριγμος εισπν | εισπνευστικος συριγμ',
  recession: 'втяжени | втягивает межреб | recession | indrawing | sucking in | εισολκ | τραβαει κατω',
  croup:
    'γαβγ | лающ | barking | bark | υλακωδ | ложный круп | =круп | ларинготрахеит | croup | barking like a seal | barky | λαρυγγιτ | υλακωδ',
  nausea: 'мутит | муторно | воротит | queasiness | sick to | off colour | ανακατευ | ανακατεμ | ανακατωσ | ανακατωνομ',
  vomiting:
    'brought anything up | brought nothing up | bring anything up | bringing anything up | throw up | throws up | тошнило и рвало | =рвало | вырвало | срыгив | bring up my | brought up | threw up | being sick | chucked up | puked | throwing up | εκανε εμετο | κανει εμετο | ξερασ',
  diarrhea:
    'жидкого стула | послабление | слабит | жидко ходит | бегаю | the runs | runny poo | loose poo | loose motions | διαρροικ | ευκοιλι',
  constipation: 'не хожу в туалет | крепит | bunged up | blocked up | δυσκοιλ',
  stool: 'по большому | poo | =poos | number two | ενεργ | κοπριαν | κενωσεισ',
  rash: 'εβγαλα καντηλ | εβγαλε καντηλ | εβγαλα σπυρ | εβγαλε σπυρ | εβγαλα εξανθ | εβγαλε εξανθ | εβγαλα φουσκ | εβγαλε φουσκ | высыпал | обсыпало | высыпани | сыпало | пятнами | в пятнах | пятн | покрылся | покрылась | прыщ | broke out | came out in | brought me out | breaking out | blotch | pimple | εβγαλα σπυρ | σπυρι | σπυρια | βγαζει σπυρ | γεμισε | εξανθηματ | πεταξ',
  hives: 'волдырями | пошел волдыр | покрылась волдыр | nettle rash | nettle | welts | urticarial | καντηλεσ | κνιδωτ',
  itch: 'чесал | чеса | свербит | зудящ | itching | itchy | itchiness | scratching | ξυνετ | ξυνομ | κνησμωδ | τρωει το δερμα',
  swelling:
    '=пухнут | =пухнет | пухл | раздул | распух | распира | разнесло | отекш | отёч | ballooned | puffed up | swelled | puffing up | πρηστ | πρησκ | πρησμεν | οιδημ | φουσκωμεν',
  redness: 'покраснел | краснот | краснел | reddish | =reds | bloodshot | κοκκινισ | κοκκινιζ | ερυθροτητ',
  peeling: 'шелуш | слезла кожа | облез | peel | scaling | scaly | flak | scale | ξεφλουδ | λεπι | απολεπισ',
  plaques: 'бляшк | plaque | πλακ',
  blister: 'пузыря | fluid filled | φουσκαλεσ | φλυκτ',
  fever:
    '=жар | затемпературил | температурила | жарит | горит весь | горячий | температурит | температурил | повышение температуры | повышенная температура | подъем температуры | running a temperature | burning up | high temperature | raised temperature | spiked | pyrexial | εμπυρετ | ψηνεται | ανεβασε πυρετ | υψηλη θερμοκρασ',
  chills: 'трясло от | колотит | трясет от холода | the shivers | shivering | goose bumps | κρυαδ | τουρτουρ | ριγησ',
  sweating:
    'обливаюсь потом | мокрая от пота | мокрый от пота | меняю футболку | drenched | soaking the sheets | ιδρωμεν | μουσκεμα στον ιδρωτα | νυχτερινοι ιδρωτ',
  hotFlush: 'прилив | hot flush | hot flash | flushes | εξαψεισ | εξαψη',
  confusion:
    'заговаривается | путает | путается | не узнает | заговарив | muddled | muddle | mixed up | rambling | not making sense | wandering mind | delirium | delirious | talking nonsense | συγχυτικ | μπερδευ',
  memory:
    'не помнит | забывчив | провалы | forgetful | losing things | keeps forgetting | doolally | ξεχναει | ξεχναω | αμνησι',
  dementia: 'старческое слабоумие | слабоуми | doolally | senile | losing his marbles | losing her marbles | ανοϊκ',
  fall: 'свалил | грохнул | завалил | навернул | оступ | споткн | went over | had a tumble | tumble | tripped | slipped | took a tumble | came off | γλιστρ | σκονταψ | επεφτ | σωριαστ',
  syncope:
    'вырубил | упал в обморок | в глазах потемнело | отключился | blacked out | keeled over | went out | fainted | syncop | σβησα | εσβησε | λιποθυμ | μου ηρθε να λιποθ',
  dizziness:
    'шатает | ведет | повело | плывет | качает | swimmy | woozy | light-headed | giddiness | off balance | wobbly | ζαλισμ | γυριζουν ολα | χανω τον κοσμο',
  bruise: 'синяк | синяки | синяком | black and blue | bruising | μελανιασ | μελανια',
  numbness:
    'как чужая | как чужой | ватн | онемел | отсиде | затека | не чувству | gone to sleep | dead feeling | no feeling | cant feel | λιωσμεν | δεν νιωθ | αναισθησια στ',
  palpitations:
    'сердце колотит | сердце выпрыг | сердце скачет | колотилось | трепеще | thumping | racing | skipping a beat | missing beats | heart flips | ταχυπαλμ | χτυπαει δυνατα | φτερουγ',
  chestPain:
    'болит сердце | сердце болит | боли в сердце | в груди болит | за грудиной | загрудин | tight chest | chest tight | pain in my chest | ποναει το στηθ | πονος στο στηθ | πονοσ στο στηθ | προκαρδι | στηθαγχ | οπισθοστερν',
  abdominalPain:
    'живот болит | болит живот | боль в животе | боли в животе | рези в животе | bellyache | belly pain | tummy ache | gut pain | ποναει η κοιλια | κοιλιακο αλγ | κοιλιαλγ | πονος στην κοιλια | πονοσ στην κοιλια',
  backPain:
    'спину ломит | прострел в пояснице | спина болит | болит спина | боль в спине | боли в спине | боль в пояснице | my back has gone | bad back | backache | ποναει η μεση | μεση μου',
  jointPain:
    'суставы ломит | болят суставы | суставы болят | боль в суставах | боли в суставах | aching joints | joints ache | sore joints | joint ache | πονοι στις αρθρωσεις | ποναν οι αρθρωσ',
  sneezing: 'чихани | sneezy | φταρνισ',
  soreThroat:
    'дерет горло | горло дерет | горло саднит | горлу больно | боль при глотании | больно глот | hurts to swallow | throat is sore | throat like razor | ποναει στην καταποσ | γδερνει ο λαιμ',
  nasal:
    'нос течет | течет нос | нос заложил | ринорея | snotty | snot | sniffles | bunged nose | rhinorrh | τρεχει η μυτη | μυτη κλειστη | ρινικη συμφορ | ρινορρο',
  hoarse:
    'потеря голоса | голос сел | сел голос | осиплост | hoarseness | lost my voice | croaky | βραχναδ | εκλεισε ο λαιμ',
  earPain:
    'ухо болит | болит ухо | боль в ухе | ушная боль | ear hurts | sore ear | ear ache | tugging at | ποναει το αυτι | πονος στο αυτι | πονοσ στο αυτι',
  hearingLoss:
    'хуже слыш | стал глохнуть | туг на ухо | gone deaf | hard of hearing | deafness | half deaf | δεν ακουει καλα | βαρηκο',
  vision: 'плохо видит | хуже видит | видит плохо | острота | eyesight | δεν βλεπει καλα | βλεπει',
  blurredVision:
    'мутно | пелена | пелену | пелены | пеленои | затуманен | как в тумане | размыт | fuzzy | hazy | misty | cloudy vision | blurring | βλεπω θολ | θολουρ | ομιχλ',
  halos: 'радужные круги | круги вокруг | ореол | halo | rings around | κυκλους γυρω | κυκλουσ γυρω | αλω',
  redEye: 'красный глаз | покраснение глаза | глаз красный | red eye | κοκκινο ματι | ερυθρο ματι',
  insomnia:
    "не уснуть | бессонниц | не могу уснуть | не могу заснуть | долго засыпа | can't sleep | cannot sleep | sleepless | up all night | broken sleep | keeping me up | wakes at night | δεν κοιμαται | ξαγρυπν | αυπν",
  sleepiness:
    'сонлив | засыпает на ходу | спит весь день | дремот | sleepy | drows | hard to wake | nodding off | υπνηλ | νυσταζ | νυστα',
  anxiety:
    'нервнича | на нервах | волнуюсь | боится | worry | worries | on edge | nervous | wound up | panicky | νευρικοτητ | εκνευρ',
  irritability: 'раздражит | вспыльчив | злой | irritab | snappy | short tempered | ευερεθιστ | οξυθυμ',
  lowMood:
    'тоска | ничего не радует | нет настроения | fed up | feeling down | down in the dumps | low in mood | miserable | hopeless | πεσμεν | δεν με ευχαριστει | στενοχωρ | κακοκεφ',
  weightLoss:
    'штаны спад | одежда висит | вещи висят | ушло кило | ушли кило | потер вес | потеря массы | hanging off | trousers loose | dropped a stone | dropped two | off her weight | lost a stone | slimmed | αδυνατισμ | επεσα κιλα | εχασε βαρ',
  weightGain:
    'набор веса | прибавк | растолст | поправилась | потолст | piled on | put weight on | heavier | weight up | ballooned up | βαλει κιλα | εβαλα κιλα | παχυν | προσληψη βαρ',
  appetite:
    'ест плохо | плохо ест | не ест | есть не хочет | leaves half | picking at | off her food | not eating | αδιαφορια για φαγ | ανορεξ | δεν τρωει',
  thirst:
    'пью литрами | пьет литрами | много пью | пьет много | много пьет | сушит | drinking loads | parched | διψασμ | πολυδιψ',
  polyuria:
    'бегаю в туалет | каждый час | мочусь каждый | учащенное | учащенн | часто в туалет | spending a penny | weeing | wee a lot | going often | frequency | peeing all | συχνα για ουρηση | ουρει συχν | καθε ωρα τουαλ',
  dysuria:
    'режет | рези при | жжет при | болезненное мочеисп | stings | stinging when | burns when | painful urination | burning wee | hurts to pee | τσουζει | καιει στην ουρ',
  urination: 'струя | weeing | =wee | waterworks | ουρησ | κατουρ',
  nocturia:
    'ночам бегаю | бегаю по ночам | ночью бегаю | по ночам в туалет | встаю ночью | ночью в туалет | get up at night | up at night to | up three times | σηκωνομαι τη νυχτα | σηκωνεται τη νυχτα | νυχτουρι',
  hesitancy: 'вялая струя | капает после | подкапыва | dribbl | hesitancy | σταζω | σταζει',
  hematuria: 'розовая моча | моча красная | моча с кровью | pink urine | red urine | bloody urine | κοκκινα ουρα',
  incontinence:
    'упустил мочу | упускает мочу | обмочил | мочу упуст | wet himself | wet herself | wetting | leaking | χανω ουρα | χανει ουρα | του φευγουν | μου φευγουν',
  period: 'критические дни | цикл | monthlies | time of the month | my periods | ρωσσοι | κυκλοσ',
  heavyBleeding:
    'обильные месяч | обильные менструац | обильн кровотеч | flooding | heavy period | heavy menstrual | menorrhag | heavy bleed | βαριες περιοδ | μηνορραγ',
  postcoital:
    'после полового | контактные кровотеч | контактное кровотеч | after sex | postcoital | after intercourse | μετα την επαφη | μετα απο επαφη',
  intermenstrual:
    'межменструальн | между месячными | in between periods | between periods | intermenstrual | mid cycle | μεσοκυκλ | μεταξυ των περιοδ | αναμεσα στις περιοδ',
  menopause: 'месячных уже нет | климакс | the change | my change | εμμηνοπαυσ | σταματησε η περιοδ',
  cesarean:
    'кесарево | прокесар | кесарил | a section | section with | had a section | sections | cesarian | caesarian | καισαρικη',
  hysterectomy:
    'матку убра | матку удал | удалена матка | lost her womb | womb removed | womb out | εβγαλε τη μητρα | αφαιρεση μητρ | της εβγαλαν τη μητρα',
  cholecystectomy:
    'желчный убра | желчный удал | желчного пузыря удал | удален желчн | gallbladder out | gallbladder removed | gallbladder taken | εβγαλα τη χολη | βγαλει χολη | χολη βγαλμεν | αφαιρεση χοληδοχ',
  appendectomy:
    'аппендицит удал | аппендикс удал | аппендицит вырез | appendix out | appendix removed | appendix taken | σκωληκοειδη εβγαλ | εβγαλα σκωληκ | εβγαλε σκωληκ',
  tonsillectomy:
    'гланды удал | миндалины удал | гланды вырез | tonsils out | tonsils removed | εβγαλε τις αμυγδ | εβγαλα τις αμυγδ | εβγαλε αμυγδ',
  thyroidectomy:
    'щитовидку удал | щитовидку убра | thyroid out | half my thyroid | thyroid removed | μισο θυρεοειδ | εβγαλα θυρεοειδ | αφαιρεση θυρεοειδ',
  replacement:
    'новый сустав | новое колено | заменили сустав | заменили колен | new joint | replaced my | replaced her | replaced his | νεο γονατο | νεο ισχιο',
  stent: 'поставили стент | стенты | stented | stents | μπαλονακι | στεντ',
  stroke: 'удар был | brain attack | εγκεφαλικο επεισοδ',
  tia: 'микроинсульт | мини инсульт | преходящ | ministroke | mini-stroke | mini strokes | transient isch | transient ischaem | μικρο εγκεφαλικ | παροδικ',
  infarction: 'сердечный приступ | coronary in | heart attack | καρδιακη προσβολ | καρδια του χτυπησ',
  atrialFibrillation: 'мерцани | мерцательная | irregular heartbeat | =af | fluttery heart',
  heartFailure: 'сердце слабое | слабое сердце | weak heart | heart is weak | αδυναμη καρδια',
  asthma: 'астматич | asthmatic | ασθματικ',
  copd: 'бронхит курильщика | smokers lung | χαπ',
  hypertension:
    'давление скачет | скачет давление | гипертензия | гипертензи | high pressure | αρτηριακη υπερτ | πιεση ψηλη | εχω πιεση | εχει πιεση',
  diabetes:
    'сахар болезнь | сахарная болезнь | диабетик | diabetic | sugar diabetes | διαβητικ | εχω ζαχαρο | εχει ζαχαρο',
  thyroidDisease:
    'щитовидка слабая | гипофункция | сниженная функция щитовидной | thyroid is slow | slow thyroid | θυρεοειδη εχω',
  cancer:
    'новообразован | онкологи | метаста | карцином | growth removed | metasta | neoplas | μεταστασ | νεοπλασ | υποτροπ',
  recurrence: 'recurrence | рецидив | возврат опухол | returning | recur | come back | relaps | υποτροπ | επανεμφ',
  lymphoma: 'лимфом | лейкоз | lymphoma | leukaem | leukem | λεμφωμ | λευχαιμ',
  lymphedema: 'лимфостаз | лимфедем | lymphoed | lymphed | λεμφοιδημα',
  kidneyStone:
    'камень вышел | камни вышли | мочекаменн | песок в почках | камней в почк | passed a stone | kidney stones | νεφρολιθιασ | πετρεσ | πετρα',
  kidneyDisease:
    'почки сдают | хроническая болезнь почек | почки слаб | kidneys have slipped | bad kidneys | chronic kidney | χρονια νεφρικ | νεφρικη νοσ | νεφρικη ανεπ',
  gout: 'соли в суставах | gouty | ουρικη αρθριτιδ',
  arthritis: 'суставы воспал | wear-and-tear | rheumatics | αρθριτικ',
  eczema: 'атопический дерматит | нейродермит | atopic derm | ατοπικη δερματ',
  scarletFever: 'скарлатин | scarlet fever | οστρακια',
  measles: '=корь | =кори | =корью | measles | ιλαρα',
  chickenpox: 'ветрянк | ветряная | chickenpox | chicken pox | varicella | ανεμευλογ | ανεμοβλογι',
  mumps: 'свинка | паротит | mumps | παρωτιτ',
  whoopingCough: 'коклюш | whooping | pertussis | κοκκυτ',
  streptococcus: 'стрептокок | стрептотест | strep | στρεπτοκοκ',
  clostridium: 'клостриди | clostrid | c diff | =cdiff | κλωστηριδ',
  helicobacter: 'хеликобактер | helicobacter | pylori | ελικοβακτηρ',
  ringworm: 'лишай стригущ | грибок | микоз | ringworm | fungal | fungus | athletes foot | μυκητ | μυκητιασ',
  scabies: 'чесотк | scabies | ψωρα',
  uveitis: 'увеит | ирит | uveit | iritis | ιριτιδ | ραγοειδ',
  pneumothorax:
    'пневмоторакс | pneumothor | πνευμοθωρακ | collapsed lung | lung collaps | lung has collapsed | легкое спал | спавш легк | πεσμενο πνευμον | κολλαβισ πνευμον',
  hemorrhageBrain:
    'внутричерепное кровоизл | кровоизлияние в мозг | кровь на кт | bleed on the brain | brain bleed | intracran | subdural | εγκεφαλικη αιμορρ | ενδοκρανι',
  concussion: 'сотрясение мозга | concussed | εγκεφαλικη διασ',
  sprain: 'подвернул | потянул связк | rolled my ankle | twisted | pulled a | στραμπουλ',
  fracture: 'трещина кости | сломан | broken bone | break in the | κραγμα | ραγισμ',
  dislocation: 'вывихнул | выскочил | popped out | dislocat | βγηκε ο ωμ | εξαρθρωσ',
  thrombosis: 'тромбоз | blood clot | deep vein | =dvts | clotted | θρομβωσ | εν τω βαθει',
  anemia:
    'гемоглобин низкий | низкий гемоглобин | low blood count | low iron | anaemic | anemic | αναιμικ | χαμηλοσ αιματοκριτ',
  jaundice: 'желтый весь | gone yellow | κιτρινοσ',
  hallucination: 'видит то чего нет | мерещ | seeing things | see things | hearing voices | βλεπει πραγματα',
  suicidal:
    'want to hurt yourself | want to hurt myself | wants to hurt himself | wants to hurt herself | wanted to hurt yourself | wanted to hurt myself | about hurting yourself | about hurting myself | about hurting himself | about hurting herself | of hurting yourself | of hurting myself | of hurting himself | of hurting herself | own life | end his life | end her life | ending your life | ending his life | thoughts of death | мысли о смерти | не хочу жить | руки на себя | end it all | not want to be here | ending it | σκεψεισ θανατ | να πεθανω',
  tremor:
    'hands shook | hands shake | hands are shaking | shaking hands | руки трясутся | трясутся руки | shaky hands | shakes | τρεμουν τα χερ',
  seizure:
    'another fit | a fit | the fit | last fit | your fit | had a fit | =fits | приступ эпи | эпиприступ | бился в | трясло | судорожн | =fits | convulsion | fitting | επιληπτικ κρισ | σπασμουσ',
  smoking: 'сигарет | курильщ | smoker | ciggies | fags | puff on | roll ups | pipe | καπνιστ | τσιγαρ',
  alcohol:
    'трезв | нетрезв | пьян | sober | drunk | tipsy | νηφαλι | μεθυσ | выпивк | рюмк | бокал | шампанск | стопк | бутылк пив | booze | pint | tipple | tot of | glass of | lager | rum | gin | units a week | μπιρ | ποτηρ | ουισκι | αλκοολ',
  married: 'married | wed | παντρεμεν',
  retired: 'пенсион | на пенсии | retire | pension | συνταξιουχ',
  livesAlone:
    'живет сам | сама живет | один дома | by himself | by herself | just me | alone | μονοσ του | μονη τησ | μοναχ',
  school:
    'школьник | =классе | =уроки | =уроках | =урок | детсад | playgroup | preschool | kindergarten | classroom | νηπιαγωγ | σχολει | μαθημ | παιδικο',
  driving:
    'за руль | за рулем | водит | вождени | водить машину | машину вод | behind the wheel | drive | driving | οδηγ | τιμονι',
  hospitalization:
    'лечь в отделен | лечь в больниц | лечь на отделен | ложит в отделен | в отделение не | come into hospital | keep you in | admit you | νυχτεσ στο | nights in | ночей в | ночи в | лежал | положили | лежала | кладут | в роддом | ward | kept in | stayed in hospital | landed in | ended up in hospital | νοσηλευτηκ | εισηχθ | μπηκε νοσοκομ',
  sickLeave: 'больничный лист | листок нетруд | signed off | off work | fit note | αναρρωτικ αδ',
  cataract: 'катаракту | cataracts',
  nightmare: 'кошмар | страшные сны | nightmare | bad dreams | εφιαλτ',
  worsen:
    'обострил | хуже становит | тяжелее | worst | worsening | flared | flare | gone downhill | aggravat | χειροτερα | επιδεινων | εξαρση | δυναμωνει',
  improve:
    'полегчал | получше | легче стало | eased off | easing off | went away | settled | clear up | cleared up | wore off | got better | ανακουφισ | περασε | υποχωρησ | ηρεμησ',
  severe:
    'тяжел | очень сильн | страшн | ужасн | невыносим | жутк | сильно | awful | dreadful | excruciat | like crazy | unbearable | badly | massive | serious | εντον | δυνατοσ | δυνατη | αφορητ | πολυ σοβαρ | βαρι',
  begin:
    'с вечера | начало | начались | обострилось | высыпало | set in | kicked off | came up | onset | ξεκινησ | αρχη',
  normal:
    'в норме | без изменений | не изменен | чистые | хороший | хорошая | хорошо | спокойн | clean | all clear | healthy | nothing abnormal | no abnormal | within normal | ελευθερ | αναλλοιωτ | χωρισ ευρηματα | ηρεμ',
  pale: 'бледн | pale | pallor | washed out | χλωμ | ωχρ*',
  nail: 'fingernail | toenail',
  pregnancy:
    'planning a baby | trying for a baby | we are trying | we re trying | conceive | wants a baby | have a baby | хочет ребенка | планирует ребенка | зачат | να κανει παιδι | να κανω παιδι | να μεινει εγκυ | να μεινω εγκυ',
  smear: '=παπ | =пап',
  travel: 'trip to | weeks in | flew',
  clavicle: 'ключиц | collarbone | clavic | κλειδα | κλειδασ | κλειδωσ',
  tear: 'torn | =tear | =tears | tearing | ruptur | разрыв | порван | надрыв | ρηξη | ρηξησ',
  earlyWaking: 'early morning wak | wakes at four | wake at four | просыпается рано | раннее пробужд | πρωινη αφυπνισ',
  removal: 'отняли',
  amputation:
    'ногу отняли | отняли ногу | lost a leg | lost her leg | lost his leg | εκοψαν το ποδι | κοψανε το ποδι | εκοψαν ποδι | εκοψαν το δαχτυλο | κοψανε το δαχτυλο | отрезали ногу | ногу отрезали | отрезали палец | палец отрезали | отрезали мизинец | мизинец отрезали | took off toe | took off my little toe | took off my left little toe | took off my right little toe | took off my big toe | took off his toe | took off her toe | lost toe | lost a toe | had leg off | had toe off',
  hba1c:
    'a one c | hba one c | hba 1 c | hba 1c | hba 1с | a 1 c | гликированн гемоглобин | гликированного гемоглобин | гликозилированн гемоглобин | glycated h | glycosylated h | γλυκοζυλιωμενη αιμοσφ | γλυκοζιωμενη αιμοσφ',
}
