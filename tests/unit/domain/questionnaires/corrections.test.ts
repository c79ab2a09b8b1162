import { describe, expect, it } from 'vitest'
import type { InterviewTemplate } from '../../../../src/domain/interview/template/template.ts'
import type { InterviewState, Reply } from '../../../../src/domain/interview/walk/state.ts'
import { type Interview, openInterview } from '../../../../src/domain/questionnaires/interviews.ts'

const TEMPLATE: InterviewTemplate = {
  title: 'Before the visit',
  outputSchema: {
    type: 'object',
    properties: {
      complaint: { type: 'string', title: 'Complaint', description: 'What is troubling you most?' },
      weight: { type: 'number', title: 'Weight', unit: 'kg', minimum: 20, maximum: 300 },
      fever: { type: 'boolean', title: 'Fever', description: 'Have you had a fever?' },
      pressure: {
        type: 'object',
        title: 'Blood pressure',
        properties: {
          systolic: { type: 'integer', minimum: 40, maximum: 300 },
          diastolic: { type: 'integer', minimum: 20, maximum: 200 },
        },
      },
    },
  },
}

function talk(interview: Interview) {
  let { state, reply } = interview.start()
  let count = 0
  return {
    say(text: string, corrects?: string): Reply {
      count += 1
      const message = { id: `m${count}`, text, today: { year: 2026, month: 11, day: 23 }, at: '2026-11-23T10:00:00Z' }
      ;({ state, reply } = interview.answer(state, { ...message, corrects }))
      return reply
    },
    state: (): InterviewState => state,
    values: () => interview.result(state).result,
  }
}

const open = async () => talk(await openInterview(TEMPLATE, 'en'))

describe('an earlier question answered again', () => {
  it('replaces its value alone, reads it back, and the pending question returns', async () => {
    const { say, values, state } = await open()
    say('A headache')
    say('82')
    const reply = say('Ringing in the ear', '/complaint')
    expect(values()).toEqual({ complaint: 'Ringing in the ear', weight: 82 })
    expect(reply.response).toMatchObject({ property: '/fever', kind: 'question' })
    expect(reply.response.content).toBe('Corrected. Complaint: Ringing in the ear\n\nHave you had a fever?')
    expect(state().answers['/complaint']?.replaced).toEqual([{ value: 'A headache', messageId: 'm1' }])
  })

  it('that is not understood leaves the earlier answer and asks for the same again', async () => {
    const { say, values } = await open()
    say('A headache')
    say('82')
    expect(say('quite heavy', '/weight').response).toMatchObject({ property: '/weight', kind: 'reask' })
    expect(values()).toEqual({ complaint: 'A headache', weight: 82 })
    expect(say('84', '/weight').response.property).toBe('/fever')
    expect(values()).toMatchObject({ weight: 84 })
  })

  it('of two parts replaces both', async () => {
    const { say, values } = await open()
    for (const answer of ['A headache', '82', 'no', '120 over 80']) say(answer)
    const reply = say('130 over 85', '/pressure')
    expect(values()).toMatchObject({ pressure: { systolic: 130, diastolic: 85 } })
    expect(reply.response).toMatchObject({ kind: 'summary', content: expect.stringContaining('Is this right?') })
  })

  it('with an emergency shows its text and keeps the new answer', async () => {
    const { say, values } = await open()
    say('A headache')
    const reply = say('Chest pain and I cannot breathe', '/complaint')
    expect(reply).toMatchObject({ emergency: true, response: { kind: 'emergency' } })
    expect(values()).toMatchObject({ complaint: 'Chest pain and I cannot breathe' })
  })

  it('of a question that was not answered yet, or does not exist, is an answer like any other', async () => {
    const { say, values } = await open()
    say('A headache', '/nothing')
    say('82', '/fever')
    expect(values()).toEqual({ complaint: 'A headache', weight: 82 })
  })
})

it('the summary names each value also where the last answer is read back', async () => {
  const { say } = await open()
  for (const answer of ['A headache', '82', '120 over 80', 'no']) say(answer)
  const { content } = say('120 over 80').response
  expect(content).toContain('Weight: 82')
  expect(content.endsWith('Is this right?')).toBe(true)
})
