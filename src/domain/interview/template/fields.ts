import type { Answer, Field, Property, Scalar } from './template.ts'

function answerOf(property: Property): Answer {
  if (property.type === 'array') return property.items?.enum ? 'choices' : 'list'
  if (property.enum) return 'choice'
  if (property.type === 'boolean') return 'boolean'
  if (property.type === 'number' || property.type === 'integer') return 'number'
  if (property.format === 'date' || property.format === 'partial-date' || property.format === 'duration')
    return property.format
  return 'text'
}

const optionsOf = (property: Property): { value: Scalar; label: string }[] => {
  const from = property.enum ? property : property.items?.enum ? property.items : undefined
  return (from?.enum ?? []).map((value, index) => ({ value, label: from?.enumTitles?.[index] ?? String(value) }))
}

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

/** The leaves of a schema in its order. */
export function fieldsOf(schema: Property | null | undefined): Field[] {
  const fields: Field[] = []
  const visit = (object: Property, base: string, top: string | null, inherited: Field['askIf'], required: boolean) => {
    for (const [name, property] of Object.entries(object.properties ?? {})) {
      const at = `${base}/${escaped(name)}`
      const conditions = Object.entries(property.askIf ?? {}).map(([other, values]) => {
        const beside = object.properties && other in object.properties
        return { at: beside ? `${base}/${escaped(other)}` : `/${escaped(other)}`, values }
      })
      const askIf = [...inherited, ...conditions]
      const needed = required && (object.required ?? []).includes(name)
      if (property.type === 'object') visit(property, at, top ?? name, askIf, needed)
      else
        fields.push({
          at,
          top: top ?? name,
          answer: answerOf(property),
          property,
          title: property.title ?? name,
          options: optionsOf(property),
          required: needed || (base !== '' && required && !object.required),
          integer: property.type === 'integer',
          askIf,
        })
    }
  }
  visit(schema ?? {}, '', null, [], true)
  return fields
}
