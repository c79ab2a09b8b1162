import type { ConceptWords } from '../concept.ts'

/** Operations, devices, examinations and advice that the lists of procedures and tests lack. */
export const FURTHER_CARE: ConceptWords = {
  puncture:
    'пункц | пунктир | откачали жидк | откачать жидк | punctur | aspirat | aspiration | drew fluid | drain the knee | fluid was drawn | παρακεντησ',
  jointInjection:
    'укол в сустав | уколы в сустав | внутрисустав | блокада сустав | injection into the joint | injection into the knee | injection in the knee | joint injection | steroid injection | cortisone shot | ενεση στο γονατ | ενδαρθρικ | εγχυση στην αρθρ',
  crutches: 'костыл | crutch | πατεριτσ | βακτηρι',
  walkingFrame: 'ходунк | walking frame | zimmer | rollator | περιπατουρ | περιπατητηρ',
  wheelchair: 'инвалидное крес | инвалидном крес | коляск | wheelchair | αναπηρικ | καροτσακ',
  orthosis:
    'ортез | бандаж | корсет | тутор | brace | splint | orthosis | orthotic | corset | knee support | wrist support | ναρθηκ | κηδεμον | επιγονατιδ | ζωνη μεσησ',
  collarNeck: 'воротник | шанца | collar | κολαρο',
  sling: 'косынк | подвешена на косынк | sling | ιμαντα | φακελο αναρτησ | αναρτησ',
  arthroscopy: 'артроскоп | arthroscop | keyhole on my knee | αρθροσκοπ',
  grafting: 'пересадк кож | кожная пластик | кожной пластик | skin graft | grafting | graft | μοσχευμ',
  physio:
    'лечебной физкультур | лечебная физкультур | лечебную физкультур | лечебной гимнастик | занятия лфк | реабилитац | rehab | physical therap | physio | αποκατασταση με φυσικ | κινησιοθερ',
  manualTherapy: 'мануальн | остеопат | массаж | chiropract | osteopath | massage | χειροπρακτ | οστεοπαθ | μαλαξ',
  acupuncture: 'иглоукалыв | иглорефлекс | акупункт | acupunct | βελονισμ',
  cpap: 'сипап | cpap | positive airway | sleep mask | breathing mask | one of those masks | σιπαπ | μασκα υπνου',
  mouthguard:
    'каппа | каппу | капу для зуб | night guard | mouth guard | mouthguard | bite splint | ναρθηκα για τα δοντ | ναρθηκα νυκτ | μασελακ',
  denture:
    'зубной протез | зубные протез | съемный протез | denture | false teeth | plate for my teeth | οδοντοστοιχ | μασελα',
  implantTooth: 'имплант | implant | εμφυτευμ',
  rootCanal: 'депульп | канал зуб | каналы зуб | лечение канал | root canal | απονευρωσ | ενδοδοντ',
  scaling:
    'профессиональная чистк | чистка зуб | зубной камень | зубного камн | scaling | scale and polish | hygienist | tartar | αποτρυγωσ | καθαρισμο δοντ | πετρα στα δοντ',
  contactLens:
    'контактные линз | контактных линз | contact lens | contact lenses | contacts in | φακοι επαφ | φακουσ επαφ',
  glasses: 'очки | очков | glasses | spectacles | γυαλια',
  laser: 'лазер | laser | λειζερ',
  cryotherapy:
    'жидким азот | жидкий азот | криодеструк | криотерап | liquid nitrogen | freeze it | frozen off | cryother | cryo | κρυοθεραπ | υγρο αζωτ | κρυοπηξ',
  phototherapy: 'фототерап | пува | ультрафиолет | phototherap | light therapy | uvb | puva | φωτοθεραπ',
  desensitisation:
    'гипосенсибил | десенсибил | асит | аллерген-специфич | desensiti | immunotherap | απευαισθητοπ | ανοσοθεραπ',
  autoinjector:
    'шприц-ручк | автоинъект | эпипен | auto injector | autoinjector | epipen | jext | πενα αδρεναλ | anapen',
  enema: 'клизм | enema | κλυσμα | υποκλυσμ',
  suppository: 'свеч | суппозитор | ректально | suppositor | pessar | υποθετ',
  rectalExam:
    'пальцевое ректаль | ректальное исслед | ректальный осмотр | пальцевое исслед | rectal exam | digital rectal | δακτυλικη εξετ | δακτυλικησ εξετ',
  proctoscopy:
    'аноскоп | ректоскоп | ректороманоск | сигмоскоп | proctoscop | sigmoidoscop | anoscop | rectoscop | πρωκτοσκοπ | ορθοσκοπ | σιγμοειδοσκοπ',
  ligation:
    'лигирован | латексными кольц | band ligation | banding | bands put | απολινωσ | ελαστικους δακτυλ | ελαστικοι δακτυλ',
  capsuleEndoscopy: 'видеокапсул | capsule endosc | ενδοσκοπικη καψουλ',
  bronchoscopy: 'бронхоскоп | bronchosc | βρογχοσκοπ',
  laryngoscopy: 'ларингоскоп | laryngosc | camera up the nose | camera through the nose | λαρυγγοσκοπ',
  cystoscopy: 'цистоскоп | cystoscop | camera into the bladder | κυστεοσκοπ | κυστεοσκοπησ',
  hysteroscopy: 'гистероскоп | hysterosc | υστεροσκοπ',
  colposcopy: 'кольпоскоп | colposc | κολποσκοπ',
  amniocentesis: 'амниоцентез | amniocent | αμνιοπαρακ | αμνιοκεντ',
  fluVaccine:
    'прививк от грипп | вакцинирован от грипп | привит от грипп | прививался от грипп | прививалась от грипп | привил от грипп | εμβολιαστ για γριπ | εμβολιαστ για τη γριπ | εμβολιασμο γριπ | εμβολιασμοσ γριπ | vaccinated against flu | vaccinated against influenza | vaccination against influenza | прививка от гриппа | прививку от гриппа | вакцинация от гриппа | вакцина от гриппа | против гриппа | flu jab | flu vaccin | flu shot | influenza vaccin | εμβολιο γριπ | εμβολιο τησ γριπ | εμβολιο για τη γριπ | αντιγριπικ',
  tetanusVaccine:
    'прививка от столбняк | прививку от столбняк | от столбняк | против столбняк | столбняч | tetanus | αντιτεταν | τετανο',
  pneumoVaccine:
    'от пневмокок | против пневмокок | пневмококков | pneumococc | pneumonia vaccin | pneumonia jab | πνευμονιοκοκκ',
  rabiesVaccine: 'от бешенств | против бешенств | антирабич | rabies | αντιλυσσ | λυσσα',
  hpvVaccine:
    'прививка от впч | вакцина от впч | гардасил | hpv vaccin | hpv jab | gardasil | εμβολιο hpv | εμβολιο για τον hpv',
  mmrVaccine: 'кпк | прививка от кори | корь краснух | =mmr | measles vaccin | εμβολιο ιλαρασ | εμβολιο mmr',
  covidVaccine:
    'прививка от ковид | прививку от ковид | вакцина от ковид | от коронавир | covid jab | covid vaccin | covid booster | εμβολιο covid | εμβολιο για τον κορον | εμβολιο κορον',
  bloodDonation: 'донор | donat | blood donor | αιμοδοτ | αιμοδοσ',
  tattoo: 'татуир | тату | tattoo | τατουαζ',
  piercing: 'пирсинг | piercing | pierced | πιρσινγκ | σκουλαρικ',
  circumcision: 'обрезан крайн | обрезание | circumcis | περιτομ',
  vasectomy: 'вазэктом | vasectom | the snip | αγγειεκτομ | βαζεκτομ',
  episiotomy: 'эпизиотом | episiotom | περινεοτομ',
  gastricBypass:
    'бариатр | шунтирование желудк | резекция желудк | gastric band | gastric bypass | gastric sleeve | bariatric | sleeve gastrect | γαστρικο μανικ | γαστρικη παρακαμ | βαριατρ',
  sinusSurgery: 'гайморотом | операция на пазух | sinus surgery | sinus operation | ιγμορεκτ',
  septoplasty:
    'перегородку носа исправ | перегородку исправ | перегородку оперир | перегородку нос оперир | септопласт | исправляли перегород | septoplast | nose straightened | διαφραγματοπλ | πλαστικη διαφραγμ',
  tympanoplasty: 'тимпанопласт | tympanoplast | τυμπανοπλαστ',
  thyroidSurgery:
    'операция на щитовид | удалили щитовид | щитовидную удал | щитовидку удал | thyroid out | thyroid removed | thyroid surgery | εβγαλα τον θυρεοειδ | θυρεοειδεκτ',
  spineSurgery:
    'операция на позвон | spinal surgery | spine surgery | spinal fusion | σπονδυλοδεσ | χειρουργειο στη μεση',
  carpalRelease:
    'декомпрессия срединн | carpal tunnel release | carpal tunnel surgery | carpal tunnel op | διανοιξη καρπιαι | χειρουργειο καρπιαι',
  ablation: 'абляц | прижига | каутер | ablat | cauter | burned off | καυτηρ',
  cardioversion: 'кардиоверс | cardiover | shocked | καρδιομεταρ | ανατα',
  icd: 'дефибрилл | =икд | defibrill | =icd | απινιδωτ',
  dressingSilver: 'серебр | silver | αργυρο',
  ice: 'лед приклад | приложить лед | прикладывали лед | прикладывать лед | приклад холод | холод мест | ice pack | ice it | some ice | =ice | παγο | παγοθεραπ | κρυα επιθεμ',
  elevationOfLimb:
    'σηκωνω ψηλα | το σηκωνω | ανυψωση του ποδ | ανυψωση του χερ | keep the leg up | raise the leg | put my feet up | put my leg up | поднять ногу | поднимаю ногу | ногу кладу выше | нога на подуш | возвышенн полож | приподнят полож | держать выше | keep it raised | arm raised | leg raised | elevate | elevated limb | keep elevated | legs up | feet up | αναρροπ | ανυψωσ | ψηλα το ποδ | ψηλα το χερ',
  noDriving:
    'не водить | за руль не | за руль нельзя | нельзя водить | not drive | mustn t drive | mustnt drive | must not drive | stop driving | no driving | να μην οδηγ | μην οδηγ | οχι οδηγ',
  consentSigned:
    'согласие подпис | подписал соглас | подписала соглас | signed consent | consent form | υπεγραψε συγκατ | υπογραφη συγκατ',
  photo: 'фотограф | фото раны | photograph | photo | photos | φωτογραφ',
  secondOpinion: 'второе мнен | second opinion | δευτερη γνωμη',
  interpreter: 'переводчик | interpreter | διερμην',
  socialWorker:
    'соцработник | социальный работник | социальной служб | social worker | social services | carer | carers | κοινωνικη λειτουργ | κοινωνικο λειτουργ | βοηθεια στο σπιτι',
  disability: 'инвалидност | группа инвал | disability | blue badge | αναπηρι | επιδομα',
  sportBan: 'освобождение от физкульт | освобожден от физкульт | no sport | off pe | no pe | απαλλαγη απο γυμναστ',
}

