import { type NumberStyle, numberIn } from '../text/number-style.ts'
import type { PrintedBounds, RangeEntry } from './printed-range.ts'
import type { RangeLabel } from './range-labels.ts'

export interface Bounds {
  min: number | null
  max: number | null
  /** Whether a value on the bound is outside. */
  minStrict: boolean
  maxStrict: boolean
}

/** What the page says about the person, as far as ranges depend on it. */
export interface RangeContext {
  sex: 'male' | 'female' | null
  ageYears: number | null
  cycleDay: number | null
  /** Phase, menopause or pregnancy, where printed. */
  phase: Extract<RangeLabel, 'follicular' | 'ovulatory' | 'luteal' | 'menopause' | 'pregnancy'> | null
}

export interface ResolvedRange {
  /** Null if the range depends on something that the page does not say. */
  bounds: Bounds | null
  /** Bounds of all entries that may apply: a value outside all of them is outside. */
  possible: Bounds[]
  /** Tiers beside the normal one, with their printed text. */
  tiers: { text: string; bounds: Bounds }[]
}

const PHASES = ['follicular', 'ovulatory', 'luteal', 'menopause', 'pregnancy'] as const

export function resolveRange(entries: readonly RangeEntry[], context: RangeContext, style: NumberStyle): ResolvedRange {
  const of = (one: PrintedBounds) => boundsOf(one, style)
  const decide = (left: readonly RangeEntry[]): ResolvedRange => {
    const normal = left.filter(one => one.labels.includes('normal'))
    const other = left.filter(one => one.labels.includes('abnormal') && !one.labels.includes('normal'))
    const tiers = other.map(one => ({ text: one.text, bounds: of(one) }))
    const chosen = normal.length > 0 ? normal : other.length > 0 && other.length === left.length ? [] : left
    const plain = chosen.filter(one => !other.includes(one))
    const possible = plain.map(of)
    const [only] = possible
    // A second range without a label stands in brackets: the same in another unit.
    const isOne = possible.length === 1 || plain.every(one => one.labels.length === 0 && one.age === null)
    return { bounds: isOne && only ? only : normal.length > 0 && only ? only : null, possible, tiers }
  }
  return decide(ofPhase(ofAge(ofSex(entries, context), context), context))
}

export function boundsOf({ low, high, lowStrict, highStrict }: PrintedBounds, style: NumberStyle): Bounds {
  return {
    min: low && numberIn(low, style),
    max: high && numberIn(high, style),
    minStrict: lowStrict,
    maxStrict: highStrict,
  }
}

function ofSex(entries: readonly RangeEntry[], { sex }: RangeContext): readonly RangeEntry[] {
  if (sex === null) return entries
  const other = sex === 'male' ? 'female' : 'male'
  const own = entries.filter(({ labels }) => labels.includes(sex) && !labels.includes(other))
  const rest = entries.filter(({ labels }) => !labels.includes(other))
  if (own.length > 0 && sex === 'male') return own
  return rest.length > 0 ? (own.length > 0 ? rest.filter(one => own.includes(one) || hasPhase(one)) : rest) : entries
}

const hasPhase = ({ labels }: RangeEntry) => PHASES.some(phase => labels.includes(phase))

function ofAge(entries: readonly RangeEntry[], { ageYears }: RangeContext): readonly RangeEntry[] {
  const aged = entries.filter(one => one.age || one.labels.includes('child') || one.labels.includes('adult'))
  if (aged.length === 0 || ageYears === null) return entries
  const fits = aged.filter(({ age, labels }) => {
    if (age) return (age.from === null || ageYears >= age.from) && (age.to === null || ageYears <= age.to)
    return labels.includes('adult') ? ageYears >= 18 : ageYears < 18
  })
  if (fits.length > 1) {
    // 18-45 and 45-60 at 45: the one that begins there.
    const latest = Math.max(...fits.map(one => one.age?.from ?? 0))
    const narrow = fits.filter(one => (one.age?.from ?? 0) === latest)
    return narrow.length > 0 ? narrow : fits
  }
  return fits.length > 0 ? fits : entries.filter(one => !aged.includes(one))
}

function ofPhase(entries: readonly RangeEntry[], context: RangeContext): readonly RangeEntry[] {
  if (!entries.some(hasPhase)) return entries
  const phase = context.phase ?? phaseOfDay(context.cycleDay)
  if (phase === null) return entries
  const own = entries.filter(one => one.labels.includes(phase))
  return own.length > 0 ? own : entries
}

/** A cycle of 28 days; days on which phases overlap between people decide nothing. */
function phaseOfDay(day: number | null): RangeContext['phase'] {
  if (day === null || day < 1) return null
  if (day <= 10) return 'follicular'
  if (day >= 13 && day <= 14) return 'ovulatory'
  return day >= 18 && day <= 28 ? 'luteal' : null
}
