import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noticeOf } from '../../src/contract/notice.ts'

describe('what an answer asks to be said', () => {
  it.each([
    ['a message is information', { status: 'ok', message: 'Sent.' }, { kind: 'info', text: 'Sent.', i18nKey: null }],
    [
      'an error status says its error',
      { status: 'error', error: { message: 'No text found.' }, message: 'Done.' },
      { kind: 'error', text: 'No text found.', i18nKey: null },
    ],
    [
      'an error may name a text of ours',
      { status: 'error', error: { i18nKey: 'insights.noRecords' } },
      { kind: 'error', text: null, i18nKey: 'insights.noRecords' },
    ],
    [
      'a record whose processing failed is not a failed call',
      { id: 1, status: 'error', data: { errorKey: 'x' } },
      null,
    ],
    ['an error without words says nothing', { status: 'error', error: {} }, null],
    ['a blank message says nothing', { message: ' ' }, null],
    ['a message that is no text says nothing', { message: { text: 'x' } }, null],
    ['a list says nothing', [{ message: 'x' }], null],
    ['null says nothing', null, null],
  ])('%s', (_, result, notice) => {
    expect(noticeOf(result)).toEqual(notice)
  })

  it('is read from anything without throwing', () => {
    fc.assert(fc.property(fc.anything(), result => noticeOf(result) === null || typeof noticeOf(result) === 'object'))
  })
})
