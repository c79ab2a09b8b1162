/** A JSON object whose fields are not known here. */
export type Bag = Record<string, unknown>

export const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
