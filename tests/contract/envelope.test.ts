import { describe, expect, it } from 'vitest'
import { CallMeta, RpcRequest } from '../../src/contract/envelope.ts'
import { ContractError } from '../../src/contract/errors.ts'
import { MAX_BATCH_CALLS, MAX_REQUEST_BYTES } from '../../src/contract/protocol.ts'
import { ChangeEvent, ResponseMeta, RpcResponse } from '../../src/contract/response.ts'
import { SINGLE_CALL_MAX } from '../../src/contract/upload-limits.ts'
import fc from '../fast-check.ts'

const id = fc.oneof(fc.string(), fc.integer(), fc.constant(null))
/** Without `__proto__`, which has its own test below. */
const name = fc.string().filter(key => key !== '__proto__')
const params = fc.dictionary(name, fc.jsonValue())
const method = fc.string({ minLength: 1, maxLength: 200 })
const refuses = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  expect(schema.safeParse(value).success).toBe(false)

describe('a request', () => {
  it('is unchanged by parsing after a round trip through JSON', () => {
    const request = fc.record(
      { jsonrpc: fc.constant('2.0'), id, method, params },
      { requiredKeys: ['jsonrpc', 'method'] },
    )
    fc.assert(
      fc.property(request, one => {
        const json = JSON.parse(JSON.stringify(one))
        expect(RpcRequest.parse(json)).toEqual(json)
      }),
    )
  })

  it('cannot set the prototype of its parameters', () => {
    const sent = JSON.parse('{"jsonrpc":"2.0","method":"m","params":{"__proto__":{"isAdmin":true},"a":1}}')
    const params: object = RpcRequest.parse(sent).params ?? {}
    expect(Object.getOwnPropertyNames(params)).toEqual(['a'])
    expect('isAdmin' in params).toBe(false)
  })

  it.each([
    ['no version', { id: 1, method: 'm' }],
    ['another version', { jsonrpc: '1.0', id: 1, method: 'm' }],
    ['no method', { jsonrpc: '2.0', id: 1 }],
    ['an empty method', { jsonrpc: '2.0', id: 1, method: '' }],
    ['a method of 201 letters', { jsonrpc: '2.0', id: 1, method: 'm'.repeat(201) }],
    ['a method that is no text', { jsonrpc: '2.0', id: 1, method: 5 }],
    ['parameters by position', { jsonrpc: '2.0', id: 1, method: 'm', params: [1] }],
    ['parameters that are text', { jsonrpc: '2.0', id: 1, method: 'm', params: 'p' }],
    ['an id that is an object', { jsonrpc: '2.0', id: {}, method: 'm' }],
    ['a batch', [{ jsonrpc: '2.0', id: 1, method: 'm' }]],
    ['null', null],
  ])('is refused with %s', (_, value) => refuses(RpcRequest, value))

  it('with the largest single-call upload fits into the request limit', () => {
    expect(Math.ceil(SINGLE_CALL_MAX / 3) * 4).toBeLessThan(MAX_REQUEST_BYTES - 64 * 1024)
  })

  it('shares its batch with at most nineteen others (S2)', () => {
    expect(MAX_BATCH_CALLS).toBe(20)
  })
})

describe('a response', () => {
  const meta = { token: 't', checkpoint: 'c', hasMore: true, epoch: 'e', replayed: false, total: 3 }

  it('with a result is unchanged by parsing after a round trip through JSON', () => {
    fc.assert(
      fc.property(id, fc.jsonValue(), (id, result) => {
        const json = JSON.parse(JSON.stringify({ jsonrpc: '2.0', id, result, meta }))
        expect(RpcResponse.parse(json)).toEqual(json)
      }),
    )
  })

  it('with an error is unchanged by parsing', () => {
    const json = { jsonrpc: '2.0', id: 1, error: new ContractError('CONFLICT').toBody() }
    expect(RpcResponse.parse(json)).toEqual(json)
  })

  it.each([
    ['neither result nor error', { jsonrpc: '2.0', id: 1 }],
    ['both', { jsonrpc: '2.0', id: 1, result: 1, error: { code: 1, message: '' } }],
    ['no id', { jsonrpc: '2.0', result: 1 }],
    ['an error without a number', { jsonrpc: '2.0', id: 1, error: { code: 'X', message: '' } }],
    ['an error without a message', { jsonrpc: '2.0', id: 1, error: { code: 1 } }],
    ['a token that is no text', { jsonrpc: '2.0', id: 1, result: 1, meta: { token: 5 } }],
    ['a page of a portal', '<html>'],
  ])('is refused with %s', (_, value) => refuses(RpcResponse, value))
})

describe('metadata', () => {
  it('keeps unknown fields of a newer client or server', () => {
    expect(CallMeta.parse({ opId: 'o', later: 1 })).toEqual({ opId: 'o', later: 1 })
    expect(ResponseMeta.parse({ later: 1 })).toEqual({ later: 1 })
  })

  it('names the current patient by number, by clientId or not at all', () => {
    for (const patientId of [7, '01990000-0000-7000-8000-000000000007', null]) {
      expect(CallMeta.parse({ patientId })).toEqual({ patientId })
    }
    refuses(CallMeta, { patientId: { $gt: 0 } })
    refuses(CallMeta, { patientId: 'x'.repeat(65) })
    refuses(CallMeta, { opId: 'x'.repeat(65) })
  })

  it('announces a change by seq and epoch', () => {
    expect(ChangeEvent.parse({ seq: 5, epoch: 'e' })).toEqual({ seq: 5, epoch: 'e' })
    refuses(ChangeEvent, { seq: 5 })
    refuses(ChangeEvent, { seq: 0.5, epoch: 'e' })
  })
})
