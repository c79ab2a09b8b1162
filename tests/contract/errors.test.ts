import { describe, expect, it } from 'vitest'
import { RpcErrorBody } from '../../src/contract/error-body.ts'
import { ContractError, ERROR_CODES, type ErrorName, errorName, fromBody } from '../../src/contract/errors.ts'
import fc from '../fast-check.ts'

const names = Object.keys(ERROR_CODES) as ErrorName[]
const anyName = fc.constantFrom(...names)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const extras = fc
  .record({
    errorType: maybe(fc.string()),
    userMessage: maybe(fc.string()),
    i18nKey: maybe(fc.string()),
    issues: maybe(fc.array(fc.record({ path: fc.string(), message: fc.string() }))),
    current: maybe(fc.jsonValue()),
    retryAfter: maybe(fc.integer({ min: 0, max: 3600 })),
  })
  .map(given => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)))
const throughTheWire = (body: RpcErrorBody) => RpcErrorBody.parse(JSON.parse(JSON.stringify(body)))

describe('an error of the contract', () => {
  it('is unchanged by a round trip over the wire', () => {
    fc.assert(
      fc.property(anyName, fc.string(), extras, (name, message, data) => {
        const sent = new ContractError(name, message, data)
        const received = fromBody(throughTheWire(sent.toBody()))
        expect(received).toBeInstanceOf(ContractError)
        expect(received).toMatchObject({ code: name, message })
        // Compared as JSON, in which -0 is 0.
        expect(JSON.stringify(received.data)).toBe(JSON.stringify(data))
        expect(received.toBody()).toEqual(throughTheWire(sent.toBody()))
      }),
    )
  })

  it('has a unique number', () => {
    expect(new Set(Object.values(ERROR_CODES)).size).toBe(names.length)
  })

  it('has its name as the default message', () => {
    expect(new ContractError('CONFLICT').message).toBe('CONFLICT')
  })

  it.each([
    ['the name if it is in the contract', { code: 409, message: '', data: { code: 'GONE' } }, 'GONE'],
    ['the number in data', { code: -32000, message: '', data: { code: 402 } }, 'INSUFFICIENT_BALANCE'],
    ['the number if the name is unknown', { code: 413, message: '', data: { code: 'EntityTooLarge' } }, 'TOO_LARGE'],
    ['the number without data', { code: 429, message: '' }, 'RATE_LIMITED'],
    ['INTERNAL_ERROR if nothing is known', { code: 599, message: '', data: { code: 'Odd' } }, 'INTERNAL_ERROR'],
    ['INTERNAL_ERROR for names of Object', { code: 599, message: '', data: { code: 'constructor' } }, 'INTERNAL_ERROR'],
    ['UNAUTHORIZED for 401 beside any name', { code: 401, message: '', data: { code: 'FORBIDDEN' } }, 'UNAUTHORIZED'],
    ['UNAUTHORIZED for 401 in data', { code: -32000, message: '', data: { code: 401 } }, 'UNAUTHORIZED'],
  ] as const)('is read by %s', (_, body, name) => {
    expect(errorName(body)).toBe(name)
  })

  it('is always one of the list, whatever the body says', () => {
    const strange = fc.constantFrom('constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf')
    fc.assert(
      fc.property(fc.oneof(strange, fc.string(), fc.integer()), fc.integer(), (code, number) => {
        expect(names).toContain(errorName({ code: number, message: '', data: { code } }))
      }),
    )
  })
})
