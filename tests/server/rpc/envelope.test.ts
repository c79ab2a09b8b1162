import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_REQUEST_BYTES } from '../../../src/contract/protocol.ts'
import { Client } from '../client.ts'
import { sha256, webmBytes } from '../modules/audio.ts'
import { startServer } from '../servers.ts'
import type { TestServer } from '../test-server.ts'

let server: TestServer
let device: Client
beforeAll(async () => {
  server = await startServer()
  device = await new Client(server.origin).signIn('doctor')
})
afterAll(() => server.stop())

const json = async (body: unknown, client = device) => {
  const response = await client.post(body)
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}
const call = (id: unknown, method: string, params: Record<string, unknown> = {}) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
})
const code = (one: { error?: { data?: { code?: string } } }) => one.error?.data?.code ?? 'ok'

describe('a request', () => {
  it.each([
    ['no JSON', '{"jsonrpc": "2.0", ', -32700],
    ['nothing', '', -32700],
    ['a number', '1', -32600],
    ['an empty batch', '[]', -32600],
    ['no version', '{"id": 1, "method": "userAccount.user:get"}', -32600],
    ['another version', '{"jsonrpc": "1.0", "id": 1, "method": "userAccount.user:get"}', -32600],
    ['a method that is no text', '{"jsonrpc": "2.0", "id": 1, "method": 5}', -32600],
    ['an id that is an object', '{"jsonrpc": "2.0", "id": {}, "method": "userAccount.user:get"}', -32600],
    ['parameters by position', '{"jsonrpc": "2.0", "id": 1, "method": "userAccount.user:get", "params": [1]}', -32602],
    [
      'meta that is no object',
      '{"jsonrpc": "2.0", "id": 1, "method": "userAccount.user:get", "params": {"meta": 5}}',
      -32602,
    ],
  ])('%s is refused by its code', async (_, body, expected) => {
    const response = await json(body)
    expect(response.status).toBe(200)
    expect(response.body.error.code).toBe(expected)
    expect(response.body).toHaveProperty('id')
  })

  it('keeps the id of a malformed call if it can be read', async () => {
    expect((await json('{"jsonrpc": "2.0", "id": "x", "method": 5}')).body.id).toBe('x')
  })

  it('above the limit is refused with 413, with or without a declared length', async () => {
    const long = JSON.stringify(call(1, 'userAccount.user:get', { pad: 'x'.repeat(MAX_REQUEST_BYTES) }))
    const declared = await json(long)
    expect(declared).toMatchObject({ status: 413, body: { error: { data: { code: 'TOO_LARGE' } } } })
    const streamed = await fetch(`${server.origin}/api/rpc`, {
      method: 'POST',
      body: new ReadableStream({
        start(controller) {
          controller.enqueue(Buffer.from(long))
          controller.close()
        },
      }),
      duplex: 'half',
    } as RequestInit)
    expect(streamed.status).toBe(413)
  })

  it('may spell its method in any way of the specification', async () => {
    for (const spelling of ['healthRecords:list', 'healthRecords.list', 'healthRecords list']) {
      expect(code((await json(call(1, spelling))).body)).toBe('ok')
    }
  })

  it('that is unknown gets its own error', async () => {
    expect(code((await json(call(1, 'unknown:method'))).body)).toBe('METHOD_NOT_FOUND')
    expect(code((await json(call(1, '__proto__'))).body)).toBe('METHOD_NOT_FOUND')
  })

  it('with wrong parameters gets their paths', async () => {
    const { body } = await json(call(1, 'healthRecords:list', { limit: 0, recordTypes: 'nonsense' }))
    expect(body.error.data).toMatchObject({ code: 'INVALID_PARAMS' })
    expect(body.error.data.issues.map((issue: { path: string }) => issue.path)).toEqual(
      expect.arrayContaining(['limit', 'recordTypes']),
    )
  })

  it('without an id is run and has no response', async () => {
    const clientId = v7()
    const params = { patient: { clientId, name: 'quiet' } }
    const silent = await device.post({ jsonrpc: '2.0', method: 'userAccount.patients:create', params })
    expect(silent.status).toBe(204)
    expect(await device.call('userAccount.patients:get', { clientId })).toMatchObject({ name: 'quiet' })
    expect(
      (await json([call(1, 'userAccount.user:get'), { jsonrpc: '2.0', method: 'userAccount.user:get' }])).body,
    ).toHaveLength(1)
  })

  it('with a protocol that is too old requires an upgrade', async () => {
    expect(code((await json(call(1, 'userAccount.user:get', { meta: { protocol: 0 } }))).body)).toBe('UPGRADE_REQUIRED')
    expect(code((await json(call(1, 'userAccount.user:get', { meta: { protocol: 1 } }))).body)).toBe('ok')
  })

  it('I5: nested too deeply is refused alone, and its batch continues', async () => {
    const create = (id: number, levels: number) => {
      const text = JSON.stringify(call(id, 'healthRecords:create', { recordType: 'healthLog', data: { deep: '?' } }))
      return text.replace('"?"', `${'{"a":'.repeat(levels)}"\\ud83d"${'}'.repeat(levels)}`)
    }
    const { body } = await json(`[${[create(1, 20_000), create(2, 60), create(3, 65)].join(',')}]`)
    expect(body.map(code)).toEqual(['INVALID_PARAMS', 'ok', 'INVALID_PARAMS'])
  })

  it('I5: with characters that cannot be stored has them replaced', async () => {
    const record = await device.call('healthRecords:create', {
      name: 'cut \ud83d',
      recordType: 'healthLog',
      data: { note: 'a\u0000b', 'k\u0000': ['\udc00'] },
    })
    expect(record).toMatchObject({ name: 'cut \ufffd', data: { note: 'a\ufffdb', 'k\ufffd': ['\ufffd'] } })
  })
})

