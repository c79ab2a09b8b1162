import type { Consciousness } from './consciousness.ts'
import type { News2Exclusion, News2Score } from './news2/score.ts'
import type { VitalReadings } from './vital-reading.ts'
import { VITAL_MEASURES, type VitalId } from './vitals.ts'

/** Only `critical` forces the category; `warning` is just shown (decision 95). */
export type RedLineSeverity = 'critical' | 'warning'
export type RedLineOperator = '<' | '>' | '>=' | '='
export type RedLineSubject = VitalId | 'NEWS2' | 'consciousness'

/** D §3: `condition` names what is compared with `threshold`. */
export interface RedLineRule<Id extends string = string> {
  readonly id: Id
  readonly condition: RedLineSubject
  readonly operator: RedLineOperator
  readonly threshold: number
  readonly severity: RedLineSeverity
}

/**
 * `unknown` is not `clear`: the value was not measured. `lowerBound`: the value is an incomplete NEWS2, which can only
 * grow. `clear` has the value null if the consciousness comes from a GCS that gives no AVPU level.
 */
export type RedLineOutcome =
  | { readonly kind: 'crossed'; readonly rule: RedLineRule; readonly value: number; readonly lowerBound: boolean }
  | { readonly kind: 'clear'; readonly rule: RedLineRule; readonly value: number | null }
  | { readonly kind: 'unknown'; readonly rule: RedLineRule }
  | { readonly kind: 'not-applicable'; readonly rule: RedLineRule; readonly reasons: readonly News2Exclusion[] }

export interface RedLineFacts {
  readonly readings: VitalReadings
  readonly consciousness: Consciousness
  readonly news2: News2Score
}

export function crosses(value: number, operator: RedLineOperator, threshold: number): boolean {
  switch (operator) {
    case '<':
      return value < threshold
    case '>':
      return value > threshold
    case '>=':
      return value >= threshold
    case '=':
      return value === threshold
  }
}

const compared = (rule: RedLineRule, value: number): RedLineOutcome =>
  crosses(value, rule.operator, rule.threshold)
    ? { kind: 'crossed', rule, value, lowerBound: false }
    : { kind: 'clear', rule, value }

function onNews2(rule: RedLineRule, news2: News2Score): RedLineOutcome {
  switch (news2.kind) {
    case 'complete':
      return compared(rule, news2.total)
    case 'incomplete':
      return rule.operator === '>=' && news2.atLeast >= rule.threshold
        ? { kind: 'crossed', rule, value: news2.atLeast, lowerBound: true }
        : { kind: 'unknown', rule }
    case 'not-applicable':
      return { kind: 'not-applicable', rule, reasons: news2.reasons }
  }
}

function onConsciousness(rule: RedLineRule, consciousness: Consciousness): RedLineOutcome {
  switch (consciousness.kind) {
    case 'level':
      return compared(rule, consciousness.level)
    case 'responsive':
      return { kind: 'clear', rule, value: null }
    case 'unknown':
      return { kind: 'unknown', rule }
  }
}

export function evaluateRedLine(rule: RedLineRule, { readings, consciousness, news2 }: RedLineFacts): RedLineOutcome {
  if (rule.condition === 'NEWS2') return onNews2(rule, news2)
  // Warnings are limits of the grid, which are those of adults (decision 95).
  if (rule.severity === 'warning' && news2.kind === 'not-applicable' && news2.reasons.includes('under-16')) {
    return { kind: 'not-applicable', rule, reasons: ['under-16'] }
  }
  if (rule.condition === 'consciousness') return onConsciousness(rule, consciousness)
  const reading = readings[rule.condition]
  return reading.kind === 'measured' ? compared(rule, reading.value) : { kind: 'unknown', rule }
}

export const forces = (outcome: RedLineOutcome): boolean =>
  outcome.kind === 'crossed' && outcome.rule.severity === 'critical'

/** Unit of the compared value; '' for a score or a level. */
export const redLineUnit = ({ condition }: RedLineRule): string =>
  condition === 'NEWS2' || condition === 'consciousness' ? '' : VITAL_MEASURES[condition].unit
