import type { SlotForms } from './slot.ts'

/** Medicines by what they are for or how they are given, where the list of names does not know the group. */
export const MEDICINES: readonly SlotForms[] = [
  {
    asks: 'успокоит~|седативн~|снотворн~|бензодиазепин~|транквилизатор~|sedatives?|sleeping (pills?|tablets?)|benzodiazepines?|tranquil+i[sz]ers?|ηρεμιστικ~|υπνωτικ~|βενζοδιαζεπιν~|χαπι για τον υπνο',
    said: 'успокоит~|снотворн~|феназепам~|диазепам~|алпразолам~|атаракс~|донормил~|мелатонин~|зопиклон~|гидазепам~|реланиум~|ксанакс~|корвалол~|валерьян~|sedative|sleeping (pills?|tablets?)|diazepam|lorazepam|temazepam|zopiclone|zolpidem|alprazolam|melatonin|promethazine|xanax|valium|ηρεμιστικ~|υπνωτικ~|tavor|lexotanil|xanax|stilnox|stedon|λοραζεπαμη|βρωμαζεπαμη|αλπραζολαμη|μελατονιν~|ταβορ|λεξοτανιλ|ξαναξ',
    closed: true,
  },
  {
    asks: 'антитиреоидн~|тиреостатик~|antithyroid|αντιθυρεοειδικ~',
    said: 'тиамазол~|тирозол~|мерказолил~|пропицил~|пропилтиоурацил~|carbimazole|methimazole|thiamazole|propylthiouracil|unimazole|thyrostat|prothuril|θειαμαζολ~|καρβιμαζολ~|μεθιμαζολ~',
    closed: true,
  },
  {
    asks: 'от остеопороза|для костей|остеопороз~|osteoporosis|for (the|his|her) bones|bone (drug|injection)|οστεοπορωσ~|για τα (κοκαλα|οστα)',
    said: 'остеопороз~|бисфосфонат~|алендрон~|фосамакс~|золедрон~|деносумаб|пролиа|osteoporosis|alendron~|zoledron~|denosumab|prolia|risedronate|bones?|οστεοπορωσ~|αλενδρον~|prolia|fosavance|actonel|κοκαλα',
  },
  {
    asks: 'антидепрессант~|сиозс|ssris?|antidepressants?|αντικαταθλιπτικ~',
    said: 'антидепрессант~|сертралин~|флуоксетин~|пароксетин~|эсциталопрам~|циталопрам~|миртазапин~|амитриптилин~|венлафаксин~|дулоксетин~|золофт|феварин~|antidepressants?|sertraline|fluoxetine|citalopram|escitalopram|paroxetine|mirtazapine|venlafaxine|duloxetine|amitriptyline|prozac|αντικαταθλιπτικ~|σερτραλινη|φλουοξετινη|εσιταλοπραμη|μιρταζαπινη|βενλαφαξινη|zoloft|cipralex|ladose',
    closed: true,
  },
  {
    asks: 'базальн~|продленн~ инсулин~|длинн~ инсулин~|basal|long acting|background insulin|βασικη ινσουλινη',
    said: 'лантус~|гларгин~|тресиба|туджео|левемир~|деглудек~|lantus|tresiba|levemir|toujeo|glargine|degludec|abasaglar|γλαργινη|λαντους',
  },
  {
    asks: 'инсулин~|insulin|ινσουλιν~',
    said: 'инсулин~|лантус~|новорапид~|хумалог~|тресиба|insulin|lantus|novorapid|tresiba|humalog|levemir|ινσουλιν~|lantus|novorapid',
    closed: true,
  },
  {
    asks: 'гормональн~|гормон~ (терап~|лечен~)|hormon~|hrt|oestrogen|ορμον~ θεραπ~|ορμονικ~',
    said: 'эстроген~|дивигель|прогестерон~|утрожестан|тестостерон~|гормональн~|oestrogen|estrogen|hrt|progest~|testosterone|ορμον~|οιστρογον~|προγεστερον~',
  },
  {
    asks: 'глазн~ капл~|капли|eye ?drops|drops|κολλυρι~|σταγονες',
    said: 'капаю|капает|капли|капель|drops?|κολλυρι~|σταγον~|тимолол~|timolol|latanoprost|xalatan|азопт',
  },
  {
    asks: 'мазь|мази|мазью|крем|кремом|ointments?|creams?|topical|αλοιφ~|κρεμα~',
    said: 'мазь|мази|мазью|мажу|крем|кремом|ointment|creams?|topical|emollient|αλοιφ~|κρεμα~|bactroban|fucidin',
  },
  {
    asks: 'антидот~|antidote|αντιδοτο',
    said: 'антидот~|ацетилцистеин~|acetylcysteine|naloxone|antidote|parvolex|αντιδοτο|ακετυλοκυστεινη',
  },
]
