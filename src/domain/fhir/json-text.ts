/**
 * JSON that is written as it is: a decimal in the digits that it was printed with (12.0 stays 12.0, which a JavaScript
 * number cannot keep), or a part that was written before. Must be valid JSON.
 */
export class Raw {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type Json = string | number | boolean | Raw | readonly Json[] | Fields
export interface Fields {
  readonly [name: string]: Json | undefined
}

/** Characters that neither FHIR strings nor XML may contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it removes
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g

/** A text as FHIR allows it, trimmed; undefined if nothing is left, since an empty element is an error. */
export function words(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const clean = value
    .replace(FORBIDDEN, '')
    .replace(/\p{Cs}/gu, '')
    .replaceAll('\u00a0', ' ')
    .trim()
  return clean === '' ? undefined : clean
}

/** JSON; undefined fields and empty lists are left out. */
export function jsonText(value: Json): string {
  if (value instanceof Raw) return value.text
  if (typeof value !== 'object') return JSON.stringify(value)
  if (isList(value)) return `[${value.map(jsonText).join(',')}]`
  const fields = Object.entries(value).flatMap(([name, field]) =>
    field === undefined || (Array.isArray(field) && field.length === 0)
      ? []
      : [`${JSON.stringify(name)}:${jsonText(field)}`],
  )
  return `{${fields.join(',')}}`
}

const isList = (value: object): value is readonly Json[] => Array.isArray(value)
