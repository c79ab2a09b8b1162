import type { Lexicon } from './mark.ts'

/** What denies or lessens a finding (a level of consciousness, oxygen), or tells that a value is not of here and now. */
export const DENIAL: Lexicon = [
  [
    { is: 'denial' },
    "can't | cannot | can not | couldn't | could not | won't | wouldn't | don't | doesn't | didn't | hasn't | haven't | never | unable | failed to | fails to | fails | failing | failed | neither | nor | without | denies | denied | denying | no longer | no signs of | no sign of | no evidence of | no history of | no further | nothing to suggest | rules out | refuses | refused | refusing | free of",
  ],
  [
    { is: 'denial' },
    'ни | без | никогда | отрица* | отказыва* | отказал* | не может | не могли | не мог | не было | нельзя | ничего не | признаков нет | нет признаков | без признаков | исключая',
  ],
  [
    { is: 'denial' },
    'ούτε | χωρίς | δίχως | αρνείται | αρνήθηκε | ποτέ | μη | μην | αδυνατεί | καμία | κανένα | κανένας | αποκλείεται',
  ],
  [
    { is: 'limit' },
    'hardly | barely | scarcely | partly | partially | semi | half | only | just about | not fully | reduced | lowered | decreased | depressed | impaired | fluctuating | intermittently | briefly | occasionally | sometimes | at times | on and off | off and on | in and out | poorly | slightly | struggling | struggles | difficult to | hard to | difficulty | drowsy | drowsier | sleepy | lethargic | somnolent | obtunded | sluggish | less | lost | losing | loss of | unless | when | until | altered | dropping | deteriorating | questionable | possibly | almost | nearly | variably | keep | keeping | kept',
  ],
  [
    { is: 'limit' },
    'плохо | слабо | мало | частично | недостаточно | неполностью | отчасти | едва | еле | почти | только | лишь | с трудом | трудно | затруднен* | периодически | временами | местами | иногда | сонлив* | заторможен* | вял | вяла | вялый | вялая | снижен* | угнетен* | нарушен* | изменен* | ограничен* | ограниченно | формально | кратковременно | то | не сразу | непродуктивно | малоконтакт* | условно',
  ],
  [
    { is: 'limit' },
    'δύσκολα | μόλις | μόλις και μετά βίας | μετά βίας | ελάχιστα | λίγο | μερικώς | εν μέρει | σχεδόν | μόνο | διαλειπόντως | κατά διαστήματα | πότε | υπνηλί* | υπνηλικ* | ληθαργικ* | νωθρ* | μειωμέν* | επηρεασμέν* | διαταραγμέν* | πεσμέν* | όχι πλήρως | όχι και τόσο | δυσκολεύεται',
  ],
  [
    { is: 'ended' },
    'resolved | has resolved | cleared | has cleared | excluded | is excluded | subsided | settled | gone | is gone | ruled out | was ruled out | absent | исключен* | исключён* | прошл* | прошёл | купирован* | отсутствует | отсутствуют | не отмеча* | не выяв* | не видно | не замет* | не замеч* | не обнаруж* | не подтвер* | не наблюда* | в анамнезе | υποχώρησε | πέρασε | αποκλείστηκε | απουσιάζει | λύθηκε',
  ],
  [
    { is: 'aside' },
    'by the reading | in the abdomen | on palpation | при пальпации | печёночн* | диабетическ* | медикаментозн* | induced | medically induced | hepatic | diabetic | ηπατικό | διαβητικό | φαρμακευτικό | στην κοιλιά',
  ],
  [
    { is: 'worn' },
    'wearing | wears | wore | came in | arrived in | covid | for covid | infection control | glasses | медицинск* | хирургическ* | пришел | пришёл | пришла | пришли | носит | φοράει | φορά | φορούσε | φορώντας | ήρθε με | μυωπίας | πρεσβυωπίας | ηλίου | χειρουργική | κορονοϊό | covid 19',
  ],
  [
    { is: 'removal' },
    'off his | off her | off the | pulling | pulls | pulled | removed | removes | removing | taken off | took it off | taken it off | stopped | discontinued | сняли | снял | сняла | снят* | снима* | срыва* | сорвал* | убрал* | отключил* | отменил* | прекратил* | έβγαλε | έβγαλαν | βγάλαμε | βγάζει | το βγάλαμε | την έβγαλε | το έβγαλε | κόπηκε | διακόπηκε | σταμάτησε | αφαιρέθηκε',
  ],
  [
    { is: 'intent' },
    "get | getting | bring | bringing | want | wants | wanted | let's | lets | let us | need | needs | push | pushing | try | trying | hope | hoping | like to see | would like | can we | please | надо | нужно | необходимо | пытаемся | постараемся | попробуем",
  ],
  [{ is: 'direction' }, 'up | down | back | higher | lower | до | on oxygen | on o2'],
  [
    { is: 'condition' },
    "should be | shall be | ought to be | must be | needs to be | need to be | has to be | have to be | want it | want them | want her | want him | we want | i want | would like | i'd like | we'd like | has to come | have to come | should come | like to see | let's aim | hope for | set at | set to | поднять | снизить | довести | повысить | понизить | добиться | добиваемся | стремимся | стремиться | хотим | хотелось бы | удерживать | θέλουμε | θέλω να | να ανέβει | να ανεβεί | να πέσει | να φτάσει | να κατέβει | να γίνει | να ανεβάσουμε | να κατεβάσουμε | να ρίξουμε | να επανέλθει | να έρθει | χρειάζεται να",
  ],
  [
    { is: 'change' },
    'удалось поднять | удалось снизить | удалось довести | удалось повысить | подняли до | удалось добиться',
  ],
  [
    { is: 'circumstance', of: 'left' },
    'left hand | left wrist | left leg | in the left | left arm | on the left | left side | на левой руке | на левой | на левую | левая рука | левой | слева | αριστερά | στο αριστερό | αριστερό χέρι',
  ],
  [
    { is: 'circumstance', of: 'right' },
    'right hand | right wrist | right leg | in the right | right arm | on the right | right side | на правой руке | на правой | на правую | правая рука | правой | справа | δεξιά | στο δεξί | δεξί χέρι | στο δεξιό',
  ],
  [
    { is: 'circumstance', of: 'lying' },
    'lying | lying down | supine | sitting | sitting down | лёжа | сидя | ξαπλωμένος | ξαπλωμένη | ξαπλωτός | ξαπλωτή | καθιστός | καθιστή | ύπτια',
  ],
  [
    { is: 'circumstance', of: 'standing' },
    'standing | standing up | on standing | стоя | вставая | όρθιος | όρθια | όρθιο',
  ],
  [{ is: 'circumstance', of: 'rest' }, 'at rest | resting | в покое | σε ηρεμία | στην ηρεμία | σε ανάπαυση'],
  [
    { is: 'circumstance', of: 'exertion' },
    'on exertion | with exertion | exertional | on walking | when walking | walking | on moving | on movement | after walking | при нагрузке | на нагрузке | при ходьбе | при движении | στο περπάτημα | στην προσπάθεια | στην κόπωση | στο βάδισμα | όταν περπατάει',
  ],
  [
    { is: 'other-kind' },
    'mean | venous | mixed venous | central venous | tourniquet | cuff | deficit | differential | средн* | венозн* | центральн* венозн* | смешанн* венозн* | дефицит* | жгут* | φλεβικ* | μέση | έλλειμμα',
  ],
  [
    { is: 'aged' },
    'year old | years old | years of age | year olds | yo | y o | yr old | yrs old | aged | age | летн* | возраст | в возрасте | возрастом | ετών | χρονών | χρόνων | χρονος | χρονη | ηλικία | ηλικίας',
  ],
  [
    { is: 'step' },
    'dropped | fell | fallen | falling | rose | risen | increased | decreased | came up | come up | came down | come down | gone up | gone down | went up | went down | climbed | jumped | up by | down by | упал* | снизил* | поднял* | повысил* | вырос* | возрос* | опустил* | подросл* | подскочил* | έπεσε | έπεσαν | ανέβηκε | ανέβηκαν | κατέβηκε | κατέβηκαν | αυξήθηκε | αυξήθηκαν | μειώθηκε | μειώθηκαν',
  ],
]
