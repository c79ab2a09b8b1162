import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorName } from '../../../src/contract/errors.ts'
import { METHODS, type MethodName } from '../../../src/contract/methods.ts'
import { RpcResponse } from '../../../src/contract/response.ts'
import { CONSENTS } from '../../../src/domain/account/consent.ts'
import { ACCESS_ROWS, type Things } from '../../contract/access-rows.ts'
import { makeThings } from '../attacks/things.ts'
import { Client } from '../client.ts'
import { startServer } from '../servers.ts'
import type { TestServer } from '../test-server.ts'

/** What an account may still write: its own choices, its way out, and what only takes away. */
const STILL_OPEN = [
  'chat.messages:delete',
  'chat:clearHistory',
  'chat:endSession',
  'fileUpload:cancelChunkedUpload',
  'healthRecords.shares:revoke',
  'healthRecords:createDaAccessToken',
  'healthRecords.shares:revoke',
  'healthRecords:delete',
  'userAccount.patients:delete',
  'userAccount.push:unsubscribe',
  'userAccount.devices:revoke',
  'userAccount.sessions:revoke',
  'userAccount.user.telegram:unlink',
  'userAccount.user:delete',
  'userAccount.user:keepAccount',
  'userAccount.user:logout',
  'userAccount.user:sendFeedback',
  'userAccount.user:update',
]

let server: TestServer
let owner: Client
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const setConsent = (client: Client, given: boolean) =>
  client.call('userAccount.user:update', {
    patch: CONSENTS.map(one => ({ op: 'set', path: ['activity', one], value: given }) as const),
  })

beforeAll(async () => {
  owner = await new Client(server.origin).signIn('doctor')
})

describe('an account whose consent was withdrawn', () => {
  let things: Things
  beforeAll(async () => {
    things = await makeThings(owner, 'Anna')
    await setConsent(owner, false)
  })

  const writes = METHODS.filter(one => one.access === 'user' && one.effect === 'write')
  const refused = writes.filter(one => !STILL_OPEN.includes(one.name))

  it.each(refused.map(one => [one.name as MethodName]))('is refused %s', async method => {
    const params = { ...ACCESS_ROWS[method].params(things), meta: { deviceId: owner.deviceId } }
    const reply = await owner.post({ jsonrpc: '2.0', id: 1, method, params })
    const { error } = RpcResponse.parse(await reply.json())
    expect(error && errorName(error)).toBe('FORBIDDEN')
    expect(error?.data?.errorType).toBe('ConsentNeeded')
  })

  it('is refused the raw bytes of an upload that had begun', async () => {
    const reply = await fetch(`${server.origin}/api/uploads/${things.uploadId}/0`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(1000),
    })
    expect(reply.status).toBe(403)
  })

  it('reads what it has, changes its own choices, reports a fault and deletes', async () => {
    const rows = await owner.call('userAccount.patients:list', { since: '' })
    expect(rows.map(({ name }) => name)).toContain('Anna')
    await owner.call('userAccount.user:update', {
      patch: [{ op: 'set', path: ['preferences', 'sotaMode'], value: true }],
    })
    await owner.call('userAccount.user:sendFeedback', { feedbackType: 'bug', message: 'It stops.' })
    await owner.call('chat.messages:delete', things.chatMessage)
    await owner.call('fileUpload:cancelChunkedUpload', { uploadId: things.uploadId })
    await owner.call('healthRecords:delete', { id: things.healthRecord.id })
    await owner.call('userAccount.patients:delete', { pid: things.patient.id })
    await owner.call('userAccount.sessions:revoke', { others: true })
    await owner.call('userAccount.user:logout', {})
    await owner.signIn('doctor')
  })

  it('has the result of a write that was done before, if its answer was lost', async () => {
    await setConsent(owner, true)
    const operation = { opId: v7() }
    const patient = { patient: { clientId: v7(), name: 'Once' } }
    const first = await owner.call('userAccount.patients:create', patient, operation)
    await setConsent(owner, false)
    expect((await owner.call('userAccount.patients:create', patient, operation)).id).toBe(first.id)
  })

  it('shows nothing to who has a link, until it agrees again', async () => {
    await setConsent(owner, true)
    const { id } = await owner.call('healthRecords:create', {
      ...{ clientId: v7(), name: 'Sleep', recordType: 'healthLog', status: 'processed' },
    })
    const { token: shareToken } = await owner.call('healthRecords:createShareToken', { healthRecordId: id, ttl: 3600 })
    const stranger = new Client(server.origin)
    const open = () => stranger.respond('healthRecords:get', { shareToken })
    expect((await open()).error).toBeUndefined()
    await setConsent(owner, false)
    expect((await open()).error).toBeDefined()
    await setConsent(owner, true)
    expect((await open()).error).toBeUndefined()
    await setConsent(owner, false)
  })

  it('writes again in the same request in which it agrees again', async () => {
    const [agreed, created] = await owner.batch([
      owner.request('userAccount.user:update', {
        patch: CONSENTS.map(one => ({ op: 'set', path: ['activity', one], value: true }) as const),
      }),
      owner.request('userAccount.patients:create', { patient: { name: 'Again' } }),
    ])
    expect([agreed?.error, created?.error]).toEqual([undefined, undefined])
  })
})

it('the list of what stays open names methods that exist', () => {
  const names = new Set<string>(METHODS.map(({ name }) => name))
  expect(STILL_OPEN.filter(one => !names.has(one))).toEqual([])
})
