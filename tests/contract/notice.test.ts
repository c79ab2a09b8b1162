import { describe, expect, it } from 'vitest'
import { noticeOf } from '../../src/contract/notice.ts'
import fc from '../fast-check.ts'

describe('the notice in a result', () => {
  it.each([
    ['a message is information', { status: 'ok', message: 'Sent.' }, { kind: 'info', text: 'Sent.', i18nKey: null }],
    [
      'an error status gives the text of its error',
      { status: 'error', error: { message: 'No text found.' }, message: 'Done.' },
      { kind: 'error', text: 'No text found.', i18nKey: null },
    ],
    [
      'an error may name a text of the interface',
      { status: 'error', error: { i18nKey: 'insights.noRecords' } },
      { kind: 'error', text: null, i18nKey: 'insights.noRecords' },
    ],
    ['a record with failed processing is not a failed call', { id: 1, status: 'error', data: { errorKey: 'x' } }, null],
    ['an error without a text gives no notice', { status: 'error', error: {} }, null],
    ['a blank message gives no notice', { message: ' ' }, null],
    ['a message that is no text gives no notice', { message: { text: 'x' } }, null],
    ['a list gives no notice', [{ message: 'x' }], null],
    ['null gives no notice', null, null],
  ])('%s', (_, result, notice) => {
    expect(noticeOf(result)).toEqual(notice)
  })

  it('is read from anything without throwing', () => {
    fc.assert(fc.property(fc.anything(), result => noticeOf(result) === null || typeof noticeOf(result) === 'object'))
  })
})
