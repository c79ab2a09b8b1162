type Bag = Record<string, unknown>

/** A cheap look at JSON text: whether `repaired` could have anything to do. */
export const needsRepair = (json: string): boolean => /\\u0000|\\ud[89a-f]/i.test(json)

/**
 * PostgreSQL stores neither NUL nor half of a surrogate pair, which a text cut in the middle of an emoji leaves behind.
 * Such characters become U+FFFD, so that one of them does not make a record impossible to send (I5).
 */
export const repaired = (bag: Bag): Bag =>
  Object.fromEntries(Object.entries(bag).map(([key, value]) => [repairedText(key), repairedValue(value)]))

const repairedText = (text: string) => text.replaceAll('\0', '\ufffd').toWellFormed()

function repairedValue(value: unknown): unknown {
  if (typeof value === 'string') return repairedText(value)
  if (Array.isArray(value)) return value.map(repairedValue)
  return isBag(value) ? repaired(value) : value
}

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null
