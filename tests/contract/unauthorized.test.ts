import { describe, expect, it } from 'vitest'
import { RpcErrorBody } from '../../src/contract/error-body.ts'
import { ContractError, ERROR_CODES, type ErrorName, errorName } from '../../src/contract/errors.ts'
import { isUnauthorized } from '../../src/contract/unauthorized.ts'
import fc from '../fast-check.ts'

const success = (result: unknown) => ({ jsonrpc: '2.0', id: 1, result })
const failure = (error: unknown) => ({ jsonrpc: '2.0', id: 1, error })

describe('a 401 ends the session in each of its four shapes (decision 4)', () => {
  it.each([
    ['the HTTP status', 401, undefined],
    ['the HTTP status with a successful body', 401, success({ ok: true })],
    ['error.code', 200, failure({ code: 401, message: '' })],
    ['error.data.code', 200, failure({ code: -32000, message: '', data: { code: 401 } })],
    ['error.data.code by name', 200, failure({ code: -32000, message: '', data: { code: 'UNAUTHORIZED' } })],
    ['result.code', 200, success({ code: 401 })],
    ['the error of the product’s own server', 200, failure(new ContractError('UNAUTHORIZED').toBody())],
  ])('%s', (_, status, response) => {
    expect(isUnauthorized(status, response)).toBe(true)
  })

  it.each([
    ['a plain result', success({ id: 401 })],
    ['a 401 deeper in the result', success({ error: { code: 401 }, items: [{ code: 401 }] })],
    ['a promocode that is called 401', success({ code: '401' })],
    ['a forbidden call', failure({ code: 403, message: '401', data: { code: 'FORBIDDEN' } })],
    ['nothing', undefined],
    ['null', null],
    ['text', '401'],
    ['a number', 401],
    ['an error that is text', failure('401')],
  ])('and %s does not', (_, response) => {
    expect(isUnauthorized(200, response)).toBe(false)
  })

  it('agrees with `errorName`', () => {
    const names = Object.keys(ERROR_CODES) as ErrorName[]
    const code = fc.oneof(fc.constantFrom(...Object.values(ERROR_CODES)), fc.integer())
    const dataCode = fc.oneof(fc.constantFrom<string | number>(401, 403, ...names), fc.string())
    fc.assert(
      fc.property(code, fc.option(dataCode, { nil: undefined }), (number, inner) => {
        const data = inner === undefined ? undefined : { code: inner }
        const body = RpcErrorBody.parse({ code: number, message: '', data })
        expect(isUnauthorized(200, failure(body))).toBe(errorName(body) === 'UNAUTHORIZED')
      }),
    )
  })

  it('accepts any value without throwing', () => {
    fc.assert(fc.property(fc.anything(), response => typeof isUnauthorized(200, response) === 'boolean'))
  })
})
