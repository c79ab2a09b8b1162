import { isRare, readVital } from './vital-reading.ts'
import { VITAL_MEASURES, type VitalId } from './vitals.ts'

/**
 * A number while it is typed: digits, and for the temperature one point. `complete`: no further digit fits, so focus
 * can move on. `refused`: the key would leave the plausible range or the form, and the text stays unchanged.
 */
export interface TypedNumber {
  readonly kind: 'typing' | 'complete' | 'refused'
  readonly text: string
}

const hasPlace = (id: VitalId) => VITAL_MEASURES[id].decimals === 1

/** True if another digit before the point can stay within the plausible range. */
const canGrow = (id: VitalId, whole: string) => Number(`${whole}0`) <= VITAL_MEASURES[id].highest

/** `key` is a digit, a point or a comma. Two digits of a temperature add the point: 3, 8, 9 gives 38.9. */
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

/** Removes the last digit, together with a point behind it. */
export const eraseKey = (text: string): string => text.replace(/\d?\.?$/, '')

/**
 * Returns the one number of a pasted or filled-in text, plausible or not; '' for a blank text. Null if it has none,
 * several, or one of another form, so that a value is never assembled from parts.
 */
export function readTyped(id: VitalId, given: string): string | null {
  if (given.trim() === '') return ''
  const [number, ...others] = given.replaceAll(',', '.').match(/[-−]?\d+(?:\.\d+)?/g) ?? []
  const form = hasPlace(id) ? /^\d{1,3}(\.\d)?$/ : /^\d{1,3}$/
  return number !== undefined && others.length === 0 && form.test(number) ? String(Number(number)) : null
}

/** Both pressures of a pasted text, as instruments write them: 120/80. */
export function readPressures(given: string): { SBP: string; DBP: string } | null {
  const [, SBP, DBP] = /^\D*(\d{2,3})\s*\/\s*(\d{2,3})\D*$/.exec(given) ?? []
  return SBP && DBP ? { SBP, DBP } : null
}

export const typedValue = (text: string | undefined): number | null =>
  text === undefined || text === '' || text === '.' ? null : Number(text)

/** True if the value is so low that either the patient is dying or a digit is missing. */
export const isRareTyped = (id: VitalId, text: string | undefined): boolean =>
  isRare(id, readVital(id, typedValue(text)))

/** True while a rare value can still grow: the 2 of 28 is not yet a respiratory rate. */
export const isIncomplete = (id: VitalId, text: string): boolean => isRareTyped(id, text) && canGrow(id, text)

/** True if the value is outside the plausible range. */
export const isImplausible = (id: VitalId, text: string | undefined): boolean =>
  readVital(id, typedValue(text)).kind === 'implausible'
