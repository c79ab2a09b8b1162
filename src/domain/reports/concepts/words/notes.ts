import type { ConceptWords } from '../concept.ts'

/** Terms of clinicians' notes beside what patients and doctors say for them; a concept that is only here is a finding. */
export const NOTES: ConceptWords = {
  // Waterworks and bowels.
  frequencyOfUrine: 'keep needing to go | из туалета не вылез | постоянно в туалет | ολη την ωρα στην τουαλετα',
  urgency:
    'urinary urgency | rush to the toilet | императивные позыв | επιτακτικη ουρηση | δεν προλαβαινω την τουαλετα',
  weakStream: 'flow is slow | dribbles at the end | еле течет',
  incompleteEmptying:
    'never feels empty | doesnt empty | неполное опорожн | не до конца выход | ατελουσ κενωσησ | δεν αδειαζω',
  hematuria: 'pink wee | pink pee | розовая моч* | красная моч* | ροζ ουρα',
  darkUrine: 'like coca cola | как кола | темная моч* | σαν κοκα κολα | σκουροχρωμη οψη των ουρων',
  incontinence:
    'urinary incontinence | stress incontinence | wets himself | leak when i | недержание моч* | подтекание моч* | моча подтека | не удержива мочу | не держу мочу | ακρατεια ουρων | φευγουν τα ουρα',
  urinaryRetention:
    'urinary retention | couldnt pass water | holding the water back | επισχεση ουρων | κατακρατηση ουρων',
  oliguria: 'hardly peeing | barely passing | почти не мочит | ουρει ελαχιστα',
  stoolIncontinence:
    'faecal incontinence | soiled myself | soils himself | недержание кал* | каломазан | ακρατεια κοπρανων',
  constipation:
    'bowels havent moved | bowels not yet open | no bowel movement | no poo | не ходил по большому | δεν ενεργ | μερεσ να ενεργηθ | δεν εχει αφοδευσει',
  diarrhea: 'υδαρεισ κενωσ | υδαρων κενωσ',
  melena: 'poo like tar | как деготь | σαν πισσα',
  bloodStool: 'blood in the pan | кровь на туалетной | αιμα στη λεκανη',
  steatorrhea: 'steatorrh | greasy stool | fatty stool | стеаторе | στεατορροι',
  flatus: 'flatus | pass gas | breaking wind | fart | отхождение газ* | газы отход | βγαζει αερια',
  bloating:
    'tummy like a balloon | abdominal distension | живот раздут | раздуло живот | φουσκωμενη κοιλι | κοιλια φουσκωμ | κοιλια τουμπαν | κοιλιακη διατασ',
  vomiting: 'brought it all up',
  anorexia:
    'hardly eat | barely eat | not eating or drinking | почти не ест* | ничего не ест* | δεν πειναω | δεν πειναει | δεν τρωει τιποτα | δεν κατεβαινει μπουκ | picks food',
  weightLoss:
    'weight down | похуд | сбросил кил* | потерял кил* | потеря массы тела | εχασα κιλ* | εχασε κιλ* | μου πεφτουν τα ρουχα | απωλεια σωματικου βαρ*',
  weightGain:
    'put a kilo back | weight regained | набрал кил* | прибавил кил* | прибавка вес* | πηρα κιλ* | πηρε κιλ* | αυξηση σωματικου βαρ*',
  malodorous:
    'malodor | foul smell | smells bad | зловон | вонюч | плохо пахн | δυσοσμ | κακοσμ | μυριζουν ασχημ | βρωμαει',

  // Heart, lungs and how one feels.
  dyspnea: 'не хватает воздух',
  nightDyspnea: 'paroxysmal nocturnal dyspn | ξυπναω και δεν εχω ανασα',
  sputum: 'white stuff | cough stuff up',
  presyncope:
    'came over funny | чуть не упал в обморок | чуть сознание не потер | потемнение в глаз | πηγα να λιποθ | μου ηρθε λιποθυμ',
  dizziness:
    'everything swam | head swims | world going round | head spins | все плыв | все поплыл | все кружит | γυρνανε ολα | γυριζει το κεφαλι | κεφαλι γυριζ | голова не кружи',
  posturalDrop:
    'orthostatic hypotens | postural hypotens | pressure drops when | pressure falls when | ортостатическая гипотенз | ортостатическое сниж | ортостатическая гипотон | давление падает когда вста | ορθοστατικη υποτασ | ορθοστατικη πτωσ | πεφτει η πιεση οταν σηκων',
  legSwelling: 'socks leave marks | следы от носк | σημαδια απο τισ καλτσ | οιδημα κατω ακρ*',
  malaise: 'feel rotten | feel lousy | feel awful | чувствую себя разбит | ειμαι χαλια',
  weakness: 'no strength | нет сил* | сил* нет | δεν εχω δυναμεισ',
  chills: 'teeth chattering',
  nightSweats: 'wake up drenched | просыпаюсь мокр | ξυπναω ιδρωμεν | νυχτερινεσ εφιδρωσ',
  sweating: 'diaphores | in a sweat | καθιδρ | διαφορησ',
  stenosis: 'stenos | narrowing | narrowed | стеноз | στενωσ | сужение',
  exophthalmos: 'exophthalm | eyes bulge | bulging eyes | экзофтальм | пучеглаз | εξοφθαλμ',
  cachexia: 'cachex | skin and bone | wasting away | кахекс | кожа да кост | καχεξ | πετσι και κοκαλ',

  // Skin, wounds and joints.
  limitedMotion:
    'restricted range | reduced range | limited range | doesnt go all the way | рука не поднима | не поднимается рук* | περιορισμενη κινησ | περιορισμενο ευρ* | δεν σηκωνω το χερ*',
  bruise: 'ecchymos | contusion | экхимоз',
  wound: 'gash | εκδορ | γδαρσιμ',
  hairLoss: 'hair falling out | bald patch | волосы не лез* | волосы не выпад | δεν πεφτουν τα μαλλι',
  dryness: 'xeros | skin is dry | dry skin | ксероз | сухая кож* | сухость кож* | ξηρο δερμ',
  lichenification: 'lichenif | thickened skin | лихенифик | λειχηνοποι',
  pustule: 'pimples with pus | σπυρια με πυ*',
  dehiscence:
    'dehisc | wound opened | stitches came apart | расхождение шв* | швы разош | шов* разош | διασπαση τραυμ | ανοιξε το τραυμ | ανοιξε η τομ*',
  intertrigo: 'intertrigo | опрелост | παρατριμμ | συγκαμ',
  onychomycosis: 'onychomycos | fungal nail | nail fungus | онихомикоз | грибок ногт | ονυχομυκ | μυκητασ στο νυχι',
  cellulitis: 'cellulit | skin infection | целлюлит | флегмон | κυτταριτιδ',
  erysipelas: 'erysipel | рожистое | =рожа | ερυσιπελ',
  sciatica: 'pain down the leg',
  incarceration: 'incarcerat | been stuck | ущемл | περισφιγξ | περισφιξ',

  // Nerves, senses and sleep.
  seizure:
    'tonic clonic | jerked all over | jerking all over | тонико клонич | бился в судорог | генерализованный судорож | τονικοκλονικ | τιναζεται ολοκληρ | τιναζοταν ολοκληρ',
  paralysis: 'weak down one side | слабость половины тела | αδυναμια στη μια πλευρ | εστιακη κινητικ',
  facialDroop:
    'facial asymmetr | crooked mouth | кривой рот* | асимметрия рта | ασυμμετρια στομ | ασυμμετρια προσωπ | γωνια του στομ',
  micrographia:
    'micrograph | микрограф | почерк мельч | почерк мелк | мелкий почерк | μικρογραφ | γραμματα μικρ | γραφω μικρ | handwriting small',
  bradykinesia: 'bradykines | slowness of movement | брадикинез | замедленность движ | βραδυκινησ',
  imbalance: 'wobbly | staggering | шатает | τρεκλιζ | παραπατ',
  visualSymptoms:
    'visual disturb | visual symptom | зрительные наруш | нарушение зрен | проблемы с глаз | проблемы со зрен | οπτικεσ διαταραχ | διαταραχεσ τησ ορασ | προβλημα με τα ματι | trouble with eyes | problem with eyes | problem with vision',
  diplopia: 'двоил | τα βλεπω διπλ',
  anosmia: 'запахи не чувств | δεν εχω οσφρησ | εχασε την οσφρησ | lost sense smell',
  ageusia:
    'ageus | cant taste | агевзи | потеря вкус | вкуса не чувств | не чувствую вкус | αγευσ | απωλεια γευσ | δεν εχω γευσ | lost taste | lost sense taste',
  tinnitus: 'звон в уш* | шум* в уш* | σφυριγμα στο αυτ* | σφυριγμα εχω στο | whistling ear',
  otorrhea: 'ear runs | τρεχει υγρο απο το αυτ*',
  aural: 'ears feel full | βουλωσε το αριστερ | βουλωσε το δεξ* | ear feels full',
  nasal: 'nose is streaming | τρεχει η μυτ*',
  dryMouth: 'xerostom | mouth is dry | ксеростом | во рту пересых | στεγνωνει το στομ',
  insomnia: 'awake half the night | tossing and turning | не сомкнул глаз | ворочаюсь | δεν κλεινω ματ*',
  earlyWaking:
    'early morning waken | awake at four | ранним пробужд | ранних пробужд | просыпаюсь в четыре | πρωιμη αφυπνισ | ξυπναω στισ τεσσερ',
  sleepiness: 'sleepiness | excessive daytime | fall asleep in front of',
  apnea:
    'перестает дышать во сне | σταματαει η αναπνοη στον υπνο | stops breathing sleep | stops breathing night | holds breath night',
  sleepBehaviour:
    'rem sleep behav | vigorous movements during sleep | thrashes about in | дерется во сне | κλωτσαει στον υπν* | χτυπιεται στον υπν* | kicks sleep',
  grandiosity: 'grandios | special powers | мания велич | идеи велич | μεγαλειου | μεγαλομαν',
  mania: 'elevated mood | high as a kite | elated | приподнятое настр | эйфор | ευφορ | ανεβασμενη διαθεσ',
  agitation: 'agitat | ажитац | не может усидеть | διεγερσ | δεν καθεται σε μια μερι',
  lowMood: 'in the dumps | cries a lot | in tears | βαζω τα κλαμ | πιανουν τα κλαμ | κλαιω συνεχ',
  anhedonia: 'cant be bothered with anything | dont enjoy anything | ничего не интересно | δεν με ευχαριστει τιποτ',
  suicidal:
    'want to end it | wish i wouldnt wake up | kill myself | мысли о смерт | лучше бы не просн | делать с собой | να μην ξυπνησω το πρω* | να μην ξυπνουσ | να τελειωνω με τη ζω* | δεν θελω να ζω*',
  selfHarm: 'cutting myself | cut myself on purpose | режу себя | κοβω τα χερια μου',
  hallucination: 'sees people who | слышит голос | βλεπει ανθρωπουσ που δεν | ακουω φων*',
  delusion:
    'persecut | out to get me | people are watching me | преследован | за мной следят | διωκτικ | παρακολουθουν απο | με κυνηγουν',
  concentration: 'mind wanders | δεν συγκεντρων',
  memory: 'memory impair | memory loss | снижение памят | εκπτωση μνημ',
  confusion:
    'didnt know where she was | doesnt know what day | не понимает где | δεν ηξερε που | δεν ξερει τι μερα | μπερδεμεν',
  guilt: 'i am a burden | никчемн | обуз | ειμαι βαροσ | ειμαι αχρηστ',
  libido: 'libido | gone off sex | interest in sex | либидо | сексуальное влечен | λιμπιντο | σεξουαλικη επιθυμ',
  postictal: 'postictal | post ictal | постприступн | μετακριτικ',

  // Women, birth and children.
  heavyBleeding: 'soak through pads',
  bloodClots: 'сгустк | clots | θρομβουσ μεγαλ | πηγματα | θρομβουσ',
  lochia: 'lochia | bleeding since the birth | bleeding after the birth | лохии | выделения после род* | λοχια',
  perinealTear: 'perineal tear | второй степени разрыв | разрыв промежн | ρηξη περιν | tore down below',

  // Results that say how high a value is.
  thrombocytosis: 'thrombocytos | тромбоцитоз | θρομβοκυτταρωσ',
  thrombocytopenia: 'thrombocytopen | тромбоцитопен | θρομβοπεν | θρομβοκυτταροπεν',
  leucocytosis: 'leucocytos | leukocytos',
  neutropenia: 'neutropen | нейтропен | ουδετεροπεν',
  hyponatremia: 'hyponatr | гипонатри | υπονατρι',
  hypokalemia: 'hypokal | гипокали | υποκαλι',
  hyperkalemia: 'hyperkal | гиперкали | υπερκαλι',
  hyperlipidemia:
    'hypercholesterol | hyperlipid | dyslipid | гиперхолестерин | гиперлипид | дислипид | υπερχοληστερ | υπερλιπιδ | δυσλιπιδ',
  hyperuricemia: 'hyperuric | гиперурике | υπερουριχ',
  embolism: 'clot in my lung | clot on my lung | тромб в легк | θρομβο στον πνευμ | πνευμονικη εμβολ',
  cold: 'upper respiratory tract infection | respiratory infection | viral infection | viral illness | вирусная инфекц | респираторная инфекц | ιογενη λοιμωξ | λοιμωξη αναπνευστ | ιωσ*',
  pneumonia:
    'lower respiratory tract infection | respiratory infection | инфекция нижних дыхат | респираторная инфекц | λοιμωξη αναπνευστ | λοιμωξη κατωτερου',
  headache: 'голова не боли* | κεφαλι δεν ποναει',
  injury: 'hurt it | hurt yourself | hurt myself',
}

