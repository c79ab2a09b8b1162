import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { METHODS, type MethodName, type ParamsOf } from '../../../../src/contract/methods.ts'
import { ACCESS_ROWS, NO_THINGS } from '../../../contract/access-rows.ts'
import { Client } from '../../client.ts'
import { HARNESS, sendToHarness } from '../../harness-client.ts'
import { queryDatabase } from '../../query-database.ts'
import { onOneServer, type PlacedServer, startServer } from '../../servers.ts'
import type { TestServer } from '../../test-server.ts'

const ADMIN = METHODS.filter(({ access }) => access === 'admin')
const WRITES = METHODS.filter(({ access, effect }) => access !== 'admin' && effect === 'write')
const paramsOf = (name: string) => ACCESS_ROWS[name as MethodName].params(NO_THINGS) as ParamsOf<MethodName>

/** No PDF at all behind the head of one: reading it fails for good. */
const unreadable = Buffer.from('%PDF-1.4\nnothing').toString('base64')

const failedRecord = async (owner: Client) => {
  const upload = { fileName: 'secret-name.pdf', mimeType: 'application/pdf', fileContent: unreadable }
  const { healthRecord } = await owner.call('fileUpload:upload', { ...upload, clientId: v7() })
  const id = healthRecord!.id
  await vi.waitUntil(async () => (await owner.call('healthRecords:get', { id })).status === 'error', {
    timeout: 60_000,
    interval: 100,
  })
  return id
}

describe('the methods of administrators', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  it.each(ADMIN.map(({ name }) => name))('%s is refused to an ordinary user, whatever their data say', async name => {
    const user = await new Client(server.origin).signIn('doctor')
    const roles = [
      { data: { profile: { role: 'admin' } } },
      { patch: [{ op: 'set', path: ['profile', 'role'], value: 'admin' }] },
      { patch: [{ op: 'set', path: ['profile'], value: { role: 'admin' } }] },
      { data: JSON.parse('{"__proto__": {"profile": {"role": "admin"}}}') },
      { data: JSON.parse('{"profile": {"__proto__": {"role": "admin"}}}') },
    ]
    for (const attempt of roles) await user.respond('userAccount.user:update', attempt as never)
    await user.respond('userAccount.user:update', { data: { preferences: { role: 'admin' } } } as never)
    expect((await user.call('userAccount.user:get', {})).data.profile?.role).toBe('demo')
    const response = await user.respond(name as MethodName, paramsOf(name))
    expect(response.error).toMatchObject({ code: 403 })
    await user.call('userAccount.user:update', { patch: [{ op: 'unset', path: ['preferences', 'role'] }] })
  })
})

