import type { BiomarkerDescription } from '../description.ts'

export const URINE_AND_INFECTIONS_DESCRIPTIONS: Readonly<Record<string, BiomarkerDescription>> = {
  urine_ph: {
    en: 'How acid the urine is.',
    ru: 'Кислотность мочи.',
    el: 'Πόσο όξινα είναι τα ούρα.',
  },
  urine_specific_gravity: {
    en: 'How concentrated the urine is.',
    ru: 'Насколько моча концентрированна.',
    el: 'Πόσο πυκνά είναι τα ούρα.',
  },
  urine_protein: {
    en: 'Protein leaking into urine.',
    ru: 'Белок, проходящий в мочу.',
    el: 'Πρωτεΐνη που περνά στα ούρα.',
  },
  urine_albumin_creatinine: {
    en: 'An early sign of kidney damage.',
    ru: 'Ранний признак поражения почек.',
    el: 'Πρώιμο σημείο νεφρικής βλάβης.',
  },
  hbsag: {
    en: 'Shows current hepatitis B infection.',
    ru: 'Показывает текущий гепатит B.',
    el: 'Δείχνει ενεργό λοίμωξη ηπατίτιδας B.',
  },
  anti_hcv: {
    en: 'Shows contact with hepatitis C at some time.',
    ru: 'Показывает контакт с вирусом гепатита C.',
    el: 'Δείχνει επαφή με τον ιό της ηπατίτιδας C.',
  },
}
