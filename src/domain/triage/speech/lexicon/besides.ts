import type { Lexicon } from './mark.ts'

/** Words by which a number is no current measurement: wishes, differences, circumstances, other measures, ages. */
export const BESIDES: Lexicon = [
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
