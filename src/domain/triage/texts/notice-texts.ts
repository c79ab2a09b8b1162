import type { Locale } from '../../../contract/entities/user.ts'
import type { AssessmentNotice } from '../assess.ts'
import type { LocalText } from '../local-text.ts'
import { VITAL_MEASURES, type VitalId } from '../vitals.ts'
import { NEWS2_EXCLUSION_TEXTS } from './news2-texts.ts'
import { phrase } from './phrase.ts'
import { VITAL_NAMES } from './vital-texts.ts'

const TEXTS: Readonly<Record<AssessmentNotice['kind'], LocalText>> = {
  'news2-not-applicable': {
    en: 'NEWS2 and the colours are for adults who are not pregnant ({reasons}). Decide clinically.',
    ru: 'NEWS2 и цветовые границы — для взрослых вне беременности ({reasons}). Решайте по клинической картине.',
    el: 'Το NEWS2 και τα χρώματα αφορούν ενηλίκους εκτός εγκυμοσύνης ({reasons}). Αποφασίστε κλινικά.',
  },
  implausible: {
    en: '{name} {given} is outside {lowest}–{highest} and was not counted. Check it.',
    ru: '{name}: {given} вне пределов {lowest}–{highest}, значение не учтено. Проверьте.',
    el: '{name}: το {given} είναι εκτός ορίων {lowest}–{highest} και δεν υπολογίστηκε. Ελέγξτε το.',
  },
  rare: {
    en: '{name} {given} is very low. It counts until it is measured again.',
    ru: '{name}: {given} — очень низко. Учитывается, пока не измерят снова.',
    el: '{name}: το {given} είναι πολύ χαμηλό. Ισχύει μέχρι να μετρηθεί ξανά.',
  },
  unrecordable: {
    en: '{name} could not be measured. Look at the patient now.',
    ru: '{name}: не определяется. Осмотрите пациента сейчас.',
    el: '{name}: δεν μετριέται. Δείτε τον ασθενή τώρα.',
  },
  'consciousness-disagrees': {
    en: 'The stated consciousness and the coma scale do not fit together. Check both.',
    ru: 'Уровень сознания и шкала Глазго не согласуются. Проверьте и то и другое.',
    el: 'Το επίπεδο συνείδησης και η κλίμακα Γλασκώβης δεν συμφωνούν. Ελέγξτε και τα δύο.',
  },
  'diastolic-not-below-systolic': {
    en: 'The diastolic pressure is not below the systolic. Check both.',
    ru: 'Диастолическое давление не ниже систолического. Проверьте оба значения.',
    el: 'Η διαστολική πίεση δεν είναι χαμηλότερη από τη συστολική. Ελέγξτε και τις δύο.',
  },
}

/** A missing pulse or breath has its own text, because it may mean a cardiac arrest. */
const NO_SIGN_OF_LIFE: Readonly<Partial<Record<VitalId, LocalText>>> = {
  HR: {
    en: 'No pulse was measured. Feel for it now; if there is none, start resuscitation.',
    ru: 'Пульс не определяется. Проверьте на сонной артерии сейчас; если его нет, начинайте реанимацию.',
    el: 'Δεν μετρήθηκε σφυγμός. Ψηλαφήστε τον τώρα· αν δεν υπάρχει, αρχίστε ΚΑΡΠΑ.',
  },
  RR: {
    en: 'No breathing was measured. Look now; if the patient is not breathing, start resuscitation.',
    ru: 'Дыхание не определяется. Проверьте сейчас; если пациент не дышит, начинайте реанимацию.',
    el: 'Δεν μετρήθηκε αναπνοή. Ελέγξτε τώρα· αν ο ασθενής δεν αναπνέει, αρχίστε ΚΑΡΠΑ.',
  },
}

/** Signs that cannot be measured in a patient in shock. */
const LOOK_NOW: readonly VitalId[] = ['HR', 'RR', 'SBP', 'SpO2']

/** True if pulse, breathing, systolic pressure or saturation could not be measured: shown first, in red. */
export const isAlarming = (notice: AssessmentNotice): boolean =>
  notice.kind === 'unrecordable' && LOOK_NOW.includes(notice.vital)

export function noticeText(notice: AssessmentNotice, locale: Locale): string {
  const text = TEXTS[notice.kind]
  switch (notice.kind) {
    case 'news2-not-applicable':
      return phrase(text, locale, {
        reasons: notice.reasons.map(reason => NEWS2_EXCLUSION_TEXTS[reason][locale]).join(', '),
      })
    case 'implausible':
    case 'rare': {
      const { lowest, highest } = VITAL_MEASURES[notice.vital]
      const given = locale === 'en' ? String(notice.given) : String(notice.given).replace('.', ',')
      return phrase(text, locale, { name: VITAL_NAMES[notice.vital][locale], given, lowest, highest })
    }
    case 'unrecordable':
      return phrase(NO_SIGN_OF_LIFE[notice.vital] ?? text, locale, { name: VITAL_NAMES[notice.vital][locale] })
    case 'consciousness-disagrees':
    case 'diastolic-not-below-systolic':
      return text[locale]
  }
}