describe('S2: a batch', () => {
  it('of 21 calls is refused as a whole', async () => {
    const clientId = v7()
    const calls = Array.from({ length: 21 }, (_, id) =>
      call(id, 'userAccount.patients:create', { patient: { clientId, name: 'x' } }),
    )
    const { status, body } = await json(calls)
    expect({ status, code: code(body), id: body.id }).toEqual({ status: 200, code: 'BATCH_TOO_LARGE', id: null })
    expect(await device.fail('userAccount.patients:get', { clientId })).toMatchObject({ name: 'NOT_FOUND' })
    expect((await json(calls.slice(0, 20))).body).toHaveLength(20)
  })

  it('runs in order, and calls fail separately', async () => {
    const clientId = v7()
    const { body } = await json([
      call('a', 'userAccount.patients:get', { clientId }),
      call('b', 'userAccount.patients:create', { patient: { clientId, name: 'A' } }),
      call('c', 'userAccount.patients:update', { patient: { clientId, name: 'B' } }),
      5,
      call('d', 'unknown:method'),
      call('e', 'healthRecords:create', { recordType: 'healthLog', name: 'R', patientId: clientId }),
      call('f', 'userAccount.patients:get', { clientId }),
    ])
    expect(body.map((one: { id: unknown }) => one.id)).toEqual(['a', 'b', 'c', null, 'd', 'e', 'f'])
    expect(body.map(code)).toEqual(['NOT_FOUND', 'ok', 'ok', 'INVALID_REQUEST', 'METHOD_NOT_FOUND', 'ok', 'ok'])
    expect(body[6].result.name).toBe('B')
  })

  it('stops when its response grows too large: skipped calls are reported', async () => {
    const text = 'я'.repeat(700_000)
    const record = await device.call('healthRecords:create', {
      name: 'long',
      recordType: 'healthLog',
      data: { note: text },
    })
    const { body } = await json([1, 2, 3, 4].map(id => call(id, 'healthRecords:get', { id: record.id })))
    expect(body.map(code)).toEqual(['ok', 'ok', 'RESPONSE_TOO_LARGE', 'RESPONSE_TOO_LARGE'])
    await device.call('healthRecords:delete', { id: record.id })
  })

  it('is unauthenticated after a sign-out within it', async () => {
    const leaving = await new Client(server.origin).signIn('doctor')
    const { status, body } = await json(
      [call(1, 'userAccount.user:get'), call(2, 'userAccount.user:logout'), call(3, 'userAccount.user:get')],
      leaving,
    )
    expect(status).toBe(200)
    expect(body.map(code)).toEqual(['ok', 'ok', 'UNAUTHORIZED'])
  })
})

describe('the token', () => {
  it('I11: is missing in every call: HTTP 401, with the error in the body', async () => {
    const anonymous = new Client(server.origin)
    const single = await json(call(7, 'userAccount.user:get'), anonymous)
    expect(single).toMatchObject({
      status: 401,
      body: { id: 7, error: { code: 401, data: { code: 'UNAUTHORIZED', i18nKey: 'auth.loginRequired' } } },
    })
    const batch = await json([call(1, 'userAccount.user:get'), call(2, 'healthRecords:list')], anonymous)
    expect(batch.status).toBe(401)
    expect(batch.body.map(code)).toEqual(['UNAUTHORIZED', 'UNAUTHORIZED'])
    anonymous.token = 'made-up'
    expect((await json(call(7, 'userAccount.user:get'), anonymous)).status).toBe(401)
  })

  it('that is unknown does not stop a call that needs none', async () => {
    const anonymous = new Client(server.origin)
    anonymous.token = 'made-up'
    const mixed = await json(
      [call(1, 'userAccount.user:demoLogin', { user: 'patient' }), call(2, 'userAccount.user:get')],
      anonymous,
    )
    expect(mixed.status).toBe(200)
    expect(mixed.body.map(code)).toEqual(['ok', 'UNAUTHORIZED'])
  })

  it('may be a plain parameter, as older clients send it', async () => {
    const anonymous = new Client(server.origin)
    expect(code((await json(call(1, 'userAccount.user:get', { token: device.token }), anonymous)).body)).toBe('ok')
  })

  it('S8: is not logged, like names, texts and queries', async () => {
    const secret = 'Very Private Name'
    await device.call('userAccount.patients:create', { patient: { name: secret } })
    await fetch(`${server.origin}/health-record/share/secret-share-token?token=${device.token}&q=secret-query`)
    await fetch(`${server.origin}/api/assets/secret-asset-token`)
    await json(call(1, 'healthRecords:create', { recordType: 'healthLog', name: secret, patientId: 999_999 }))
    const log = server.log.join('\n')
    for (const text of [device.token ?? '?', secret, 'secret-share-token', 'secret-query', 'secret-asset-token']) {
      expect(log).not.toContain(text)
    }
    expect(log).toContain('"path":"/health-record/share/…"')
  })
})

