import type { BiomarkerDescription } from '../description.ts'

export const METABOLISM_DESCRIPTIONS: Readonly<Record<string, BiomarkerDescription>> = {
  glucose: {
    en: "The main sugar in blood and the body's fuel.",
    ru: 'Основной сахар крови, топливо организма.',
    el: 'Το κύριο σάκχαρο του αίματος, καύσιμο του σώματος.',
  },
  hba1c: {
    en: 'Average blood sugar over about three months.',
    ru: 'Средний уровень сахара примерно за три месяца.',
    el: 'Ο μέσος όρος σακχάρου περίπου τριών μηνών.',
  },
  insulin: {
    en: 'The hormone that moves sugar into cells.',
    ru: 'Гормон, переводящий сахар в клетки.',
    el: 'Η ορμόνη που μεταφέρει το σάκχαρο στα κύτταρα.',
  },
  c_peptide: {
    en: 'Released with insulin; shows how much insulin the body itself makes.',
    ru: 'Выделяется вместе с инсулином; показывает собственную выработку инсулина.',
    el: 'Εκκρίνεται μαζί με την ινσουλίνη· δείχνει την παραγωγή του ίδιου του σώματος.',
  },
  creatinine: {
    en: 'A muscle waste product cleared by the kidneys.',
    ru: 'Продукт обмена мышц, который выводят почки.',
    el: 'Προϊόν των μυών που απομακρύνουν τα νεφρά.',
  },
  egfr: {
    en: 'A calculated estimate of how well the kidneys filter.',
    ru: 'Расчётная оценка того, как почки фильтруют кровь.',
    el: 'Υπολογισμένη εκτίμηση της διήθησης των νεφρών.',
  },
  urea: {
    en: 'A waste product of protein, cleared by the kidneys.',
    ru: 'Продукт распада белка, который выводят почки.',
    el: 'Τελικό προϊόν των πρωτεϊνών που αποβάλλουν τα νεφρά.',
  },
  bun: {
    en: 'The nitrogen part of urea, as US laboratories report it.',
    ru: 'Азот мочевины: так её указывают лаборатории США.',
    el: 'Το άζωτο της ουρίας, όπως το αναφέρουν τα εργαστήρια των ΗΠΑ.',
  },
  uric_acid: {
    en: 'A waste product that can crystallise and cause gout.',
    ru: 'Продукт обмена; избыток может вызвать подагру.',
    el: 'Προϊόν που σε περίσσεια μπορεί να προκαλέσει ουρική αρθρίτιδα.',
  },
  cystatin_c: {
    en: 'A kidney marker that depends little on muscle mass.',
    ru: 'Показатель работы почек, мало зависящий от мышц.',
    el: 'Δείκτης νεφρών που εξαρτάται λίγο από τη μυϊκή μάζα.',
  },
  total_protein: {
    en: 'All proteins of the blood together.',
    ru: 'Сумма всех белков крови.',
    el: 'Το σύνολο των πρωτεϊνών του αίματος.',
  },
  albumin: {
    en: 'The main blood protein, made in the liver.',
    ru: 'Главный белок крови, образуется в печени.',
    el: 'Η κύρια πρωτεΐνη του αίματος, παράγεται στο ήπαρ.',
  },
}
