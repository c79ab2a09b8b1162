import type { Locale } from '../../../contract/entities/user.ts'
import type { LocalText } from '../local-text.ts'
import type { RedLineOperator, RedLineOutcome, RedLineRule } from '../red-lines.ts'
import { NEWS2_EXCLUSION_TEXTS } from './news2-texts.ts'
import { phrase } from './phrase.ts'
import { ACVPU_NAMES, printVital, printVitalNumber, redLineLabel } from './vital-texts.ts'

const LIMITS: Readonly<Record<RedLineOperator, LocalText>> = {
  '<': { en: 'below {limit}', ru: 'ниже {limit}', el: 'κάτω από {limit}' },
  '>': { en: 'above {limit}', ru: 'выше {limit}', el: 'πάνω από {limit}' },
  '>=': { en: '{limit} or more', ru: '{limit} и больше', el: '{limit} και άνω' },
  '=': { en: 'equal to {limit}', ru: 'равно {limit}', el: 'ίσο με {limit}' },
}
const UNRESPONSIVE: LocalText = { en: 'unresponsive', ru: 'не реагирует', el: 'δεν αντιδρά' }

const OUTCOMES = {
  crossed: { en: '{label} {value}: {limit}', ru: '{label} {value}: {limit}', el: '{label} {value}: {limit}' },
  state: { en: '{label}: {limit}', ru: '{label}: {limit}', el: '{label}: {limit}' },
  lowerBound: {
    en: '{label} at least {value}: {limit}',
    ru: '{label} не меньше {value}: {limit}',
    el: '{label} τουλάχιστον {value}: {limit}',
  },
  clear: {
    en: '{label} {value}: not crossed ({limit})',
    ru: '{label} {value}: порог не пересечён ({limit})',
    el: '{label} {value}: δεν ξεπεράστηκε ({limit})',
  },
  clearState: {
    en: '{label}: not crossed ({limit})',
    ru: '{label}: порог не пересечён ({limit})',
    el: '{label}: δεν ξεπεράστηκε ({limit})',
  },
  unknown: { en: '{label}: not known', ru: '{label}: нет данных', el: '{label}: άγνωστο' },
  notApplicable: {
    en: '{label} is not used: {reasons}',
    ru: '{label} не применяется: {reasons}',
    el: 'Το {label} δεν εφαρμόζεται: {reasons}',
  },
  adultsOnly: {
    en: '{label}: the limit ({limit}) is for adults',
    ru: '{label}: порог ({limit}) только для взрослых',
    el: '{label}: το όριο ({limit}) είναι για ενήλικες',
  },
} as const satisfies Readonly<Record<string, LocalText>>

const isUnresponsive = ({ condition, operator, threshold }: RedLineRule) =>
  condition === 'consciousness' && operator === '=' && threshold === 0

/** `below 90`, `7 or more`; `unresponsive` for consciousness 0. */
export function redLineLimit(rule: RedLineRule, locale: Locale): string {
  const { condition, operator, threshold } = rule
  if (isUnresponsive(rule)) return UNRESPONSIVE[locale]
  const isVital = condition !== 'NEWS2' && condition !== 'consciousness'
  const limit = isVital ? printVitalNumber(condition, threshold, locale) : threshold
  return phrase(LIMITS[operator], locale, { limit })
}

/** The compared value in words: `88 %`, `11`, `Unresponsive`; other levels of consciousness as their AVPU number. */
export function redLineValue({ condition }: RedLineRule, value: number, locale: Locale): string {
  if (condition === 'consciousness') return value === 0 ? ACVPU_NAMES.U[locale] : String(value)
  return condition === 'NEWS2' ? String(value) : printVital(condition, value, locale)
}

function textOf(outcome: RedLineOutcome): LocalText {
  const isState = isUnresponsive(outcome.rule)
  switch (outcome.kind) {
    case 'crossed':
      if (isState) return OUTCOMES.state
      return outcome.lowerBound ? OUTCOMES.lowerBound : OUTCOMES.crossed
    case 'clear':
      return isState ? OUTCOMES.clearState : OUTCOMES.clear
    case 'unknown':
      return OUTCOMES.unknown
    case 'not-applicable':
      return outcome.rule.condition === 'NEWS2' ? OUTCOMES.notApplicable : OUTCOMES.adultsOnly
  }
}

/** One line for one rule: `Oxygen saturation 88 %: below 90`, `Consciousness: unresponsive`. */
export function redLineText(outcome: RedLineOutcome, locale: Locale): string {
  const { rule } = outcome
  const known = 'value' in outcome && outcome.value !== null ? outcome.value : null
  const reasons = outcome.kind === 'not-applicable' ? outcome.reasons : []
  return phrase(textOf(outcome), locale, {
    label: redLineLabel(rule.condition)[locale],
    limit: redLineLimit(rule, locale),
    value: known === null ? '' : redLineValue(rule, known, locale),
    reasons: reasons.map(reason => NEWS2_EXCLUSION_TEXTS[reason][locale]).join(', '),
  })
}
