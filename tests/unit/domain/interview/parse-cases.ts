import type { Property } from '../../../../src/domain/interview/template/template.ts'
import type { Case } from './run-cases.ts'

/**
 * Our own interviews in short lines. `template ID LANG TITLE`, then `name | kind | title | description | askIf`;
 * A name `group/part` is a part of the object `group`, whose own line has the kind `obj`.
 * `interview ID TEMPLATE KIND`, then `name: text => gold; other=gold`, where `-` is no value; `confirm:` and `otherwise:`.
 */
export interface OwnTemplate {
  readonly id: string
  readonly lang: string
  readonly title: string
  readonly checkpoints: readonly {
    readonly id: string
    readonly title: string
    readonly properties: readonly string[]
  }[]
  readonly outputSchema: Property & { readonly properties: Record<string, Property> }
}

const DEFAULTS: Record<string, { otherwise: string; confirm: string; goOn: string }> = {
  ru: { otherwise: 'Не знаю', confirm: 'Да, всё верно', goOn: 'Это не про меня, продолжить опрос' },
  en: { otherwise: "I don't know", confirm: "Yes, that's right", goOn: 'This is not about me, go on' },
  el: { otherwise: 'Δεν ξέρω', confirm: 'Ναι, σωστά', goOn: 'Δεν με αφορά, συνέχεια' },
}

/** `int 0..10`, `num kg 2..200`, `bool`, `text`, `list`, `date`, `pdate`, `dur`, `one a=A;b=B`, `many a=A;b=B`, `bp`. */
function propertyOf(kind: string): Property {
  const [name, ...rest] = kind.split(' ')
  const bounds = /(-?[\d.]+)\.\.(-?[\d.]+)/.exec(kind)
  const unit = rest.find(one => !one.includes('..'))
  const limits = bounds ? { minimum: Number(bounds[1]), maximum: Number(bounds[2]) } : {}
  const pairs = rest
    .join(' ')
    .split(';')
    .map(one => one.split('='))
  const options = {
    enum: pairs.map(one => one[0] as string),
    enumTitles: pairs.map(one => (one[1] ?? one[0]) as string),
  }
  if (name === 'int' || name === 'num')
    return { type: name === 'int' ? 'integer' : 'number', ...limits, ...(unit ? { unit } : {}) }
  if (name === 'obj') return { type: 'object', properties: {} }
  if (name === 'bool') return { type: 'boolean' }
  if (name === 'list') return { type: 'array', items: { type: 'string' } }
  if (name === 'date') return { type: 'string', format: 'date' }
  if (name === 'pdate') return { type: 'string', format: 'partial-date' }
  if (name === 'dur') return { type: 'string', format: 'duration' }
  if (name === 'one') return { type: 'string', ...options }
  if (name === 'many') return { type: 'array', items: { type: 'string', ...options } }
  if (name === 'bp')
    return {
      type: 'object',
      properties: {
        systolic: { type: 'integer', unit: 'mm[Hg]', minimum: 60, maximum: 280 },
        diastolic: { type: 'integer', unit: 'mm[Hg]', minimum: 30, maximum: 180 },
      },
    }
  return { type: 'string' }
}

function goldOf(text: string, property: Property | undefined): unknown {
  if (text === '-') return undefined
  if (property?.type === 'array') return text === '[]' ? [] : text.split(' + ')
  if (property?.type === 'boolean') return text === 'true'
  if (property?.type === 'integer' || property?.type === 'number') return Number(text)
  if (property?.type === 'object') {
    const [systolic, diastolic] = text.split('/').map(Number)
    return { systolic, diastolic }
  }
  return text
}

