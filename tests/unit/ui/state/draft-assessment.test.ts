import { expect, test } from 'vitest'
import { assessDraft, typedTriage } from '../../../../src/ui/state/triage/draft-assessment.ts'
import { draft } from '../../../factories/triage/draft.ts'

test('spoken values fill untyped fields, and typed values stay', () => {
  const { input, heard } = assessDraft(
    draft({ numbers: { HR: '96' }, heardText: 'Pulse 128, sats 88 percent on room air' }),
  )
  expect(input.vitals).toMatchObject({ HR: 96, SpO2: 88, onOxygen: false })
  expect([...heard].toSorted()).toEqual(['SpO2', 'onOxygen'])
})

test('a saturation of 88 that is only spoken crosses its red-line at once', () => {
  const { assessment } = assessDraft(draft({ heardText: 'сатурация восемьдесят восемь' }))
  expect(assessment.classification).toMatchObject({ category: 'rus_red', forcedBy: ['rus_spo2_below_90'] })
})

test('the vitals of the septic patient give red with NEWS2 19', () => {
  const { assessment } = assessDraft(
    draft({
      numbers: { RR: '26', SpO2: '90', SBP: '88', HR: '132', Temp: '39.4' },
      ...{ ACVPU: 'C', onOxygen: true },
    }),
  )
  expect(assessment.news2).toMatchObject({ kind: 'complete', total: 19 })
  expect(assessment.classification).toMatchObject({ kind: 'determined', category: 'rus_red' })
})

test('a typed "cannot be measured" is not replaced by a spoken number', () => {
  const { assessment } = assessDraft(draft({ unrecordable: ['SBP', 'DBP'], heardText: 'blood pressure 120 over 80' }))
  expect(assessment.readings.SBP).toEqual({ kind: 'unrecordable' })
})

test('a half-typed temperature is read as the typed digits', () => {
  expect(typedTriage(draft({ numbers: { Temp: '38.' } })).vitals?.Temp).toBe(38)
})

test('an incomplete number counts once another field is focused', () => {
  const incomplete = draft({ numbers: { RR: '2' } })
  expect(assessDraft(incomplete, 'RR').known).toBe(false)
  expect(assessDraft(incomplete, 'SpO2').assessment.readings.RR).toEqual({ kind: 'measured', value: 2 })
  expect(assessDraft(incomplete).assessment.news2).toMatchObject({ single3: ['RR'] })
})

test('a saturation that no digit can follow counts at once', () => {
  const { assessment } = assessDraft(draft({ numbers: { SpO2: '38' } }), 'SpO2')
  expect(assessment.classification).toMatchObject({ category: 'rus_red' })
})

test('complaints are split, complete and in order', () => {
  expect(typedTriage(draft({ symptoms: 'одышка\n\nболь в груди; слабость ' })).symptoms).toEqual([
    'одышка',
    'боль в груди',
    'слабость',
  ])
})

test('a result needs at least one sign, not only age and sex', () => {
  expect(assessDraft(draft({ age: '60', sex: 'female' })).known).toBe(false)
  expect(assessDraft(draft({ ACVPU: 'U' })).known).toBe(true)
  expect(assessDraft(draft({ heardText: 'пульс не определяется' })).known).toBe(true)
})
