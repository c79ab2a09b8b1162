import { isRare, readVital } from './vital-reading.ts'
import { VITAL_MEASURES, type VitalId } from './vitals.ts'

/**
 * A number as it grows under a finger: digits, and for the temperature one point. `complete` where no further digit
 * could fit, so that the next field can take over; `refused` where the digit would leave the plausible range, and the
 * text stays as it was.
 */
export interface TypedNumber {
  readonly kind: 'typing' | 'complete' | 'refused'
  readonly text: string
}

const hasPlace = (id: VitalId) => VITAL_MEASURES[id].decimals === 1

/** More digits than this no vital has before the point. */
const canGrow = (id: VitalId, whole: string) => Number(`${whole}0`) <= VITAL_MEASURES[id].highest

/** `key` is a digit, or a point or comma. Two digits of a temperature bring their point along: 3, 8, 9 is 38.9. */
export function typeKey(id: VitalId, text: string, key: string): TypedNumber {
  const refused: TypedNumber = { kind: 'refused', text }
  if (key === '.' || key === ',') {
    if (!hasPlace(id) || text === '') return refused
    return { kind: 'typing', text: text.includes('.') ? text : `${text}.` }
  }
  if (!/^\d$/.test(key)) return refused
  const next = `${text}${key}`
  if (Number(next) > VITAL_MEASURES[id].highest) return refused
  if (next.includes('.')) return /\.\d$/.test(next) ? { kind: 'complete', text: next } : refused
  if (/^0/.test(next)) return refused
  if (hasPlace(id)) return { kind: 'typing', text: next.length === 2 ? `${next}.` : next }
  return { kind: canGrow(id, next) ? 'typing' : 'complete', text: next }
}

/** One step back; a point that came with its digit goes with it. */
export const eraseKey = (text: string): string => text.replace(/\d?\.?$/, '')

/**
 * The one number of what was pasted or filled in, whether a person can have it or not; empty for nothing. Null where it
 * holds none, several, or one of another form: a number made of parts of it would be nobody's.
 */
export function readTyped(id: VitalId, given: string): string | null {
  if (given.trim() === '') return ''
  const [number, ...others] = given.replaceAll(',', '.').match(/[-−]?\d+(?:\.\d+)?/g) ?? []
  const form = hasPlace(id) ? /^\d{1,3}(\.\d)?$/ : /^\d{1,3}$/
  return number !== undefined && others.length === 0 && form.test(number) ? String(Number(number)) : null
}

/** Both pressures of what was pasted, as instruments write them: 120/80. */
export function readPressures(given: string): { SBP: string; DBP: string } | null {
  const [, SBP, DBP] = /^\D*(\d{2,3})\s*\/\s*(\d{2,3})\D*$/.exec(given) ?? []
  return SBP && DBP ? { SBP, DBP } : null
}

export const typedValue = (text: string | undefined): number | null =>
  text === undefined || text === '' || text === '.' ? null : Number(text)

/** What stands there is a value of the dying, or a digit is missing. */
export const isRareTyped = (id: VitalId, text: string | undefined): boolean =>
  isRare(id, readVital(id, typedValue(text)))

/** As long as the finger is there, the 2 of 28 is no rate of breathing. */
export const isBegun = (id: VitalId, text: string): boolean => isRareTyped(id, text) && canGrow(id, text)

/** What stands there is no value that a person can have. */
export const isImplausible = (id: VitalId, text: string | undefined): boolean =>
  readVital(id, typedValue(text)).kind === 'implausible'
