import { describe, expect, it } from 'vitest'
import type { Property } from '../../../../src/domain/interview/template/template.ts'
import { toCsv, toJson } from '../../../../src/domain/questionnaires/export-results.ts'
import { importSchema } from '../../../../src/domain/questionnaires/import-schema.ts'
import {
  EMPTY_SCHEMA,
  FIELD_TYPES,
  fieldRows,
  fieldType,
  renamedField,
  withNewField,
  withoutField,
  withProperty,
  withRequired,
  withType,
} from '../../../../src/domain/questionnaires/output-schema.ts'

const schema: Property = {
  type: 'object',
  properties: {
    fever: { type: 'boolean', title: 'Fever' },
    height: { type: 'number', title: 'Highest', unit: 'Cel', minimum: 34, askIf: { fever: [true] } },
    pressure: { type: 'object', properties: { systolic: { type: 'integer' }, diastolic: { type: 'integer' } } },
  },
  required: ['fever'],
}

describe('the fields of a template', () => {
  it('are listed with those of an object after it', () => {
    expect(fieldRows(schema).map(({ path, type, required }) => [path.join('.'), type, required])).toEqual([
      ['fever', 'boolean', true],
      ['height', 'number', false],
      ['pressure', 'object', false],
      ['pressure.systolic', 'integer', false],
      ['pressure.diastolic', 'integer', false],
    ])
  })

  it.each(FIELD_TYPES)('become %s and are recognised as that', type => {
    expect(fieldType(withType({ type: 'string', title: 'One', enum: ['a'], enumTitles: ['A'] }, type))).toBe(type)
  })

  it('a new name keeps the place, the conditions and what is required; a taken or malformed one changes nothing', () => {
    const renamed = renamedField(schema, ['fever'], 'hot')
    expect(Object.keys(renamed.properties ?? {})).toEqual(['hot', 'height', 'pressure'])
    expect(renamed).toMatchObject({ required: ['hot'], properties: { height: { askIf: { hot: [true] } } } })
    expect(renamedField(schema, ['fever'], 'height')).toEqual(schema)
    expect(renamedField(schema, ['fever'], 'a b')).toEqual(schema)
  })

  it('are added, changed, required and taken away at any depth', () => {
    const more = withNewField(schema, ['pressure'], 'Pulse')
    expect(more.properties?.pressure?.properties?.field3).toEqual({ type: 'string', title: 'Pulse' })
    expect(withoutField(more, ['pressure', 'field3'])).toMatchObject(schema)
    expect(withRequired(schema, ['pressure', 'systolic'], true).properties?.pressure?.required).toEqual(['systolic'])
    expect(withRequired(schema, ['fever'], false).required).toEqual([])
    expect(withProperty(schema, ['fever'], { type: 'string' }).properties?.fever).toEqual({ type: 'string' })
    expect(withNewField(EMPTY_SCHEMA, [], 'A').properties).toEqual({ field1: { type: 'string', title: 'A' } })
  })
})

describe('an imported schema', () => {
  it('is taken whole, with keywords that the editor does not know', () => {
    expect(importSchema(JSON.stringify({ ...schema, additionalProperties: false }))).toEqual({
      schema: { ...schema, additionalProperties: false },
    })
  })

  it.each([
    ['not JSON', '{', ['not-json']],
    ['a list', '[]', ['no-object']],
    ['a schema of a text', '{"type":"string"}', ['no-object']],
    ['no properties', '{"type":"object"}', ['no-properties /']],
    ['a reference', '{"properties":{"a":{"$ref":"#/x"}}}', ['not-supported /a']],
    ['an unknown type', '{"properties":{"a":{"type":"file"},"b":{}}}', ['unknown-type /a', 'unknown-type /b']],
    ['a bad name', '{"properties":{"a b":{"type":"string"}}}', ['bad-name /a b']],
    ['an empty object', '{"properties":{"a":{"type":"object"}}}', ['no-properties /a']],
    ['a text for a property', '{"properties":{"a":"string"}}', ['not-a-property /a']],
  ])('says what is wrong: %s', (_, text, problems) => {
    const found = importSchema(text)
    const named =
      'problems' in found ? found.problems.map(one => ('at' in one ? `${one.kind} ${one.at}` : one.kind)) : []
    expect(named).toEqual(problems)
  })
})

describe('exported results', () => {
  const session = {
    ...{ id: 's1', template: 'Before', status: 'completed', startedAt: '2026-11-23T10:00:00Z', completedAt: null },
    ...{ urgent: false, outputSchema: schema, respondent: '=HYPERLINK("http://evil")' },
    result: { fever: false, height: -1.5, pressure: { systolic: 130 }, stray: 1 },
  }

  it('have a column for each leaf, and no cell that a spreadsheet runs', () => {
    const [head, line] = toCsv([session]).slice(1).split('\r\n')
    expect(head).toBe(
      'session,template,respondent,status,startedAt,completedAt,urgent,fever,height,pressure.systolic,pressure.diastolic',
    )
    expect(line).toBe(`s1,Before,"'=HYPERLINK(""http://evil"")",completed,2026-11-23T10:00:00Z,,false,false,-1.5,130,`)
  })

  it.each(['=1+1', '+1', '-cmd', '@SUM(A1)', '\t=1', ' =1', '|x'])('guard a cell that begins with %j', respondent => {
    expect(toCsv([{ ...session, respondent }])).toContain(`'${respondent}`)
  })

  // A spreadsheet that splits at semicolons, as Russian and Greek ones do, begins a cell after each, quotes or not.
  it.each(['mild;=1+1', 'mild; =1+1', 'mild\n=cmd', 'mild\t@SUM(A1)', 'mild;-cmd'])(
    'guard what begins a cell inside %j',
    respondent => {
      const [, guarded] = toCsv([{ ...session, respondent }]).split(/\r\ns1,Before,/)
      expect(guarded).toMatch(/^"mild[;\n\t] ?'[=@-]/)
    },
  )

  it('leave lists of numbers and dates as they are', () => {
    expect(toCsv([{ ...session, respondent: 'a; -5; b' }])).toContain('"a; -5; b"')
  })

  it('as JSON keep their types', () => {
    expect(JSON.parse(toJson([session]))[0]).toMatchObject({ result: { fever: false, height: -1.5 } })
  })
})
