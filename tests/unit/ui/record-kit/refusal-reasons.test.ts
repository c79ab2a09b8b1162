import { describe, expect, test } from 'vitest'
import { ERROR_TYPES } from '../../../../src/contract/error-types.ts'
import { ERROR_CODES } from '../../../../src/contract/errors.ts'
import { refusalReason } from '../../../../src/ui/record-kit/refusal-reasons.ts'

describe('a refusal', () => {
  test.each(Object.keys(ERROR_CODES))('with the code %s has a reason', code => {
    expect(refusalReason({ code })).not.toBe('failed')
  })

  test.each(ERROR_TYPES)('of the type %s has a reason, beside its code and as the code of an upload', errorType => {
    const reason = refusalReason({ code: 'UNPROCESSABLE', errorType })
    expect(reason).not.toBe('failed')
    expect(refusalReason({ code: errorType })).toBe(reason)
  })

  test.each(['TypeError', 'constructor', 'toString', '', null])('of an unknown kind (%s) only failed', code => {
    expect(refusalReason({ code })).toBe('failed')
    expect(refusalReason({ code, errorType: 'NewerThanThisVersion' })).toBe('failed')
  })

  test('of a type that this version does not know has the reason of its code', () => {
    expect(refusalReason({ code: 'FORBIDDEN', errorType: 'NewerThanThisVersion' })).toBe('forbidden')
  })
})
