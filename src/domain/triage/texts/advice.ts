import type { Locale } from '../../../contract/entities/user.ts'
import type { Assessment } from '../assess.ts'
import type { LocalText } from '../local-text.ts'
import type { News2Parameter } from '../news2/points.ts'
import type { News2Response } from '../news2/risk.ts'
import { profileOf } from '../profiles/choose-profile.ts'
import { categoryOf } from '../profiles/profile.ts'
import { VITAL_LIMITS, type VitalBand } from '../vital-bands.ts'
import { measuredValue } from '../vital-reading.ts'
import { VITAL_IDS, type VitalId } from '../vitals.ts'
import { parameterNames } from './explain.ts'
import { MORSE_RISK_TEXTS } from './morse-texts.ts'
import { NEWS2_RESPONSE_TEXTS, RCP_RESPONSE_TEXTS } from './news2-texts.ts'
import { isAlarming, noticeText } from './notice-texts.ts'
import { phrase } from './phrase.ts'
import { redLineText } from './red-line-texts.ts'
import { ACVPU_NAMES, printVital, VITAL_NAMES } from './vital-texts.ts'

const TEXTS = {
  low: { en: '{name} {value}, low', ru: '{name} {value}, ниже нормы', el: '{name} {value}, χαμηλή τιμή' },
  high: { en: '{name} {value}, high', ru: '{name} {value}, выше нормы', el: '{name} {value}, υψηλή τιμή' },
  three: {
    en: '{name} {value}: 3 points in NEWS2',
    ru: '{name} {value}: 3 балла NEWS2',
    el: '{name} {value}: 3 βαθμοί NEWS2',
  },
  threeState: { en: '{value}: 3 points in NEWS2', ru: '{value}: 3 балла NEWS2', el: '{value}: 3 βαθμοί NEWS2' },
  measure: {
    en: 'Still to measure or ask: {names}',
    ru: 'Измерить или уточнить: {names}',
    el: 'Να μετρηθούν ή να ερωτηθούν: {names}',
  },
  again: {
    en: 'Reassess every {minutes} min',
    ru: 'Повторная оценка каждые {minutes}\u00a0мин',
    el: 'Επανεκτίμηση κάθε {minutes} λεπτά',
  },
  continuous: { en: 'Watch continuously', ru: 'Непрерывное наблюдение', el: 'Συνεχής παρακολούθηση' },
  falls: { en: 'Prevent falls: {risk}', ru: 'Профилактика падений: {risk}', el: 'Πρόληψη πτώσεων: {risk}' },
} as const satisfies Readonly<Record<string, LocalText>>

function vitalFactor({ readings }: Assessment, id: VitalId, locale: Locale): string {
  const reading = readings[id]
  if (reading.kind !== 'measured') return ''
  const side = reading.value < VITAL_LIMITS[id].warning.below ? TEXTS.low : TEXTS.high
  return phrase(side, locale, { name: VITAL_NAMES[id][locale], value: printVital(id, reading.value, locale) })
}

/** Where a parameter is measured; air or oxygen is not, and scores 2 at most. */
const MEASURED_BY: Readonly<Record<News2Parameter, VitalId | null>> = {
  RR: 'RR',
  SpO2: 'SpO2',
  O2: null,
  SBP: 'SBP',
  HR: 'HR',
  CNS: 'GCS',
  Temp: 'Temp',
}

/** A vital that alone scores 3; consciousness is told as it was stated. */
function threeFactor({ input, readings }: Assessment, id: VitalId, locale: Locale): string {
  const { ACVPU } = input.vitals
  if (id === 'GCS' && ACVPU) return phrase(TEXTS.threeState, locale, { value: ACVPU_NAMES[ACVPU][locale] })
  const value = measuredValue(readings[id])
  return phrase(TEXTS.three, locale, {
    name: VITAL_NAMES[id][locale],
    value: value === null ? '' : printVital(id, value, locale),
  })
}

/**
 * `keyFactors` of D §3, each vital once: the red-lines that were crossed, the symptoms in the clinician's words, what
 * alone scores 3, then the other vitals outside their band, critical ones first.
 */
export function keyFactors(assessment: Assessment, locale: Locale): string[] {
  const { news2, redLines, bands, input } = assessment
  const crossed = redLines.filter(({ kind }) => kind === 'crossed')
  const subjects = new Set(
    crossed.map(({ rule: { condition } }) => (condition === 'consciousness' ? 'GCS' : condition)),
  )
  const open = VITAL_IDS.filter(id => !subjects.has(id))
  const single3 = new Set(news2.kind === 'not-applicable' ? [] : news2.single3.map(parameter => MEASURED_BY[parameter]))
  const rest = open.filter(id => !single3.has(id))
  const outside = (band: VitalBand) =>
    rest.filter(id => bands[id] === band).map(id => vitalFactor(assessment, id, locale))
  return [
    ...crossed.map(outcome => redLineText(outcome, locale)),
    ...(input.symptoms ?? []),
    ...open.filter(id => single3.has(id)).map(id => threeFactor(assessment, id, locale)),
    ...outside('critical'),
    ...outside('warning'),
  ]
}

/**
 * The response of the specification to NEWS2; null while there is no total, and where red-lines forced a category that
 * asks for more: "routine observation" beside a red would be read as permission.
 */
export function responseToNews2({ news2, classification }: Assessment): News2Response | null {
  if (news2.kind === 'not-applicable' || !news2.band) return null
  const forced = classification.kind !== 'undetermined' && classification.forcedBy.length > 0
  const { response } = news2.band
  return forced && response !== 'immediate-review' ? null : response
}

/**
 * What the rules ask for, never a treatment: what must be looked at again, the response to NEWS2, what is still missing,
 * when to reassess, and the fall risk.
 */
export function recommendations(assessment: Assessment, locale: Locale): string[] {
  const { input, news2, morse, classification, notices } = assessment
  const alarmsFirst = notices.toSorted((a, b) => Number(isAlarming(b)) - Number(isAlarming(a)))
  const lines = alarmsFirst.map(notice => noticeText(notice, locale))
  if (news2.kind !== 'not-applicable') {
    const response = responseToNews2(assessment)
    if (response) lines.push(NEWS2_RESPONSE_TEXTS[response][locale])
    if (news2.rcp?.response === 'urgent-ward-review') lines.push(RCP_RESPONSE_TEXTS[news2.rcp.response][locale])
    if (news2.kind === 'incomplete')
      lines.push(phrase(TEXTS.measure, locale, { names: parameterNames(news2.missing, locale) }))
  }
  const category = classification.category && categoryOf(profileOf(input.profileId), classification.category)
  if (category) {
    const { reassessmentTime } = category
    lines.push(
      reassessmentTime === 'continuous'
        ? TEXTS.continuous[locale]
        : phrase(TEXTS.again, locale, { minutes: reassessmentTime }),
    )
  }
  if (morse?.band && morse.band.risk !== 'low')
    lines.push(phrase(TEXTS.falls, locale, { risk: MORSE_RISK_TEXTS[morse.band.risk][locale] }))
  return lines
}