/** Examinations and values that the list of tests lacks. */
export const FURTHER_TESTS: ConceptWords = {
  eyePressure:
    'intraocular pressure | pressure in the eye | pressure of the eye | внутриглазное давлен | глазное давлен | ενδοφθαλμια πιεσ | πιεση του ματ | πιεση στο ματι',
  ggt: 'ггт | гамма-глутамил | гаммагт | =ggt | gamma gt | γ gt | γ-gt | γgt | =γ gt',
  vitamin: 'витамин | vitamin | βιταμιν',
  folate: 'фолат | фолиев | folate | folic | φυλλικ',
  lipidTest: 'липид | липидограмм | lipid | lipids | λιπιδι | λιπιδαιμ',
  freeThyroxine: 'свободный т4 | т4 свобод | free t4 | free thyroxin | ελευθερη τ4 | ft4',
  rheumatoidFactor:
    'ревматоидный фактор | ревматоидного фактор | rheumatoid factor | ρευματοειδησ παραγοντ | ρευματοειδη παραγ',
  antibodies: 'антител | антинуклеар | antibod | autoantib | αντισωμα | αυτοαντισ',
  tryptase: 'триптаз | tryptase | τρυπτασ',
  elastography: 'эластограф | эластометр | фиброскан | elastogra | fibroscan | ελαστογραφ',
  specificIge:
    'специфические иммуноглоб | специфических ige | специфические ige | specific ige | =ige | ειδικεσ ige | ανοσοσφαιριν',
  hepatitisTest: 'маркеры гепатит | hepatitis screen | hepatitis markers | δεικτεσ ηπατιτ',
  hivTest: 'анализ на вич | кровь на вич | hiv test | τεστ hiv',
  hpvTest: 'тест на впч | =впч | =hpv | papillomavirus | ιοσ των ανθρωπινων θηλ',
  glucoseTolerance:
    'глюкозотолер | тест с глюкоз | сахарная нагруз | нагрузка глюкоз | сахарную кривую | glucose toleran | sugar drink test | ogtt | καμπυλη σακχ | καμπυλη ζαχαρ',
  nerveConduction:
    'электронейромиогр | энмг | миограф | nerve conduction | =emg | ηλεκτρομυογρ | νευρογραφ | ταχυτητα αγωγ',
  scintigraphy: 'сцинтиграф | scintigra | bone scan | isotope | σπινθηρογρ',
  patchTest: 'аппликационн | patch test | επιδερμικ τεστ | επιδερμικεσ δοκιμ | πατς τεστ',
  skinPrick:
    'кожные проб | кожных проб | прик тест | скарификац | skin prick | prick test | skin test | δερματικεσ δοκιμ | δερματικων δοκιμ | δερματικα τεστ | νυγμου',
  sleepStudy:
    'полисомнограф | исследование сна | исследования сна | sleep study | sleep studies | polysomnogr | sleep test | sleep recording | home sleep | μελετη υπνου | μελετησ υπνου | πολυυπνογραφ | πολυκαταγραφ',
  lumbarPuncture: 'люмбальн | спинномозговая пунк | lumbar punct | spinal tap | οσφυονωτ',
  petScan: 'пэт | позитронно | pet scan | pet ct | τομογραφια ποζιτρ',
}