export function parseCases(source: string): { templates: OwnTemplate[]; interviews: Case[] } {
  const templates: OwnTemplate[] = []
  const interviews: Case[] = []
  type Draft = { -readonly [Key in keyof Case]: Case[Key] }
  let template: OwnTemplate | undefined
  let interview: Draft | undefined
  for (const line of source.split('\n').map(one => one.trim())) {
    if (!line || line.startsWith('#')) continue
    const head = /^(template|interview) (\S+) (\S+) (.+)$/.exec(line)
    if (head?.[1] === 'template') {
      template = {
        id: head[2] as string,
        lang: head[3] as string,
        title: head[4] as string,
        checkpoints: [],
        outputSchema: { type: 'object', properties: {} },
      }
      templates.push(template)
      interview = undefined
    } else if (head) {
      template = templates.find(one => one.id === head[3]) as OwnTemplate
      const words = DEFAULTS[template.lang] as (typeof DEFAULTS)[string]
      interview = {
        id: head[2] as string,
        lang: template.lang,
        templateId: template.id,
        kind: head[4] as string,
        answers: [],
        otherwise: [words.otherwise],
        confirm: [words.confirm],
        continueText: words.goOn,
        gold: { result: {}, missing: [] },
      }
      interviews.push(interview)
    } else if (interview && template) {
      const [, name, text, gold] = /^([\w/]+): (.*?)(?: => (.*))?$/.exec(line) ?? []
      if (!name || text === undefined) throw new Error(`not a line of an interview: ${line}`)
      if (name === 'confirm') interview.confirm = [...text.split(' | ')]
      else {
        const golds = (gold ?? '')
          .split('; ')
          .filter(Boolean)
          .map(one =>
            /^[\w/]+=/.test(one)
              ? (one.split(/=(.*)/s).slice(0, 2) as [string, string])
              : ([name, one] as [string, string]),
          )
        const also = golds.map(one => one[0]).filter(one => one !== name)
        interview.answers = [
          ...interview.answers,
          { toProperty: name, text, ...(also.length ? { alsoAnswers: also } : {}) },
        ]
        for (const [key, value] of golds) {
          interview.gold = { ...interview.gold, result: withGold(interview.gold.result, template, key, value) }
        }
      }
    } else if (template) {
      const [name, kind, title, description, askIf] = line.split('|').map(one => one.trim()) as [
        string,
        string,
        string,
        string?,
        string?,
      ]
      const condition = /^(\w+)=(.+)$/.exec(askIf ?? '')
      const values = condition?.[2]?.split(',').map(one => (one === 'true' ? true : one === 'false' ? false : one))
      const { into, part } = placeOf(template, name)
      into[part] = {
        ...propertyOf(kind),
        title,
        ...(description ? { description } : {}),
        ...(condition && values ? { askIf: { [condition[1] as string]: values } } : {}),
      }
    } else throw new Error(line)
  }
  return {
    templates,
    interviews: interviews.map(one => ({ ...one, gold: { ...one.gold, missing: missingOf(one, templates) } })),
  }
}

/** The properties that hold a name, its last part, and the object's name if there is one. */
function placeOf(template: OwnTemplate, name: string) {
  const { properties } = template.outputSchema
  const [first, second] = name.split('/') as [string, string?]
  return second
    ? { into: properties[first]?.properties as Record<string, Property>, part: second, group: first }
    : { into: properties, part: first, group: undefined }
}

function withGold(result: Record<string, unknown>, template: OwnTemplate, name: string, value: string) {
  const { into, part, group } = placeOf(template, name)
  const found = goldOf(value, into[part])
  const before = group ? ((result[group] ?? {}) as Record<string, unknown>) : result
  const { [part]: _, ...others } = before
  const after = found === undefined ? others : { ...others, [part]: found }
  return group ? { ...result, [group]: after } : after
}

function missingOf(one: Case, templates: readonly OwnTemplate[]): string[] {
  const { properties } = (templates.find(each => each.id === one.templateId) as OwnTemplate).outputSchema
  return Object.entries(properties).flatMap(([name, property]) => {
    const applies = Object.entries(property.askIf ?? {}).every(([other, values]) =>
      values.includes(one.gold.result[other] as string),
    )
    if (!applies) return []
    const gold = one.gold.result[name]
    if (property.type !== 'object') return gold === undefined ? [`/${name}`] : []
    const parts = Object.keys(property.properties ?? {})
    return parts
      .filter(part => (gold as Record<string, unknown> | undefined)?.[part] === undefined)
      .map(part => `/${name}/${part}`)
  })
}

/** `+ text` is an emergency, `- text` is none; `@ lang` before them. */
export function parseEmergencies(source: string): { lang: string; text: string; emergency: boolean }[] {
  let lang = ''
  return source.split('\n').flatMap(line => {
    if (line.startsWith('@ ')) lang = line.slice(2).trim()
    const match = /^([+-]) (.+)$/.exec(line)
    return match ? [{ lang, text: match[2] as string, emergency: match[1] === '+' }] : []
  })
}
