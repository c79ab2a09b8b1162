import { beforeAll, expect, it } from 'vitest'
import { Client } from '../client.ts'
import { onEachServer, type PlacedServer } from '../each-server.ts'
import { HARNESS, tell } from '../harness-client.ts'

const HOUR = 3_600_000

onEachServer('as time passes', ({ start }) => {
  let server: PlacedServer
  beforeAll(async () => {
    server = await start({ program: HARNESS })
  })

  it('S6: a token a day old is replaced with the next answer, and stays good until the new one was used', async () => {
    const device = await new Client(server.origin).signIn('doctor')
    const get = async (token: string | null) => {
      device.token = token
      const answer = await device.post(device.request('userAccount.user:get', {}))
      return { status: answer.status, token: ((await answer.json()) as { meta?: { token?: string } }).meta?.token }
    }
    const old = device.token
    expect(await get(old)).toEqual({ status: 200, token: undefined })
    await tell(server, { kind: 'shift-clock', ms: 25 * HOUR })
    const { token: renewed } = await get(old)
    expect(renewed).toEqual(expect.any(String))
    expect(await get(old), 'the answer may still be on its way').toEqual({ status: 200, token: undefined })
    await tell(server, { kind: 'shift-clock', ms: 2 * 60_000 })
    const { token: again } = await get(old)
    expect(again, 'the answer was lost: another token').toEqual(expect.any(String))
    expect(await get(renewed ?? null), 'the first of them is good, too').toMatchObject({ status: 200 })
    await tell(server, { kind: 'shift-clock', ms: 9 * 60_000 })
    expect(await get(old)).toMatchObject({ status: 200 })
    await tell(server, { kind: 'shift-clock', ms: 2 * 60_000 })
    expect(await get(old)).toMatchObject({ status: 401 })
    expect(await get(renewed ?? null)).toMatchObject({ status: 200 })
    expect(await get(again ?? null)).toMatchObject({ status: 200 })
  })

  it('a session without quick login ends after twelve hours, one with it slides for ninety days', async () => {
    const quick = await new Client(server.origin).signIn('doctor')
    const brief = new Client(server.origin)
    brief.token = (await brief.call('userAccount.user:demoLogin', { user: 'doctor', quickLogin: false })).token
    await tell(server, { kind: 'shift-clock', ms: 11 * HOUR })
    await brief.call('userAccount.user:get', {})
    await tell(server, { kind: 'shift-clock', ms: 2 * HOUR })
    expect(await brief.fail('userAccount.user:get', {})).toMatchObject({ name: 'UNAUTHORIZED' })
    for (const days of [80, 80, 80]) {
      await tell(server, { kind: 'shift-clock', ms: days * 24 * HOUR })
      await quick.call('userAccount.user:get', {})
    }
    await tell(server, { kind: 'shift-clock', ms: 91 * 24 * HOUR })
    expect(await quick.fail('userAccount.user:get', {})).toMatchObject({ name: 'UNAUTHORIZED' })
  })

  it('a link to a document is dead after five minutes', async () => {
    const device = await new Client(server.origin).signIn('doctor')
    const fileContent = Buffer.from('%PDF-1.4').toString('base64')
    const wish = { fileName: 'a.pdf', mimeType: 'application/pdf', fileContent }
    const { documentAssetId } = await device.call('fileUpload:upload', wish)
    const { url } = await device.call('healthRecords:createDaAccessToken', { documentAssetId: documentAssetId ?? 0 })
    await tell(server, { kind: 'shift-clock', ms: 4 * 60_000 })
    expect((await fetch(server.origin + url)).status).toBe(200)
    await tell(server, { kind: 'shift-clock', ms: 2 * 60_000 })
    expect((await fetch(server.origin + url)).status).toBe(404)
  })
})
