/** A cheap look at JSON text: whether anything in it may need repair. */
const SUSPECT = /\\u0000|\\ud[89a-f]/i

/**
 * PostgreSQL stores neither NUL nor half of a surrogate pair, which a text cut in the middle of an emoji leaves behind.
 * Such characters become U+FFFD, so that one of them does not make a record impossible to send (I5).
 */
export function storable(value: unknown, json: string): unknown {
  return SUSPECT.test(json) ? repaired(value) : value
}

function repaired(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '\ufffd').toWellFormed()
  if (Array.isArray(value)) return value.map(repaired)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [String(repaired(key)), repaired(inner)]))
}