/** What is done; a test hereof is in NOTES_TESTS. */
export const NOTES_CARE: ConceptWords = {
  consent:
    'go on then | i could do that | happy to go ahead | happy with that | fair enough | fine by me | lets do it | yes please | ну давайте | хорошо давайте | ладно давайте | ασ το κανουμε | να το κανουμε | θελω να γινει | αποδεχ | δεχομαι | δεχετ | συμφων',
  incisionDrainage:
    'incision and drainage | lanced | cut it open | вскрытие абсц | вскрыли | вскрыт | διανοιξ | διανοιχ',
  drainTube: 'wound drain | surgical drain | =drain | =drains | дренаж | παροχετευσ',
  nasogastricTube: 'nasogastric | ng tube | назогастральн | ρινογαστρικ',
  stoma: '=stoma | colostom | ileostom | =стома | =стому | колостом | калоприемн | κολοστομ | ειλεοστομ',
  ventouse: 'ventouse | vacuum delivery | suction cup | вакуум экстракц | βεντουζ',
  intubation: 'intubat | on a ventilator | интуб | =ивл | διασωλην',
  anesthesia:
    'under local | under general | put to sleep | numb the area | numbing injection | под местн | под наркоз | под общ*',
  herniaRepair: 'mesh repair | with mesh | hernia mesh | пластика сетк | установка сетк | με πλεγμα',
  sutures: 'stitches put in | ραφεσ',
  catheter: 'urinary catheter | tube in the bladder',
  phototherapy: 'light treatment | лечение свет | θεραπεια με φωσ',
  discharged:
    'discharge home | discharge anticipated | discharge tomorrow | ready for discharge | send you home | отпустим домой | выпишем | выписка | following discharge | after discharge',
  hospitalization: 'readmi | остаться в больниц | лечение в стационар',
  vasectomy: 'вазэктом | вазектом',
  cesarean: 'кесарево сечен | кесарева сечен',
  socialWorker: 'φροντιστρ | κοπελα που την προσ* | κοπελα που τον προσ*',
  tracheostomy: 'tracheostom | трахеостом | τραχειοστομ',
}

