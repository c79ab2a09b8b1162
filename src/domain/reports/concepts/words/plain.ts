import type { ConceptWords } from '../concept.ts'

/** Words that a paraphrase exchanges: verbs, degrees and qualities. They count towards the coverage, softly. */
export const PLAIN: ConceptWords = {
  begin:
    'нача | начин | появи | возник | впервые | сначала | дебют | started | =start | starts | starting | began | begin | onset | came on | initial | first | since | ξεκιν | αρχι | εμφανι | πρωτ',
  worsen:
    'ухудш | усили | нараст | хуже | прогресс | обостр | worse | worsen | increas | progress | deteriorat | aggravat | getting worse | build up | building up | builds up | επιδειν | χειροτερ | χειροτερευ | αυξαν | εντειν',
  improve:
    'улучш | лучше | легче | проходит | прош | отпуска | помога | облегч | стих | уменьш | купир | снима | improv | better | reliev | ease | eases | easing | goes away | settle | help | resolve | relief | takes the edge | subsid | βελτι | καλυτερ | περνα | περασ | υποχωρ | ανακουφ | βοηθ | υφεσ',
  persist:
    'постоянн | все время | сохраня | продолжа | не проходит | держится | всегда | constant | persist | all the time | continuous | always | ongoing | συνεχ | μονιμ | διαρκ | παντα | επιμεν',
  intermittent:
    'периодич | иногда | временами | приступ | эпизод | случа | intermit | sometimes | on and off | comes and goes | episode | attack | occasional | spell | καμια φορα | μερικεσ φορεσ | επεισοδ | κρισ | διαλειπ | κατα διαστημα',
  move: 'сместил | переместил | ушло | ушла | мигрир | перешл | moved | shifted | migrat | μετακιν | μεταναστ | πηγε',
  last: 'длит | продолжительн | lasts | lasting | duration | διαρκει | κραταει | διαρκ',
  take: '=πηρα | =πηρε | =παρω | =παρει | =παρετε | =παρτε | ελαβ | ελαμβ | вдых | принима | принял | пью | пьет | пил | пила | пили | выпил | употребл | попил | получа | использу | применя | примен | уколол | take | takes | taking | took | taken | use | uses | using | used | receiv | παιρν | επαιρν | πηρ* | παρ | λαμβαν | λαμβαν | χρησιμοποι | κανει χρηση | πινω | πινει',
  treat: 'терапи | лечил | лечит | лечени | лечат | лечиться | treat | therap | θεραπευ | θεραπει | αντιμετωπισ',
  prescribe:
    'назнач | выпис | пропис | рекоменд | предл | prescri | recommend | advis | put on | gave | given | suggest | order | γραψ | γραφ | εγραψ | συνταγ | συστηθ | συστησ | χορηγ | δοθ* | δωσ* | συστην | συνισ | συστα | προτειν | βαλουμε',
  startDrug:
    'added | adding | προστεθηκ | προστιθεται | προσθετ | начать | начина | начали | добав | ввест | введ | вводи | инициир | назнач | start | starting | begin | commenc | initiat | add | introduc | try | use | ξεκιν | προσθε | αρχι | βαζ* | εναρξ',
  restart:
    'возобнов | снова назнач | вернули | вернуть | вернуться к | restart | resum | reintroduc | recommenc | reinstat | back on | go back to | going back to | again start | ξαναρχ | ξαναξεκιν | επανεναρξ | επαναχορηγ | ξαναβαζ | ξαναβαλ',
  stopDrug:
    'бросаем | бросаите | αφησ | κοψ* | κοβ* | убра* | убер* | выброс | слеза* | κομμεν | отмен | прекрат | закончил | закончен | завершил | завершен | допил | больше не пьет | больше не прин | finish | complet | wean | no longer | ran out | run out | came off | come off | coming off | τελειωσ | ολοκληρω | εκοψ | διεκοψ | διακοπ | σταματ | прекращ | перестал | бросил | бросила | останов | не прин | убира | исключ | снять | stop | discontinu | ceas | =quit | quits | quitting | packed it in | packed them in | packed that in | packed in | chucked | binned | jacked in | kicked | забросил | завязал | came off | withdr | gave up | taken off | διακοπ | διεκοψ | διακοψ | διεκοπ | εκοψ | κοψ | κοβ | σταματ',
  hold: 'придерж | приостан | временно | пауз | hold | held | withh | pause | suspend | προσωριν | αναστολ | αναστελλ',
  keepDrug:
    'продолж | оставл | оставить | остав | без изменен | как раньше | той же дозе | прежней дозе | прежн | not changed | no change | не изменил | не меня | не увеличил | δεν αλλαξε | δεν εχει αλλαξει | continu | keep | stay | same | unchanged | remain | carry on | συνεχ | οπωσ ειναι | =ιδια | =ιδιο | παραμεν | αμεταβλητ | ωσ εχει',
  increase:
    'put it up | put them up | upped | bumped up | увелич | повыс | повышен | подня | подним | добавить до | up to | удво | increas | increased | raised | put up | uptitrat | αυξημεν | αυξηθηκ | raise | go up | double | titrat | αυξ* | ανεβα | διπλασι',
  decrease:
    'убав | уменьш | сниз | сниж | снижен | пониз | понижен | reduc | reduced | decreased | cut back | halved | halve | μειωμεν | μειωθηκ | decreas | lower | cut down | taper | go down | bring down | μειων | μειω | κατεβα | ελαττ',
  again:
    'came back | comes back | снова | повтор | опять | еще раз | again | repeat | recheck | re-check | ξανα | επαναλ | επαναληψ | επανελεγχ',
  review:
    'follow up | followup | see me | see you | see the doctor | see her | see him | see us | контрол | явк* | прием | приду | приходите | осмотр | визит | покаж | жду | консульт | review | follow | come back | return | see you | see me | recheck | revisit | appointment | visit | check | clinic | book | επανεξ | επανελεγχ | ραντεβου | επισκεψ | τα λεμε | ξαναδ | ελεγχ | εξετασ | δω ξανα | να σασ δω',
  measure: 'измер | мери | показат | measur | reading | μετρ | δειχνει',
  normal:
    'χωρισ παθολογικα ευρηματα | χωρισ παθολογικα | без патологии | без патологических | сохранен | preserved | норм | в порядке | чист | обычн | удовлетвор | без особенностей | без патолог | ясн* | normal | fine | clear | okay | unremarkable | good | intact | equal | φυσιολογικ | κανονικ | καθαρ | καλα | εντάξει | ομαλ',
  elevated:
    'вырос | возрос | подрос | rose | risen | climbed | went up | gone up | ανεβηκ | повыш | высок | увелич | выше | elevat | high | raised | up | increased | υψηλ | αυξημεν | ανεβασμεν | ανεβ',
  lowValue:
    'ослабл | пониж | сниж | низк | ниже | low | reduced | decreased | diminish | weak | χαμηλ | μειωμεν | πεσμεν | εξασθεν',
  regular: 'ритмич | регуляр | regular | rhythmic | ρυθμικ | σταθερ',
  severe:
    'сильн | резк | выражен | интенсив | остр | severe | bad | strong | intense | terrible | worst | εντον | δυνατ | ισχυρ | σοβαρ | φοβερ | οξ',
  mild: 'легк | слаб | небольш | незначит | умерен | немного | чуть | mild | slight | little | bit | moderate | minor | ελαφρ | ηπι* | λιγο | λιγη | μικρ | μετρι',
  acute: 'остр | acute | sudden | οξει | οξυ* | ξαφνικ | αιφνιδ',
  suddenly: 'внезап | резко | вдруг | sudden | abrupt | ξαφνικ | αποτομ',
  gradual: 'постепен | gradual | slowly | σταδιακ | σιγα',
  visible:
    'виден | видно | отмеча | наблюда | определя | выявл | обнаруж | seen | visible | found | noted | present | shows | show | φαινεται | βλεπ | διαπιστ | υπαρχ | παρατηρ',
  examine:
    'δακτυλικη | осмотр | объективн | обследов | осматр | examin | exam | inspect | assess | look | εξετασ | εξεταζ | αντικειμενικ | ψηλαφ',
  palpate:
    'пальпац | прощуп | нажат | надав | отпуска | palpat | press on | touch | ψηλαφ | πιεζ | στην πιεση | при давлени на',
  breathe: 'дыш | дыхан | вдох | выдох | breath | inhal | ανασ | αναπν | εισπν',
  deepBreath:
    'глубоко вдох | глубоком вдох | глубокий вдох | глубоком вдохе | вдохну | вдохе | deep breath | breathe in | deep inspir | inspirat | βαθια ανασα | βαθια αναπνο | εισπνο | παιρνω ανασα | παρω ανασα | αναπνεω βαθια',
  rise: 'вста | поднима | подъем | поднял | stand | rise | rising | get up | getting up | climb | up the | σηκων | σηκωθ | εγερσ | ανεβ',
  lie: 'лежа | лежу | лёжа | ложусь | lying | lie down | lay | ξαπλ | υπτι | κατακλ',
  sit: 'сидя | сижу | sitting | seated | καθιστ | καθομαι',
  standing: 'стоя | standing | ορθι | ορθο',
  bend: 'накло | согнут | сгиба | bend | lean | flex | σκυβ | καμψ | λυγιζ',
  turn: 'смена положения | change position | change of position | αλλαγη θεσησ | αλλαζω θεση | στραφ | поворач | поворот | turn | roll | γυρισ | στροφη | στρεφ',
  happen: 'случ | произошл | было | быва | happen | occur | event | συνεβ | συμβ | εγιν | γινετ | παθ',
  manyTimes:
    'многократн | неоднократн | multiple | repeated | several | numerous | πολλαπλ | επανειλημμεν | πολλεσ φορεσ | many times',
  know: 'знает | известн | know | known | aware | γνωρ | ξερ*',
  want: 'хочу | хочет | желает | want | wish | would like | prefer | θελ* | επιθυμ | προτιμ',
  agree: 'согласен | согласн | agree | accept | συμφων | δεχτ',
  refuse:
    'отклонил | отклон | turned down | απερριψ | απορριπτ | отказ | не будет | не буду | declin | refus | doesnt want | dont want | rather not | αρνηθ | αρνειται | δεν θελει | δεν θελω',
  germSensitive:
    'чувствителен к | чувствительна к | чувствительны к | чувствителен | чувствительна | susceptible | sensitive to | ευαισθητο στ | ευαισθητη στ | ευαισθητα στ',
  germResistant: 'устойчив | резистент | resistant | resistance | ανθεκτικ',
  avoid:
    'избега | исключ | нельзя | воздерж | не принимать | не ест | avoid | no more | not take | refrain | αποφυγ | αποφευγ | μη δοθ | απαγορ',
  give: 'дать | дали | давать | дает | вве | give | gave | given | administer | δωσ* | δινε | εδωσ | χορηγ',
  send: 'направ | отправ | сда* | send | sent | request | order | arrange | book | στειλ | παραγγ | ζητ* | θελω',
  doTest:
    'сдел | сда* | провест | выполн | пройти | do | done | perform | carry out | have | obtain | κανετ | καν | γιν | εγιν | διενεργ',
  need: 'нужн | надо | необходим | требу | следует | долж | need | should | must | require | χρειαζ | πρεπει | απαιτ',
  plan: 'план | схем | =plan | =plans | planned | planning | σχεδι',
  urgent:
    'срочн | неотлож | немедлен | сразу | экстренн | urgent | immediate | straight away | right away | at once | emergency | αμεσ | επειγ | αμεσωσ',
  call: 'вызыв | вызва | звон | позвон | call | ring | phone | καλεσ | τηλεφων | παρ',
  healed: 'зажил | зажива | заживлен | =heal | heals | healed | healing | επουλ',
  remains: 'остае | остал | остат | remains | left over | παραμεν | μενει',
  child:
    'ребен | дет* | малыш | мальчик | девочк | child | kid | baby | boy | girl | toddler | infant | παιδ | μωρ* | αγορι | κοριτσι | βρεφ',
  fullTerm: 'доношен | full term | on time | at term | τελειομην',
  preterm: 'недоношен | раньше срока | preterm | premature | early | προωρ',
  uneventful: 'без осложнений | uneventful | no complications | χωρισ επιπλοκ',
  complication: 'осложнен | complicat | επιπλοκ',
  sideEffect: 'побочн | side effect | adverse | παρενεργ | ανεπιθυμητ',
  effective: 'помог | эффект | work | effective | help | αποτελεσμ | βοηθ',
  control: 'компенс | контролир | целев | достигнут | control | target | goal | ρυθμισ | ρυθμισμεν | στοχ | ελεγχ',
  probable: 'диагноз | заключени | diagnos | impression | assessment | διαγνωσ | εκτιμησ',
  side: 'сторон | side | πλευρα | μερια',
  behind: 'за | позади | сзади | behind | back of | πισω',
  under: 'под | under | below | κατω απο',
  inside: 'внутр | inside | within | μεσα',
  both: 'оба | обе | обеих | обоих | both | bilateral | και τα δυο | αμφω | αμφοτερ | και στα δυο',
  green: 'зелен | green | πρασιν',
  yellow: 'желт | yellow | κιτριν',
  white: 'белыи | белая | белое | белые | белого | белои | white | ασπρ | λευκ',
  black: 'черн | почерн | black | μαυρ',
  blue: 'синии | синяя | синее | синие | синего | посине | blue | cyano | μπλε | μελαν | κυαν',
  clearFluid: 'прозрачн | clear | watery | διαφαν | υδαρ',
  dry: 'ξερ* | =сухой | =сухая | =сухие | сухого | =dry | unproductive | ξηρ* | στεγν',
  wet: 'влажн | продуктивн | productive | wet | chesty | moist | παραγωγικ | υγρο | υγρη | =υγρα | υγροσ',
  bulging: 'выбух | bulging | προβολ | προεξ',
  soft: 'мягк | soft | μαλακ',
  hard: 'тверд | напряж | hard | tense | rigid | σκληρ | σφιχτ',
  large: 'больш | крупн | big | large | enlarged | μεγαλ | διογκωμ',
  small: 'маленьк | мелк | small | tiny | μικρ',
  new: 'новы | нова | новой | new | νεα* | νεο* | καινουρ',
  old: 'стар | прежн | old | παλι',
  loud: 'громк | loud | δυνατ',
  sick: 'болеет | болел | болела | заболе | =ill | illness | sick | unwell | αρρωστ | νοσ',
  mother: 'мать | мама | матери | мамы | маме | mother | =mum | =mom | mums | mam | μητερα | μανα | μαμα',
  father: 'отец | отца | отцу | папа | папы | father | =dad | dads | πατερα | μπαμπα',
  spouse:
    '=муж | =мужа | =мужу | =жена | =жены | =жене | супруг | husband | wife | partner | spouse | αντρασ | αντρα | συζυγ | γυναικα μου | γυναικα του',
  sibling: 'сестр | =брат | брата | братьев | sister | brother | sibling | αδελφ | αδερφ',
  offspring: '=сын | =сына | =дочь | дочер | дочк | =son | =sons | daughter | γιο* | =κορη | κορησ',
  grandparent:
    'бабушк | дедушк | =дед | =деда | grandad | granddad | grandpa | grandma | grandmo | grandfa | =gran | =nan | granny | γιαγια | παππου',
  uncle: '=дядя | дяди | =тетя | тети | тетк | =uncle | uncles | aunt | θειοσ | θεια',
  relatives:
    'родственник | родител | семь | наследств | family | relative | parents | inherit | hereditary | οικογεν | συγγεν | γονει | κληρονομ',
  neighbour: 'сосед | подруг | друг | neighbour | neighbor | friend | colleague | γειτον | φιλη | φιλο | συναδελφ',
  positive: 'два плюса | три плюса | четыре плюса | один плюс | положительн | positive | θετικ',
  negativeResult: 'отрицательн | negative | αρνητικ',
  difficulty:
    'затрудн | трудн | difficult | trouble | problem | δυσκολ | προβλημ | κολλαει | sticks | stuck | застрева',
  excluded: 'исключен | исключил | исключает | excluded | ruled out | αποκλειστ | αποκλειε | αποκλεισ',
  confirmed: 'подтвержд | диагностир | установлен | confirm | established | επιβεβαι | διαγνωσ | διαγνωστ',
  forbidden:
    "нельзя | запрещ | запрет | не разреш | forbidden | prohibited | not allowed | banned | must not | mustn't | no driving | απαγορ | δεν επιτρεπ | κομμεν",
  wholeBody:
    'по всему телу | все тело | всему телу | весь | везде | повсюду | all over | everywhere | whole body | head to toe | generalised | generalized | σε ολο το σωμα | ολο το κορμι | παντου | γενικευμεν',
  spread: 'распростран | расползл | перешл | разош | разнес | пошло | spread | extend | επεκτα | εξαπλω | απλωσ',
  mucus: 'слизь | слизи | слизью | mucus | mucous | slime | βλενν',
  cloudy: 'мутн | cloudy | murky | θολα ουρα | θολοσ | θολη',
}
