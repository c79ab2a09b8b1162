import { type Bag, isBag } from '../../contract/bag.ts'

/** A cheap check of JSON text: false if `repaired` would change nothing. */
export const needsRepair = (json: string): boolean => /\\u0000|\\ud[89a-f]/i.test(json)

/**
 * PostgreSQL stores neither NUL nor unpaired surrogates, as a text cut inside an emoji has. They become U+FFFD, so that
 * one character does not make a record impossible to push (I5).
 */
export const repaired = (object: Bag): Bag =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [repairedText(key), repairedValue(value)]))

const repairedText = (text: string) => text.replaceAll('\0', '\ufffd').toWellFormed()

function repairedValue(value: unknown): unknown {
  if (typeof value === 'string') return repairedText(value)
  if (Array.isArray(value)) return value.map(repairedValue)
  return isBag(value) ? repaired(value) : value
}