export const NOTES_TESTS: ConceptWords = {
  histology: 'histolog | under the microscope | гистолог | под микроскоп | ιστολογ | στο μικροσκοπ',
  biopsy: 'take a sample | bit of tissue | кусочек взять | взять кусоч | κομματακι για | παρουμε δειγμα',
  hemoglobin: '=blood count | iron count',
  egfr: 'filter rate | filtration rate | клубочковая фильтр | =фильтрация | διηθησ | σπειραματικ',
  spirometry: 'breathing test | blow into the tube | подышать в труб | дышать в труб | φυσαω στο σωλην',
  echo: 'heart scan | узи сердц | эхокардиограф',
  glycemia:
    'finger prick | capillary glucose | τριχοειδικο αιμα | τριχοειδικου αιμα | τριχοειδικ | σακχαρο απο το δαχτυλο | prick finger',
  hba1c: 'long term sugar | three month sugar | средний сахар | гликир | μεσο σακχαρο',
  inflammatoryMarkers: 'inflammation marker | inflammation level | показатель воспал | δεικτη φλεγμ',
  xray: 'рентгенографи | рентгеноскоп',
  ultrasound: 'допплерограф | sonograph',
  ctg: 'cardiotocogr | =ctg | =ктг | кардиотокогр | καρδιοτοκογρ',
  gastroscopy: 'эзофагогастродуоденоскоп | фиброгастро',
  mri: 'μαγνητικη τομογρ | magnetic resonance imaging | магнитно резонансная томограф',
  ct: 'αξονικη τομογρ | computed tomogr',
}

