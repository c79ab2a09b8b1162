import type { Property } from '../interview/template/template.ts'

/** What the editor offers for a field; each is one shape of JSON Schema. */
export const FIELD_TYPES = [
  'text',
  'number',
  'integer',
  'boolean',
  'choice',
  'choices',
  'list',
  'date',
  'partial-date',
  'duration',
  'object',
] as const
export type FieldType = (typeof FIELD_TYPES)[number]

/** One property of a schema; `path` are the names from the top. */
export interface FieldRow {
  path: readonly string[]
  property: Property
  type: FieldType
  required: boolean
}

export const EMPTY_SCHEMA: Property = { type: 'object', properties: {} }

/** All properties in order, those of an object after it. */
export function fieldRows(schema: Property, above: readonly string[] = []): FieldRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = [...above, name]
    const row = { path, property, type: fieldType(property), required: schema.required?.includes(name) ?? false }
    return [row, ...fieldRows(property, path)]
  })
}

export function fieldType(property: Property): FieldType {
  if (property.type === 'array') return property.items?.enum ? 'choices' : 'list'
  if (property.enum) return 'choice'
  if (property.format === 'date' || property.format === 'partial-date' || property.format === 'duration')
    return property.format
  const { type } = property
  return type === 'number' || type === 'integer' || type === 'boolean' || type === 'object' ? type : 'text'
}

/** The same field as another type: what it asks stays, what only the former type had goes. */
export function withType({ title, description, askIf, ...former }: Property, type: FieldType): Property {
  const kept = {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(askIf && { askIf }),
  }
  const choices = former.enum ?? former.items?.enum ?? []
  const titles = former.enumTitles ?? former.items?.enumTitles
  const labelled = { enum: choices, ...(titles && { enumTitles: titles }) }
  const { minimum, maximum, unit } = former
  const bounds = {
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(unit !== undefined && { unit }),
  }
  switch (type) {
    case 'number':
    case 'integer':
      return { type, ...kept, ...bounds }
    case 'boolean':
      return { type, ...kept }
    case 'object':
      return { type, ...kept, properties: former.properties ?? {} }
    case 'choice':
      return { type: 'string', ...kept, ...labelled }
    case 'choices':
      return { type: 'array', ...kept, items: { type: 'string', ...labelled } }
    case 'list':
      return { type: 'array', ...kept, items: { type: 'string' } }
    case 'date':
    case 'partial-date':
    case 'duration':
      return { type: 'string', ...kept, format: type }
    case 'text':
      return { type: 'string', ...kept }
  }
}

/** Changes the object at `path`; the top of the schema is `[]`. */
function changed(schema: Property, path: readonly string[], change: (object: Property) => Property): Property {
  const [name, ...rest] = path
  const inner = name === undefined ? undefined : schema.properties?.[name]
  if (name === undefined || !inner) return change(schema)
  return { ...schema, properties: { ...schema.properties, [name]: changed(inner, rest, change) } }
}

export const withProperty = (schema: Property, path: readonly string[], property: Property): Property =>
  changed(schema, path, () => property)

export function withRequired(schema: Property, path: readonly string[], required: boolean): Property {
  const name = path.at(-1) ?? ''
  return changed(schema, path.slice(0, -1), object => {
    const others = (object.required ?? []).filter(one => one !== name)
    return { ...object, required: required ? [...others, name] : others }
  })
}

export function withoutField(schema: Property, path: readonly string[]): Property {
  const name = path.at(-1) ?? ''
  return changed(schema, path.slice(0, -1), object => {
    const properties = Object.fromEntries(Object.entries(object.properties ?? {}).filter(([one]) => one !== name))
    return { ...object, properties, required: (object.required ?? []).filter(one => one !== name) }
  })
}

/** A new text field below `above`, under the first free name. */
export function withNewField(schema: Property, above: readonly string[], title: string): Property {
  return changed(schema, above, object => {
    const properties = object.properties ?? {}
    let number = Object.keys(properties).length + 1
    while (`field${number}` in properties) number++
    return { ...object, properties: { ...properties, [`field${number}`]: { type: 'string', title } } }
  })
}

/** Names of JSON that CSV headers and pointers carry without quoting. */
export const isFieldName = (name: string): boolean => /^[A-Za-z_][A-Za-z0-9_]{0,63}$/.test(name)

/** Whether another field beside this one has the name. */
export function isTaken(schema: Property, path: readonly string[], name: string): boolean {
  const beside = path.slice(0, -1).reduce<Property | undefined>((object, one) => object?.properties?.[one], schema)
  return name !== path.at(-1) && Object.hasOwn(beside?.properties ?? {}, name)
}

/** Renames in place; conditions of other fields beside it follow. A name that is taken or malformed changes nothing. */
export function renamedField(schema: Property, path: readonly string[], name: string): Property {
  const former = path.at(-1) ?? ''
  return changed(schema, path.slice(0, -1), object => {
    const { properties = {} } = object
    if (!isFieldName(name) || (name !== former && name in properties)) return object
    const renamed = (one: string) => (one === former ? name : one)
    const entries = Object.entries(properties).map(([one, property]): [string, Property] => {
      if (!property.askIf) return [renamed(one), property]
      const askIf = Object.fromEntries(
        Object.entries(property.askIf).map(([other, values]) => [renamed(other), values]),
      )
      return [renamed(one), { ...property, askIf }]
    })
    return {
      ...object,
      properties: Object.fromEntries(entries),
      ...(object.required && { required: object.required.map(renamed) }),
    }
  })
}