describe('the current patient', () => {
  it('S1: of another account is not found, whatever the call', async () => {
    const other = await new Client(server.origin).signIn('patient')
    const [theirs] = await other.call('userAccount.patients:list', {})
    for (const patientId of [theirs!.id, theirs!.clientId, String(theirs!.id), v7(), 999_999]) {
      expect(await device.fail('userAccount.user:get', {}, { patientId })).toMatchObject({ name: 'NOT_FOUND' })
    }
  })

  it('may be named by either id, may be deleted, and may be created by the call that names it', async () => {
    const clientId = v7()
    const made = await device.call(
      'userAccount.patients:create',
      { patient: { clientId, name: 'A' } },
      { patientId: clientId },
    )
    await device.call('userAccount.user:get', {}, { patientId: made.id })
    await device.call('userAccount.user:get', {}, { patientId: clientId })
    await device.call('userAccount.patients:delete', { id: made.id })
    await device.call('userAccount.user:get', {}, { patientId: clientId })
  })

  it('may be the empty string for no patient, in meta and as a plain parameter', async () => {
    const none = { patientId: '' }
    const calls = [
      call(1, 'userAccount.user:get', { meta: none }),
      call(2, 'userAccount.user:get', none),
      call(3, 'userAccount.patients:list', none),
      call(4, 'healthRecords:create', { recordType: 'healthLog', ...none }),
    ]
    expect((await json(calls)).body.map(code)).toEqual(['ok', 'ok', 'ok', 'ok'])
  })

  it('that is unknown does not prevent signing out', async () => {
    const leaving = await new Client(server.origin).signIn('doctor')
    await leaving.call('userAccount.user:logout', {}, { patientId: 999_999 })
    expect(await leaving.fail('userAccount.user:get', {})).toMatchObject({ name: 'UNAUTHORIZED' })
  })

  it('is the patient of a write that names none; a write that names one, or null, keeps its own', async () => {
    const make = async () => (await device.call('userAccount.patients:create', { patient: { name: 'C' } })).id
    const [current, another] = [await make(), await make()]
    const record = { recordType: 'healthLog' as const, name: 'R' }
    const created = async (params: Record<string, unknown>, meta = {}) =>
      (await json(call(1, 'healthRecords:create', { ...params, meta }))).body.result.patientId
    expect(await created(record, { patientId: current })).toBe(current)
    expect(await created({ record, patientId: current })).toBe(current)
    expect(await created({ ...record, patientId: another }, { patientId: current })).toBe(another)
    expect(await created({ ...record, patientId: null }, { patientId: current })).toBeNull()

    const bytes = webmBytes(500)
    const scribe = { documentAssetType: 'ambient-scribe' as const }
    const file = { fileName: 'a.webm', mimeType: 'audio/webm' }
    const once = { ...file, ...scribe, fileContent: bytes.toString('base64') }
    const atOnce = await device.call('fileUpload:upload', once, { patientId: current })
    expect(atOnce.healthRecord?.patientId).toBe(current)

    const inChunks = async (first: Record<string, unknown>, last: Record<string, unknown>, options = {}) => {
      const params = { ...file, clientId: v7(), size: bytes.length, options: { ...scribe, ...options } }
      const { uploadId } = (await json(call(1, 'fileUpload:initChunkedUpload', { ...params, ...first }))).body.result
      const chunk = { uploadId, index: 0, content: bytes.toString('base64'), sha256: sha256(bytes) }
      await device.call('fileUpload:uploadChunk', chunk)
      const end = { uploadId, sha256: sha256(bytes), ...last }
      return (await json(call(1, 'fileUpload:completeChunkedUpload', end))).body.result.healthRecord.patientId
    }
    expect(await inChunks({ patientId: current }, {})).toBe(current)
    expect(await inChunks({}, { patientId: current })).toBe(current)
    expect(await inChunks({ patientId: current }, { options: { patientId: another } })).toBe(another)
    expect(await inChunks({ patientId: current }, { options: { patientClientId: null } })).toBeNull()
    expect(await inChunks({ patientId: current }, { patientId: current }, { patientId: null })).toBeNull()
  })
})