onOneServer('an administrator', ({ start }) => {
  let server: PlacedServer
  let [owner, admin] = [] as unknown as [Client, Client]
  beforeAll(async () => {
    server = await start({ program: HARNESS })
    owner = await new Client(server.origin).signIn('patient')
    admin = await new Client(server.origin).signIn('admin')
  })
  const person = async () => {
    const { users } = await admin.call('admin.users:list', {})
    const { id } = await owner.call('userAccount.user:get', {})
    return users.find(one => one.id === id)!
  }
  const ownersLog = async () => {
    const { id: userId } = await person()
    return (await admin.call('admin.logs:list', { userId, limit: 500 })).entries
  }

  it('finds people by name, address, plan, role and key, with the number of all', async () => {
    const { id, key, name } = await person()
    const find = async (params: ParamsOf<'admin.users:list'>) =>
      (await admin.call('admin.users:list', params)).users.map(one => one.id)
    expect(await find({ query: name.slice(1, 5).toUpperCase() })).toContain(id)
    expect(await find({ query: key })).toEqual([id])
    expect(await find({ query: '%' })).toEqual([])
    expect(await find({ role: 'admin' })).not.toContain(id)
    expect(await find({ plan: 'professional' })).toContain(id)
    expect(await admin.call('admin.users:search', { query: name, limit: 1, offset: 5 })).toMatchObject({
      users: [],
      total: 1,
    })
  })

  it('sees an account in numbers, which its owner’s log says, and no text of a record in any list', async () => {
    const failed = await failedRecord(owner)
    const { id } = await person()
    const seen = await admin.call('admin.users:get', { id })
    expect(seen).toMatchObject({
      id,
      consents: 6,
      failed: [{ id: failed, status: 'error', errorKey: expect.any(String) }],
    })
    const records = await admin.call('admin.healthRecords:list', { userId: id, limit: 500 })
    const texts = JSON.stringify([seen, records, await admin.call('admin.stats:list', {}), await ownersLog()])
    expect(texts).not.toContain('secret-name')
    expect((await admin.call('admin.healthRecords:get', { id: failed })).name).toContain('secret-name')
    const { id: actorUserId } = await admin.call('userAccount.user:get', {})
    expect((await ownersLog()).filter(one => one.actorUserId !== null)).toMatchObject([
      { action: 'admin.healthRecords:get', actorUserId, object: `health-record ${failed}` },
      { action: 'admin.healthRecords:list', actorUserId },
      { action: 'admin.users:get', actorUserId },
    ])
  })

  it('has a failed record read again, once more by its failed job, and never one that is read', async () => {
    const [failed] = (await admin.call('admin.users:get', { id: (await person()).id })).failed
    const again = await admin.call('admin.healthRecords:reset', { id: failed!.id })
    expect(again.status).toBe('processing')
    const status = async () => (await owner.call('healthRecords:get', { id: failed!.id })).status
    await vi.waitUntil(async () => (await status()) === 'error', { timeout: 60_000, interval: 100 })
    const { jobs } = await admin.call('admin.jobs:list', {})
    expect(jobs.map(({ queue, recordId }) => ({ queue, recordId }))).toContainEqual({
      queue: 'read',
      recordId: failed!.id,
    })
    await admin.call('admin.jobs:retry', { id: jobs[0]!.id })
    expect((await admin.fail('admin.jobs:retry', { id: jobs[0]!.id })).name).toBe('NOT_FOUND')
    await vi.waitUntil(async () => (await status()) === 'error', { timeout: 60_000, interval: 100 })
    const note = await owner.call('healthRecords:create', { name: 'N', recordType: 'healthLog', status: 'processed' })
    expect(await admin.fail('admin.healthRecords:reset', { id: note.id })).toMatchObject({
      errorType: 'NothingToProcess',
    })
    expect((await ownersLog()).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['admin.healthRecords:reset', 'admin.jobs:retry']),
    )
    expect(await admin.call('admin.stats:list', {})).toMatchObject({ records: { failed: 1 }, days: { length: 30 } })
  })

  it('opens a document, with a row in its owner’s log', async () => {
    const { id } = await person()
    const { records } = await admin.call('admin.healthRecords:list', { userId: id, status: ['error'] })
    const { documentAssetId, id: recordId } = records[0]!
    const link = await admin.call('admin.healthRecords:getDocumentAsset', {
      healthRecordId: recordId,
      documentAssetId: documentAssetId!,
    })
    expect((await fetch(server.origin + link.url)).status).toBe(200)
    const [downloaded, linked] = await ownersLog()
    expect(downloaded).toMatchObject({ action: 'asset:download' })
    expect(linked).toMatchObject({ action: 'admin.healthRecords:getDocumentAsset' })
    expect((await admin.fail('admin.healthRecords:getDocumentAsset', { documentAssetId: 999_999 })).name).toBe(
      'NOT_FOUND',
    )
  })

  it('reads what clinics asked about the business plan', async () => {
    const asked = { companyName: 'Clinic 7', contactEmail: 'buy@clinic.example', requirements: '40 doctors' }
    await owner.call('payments.business:requestQuote', asked)
    await owner.call('payments.business:requestQuote', { ...asked, companyName: 'Clinic 8' })
    const { id: userId, name: userName } = await person()
    expect(await admin.call('admin.quotes:list', { limit: 1 })).toMatchObject({
      ...{ total: 2, quotes: [{ companyName: 'Clinic 8', requirements: '40 doctors', userId, userName }] },
    })
    expect((await admin.call('admin.quotes:list', { limit: 1, offset: 1 })).quotes).toMatchObject([
      { companyName: 'Clinic 7', contactEmail: 'buy@clinic.example' },
    ])
  })

  it('leaves a row for each look, which the owner reads, and nobody else', async () => {
    const other = await new Client(server.origin).signIn('doctor')
    const before = (await owner.call('userAccount.looks:list', {})).total
    await admin.call('admin.users:get', { id: (await person()).id })
    const { name: administrator } = await admin.call('userAccount.user:get', {})
    const { looks, total } = await owner.call('userAccount.looks:list', { limit: 1 })
    expect(total).toBe(before + 1)
    expect(looks).toMatchObject([{ action: 'admin.users:get', administrator, outcome: 'ok' }])
    expect((await owner.call('userAccount.looks:list', { offset: total })).looks).toEqual([])
    expect((await owner.call('userAccount.looks:list', {})).looks.map(one => one.action)).not.toContain(
      'userAccount.looks:list',
    )
    expect((await other.call('userAccount.looks:list', {})).looks).toEqual([])
  })

  describe('in the account of a key', () => {
    const enter = async () => {
      const inside = new Client(server.origin)
      const { token, user, deviceKey } = await admin.call('userAccount.user:impersonate', {
        key: ` ${(await person()).key} `,
      })
      inside.token = token
      return { inside, user, deviceKey }
    }

    it('reads what the person reads, gets no key of a device, and is named in each row', async () => {
      const { inside, user, deviceKey } = await enter()
      expect(deviceKey).toBeNull()
      expect((await inside.call('userAccount.user:get', {})).id).toBe(user.id)
      expect((await inside.fail('userAccount.user:deviceKey', {})).name).toBe('NOT_FOUND')
      await inside.call('healthRecords:list', {})
      const { id: actorUserId } = await admin.call('userAccount.user:get', {})
      expect((await ownersLog()).slice(0, 3)).toMatchObject([
        { action: 'healthRecords:list', userId: user.id, actorUserId },
        { action: 'userAccount.user:deviceKey', actorUserId, outcome: 'NOT_FOUND' },
        { action: 'userAccount.user:impersonate', actorUserId, outcome: 'ok' },
      ])
      const sessions = await owner.call('userAccount.sessions:list', {})
      expect(sessions.sessions.length).toBeGreaterThan(0)
    })

    it('changes nothing: every method that writes is refused, and written down', async () => {
      const { inside } = await enter()
      const ends = ['userAccount.user:logout', 'userAccount.user:revoke']
      const refused = WRITES.filter(({ name }) => !ends.includes(name)).map(({ name }) => name)
      for (const name of refused) {
        expect(await inside.fail(name as MethodName, paramsOf(name)), name).toMatchObject({
          ...{ name: 'FORBIDDEN', errorType: 'ImpersonationReadOnly' },
        })
      }
      for (const { name } of ADMIN)
        expect((await inside.fail(name as MethodName, paramsOf(name))).name).toBe('FORBIDDEN')
      const chunk = await fetch(`${server.origin}/api/uploads/${v7()}/0`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${inside.token}` },
        body: 'x',
      })
      expect(chunk.status).toBe(403)
      const written = (await ownersLog()).filter(one => one.outcome === 'FORBIDDEN' && one.actorUserId !== null)
      expect(new Set(written.map(({ action }) => action))).toEqual(
        new Set([...refused, ...ADMIN.map(({ name }) => name)]),
      )
    })

    it('leaves by signing out, and by itself after half an hour of use', async () => {
      const { inside } = await enter()
      await inside.call('userAccount.user:logout', {})
      expect((await inside.fail('userAccount.user:get', {})).name).toBe('UNAUTHORIZED')
      const { inside: another } = await enter()
      await sendToHarness(server, { kind: 'shift-clock', ms: 29 * 60_000 })
      await another.call('userAccount.user:get', {})
      await sendToHarness(server, { kind: 'shift-clock', ms: 2 * 60_000 })
      expect((await another.fail('userAccount.user:get', {})).name).toBe('UNAUTHORIZED')
    })

    it('enters neither with an unknown key, nor the account of an administrator, nor from inside', async () => {
      const { key } = (await admin.call('admin.users:list', { role: 'admin' })).users[0]!
      const { inside } = await enter()
      const enterWith = async (client: Client, one: string) =>
        (await client.fail('userAccount.user:impersonate', { key: one })).name
      expect(await enterWith(admin, key)).toBe('FORBIDDEN')
      expect(await enterWith(admin, v7())).toBe('NOT_FOUND')
      expect(await enterWith(admin, 'no key at all')).toBe('NOT_FOUND')
      expect(await enterWith(admin, '   ')).toBe('INVALID_PARAMS')
      expect(await enterWith(inside, (await person()).key)).toBe('FORBIDDEN')
    })
  })

  it('finds the audit whole, and what was changed in it by SQL', async () => {
    expect(await admin.call('admin.audit:verify', {})).toMatchObject({ findings: [] })
    const { inside } = { inside: new Client(server.origin) }
    const { token } = await admin.call('userAccount.user:impersonate', { key: (await person()).key })
    inside.token = token
    await server.stop()
    await queryDatabase(server.place, [
      "update users set data = jsonb_set(data, '{profile,role}', '\"demo\"') where demo_persona = 'admin'",
      "update audit set outcome = 'ok' where action = 'fileUpload:uploadChunk'",
    ])
    const next = await server.again()
    admin.origin = next.origin
    inside.origin = next.origin
    expect((await admin.fail('admin.stats:list', {})).name, 'the role was taken away').toBe('FORBIDDEN')
    expect((await inside.fail('userAccount.user:get', {})).name, 'and with it the account of another').toBe(
      'UNAUTHORIZED',
    )
    await next.stop()
    await queryDatabase(server.place, [
      "update users set data = jsonb_set(data, '{profile,role}', '\"admin\"') where demo_persona = 'admin'",
    ])
    const last = await server.again()
    admin.origin = last.origin
    const { findings } = await admin.call('admin.audit:verify', {})
    expect(findings).toMatchObject([{ what: 'changed' }, { what: 'changed' }])
  })
})

onOneServer('without DEMO_ADMIN', ({ start }) => {
  it('no visitor becomes an administrator, and those who were are signed out', async () => {
    const server = await start()
    const admin = await new Client(server.origin).signIn('admin')
    await server.stop()
    const next = await server.again({ env: { DEMO_ADMIN: 'off' } })
    const visitor = new Client(next.origin)
    expect(await visitor.fail('userAccount.user:demoLogin', { user: 'admin' })).toMatchObject({ errorType: 'DemoOff' })
    admin.origin = next.origin
    expect((await admin.fail('admin.users:list', {})).name).toBe('UNAUTHORIZED')
  })

  it('a demo administrator of a production server reaches demo accounts only', async () => {
    const server = await start()
    const doctor = await new Client(server.origin).signIn('doctor')
    const { id } = await doctor.call('userAccount.user:get', {})
    await doctor.call('payments.business:requestQuote', { companyName: 'Clinic', contactEmail: 'a@b.example' })
    await server.stop()
    // An account of its own, for this test.
    await queryDatabase(server.place, ["update users set demo_persona = null where demo_persona = 'doctor'"])
    const next = await server.again({ env: { NODE_ENV: 'production', DEMO: 'on', DEMO_ADMIN: 'on' } })
    const admin = await new Client(next.origin).signIn('admin')
    expect((await admin.call('admin.users:list', {})).users.map(one => one.id)).not.toContain(id)
    expect((await admin.fail('admin.users:get', { id })).name).toBe('NOT_FOUND')
    expect((await admin.call('admin.logs:list', { userId: id })).entries).toEqual([])
    expect((await admin.call('admin.healthRecords:list', { userId: id })).records).toEqual([])
    expect((await admin.call('admin.quotes:list', {})).quotes).toEqual([])
  })
})