/** Course and manner: what counts towards the coverage only. */
export const NOTES_SOFT: ConceptWords = {
  exerciseTolerance:
    'exercise tolerance | переносимость нагруз | переносимость физ* | толерантность к нагруз | толерантность к физ* | ανοχη στην ασκησ | ανοχη στην κοπωσ',
  sensationTest: 'monofilament | монофиламент | μονοινιδι',
  forgot: 'omitted | omission | παραλειψ',
  deferred:
    'defer | put off | put it off | hold off | postpone | not today | отсроч | αναβολη | αναβληθ | αναβαλ | μετατιθ | οχι σημερα | отложил | отложим | отложить | =отложен | =отложена | =отложено',
  agree: 'соглас | не против',
  refuse: 'said no | no thank you | wont have it | not putting',
  prescribe: 'said to | told to | велел | ειπε να | ειπαν να',
  send: 'sort out | set up | fix up | organise | κανονιζ | κλεισαμε ραντεβ | организова | организуем',
  review:
    'reassess | look again | keep an eye | monitoring | переоцен | наблюдени | увидимся | жду вас | επανεκτιμ | σασ ξαναβλ',
  improve:
    'gone away | all gone | went with the | recover | on the mend | back to normal | исчез | восстан | επανηλθ | αναρρω | αποκατα',
  worsen: 'downhill',
  stableState: 'stable | =steady | no better no worse | стабильн | стабилен | без динамик',
  persist: 'wont go away | doesnt go away | still there | δεν φευγει | δεν περναει',
  again: 'keeps coming back | again and again | то и дело',
  lastingLong: 'for ages | απο χρονια | εδω και χρονια',
  suddenly: 'out of the blue | all of a sudden | στα καλα καθουμεν',
  gradual: 'crept up | bit by bit | потихоньку | σιγα σιγα',
  rise: 'stood up | got up',
  effective: 'sorts it | does the trick | responsive to | responds to | отзыва | как рукой | ανταποκρ',
  adherence: 'adheren | complian | привержен | комплаент | συμμορφωσ',
  ownInitiative:
    'own initiative | самовольн | по своей инициатив | по собственной инициатив | от себя сам* | απο μονη τησ | απο μονοσ του | δικη τησ πρωτοβουλ',
  topical:
    'topical | cream | ointment | emollient | moisturis | moisturiz | крем | местное лечен | эмолент | увлажняющ | τοπικη αγωγ | τοπικη θεραπ | κρεμα | αλοιφ | ενυδατικ μαλακτικ',
  lifestyle: 'lifestyle | образ жизни | τροποσ ζω* | τροπου ζω*',
  cost: 'costs | too expensive | cant afford | =дорого | стоимост | из за цены | κοστ | =ακριβο | =ακριβα',
  rusty: 'rust | ржав | σκουρι',
  bySelf:
    'independent | manages by herself | dresses herself | себя обслуж | сама справля | сам* справля | αυτοεξυπηρ | αυτονομ | ντυνεται μον* | πλενεται μον*',
  assistance:
    'assistance | need help | help to wash | нужна помощ | нуждается в помощ | я помога | с помощью | χρειαζεται βοηθ | χρειαζομαι βοηθ | με βοηθ | βοηθαω στο',
  reducible: 'reducible | goes back in | push it back | вправля | вправим | ανατασσ | αναταξ',
  benign: 'benign | nothing nasty | harmless | доброкачеств | καλοηθ | ακινδυν',
  excise: 'иссек | να το βγαλουμε | να τη βγαλουμε',
  tear: '=tore',
  gait: 'mobilis | mobiliz | gets about | up and about | передвига | расхажива | κινητοποι | μετακινειται',
  examine:
    'otoscop | отоскоп | ωτοσκοπ | rhinoscop | риноскоп | ρινοσκοπ | dermoscop | dermatoscop | дерматоскоп | δερματοσκοπ | fundoscop | ophthalmoscop | офтальмоскоп | βυθοσκοπ | επισκοπ',
}

