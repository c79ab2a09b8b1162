import fc from '../../fast-check.ts'

/** As much of a schema's definition as the walk needs. */
interface Definition {
  type: string
  shape?: Record<string, Schema>
  innerType?: Schema
  element?: Schema
  valueType?: Schema
  options?: Schema[]
  entries?: Record<string, string>
  values?: unknown[]
}
interface Schema {
  _zod: { def: unknown }
}

export interface FieldValues {
  /** Keys from the content to the field. */
  path: string[]
  values: fc.Arbitrary<unknown>
  /** The values that the contract stores as words; empty for free text and numbers. */
  words: readonly string[]
}

/** Words that no catalog and no contract contains. */
const freeText = fc.constantFrom('йцукен', 'фывапр', 'ячсмит', 'нгшщзх')

/** Every field of a schema of the contract, with values that it accepts. Of a list of objects the list is one field. */
export function fieldsOf(schema: unknown, path: string[] = []): FieldValues[] {
  const def = (schema as Schema)._zod.def as Definition
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape ?? {}).flatMap(([key, inner]) => fieldsOf(inner, [...path, key]))
    case 'optional':
    case 'nullable':
    case 'default':
      return fieldsOf(def.innerType, path)
    default:
      return [{ path, ...valuesOf(schema as Schema) }]
  }
}

function valuesOf(schema: Schema): Omit<FieldValues, 'path'> {
  const def = schema._zod.def as Definition
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return valuesOf(def.innerType as Schema)
    case 'object': {
      const fields = fieldsOf(schema)
      const whole = fc.record(Object.fromEntries(fields.map(({ path, values }) => [path.join('.'), values])))
      return { values: whole, words: fields.flatMap(({ words }) => words) }
    }
    case 'array': {
      const { values, words } = valuesOf(def.element as Schema)
      return { values: fc.array(values, { minLength: 1, maxLength: 3 }), words }
    }
    case 'record': {
      const { values, words } = valuesOf(def.valueType as Schema)
      return { values: fc.dictionary(freeText, values, { minKeys: 1, maxKeys: 2 }), words }
    }
    case 'enum': {
      const words = Object.values(def.entries ?? {})
      return { values: fc.constantFrom(...words), words }
    }
    case 'literal':
      return { values: fc.constantFrom(...(def.values ?? [])), words: [] }
    case 'union': {
      const options = (def.options ?? []).map(valuesOf)
      return { values: fc.oneof(...options.map(({ values }) => values)), words: options.flatMap(({ words }) => words) }
    }
    case 'number':
    case 'int':
      return { values: fc.integer({ min: 1, max: 100 }), words: [] }
    case 'boolean':
      return { values: fc.boolean(), words: [] }
    default:
      return { values: freeText, words: [] }
  }
}
