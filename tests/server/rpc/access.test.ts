import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { errorName } from '../../../src/contract/errors.ts'
import { RpcResponse } from '../../../src/contract/response.ts'
import { accessCases, type Caller } from '../../contract/access-cases.ts'
import type { Things } from '../../contract/access-rows.ts'
import { makeThings } from '../attacks/things.ts'
import { Client } from '../client.ts'
import { startServer } from '../servers.ts'
import type { TestServer } from '../test-server.ts'

/** Marks the owner of a row in all its texts. */
const OWNERS_MARK = 'owned-by-the-first'

let server: TestServer
let owner: Client
let other: Client
beforeAll(async () => {
  server = await startServer()
  owner = await new Client(server.origin).signIn('doctor')
  other = await new Client(server.origin).signIn('patient')
})
afterAll(() => server.stop())

/** All data of the owner, as the owner sees it. */
async function everythingOf(owner: Client): Promise<string> {
  const rows = [
    await owner.call('userAccount.patients:list', { since: '', includeDeleted: true }),
    await owner.call('healthRecords:list', {
      since: '',
      includeDeleted: true,
      fullData: true,
      recordTypes: ['ambient-scribe', 'healthLog', 'auto'],
    }),
    await owner.call('chat.messages:list', { since: '', includeDeleted: true }),
    await owner.call('questionnaire.template:list', { since: '', includeDeleted: true }),
    await owner.call('billing.payments:list', {}),
    await owner.call('userAccount.user:get', {}),
    await owner.call('payments.subscriptions:get', {}),
  ]
  return JSON.stringify(rows)
}

/** Callers and objects, made once: a case that changed the owner's data would fail. */
let ownersThings: Things
let othersThings: Things
let deletedThings: Things
let everything: string
beforeAll(async () => {
  ownersThings = await makeThings(owner, OWNERS_MARK)
  othersThings = await makeThings(other, 'the-callers')
  deletedThings = await makeThings(owner, 'deleted')
  await owner.call('chat.messages:delete', { clientId: deletedThings.chatMessage.clientId })
  await owner.call('healthRecords:delete', { id: deletedThings.healthRecord.id })
  await owner.call('questionnaire.template:delete', { id: deletedThings.questionnaireTemplateId })
  await owner.call('userAccount.patients:delete', { pid: deletedThings.patient.id })
  await owner.call('fileUpload:cancelChunkedUpload', { uploadId: deletedThings.uploadId })
  everything = await everythingAtRest()
})

/** Once the server's own work on it is done. */
const everythingAtRest = () =>
  vi.waitUntil(
    async () => {
      const all = await everythingOf(owner)
      return all.includes('"status":"processing"') ? null : all
    },
    { timeout: 60_000, interval: 100 },
  )

function caller(kind: Caller) {
  switch (kind) {
    case 'anonymous':
    case 'shareToken':
      return { client: new Client(server.origin), things: ownersThings, meta: {} }
    case 'otherUser':
      return { client: other, things: ownersThings, meta: {} }
    case 'otherPatient':
      return { client: other, things: othersThings, meta: { patientId: ownersThings.patient.id } }
    case 'deletedObject':
      return { client: owner, things: deletedThings, meta: {} }
  }
}

describe('S1: who may call what', () => {
  it.each(accessCases().map(one => [one.title, one] as const))('%s', async (_, one) => {
    // A case may have signed them out.
    if (!(await isSignedIn(owner))) await owner.signIn('doctor')
    if (!(await isSignedIn(other))) await other.signIn('patient')
    const { client, things, meta } = caller(one.caller)
    const params = { ...one.params({ ...things, freshClientId: v7() }), meta: { deviceId: client.deviceId, ...meta } }
    const reply = await client.post({ jsonrpc: '2.0', id: 1, method: one.method.name, params })
    const text = await reply.text()
    const response = RpcResponse.parse(JSON.parse(text))
    const name = response.error ? errorName(response.error) : null
    if (one.expected.kind === 'refused') {
      expect(one.expected.codes).toContain(name)
    } else {
      // A code or a token that has ended is no secret any more.
      const isCode = one.method.access === 'public' || one.method.name === 'promocodes:redeem'
      const ended = isCode ? ['NOT_FOUND', 'GONE'] : []
      expect([null, 'INVALID_PARAMS', 'CONFLICT', 'UNPROCESSABLE', 'FORBIDDEN', ...ended]).toContain(name)
      if (name === null) one.method.result.parse(response.result)
    }
    if (one.caller === 'deletedObject') {
      if (await isSignedIn(owner)) everything = await everythingAtRest()
      return
    }
    expect(text).not.toContain(OWNERS_MARK)
    expect(await everythingOf(owner)).toBe(everything)
  })
})

const isSignedIn = async (client: Client) =>
  (await client.post(client.request('userAccount.user:get', {}))).status === 200