export const NOTES_LIFE: ConceptWords = {
  housebound:
    'housebound | не выходит из дом* | δεν βγαινει απο το σπιτι | κλεισμενη στο σπιτι | doesnt leave house | cant get out of the house',
  bedbound:
    'bedbound | bedridden | cant get out of bed | =лежачий | не встает с кроват | κατακοιτ | κλινηρ | δεν σηκωνεται απο το κρεβατ',
  unemployed:
    'unemployed | laid off | безработ | потерял работу | потеря работы | уволили | уволен | ανεργ | εχασα τη δουλει | απολυθηκ | με απελυσ | lost job',
  smoking: 'pack year | пачко лет | пачка лет | πακετα ετη',
  sport: 'κολυμβησ | μπανιο στη θαλασσα | στη θαλασσα',
  travel: 'long haul | hour flight | перелет | самолет | αεροπορικ | αεροπλαν',
  hypnotic: 'hypnotic | снотворн | υπναγωγ | υπνωτικ | για τον υπνο',
}

export const NOTES_PLACES: ConceptWords = {
  poplitea: 'popliteal | back of the knee | behind the knee | подколенн | под колен | ιγνυακ | πισω απο το γονατ',
  cubital: 'antecubital | inside of the elbow | локтевой сгиб | локтевые сгиб | αγκωνιαι | elbow crease | crook elbow',
  earCanal:
    'ear canal | auditory canal | слуховой проход | ακουστικοσ πορ* | ακουστικου πορ* | =ποροσ | =πορο | =πορου',
  vocalCords:
    'vocal cord | vocal fold | =cords | голосовые склад | голосовые связ | φωνητικεσ χορδ | φωνητικων χορδ | χορδεσ | χορδων',
  limbs:
    'all four limbs | four limbs | arms and legs | руки и ноги | все конечност | всех конечност | χερια και ποδια | τεσσερα ακρα',
  back_of_head: 'occipit',
  temple: 'temporal | височн',
  buttock: 'gluteal | ягодичн',
  toe: 'great toe',
}
