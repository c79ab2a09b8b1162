import { beforeAll, expect, it } from 'vitest'
import { Client } from '../client.ts'
import { HARNESS, sendToHarness } from '../harness-client.ts'
import { onOneServer, type PlacedServer } from '../servers.ts'

const HOUR = 3_600_000

onOneServer('sessions over time', ({ start }) => {
  let server: PlacedServer
  beforeAll(async () => {
    server = await start({ program: HARNESS })
  })

  it('S6: a token a day old is replaced by the next response, and stays valid until the new one is used', async () => {
    const device = await new Client(server.origin).signIn('doctor')
    const get = async (token: string | null) => {
      device.token = token
      const response = await device.post(device.request('userAccount.user:get', {}))
      return { status: response.status, token: ((await response.json()) as { meta?: { token?: string } }).meta?.token }
    }
    const old = device.token
    expect(await get(old)).toEqual({ status: 200, token: undefined })
    await sendToHarness(server, { kind: 'shift-clock', ms: 25 * HOUR })
    const { token: renewed } = await get(old)
    expect(renewed).toEqual(expect.any(String))
    expect(await get(old), 'the response may still be on its way').toEqual({ status: 200, token: undefined })
    await sendToHarness(server, { kind: 'shift-clock', ms: 2 * 60_000 })
    const { token: again } = await get(old)
    expect(again, 'the response was lost: another token').toEqual(expect.any(String))
    expect(await get(renewed ?? null), 'the first of them is good, too').toMatchObject({ status: 200 })
    await sendToHarness(server, { kind: 'shift-clock', ms: 9 * 60_000 })
    expect(await get(old)).toMatchObject({ status: 200 })
    await sendToHarness(server, { kind: 'shift-clock', ms: 2 * 60_000 })
    expect(await get(old)).toMatchObject({ status: 401 })
    expect(await get(renewed ?? null)).toMatchObject({ status: 200 })
    expect(await get(again ?? null)).toMatchObject({ status: 200 })
  })

  it('a session ends after twelve hours; with quick login after ninety days without use', async () => {
    const quick = await new Client(server.origin).signIn('doctor')
    const brief = new Client(server.origin)
    brief.token = (await brief.call('userAccount.user:demoLogin', { user: 'doctor', quickLogin: false })).token
    await sendToHarness(server, { kind: 'shift-clock', ms: 11 * HOUR })
    await brief.call('userAccount.user:get', {})
    await sendToHarness(server, { kind: 'shift-clock', ms: 2 * HOUR })
    expect(await brief.fail('userAccount.user:get', {})).toMatchObject({ name: 'UNAUTHORIZED' })
    for (const days of [80, 80, 80]) {
      await sendToHarness(server, { kind: 'shift-clock', ms: days * 24 * HOUR })
      await quick.call('userAccount.user:get', {})
    }
    await sendToHarness(server, { kind: 'shift-clock', ms: 91 * 24 * HOUR })
    expect(await quick.fail('userAccount.user:get', {})).toMatchObject({ name: 'UNAUTHORIZED' })
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
