import type { Property } from '../interview/template/template.ts'
import { isFieldName } from './output-schema.ts'

/** Why a text cannot be imported; `at` is a JSON pointer, `line` counts from 1. */
export type SchemaProblem =
  | { kind: 'not-json'; detail: string }
  | { kind: 'no-object' }
  | { kind: 'no-properties'; at: string }
  | { kind: 'bad-name'; at: string }
  | { kind: 'not-a-property'; at: string }
  | { kind: 'unknown-type'; at: string; type: string }
  | { kind: 'not-supported'; at: string; keyword: string }
  | { kind: 'too-deep'; at: string }

const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object'])
/** What would change the meaning of a property if it were left out. */
const UNSUPPORTED = ['$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'patternProperties', 'prefixItems']
const DEEPEST = 4

/** A JSON schema as text. Returns it whole, or everything that the interviewer could not ask. */
export function importSchema(text: string): { schema: Property } | { problems: SchemaProblem[] } {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    return { problems: [{ kind: 'not-json', detail: error instanceof Error ? error.message : '' }] }
  }
  if (!isBag(parsed) || (parsed.type !== undefined && parsed.type !== 'object'))
    return { problems: [{ kind: 'no-object' }] }
  const problems = inObject(parsed, '', 0)
  return problems.length > 0 ? { problems } : { schema: { type: 'object', ...parsed } as Property }
}

type Bag = Record<string, unknown>
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value)

function inObject({ properties }: Bag, at: string, depth: number): SchemaProblem[] {
  if (depth > DEEPEST) return [{ kind: 'too-deep', at }]
  if (!isBag(properties) || Object.keys(properties).length === 0) return [{ kind: 'no-properties', at: at || '/' }]
  return Object.entries(properties).flatMap(([name, property]) => {
    const here = `${at}/${name}`
    return isFieldName(name) ? inProperty(property, here, depth) : [{ kind: 'bad-name' as const, at: here }]
  })
}

function inProperty(property: unknown, at: string, depth: number): SchemaProblem[] {
  if (!isBag(property)) return [{ kind: 'not-a-property', at }]
  const keyword = UNSUPPORTED.find(one => one in property)
  if (keyword) return [{ kind: 'not-supported', at, keyword }]
  const { type = 'enum' in property ? 'string' : undefined } = property
  if (typeof type !== 'string' || !TYPES.has(type))
    return [{ kind: 'unknown-type', at, type: JSON.stringify(type ?? null) }]
  if (type === 'object') return inObject(property, at, depth + 1)
  if (type === 'array' && isBag(property.items) && property.items.type === 'object')
    return inObject(property.items, `${at}/items`, depth + 1)
  return []
}
