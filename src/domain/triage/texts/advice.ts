import type { Locale } from '../../../contract/entities/user.ts'
import { adviceSource } from '../advice-source.ts'
import type { Assessment } from '../assess.ts'
import type { LocalText } from '../local-text.ts'
import type { News2Parameter } from '../news2/points.ts'
import type { News2Response } from '../news2/risk.ts'
import { profileOf } from '../profiles/choose-profile.ts'
import { categoryOf, type TriageCategory } from '../profiles/profile.ts'
import { VITAL_LIMITS, type VitalBand } from '../vital-bands.ts'
import { measuredValue } from '../vital-reading.ts'
import { VITAL_IDS, type VitalId } from '../vitals.ts'
import { parameterNames } from './explain.ts'
import { morseRiskText } from './morse-texts.ts'
import { NEWS2_RESPONSE_TEXTS, RCP_RESPONSE_TEXTS } from './news2-texts.ts'
import { isAlarming, noticeText } from './notice-texts.ts'
import { midSentence, phrase } from './phrase.ts'
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
    en: 'Reassess every {minutes} min: {category}',
    ru: 'Повторная оценка каждые {minutes}\u00a0мин: {category}',
    el: 'Επανεκτίμηση κάθε {minutes} λεπτά: {category}',
  },
  againWatched: {
    en: 'Watch continuously, reassess every {minutes} min: {category}',
    ru: 'Непрерывное наблюдение, повторная оценка каждые {minutes}\u00a0мин: {category}',
    el: 'Συνεχής παρακολούθηση, επανεκτίμηση κάθε {minutes} λεπτά: {category}',
  },
  continuous: {
    en: 'Watch continuously: {category}',
    ru: 'Непрерывное наблюдение: {category}',
    el: 'Συνεχής παρακολούθηση: {category}',
  },
  falls: { en: 'Prevent falls: {risk}', ru: 'Профилактика падений: {risk}', el: 'Πρόληψη πτώσεων: {risk}' },
} as const satisfies Readonly<Record<string, LocalText>>

/** Replaces weaker advice beside a critical vital sign that forces no category. */
export const LOOK_NOW_TEXT: LocalText = {
  en: 'Warning: look at the patient now and decide yourself.',
  ru: 'Предупреждение: осмотрите пациента сейчас и решите сами.',
  el: 'Προειδοποίηση: δείτε τον ασθενή τώρα και αποφασίστε εσείς.',
}

function vitalFactor({ readings }: Assessment, id: VitalId, locale: Locale): string {
  const reading = readings[id]
  if (reading.kind !== 'measured') return ''
  const side = reading.value < VITAL_LIMITS[id].warning.below ? TEXTS.low : TEXTS.high
  return phrase(side, locale, { name: VITAL_NAMES[id][locale], value: printVital(id, reading.value, locale) })
}

/** The vital of a parameter. Air or oxygen has none, and needs none here, because it scores 2 at most. */
const MEASURED_BY: Readonly<Record<News2Parameter, VitalId | null>> = {
  RR: 'RR',
  SpO2: 'SpO2',
  O2: null,
  SBP: 'SBP',
  HR: 'HR',
  CNS: 'GCS',
  Temp: 'Temp',
}

/** Text of a vital that alone scores 3; a stated ACVPU is printed instead of the coma score. */
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
 * `keyFactors` of D §3, each vital once: what could not be measured, crossed red-lines, symptoms in the clinician's words, vitals that alone score
 * 3, then the other vitals outside the normal band, critical ones first.
 */
export function keyFactors(assessment: Assessment, locale: Locale): string[] {
  const { news2, redLines, bands, input, notices } = assessment
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
    ...notices.filter(isAlarming).map(notice => noticeText(notice, locale)),
    ...crossed.map(outcome => redLineText(outcome, locale)),
    ...(input.symptoms ?? []),
    ...open.filter(id => single3.has(id)).map(id => threeFactor(assessment, id, locale)),
    ...outside('critical'),
    ...outside('warning'),
  ]
}

/**
 * The specification's response to NEWS2; null without a band, and beside a forced or warned category if NEWS2 asks for
 * less: "routine observation" beside a red line would read as permission.
 */
export function responseToNews2(assessment: Assessment): News2Response | null {
  const { news2 } = assessment
  if (news2.kind === 'not-applicable' || !news2.band) return null
  const { response } = news2.band
  return adviceSource(assessment) !== 'score' && response !== 'immediate-review' ? null : response
}

/** What the category or the warning asks for; for a category by the score, the responses to the score. */
function responses(assessment: Assessment, category: TriageCategory | null, locale: Locale): string[] {
  const { news2 } = assessment
  switch (adviceSource(assessment)) {
    case 'forced':
      return category ? [category.description[locale]] : []
    case 'warned':
      return [LOOK_NOW_TEXT[locale]]
    case 'score': {
      const response = responseToNews2(assessment)
      const urgent = news2.kind !== 'not-applicable' && news2.rcp?.response === 'urgent-ward-review'
      return [
        ...(response ? [NEWS2_RESPONSE_TEXTS[response][locale]] : []),
        ...(urgent ? [RCP_RESPONSE_TEXTS['urgent-ward-review'][locale]] : []),
      ]
    }
  }
}

/**
 * When to reassess, with the category as the reason. It is never less often than the RCP's monitoring asks, except for
 * the continuous monitoring from NEWS2 7, which the text then adds.
 */
function interval({ news2 }: Assessment, { reassessmentTime, name }: TriageCategory, locale: Locale): string {
  const category = midSentence(name[locale])
  if (reassessmentTime === 'continuous') return phrase(TEXTS.continuous, locale, { category })
  const watched = news2.kind !== 'not-applicable' && news2.rcp?.monitoring === 'continuous'
  return phrase(watched ? TEXTS.againWatched : TEXTS.again, locale, { minutes: reassessmentTime, category })
}

/**
 * What the rules ask for, never a treatment: notices, alarming ones first, the response of the category or to NEWS2,
 * missing values, the time of reassessment, and the fall risk.
 */
export function recommendations(assessment: Assessment, locale: Locale): string[] {
  const { input, news2, morse, classification, notices } = assessment
  const category = classification.category && categoryOf(profileOf(input.profileId), classification.category)
  const alarmsFirst = notices.toSorted((a, b) => Number(isAlarming(b)) - Number(isAlarming(a)))
  const lines = [...alarmsFirst.map(notice => noticeText(notice, locale)), ...responses(assessment, category, locale)]
  if (news2.kind === 'incomplete')
    lines.push(phrase(TEXTS.measure, locale, { names: parameterNames(news2.missing, locale) }))
  if (category) lines.push(interval(assessment, category, locale))
  if (morse?.band && morse.band.risk !== 'low')
    lines.push(phrase(TEXTS.falls, locale, { risk: morseRiskText(morse, locale) ?? '' }))
  return lines
}
