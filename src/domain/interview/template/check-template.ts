import type { InterviewTemplate, Property } from './template.ts'

/** Bounds of an output schema that the interviewer can walk. */
export const TEMPLATE_LIMITS = {
  depth: 4,
  fields: 100,
  name: 64,
  title: 300,
  description: 1000,
  options: 50,
  checkpoints: 200,
  goals: 100,
  text: 2000,
} as const

export type TemplateProblemCode =
  | 'no-properties'
  | 'too-deep'
  | 'too-many-fields'
  | 'bad-name'
  | 'too-long'
  | 'unknown-type'
  | 'bad-enum'
  | 'enum-titles'
  | 'bad-bounds'
  | 'unknown-format'
  | 'bad-required'
  | 'bad-condition'
  | 'condition-cycle'
  | 'unknown-property'
  | 'too-many'

export interface TemplateProblem {
  /** JSON pointer into the template. */
  readonly at: string
  readonly code: TemplateProblemCode
}

const TYPES = new Set(['object', 'string', 'integer', 'number', 'boolean', 'array'])
const FORMATS = new Set(['date', 'partial-date', 'duration'])
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/** What keeps a template from being walked; empty if nothing does. Reads unknown data and never throws. */
export function checkTemplate(template: unknown): TemplateProblem[] {
  const problems: TemplateProblem[] = []
  const report = (at: string, code: TemplateProblemCode) => {
    if (problems.length < 50) problems.push({ at, code })
  }
  const data: Record<string, unknown> = isObject(template) ? template : {}
  const schema = data.outputSchema
  let fields = 0
  const tooLong = (value: unknown, limit: number) =>
    value !== undefined && (typeof value !== 'string' || value.length > limit)

  const checkEnum = (property: Record<string, unknown>, at: string) => {
    const { enum: values, enumTitles } = property
    if (values === undefined) return
    if (
      !Array.isArray(values) ||
      values.length === 0 ||
      values.length > TEMPLATE_LIMITS.options ||
      !values.every(isScalar) ||
      new Set(values).size !== values.length
    )
      return report(`${at}/enum`, 'bad-enum')
    const named =
      enumTitles === undefined ||
      (Array.isArray(enumTitles) &&
        enumTitles.length === values.length &&
        enumTitles.every(one => typeof one === 'string' && one.length <= TEMPLATE_LIMITS.title))
    if (!named) report(`${at}/enumTitles`, 'enum-titles')
  }

  const checkLeaf = (property: Record<string, unknown>, at: string) => {
    fields++
    checkEnum(property, at)
    const { minimum, maximum, format, type } = property
    for (const bound of [minimum, maximum])
      if (bound !== undefined && (typeof bound !== 'number' || !Number.isFinite(bound))) report(at, 'bad-bounds')
    if (typeof minimum === 'number' && typeof maximum === 'number' && minimum > maximum) report(at, 'bad-bounds')
    if (format !== undefined && type === 'string' && !FORMATS.has(String(format)))
      report(`${at}/format`, 'unknown-format')
    if (type === 'array') {
      if (!isObject(property.items)) report(`${at}/items`, 'unknown-type')
      else checkEnum(property.items, `${at}/items`)
    }
  }

  const checkObject = (object: Record<string, unknown>, at: string, depth: number) => {
    const { properties, required } = object
    if (!isObject(properties) || Object.keys(properties).length === 0)
      return report(`${at}/properties`, 'no-properties')
    if (depth > TEMPLATE_LIMITS.depth) return report(at, 'too-deep')
    if (
      required !== undefined &&
      !(Array.isArray(required) && required.every(name => typeof name === 'string' && Object.hasOwn(properties, name)))
    )
      report(`${at}/required`, 'bad-required')
    for (const [name, property] of Object.entries(properties)) {
      const here = `${at}/properties/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
      if (!name || name.length > TEMPLATE_LIMITS.name || name === '__proto__') report(here, 'bad-name')
      if (!isObject(property)) {
        report(here, 'unknown-type')
        continue
      }
      if (tooLong(property.title, TEMPLATE_LIMITS.title) || tooLong(property.description, TEMPLATE_LIMITS.description))
        report(here, 'too-long')
      if (typeof property.type !== 'string' || !TYPES.has(property.type)) report(`${here}/type`, 'unknown-type')
      checkCondition(
        property.askIf,
        properties,
        isObject(schema) && isObject(schema.properties) ? schema.properties : {},
        here,
        name,
      )
      if (property.type === 'object') checkObject(property, here, depth + 1)
      else checkLeaf(property, here)
    }
    if (depth === 1) for (const name of cyclic(properties)) report(`${at}/properties/${name}/askIf`, 'condition-cycle')
  }

  const checkCondition = (
    askIf: unknown,
    beside: Record<string, unknown>,
    top: Record<string, unknown>,
    at: string,
    name: string,
  ) => {
    if (askIf === undefined) return
    const right =
      isObject(askIf) &&
      Object.entries(askIf).every(
        ([other, values]) =>
          other !== name &&
          (Object.hasOwn(beside, other) || Object.hasOwn(top, other)) &&
          Array.isArray(values) &&
          values.length > 0 &&
          values.every(isScalar),
      )
    if (!right) report(`${at}/askIf`, 'bad-condition')
  }

  if (!isObject(schema)) report('/outputSchema', 'no-properties')
  else checkObject(schema, '/outputSchema', 1)
  if (fields > TEMPLATE_LIMITS.fields) report('/outputSchema', 'too-many-fields')
  const names = isObject(schema) && isObject(schema.properties) ? schema.properties : {}
  const { checkpoints, goals } = data
  if (checkpoints !== undefined && (!Array.isArray(checkpoints) || checkpoints.length > TEMPLATE_LIMITS.checkpoints))
    report('/checkpoints', 'too-many')
  else
    for (const [index, one] of ((checkpoints ?? []) as unknown[]).entries()) {
      if (typeof one === 'string' ? one.length > TEMPLATE_LIMITS.text : !isObject(one))
        report(`/checkpoints/${index}`, 'too-long')
      if (!isObject(one)) continue
      const listed = [
        ...(Array.isArray(one.properties) ? one.properties : []),
        ...Object.keys(isObject(one.redFlagIf) ? one.redFlagIf : {}),
      ]
      for (const name of listed)
        if (typeof name !== 'string' || !Object.hasOwn(names, name.replace(/^\//, '').split('/')[0] as string))
          report(`/checkpoints/${index}`, 'unknown-property')
    }
  if (
    goals !== undefined &&
    (!Array.isArray(goals) ||
      goals.length > TEMPLATE_LIMITS.goals ||
      goals.some(goal => typeof goal !== 'string' || goal.length > TEMPLATE_LIMITS.text))
  )
    report('/goals', 'too-many')
  return problems
}

/** Properties whose conditions lead back to themselves: they would never be asked. */
function cyclic(properties: Record<string, unknown>): string[] {
  const needs = (name: string): string[] => {
    const property = properties[name] as Property | undefined
    return isObject(property?.askIf) ? Object.keys(property.askIf) : []
  }
  return Object.keys(properties).filter(name => {
    const seen = new Set<string>()
    const stack = needs(name)
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      if (next === name) return true
      if (!seen.has(next)) {
        seen.add(next)
        stack.push(...needs(next))
      }
    }
    return false
  })
}

/** A template whose schema passed `checkTemplate`. */
export const isWalkable = (template: unknown): template is InterviewTemplate => checkTemplate(template).length === 0
