import { expect, test } from 'vitest'
import { readTriageAddress } from '../../../../src/domain/triage/recording/session-address.ts'

test('without an id the current session is shown', () => {
  expect(readTriageAddress(undefined)).toEqual({ kind: 'current' })
  expect(readTriageAddress('')).toEqual({ kind: 'current' })
})

test('a number is a record of the history, a client id a session without a number', () => {
  expect(readTriageAddress('214')).toEqual({ kind: 'record', id: 214 })
  const clientId = '01935b2e-7c1a-7d33-9c55-0a1b2c3d4e5f'
  expect(readTriageAddress(clientId)).toEqual({ kind: 'session', clientId })
  expect(readTriageAddress(clientId.toUpperCase())).toEqual({ kind: 'session', clientId })
})

test.each([
  'abc',
  '0',
  '-1',
  '1.5',
  '1e3',
  ' 7',
  '07',
  '9007199254740993',
  '01935b2e-7c1a',
  'x01935b2e-7c1a-7d33-9c55-0a1b2c3d4e5f',
])('"%s" is an invalid id', id => expect(readTriageAddress(id)).toEqual({ kind: 'invalid' }))
