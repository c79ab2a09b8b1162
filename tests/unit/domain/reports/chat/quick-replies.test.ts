import { expect, test } from 'vitest'
import { answer } from '../../../../../src/domain/reports/chat/answer.ts'
import { answerQuickReply, GREETING, quickReplies } from '../../../../../src/domain/reports/chat/quick-replies.ts'
import { readVisits } from '../../../../factories/visits/visit.ts'

test.each(readVisits('given').map(visit => [visit.id, visit.transcript] as const))(
  '%s: a quick reply is offered only where it quotes something',
  (_id, transcript) => {
    const replies = quickReplies(transcript)
    expect(replies.length).toBeGreaterThan(0)
    expect(replies.length).toBeLessThanOrEqual(4)
    for (const reply of replies)
      expect(answerQuickReply(transcript, reply)).toMatchObject({ kind: 'quotes', notSaid: false })
  },
)

test('nothing is offered for an empty transcript, which answers nothing', () => {
  expect(quickReplies('')).toEqual([])
  expect(answer('', 'Какая доза?')).toMatchObject({ kind: 'notSaid', quotes: [] })
  expect(GREETING).toBe('chat.greeting')
})

test.each([['Напиши письмо пациенту'], ['What should I prescribe?'], ['Γράψε μου ένα γράμμα']])(
  '%s: cannot be quoted',
  question => {
    expect(answer('Врач: Добрый день.', question)).toMatchObject({ kind: 'cannot', quotes: [] })
  },
)

test('a relative and the past stay visible beside a quotation', () => {
  const talk =
    'Doctor: Any diabetes in the family?\nPatient: My father has diabetes.\nPatient: I had asthma as a child.\n'
  expect(answer(talk, 'Who has diabetes?').about.some(one => one.person === 'father')).toBe(true)
  expect(answer(talk, 'Does she have asthma?').about.some(one => one.past)).toBe(true)
})
