import type { BiomarkerDescription } from '../description.ts'

export const HORMONES_DESCRIPTIONS: Readonly<Record<string, BiomarkerDescription>> = {
  tsh: {
    en: 'The pituitary signal that drives the thyroid.',
    ru: 'Сигнал гипофиза, управляющий щитовидной железой.',
    el: 'Το σήμα της υπόφυσης προς τον θυρεοειδή.',
  },
  ft4: {
    en: 'The unbound main thyroid hormone.',
    ru: 'Несвязанный основной гормон щитовидной железы.',
    el: 'Η ελεύθερη κύρια ορμόνη του θυρεοειδούς.',
  },
  ft3: {
    en: 'The unbound active thyroid hormone.',
    ru: 'Несвязанный активный гормон щитовидной железы.',
    el: 'Η ελεύθερη ενεργή ορμόνη του θυρεοειδούς.',
  },
  anti_tpo: {
    en: 'Antibodies against the thyroid, raised in autoimmune disease.',
    ru: 'Антитела к щитовидной железе; повышены при аутоиммунном поражении.',
    el: 'Αντισώματα έναντι του θυρεοειδούς σε αυτοάνοση νόσο.',
  },
  anti_tg: {
    en: 'Antibodies against a thyroid protein.',
    ru: 'Антитела к белку щитовидной железы.',
    el: 'Αντισώματα έναντι πρωτεΐνης του θυρεοειδούς.',
  },
  cortisol: {
    en: 'The stress hormone of the adrenal glands, highest in the morning.',
    ru: 'Гормон стресса, максимален утром.',
    el: 'Η ορμόνη του στρες, υψηλότερη το πρωί.',
  },
  prolactin: {
    en: 'The pituitary hormone of milk production.',
    ru: 'Гормон гипофиза, отвечающий за лактацию.',
    el: 'Η ορμόνη της υπόφυσης για τη γαλουχία.',
  },
  testosterone: {
    en: 'The main male sex hormone, present in both sexes.',
    ru: 'Главный мужской половой гормон; есть у обоих полов.',
    el: 'Η κύρια ανδρική ορμόνη, υπάρχει και στα δύο φύλα.',
  },
  estradiol: {
    en: 'The main oestrogen; it follows the menstrual cycle.',
    ru: 'Главный эстроген; меняется по дням цикла.',
    el: 'Το κύριο οιστρογόνο· ακολουθεί τον κύκλο.',
  },
  progesterone: {
    en: 'The hormone of the second half of the cycle and of pregnancy.',
    ru: 'Гормон второй половины цикла и беременности.',
    el: 'Η ορμόνη του δεύτερου μισού του κύκλου και της εγκυμοσύνης.',
  },
  lh: {
    en: 'The pituitary hormone that triggers ovulation.',
    ru: 'Гормон гипофиза, запускающий овуляцию.',
    el: 'Η ορμόνη της υπόφυσης που προκαλεί ωορρηξία.',
  },
  fsh: {
    en: 'The pituitary hormone that ripens eggs and sperm.',
    ru: 'Гормон гипофиза, созревание половых клеток.',
    el: 'Η ορμόνη της υπόφυσης για ωάρια και σπέρμα.',
  },
  dhea_s: {
    en: 'An adrenal precursor of sex hormones.',
    ru: 'Надпочечниковый предшественник половых гормонов.',
    el: 'Επινεφριδική πρόδρομη των ορμονών του φύλου.',
  },
  shbg: {
    en: 'The carrier protein of sex hormones.',
    ru: 'Белок-переносчик половых гормонов.',
    el: 'Η πρωτεΐνη μεταφοράς των ορμονών του φύλου.',
  },
  amh: {
    en: 'Reflects the reserve of eggs.',
    ru: 'Отражает запас яйцеклеток.',
    el: 'Δείχνει το απόθεμα ωαρίων.',
  },
  pth: {
    en: 'The hormone that raises blood calcium.',
    ru: 'Гормон, повышающий кальций крови.',
    el: 'Η ορμόνη που ανεβάζει το ασβέστιο.',
  },
  hcg_beta: {
    en: 'The pregnancy hormone.',
    ru: 'Гормон беременности.',
    el: 'Η ορμόνη της εγκυμοσύνης.',
  },
}
