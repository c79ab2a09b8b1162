import type { Locale } from '../../../contract/entities/user.ts'
import type { LocalText } from '../local-text.ts'
import type { News2Parameter } from '../news2/points.ts'
import type { RedLineSubject } from '../red-lines.ts'
import { type Acvpu, VITAL_MEASURES, type VitalId, type VitalMeasure } from '../vitals.ts'

export const VITAL_NAMES: Readonly<Record<VitalId, LocalText>> = {
  HR: { en: 'Heart rate', ru: 'Пульс', el: 'Σφύξεις' },
  RR: { en: 'Respiratory rate', ru: 'Частота дыхания', el: 'Αναπνοές' },
  SpO2: { en: 'Oxygen saturation', ru: 'Сатурация', el: 'Κορεσμός οξυγόνου' },
  SBP: { en: 'Systolic pressure', ru: 'Систолическое давление', el: 'Συστολική πίεση' },
  DBP: { en: 'Diastolic pressure', ru: 'Диастолическое давление', el: 'Διαστολική πίεση' },
  Temp: { en: 'Temperature', ru: 'Температура', el: 'Θερμοκρασία' },
  GCS: { en: 'Coma scale (GCS)', ru: 'Шкала комы Глазго', el: 'Κλίμακα Γλασκώβης' },
}

const CONSCIOUSNESS: LocalText = { en: 'Consciousness', ru: 'Сознание', el: 'Επίπεδο συνείδησης' }

export const NEWS2_PARAMETER_NAMES: Readonly<Record<News2Parameter, LocalText>> = {
  RR: VITAL_NAMES.RR,
  SpO2: VITAL_NAMES.SpO2,
  O2: { en: 'Air or oxygen', ru: 'Воздух или кислород', el: 'Αέρας ή οξυγόνο' },
  SBP: VITAL_NAMES.SBP,
  HR: VITAL_NAMES.HR,
  CNS: CONSCIOUSNESS,
  Temp: VITAL_NAMES.Temp,
}

export const ACVPU_NAMES: Readonly<Record<Acvpu, LocalText>> = {
  A: { en: 'Alert', ru: 'В ясном сознании', el: 'Σε εγρήγορση' },
  C: { en: 'New confusion', ru: 'Впервые возникшая спутанность', el: 'Νεοεμφανιζόμενη σύγχυση' },
  V: { en: 'Responds to voice', ru: 'Реагирует на голос', el: 'Αντιδρά στη φωνή' },
  P: { en: 'Responds to pain', ru: 'Реагирует на боль', el: 'Αντιδρά στον πόνο' },
  U: { en: 'Unresponsive', ru: 'Не реагирует', el: 'Δεν αντιδρά' },
}

/** Short names, for one line beside the word "Consciousness". */
export const ACVPU_SHORT_NAMES: Readonly<Record<Acvpu, LocalText>> = {
  A: { en: 'Alert', ru: 'Ясное', el: 'Εγρήγορση' },
  C: { en: 'Confused', ru: 'Спутанное', el: 'Σύγχυση' },
  V: { en: 'To voice', ru: 'На голос', el: 'Στη φωνή' },
  P: { en: 'To pain', ru: 'На боль', el: 'Στον πόνο' },
  U: { en: 'Unresponsive', ru: 'Нет реакции', el: 'Δεν αντιδρά' },
}

export const UNIT_TEXTS: Readonly<Record<VitalMeasure['unit'], LocalText>> = {
  '/min': { en: '/min', ru: '/мин', el: '/λεπτό' },
  '%': { en: '%', ru: '%', el: '%' },
  mmHg: { en: 'mmHg', ru: 'мм рт. ст.', el: 'mmHg' },
  '°C': { en: '°C', ru: '°C', el: '°C' },
  points: { en: '', ru: '', el: '' },
}

/** Name of what a red-line compares; the `label` of D §3. */
export function redLineLabel(subject: RedLineSubject): LocalText {
  if (subject === 'NEWS2') return { en: 'NEWS2', ru: 'NEWS2', el: 'NEWS2' }
  return subject === 'consciousness' ? CONSCIOUSNESS : VITAL_NAMES[subject]
}

/** `38.9`, in Russian and Greek `38,9`, with the decimals of `VITAL_MEASURES`. */
export function printVitalNumber(id: VitalId, value: number, locale: Locale): string {
  const printed = value.toFixed(VITAL_MEASURES[id].decimals)
  return locale === 'en' ? printed : printed.replace('.', ',')
}

/** `88 %`, `128/min`, `38,9 °C`; a line never breaks between number and unit. */
export function printVital(id: VitalId, value: number, locale: Locale): string {
  const number = printVitalNumber(id, value, locale)
  const unit = UNIT_TEXTS[VITAL_MEASURES[id].unit][locale]
  return unit === '' || unit.startsWith('/') ? `${number}${unit}` : `${number}\u00a0${unit}`
}
