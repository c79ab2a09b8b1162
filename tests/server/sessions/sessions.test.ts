import { hash } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { Client } from '../client.ts'
import { HARNESS, sendToHarness } from '../harness-client.ts'
import { queryDatabase } from '../query-database.ts'
import { onOneServer, type PlacedServer } from '../servers.ts'

const HOUR = 3_600_000

/** A call with this token: its status, and the token that it brings. */
async function get(device: Client, token: string | null) {
  device.token = token
  const response = await device.post(device.request('userAccount.user:get', {}))
  return { status: response.status, token: ((await response.json()) as { meta?: { token?: string } }).meta?.token }
}

onOneServer('sessions over time', ({ start }) => {
  let server: PlacedServer
  beforeAll(async () => {
    server = await start({ program: HARNESS })
  })

  it('S6: a token a day old is replaced by the next response, and stays valid until the new one is used', async () => {
    const device = await new Client(server.origin).signIn('doctor')
    const old = device.token
    expect(await get(device, old)).toEqual({ status: 200, token: undefined })
    await sendToHarness(server, { kind: 'shift-clock', ms: 25 * HOUR })
    const { token: renewed } = await get(device, old)
    expect(renewed).toEqual(expect.any(String))
    expect(await get(device, old), 'the response may still be on its way').toEqual({ status: 200, token: undefined })
    await sendToHarness(server, { kind: 'shift-clock', ms: 2 * 60_000 })
    const { token: again } = await get(device, old)
    expect(again, 'the response was lost: another token').toEqual(expect.any(String))
    expect(await get(device, renewed ?? null), 'the first of them is good, too').toMatchObject({ status: 200 })
    await sendToHarness(server, { kind: 'shift-clock', ms: 9 * 60_000 })
    expect(await get(device, old)).toMatchObject({ status: 200 })
    await sendToHarness(server, { kind: 'shift-clock', ms: 2 * 60_000 })
    expect(await get(device, again ?? null)).toMatchObject({ status: 200 })
    expect(await get(device, old)).toMatchObject({ status: 401 })
  })

  it('a session ends twelve hours after its sign-in; with quick login after ninety days, however much it is used', async () => {
    const quick = await new Client(server.origin).signIn('doctor')
    const brief = new Client(server.origin)
    brief.token = (await brief.call('userAccount.user:demoLogin', { user: 'doctor', quickLogin: false })).token
    await sendToHarness(server, { kind: 'shift-clock', ms: 11 * HOUR })
    await brief.call('userAccount.user:get', {})
    await sendToHarness(server, { kind: 'shift-clock', ms: 2 * HOUR })
    expect(await brief.fail('userAccount.user:get', {})).toMatchObject({ name: 'UNAUTHORIZED' })
    for (const days of [29, 30, 30]) {
      await sendToHarness(server, { kind: 'shift-clock', ms: days * 24 * HOUR })
      expect((await get(quick, quick.token)).status).toBe(200)
    }
    await sendToHarness(server, { kind: 'shift-clock', ms: 24 * HOUR })
    expect(await quick.fail('userAccount.user:get', {})).toMatchObject({ name: 'UNAUTHORIZED' })
  })

  it('a superseded token buys no renewal, and its use after the grace ends the session and is in the log', async () => {
    const server = await start({ program: HARNESS })
    const device = await new Client(server.origin).signIn('doctor')
    const stolen = device.token
    await sendToHarness(server, { kind: 'shift-clock', ms: 25 * HOUR })
    const { token: renewed = null } = await get(device, stolen)
    expect((await get(device, renewed)).status).toBe(200)
    await sendToHarness(server, { kind: 'shift-clock', ms: 2 * 60_000 })
    expect(await get(device, stolen), 'a call that was under way').toEqual({ status: 200, token: undefined })
    await sendToHarness(server, { kind: 'shift-clock', ms: 9 * 60_000 })
    expect((await get(device, stolen)).status).toBe(401)
    expect((await get(device, renewed)).status, 'whoever has the newer token is signed out, too').toBe(401)
    await server.stop()
    const rows = await queryDatabase(server.place, [
      `select t.token_hash from audit a join session_tokens t on t.session_id::text = a.object_id
       join sessions s on s.id = t.session_id and s.user_id = a.user_id and s.revoked_at is not null
       where a.action = 'session:token-reused' order by t.issued_at`,
    ])
    expect(rows).toEqual([[stolen, renewed].map(token => ({ token_hash: hash('sha256', token ?? '') }))])
  })

  it('a lost answer costs nothing: the same next token comes again, to any number of calls at once', async () => {
    const device = await new Client(server.origin).signIn('doctor')
    const old = device.token
    await sendToHarness(server, { kind: 'shift-clock', ms: 25 * HOUR })
    const { token: lost } = await get(device, old)
    await sendToHarness(server, { kind: 'shift-clock', ms: 30 * 24 * HOUR })
    const again = await Promise.all(Array.from({ length: 8 }, () => get(device, old)))
    expect(again.map(({ status }) => status)).toEqual(again.map(() => 200))
    const tokens = new Set(again.map(({ token }) => token).filter(token => token !== undefined))
    expect([...tokens]).toEqual([lost])
    expect((await get(device, lost ?? null)).status).toBe(200)
  })

  it('a clock that is set back signs nobody out, and lets no superseded token live on', async () => {
    const device = await new Client(server.origin).signIn('doctor')
    const old = device.token
    await sendToHarness(server, { kind: 'shift-clock', ms: 25 * HOUR })
    const { token: renewed = null } = await get(device, old)
    await sendToHarness(server, { kind: 'shift-clock', ms: -72 * HOUR })
    expect((await get(device, old)).status).toBe(200)
    expect((await get(device, renewed)).status).toBe(200)
    await sendToHarness(server, { kind: 'shift-clock', ms: 9 * 60_000 })
    expect((await get(device, old)).status).toBe(200)
    await sendToHarness(server, { kind: 'shift-clock', ms: 2 * 60_000 })
    expect((await get(device, old)).status).toBe(401)
    await sendToHarness(server, { kind: 'shift-clock', ms: 72 * HOUR })
  })

  it('a session is bound to its device: another one is refused, in calls and beside them', async () => {
    const owner = await new Client(server.origin).signIn('doctor')
    const thief = new Client(server.origin)
    thief.token = owner.token
    expect(await thief.fail('userAccount.user:get', {})).toMatchObject({ name: 'UNAUTHORIZED' })
    const events = (deviceId: string) =>
      fetch(`${server.origin}/api/events`, {
        headers: { authorization: `Bearer ${owner.token}`, 'x-device-id': deviceId },
      })
    expect((await events(thief.deviceId)).status).toBe(401)
    const own = await events(owner.deviceId)
    expect(own.status).toBe(200)
    await own.body?.cancel()
    expect((await get(owner, owner.token)).status).toBe(200)
  })

  it('a link to a document expires after five minutes', async () => {
    const device = await new Client(server.origin).signIn('doctor')
    const fileContent = Buffer.from('%PDF-1.4').toString('base64')
    const params = { fileName: 'a.pdf', mimeType: 'application/pdf', fileContent }
    const { documentAssetId } = await device.call('fileUpload:upload', params)
    const { url } = await device.call('healthRecords:createDaAccessToken', { documentAssetId: documentAssetId ?? 0 })
    await sendToHarness(server, { kind: 'shift-clock', ms: 4 * 60_000 })
    expect((await fetch(server.origin + url)).status).toBe(200)
    await sendToHarness(server, { kind: 'shift-clock', ms: 2 * 60_000 })
    expect((await fetch(server.origin + url)).status).toBe(404)
  })
})
