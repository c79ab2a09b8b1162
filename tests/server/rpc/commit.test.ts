import { v7 } from 'uuid'
import { expect, it } from 'vitest'
import { Client } from '../client.ts'
import { onEachServer } from '../each-server.ts'
import { HARNESS, heldCommit, tell } from '../harness-client.ts'

const HOUR = 3_600_000

onEachServer('the commit', ({ kind, start }) => {
  const harness = () => start({ program: HARNESS })

  it.each(['beforeCommit', 'afterCommit'] as const)(
    'I3: a server killed at %s acknowledges nothing, and the repeated call has one effect',
    async at => {
      const first = await harness()
      const device = await new Client(first.origin).signIn('doctor')
      const patient = { clientId: v7(), name: 'A' }
      const meta = { opId: v7() }
      await tell(first, { kind: 'die', at })
      await expect(device.call('userAccount.patients:create', { patient }, meta)).rejects.toThrow('fetch failed')

      const second = await first.again({})
      device.origin = second.origin
      const before = await device.call('userAccount.patients:list', {})
      const isThere = before.some(one => one.clientId === patient.clientId)
      expect(isThere).toBe(at === 'afterCommit')
      const response = await device.respond('userAccount.patients:create', { patient }, meta)
      expect(response.meta?.replayed).toBe(at === 'afterCommit' ? true : undefined)
      const after = await device.call('userAccount.patients:list', {})
      expect(after.filter(one => one.clientId === patient.clientId)).toEqual([response.result])
    },
  )

  it('I7: a pull never passes a change that is not committed yet', async () => {
    const first = await harness()
    const device = await new Client(first.origin).signIn('doctor')
    const pull = async (since: string) => {
      const { result, meta } = await device.respond('userAccount.patients:list', { since })
      return { names: (result as { name: string }[]).map(one => one.name), checkpoint: meta?.checkpoint ?? '' }
    }
    const start = (await pull('')).checkpoint
    await tell(first, { kind: 'hold' })
    const held = heldCommit(first)
    const slow = device.call('userAccount.patients:create', { patient: { name: 'first' } })
    await held
    const quick = device.call('userAccount.patients:create', { patient: { name: 'second' } })
    const early = pull(start)
    // PGlite has one connection, so there the pull waits for the open transaction; PostgreSQL answers it.
    if (kind === 'postgres') expect((await early).names).toEqual([])
    await tell(first, { kind: 'release' })
    const [a, b] = await Promise.all([slow, quick])
    expect(b.seq).toBeGreaterThan(a.seq)
    const seen = await early
    const rest = await pull(seen.checkpoint)
    expect([...seen.names, ...rest.names]).toEqual(['first', 'second'])
  })

  it('S6: a token a day old is replaced with the next answer, and stays good until the new one was used', async () => {
    const first = await harness()
    const device = await new Client(first.origin).signIn('doctor')
    const get = async (token: string | null) => {
      device.token = token
      const answer = await device.post(device.request('userAccount.user:get', {}))
      return { status: answer.status, token: ((await answer.json()) as { meta?: { token?: string } }).meta?.token }
    }
    const old = device.token
    expect(await get(old)).toEqual({ status: 200, token: undefined })
    await tell(first, { kind: 'shift-clock', ms: 25 * HOUR })
    const { token: renewed } = await get(old)
    expect(renewed).toEqual(expect.any(String))
    expect(await get(old), 'the answer may still be on its way').toEqual({ status: 200, token: undefined })
    await tell(first, { kind: 'shift-clock', ms: 2 * 60_000 })
    const { token: again } = await get(old)
    expect(again, 'the answer was lost: another token').toEqual(expect.any(String))
    expect(await get(renewed ?? null), 'the first of them is good, too').toMatchObject({ status: 200 })
    await tell(first, { kind: 'shift-clock', ms: 9 * 60_000 })
    expect(await get(old)).toMatchObject({ status: 200 })
    await tell(first, { kind: 'shift-clock', ms: 2 * 60_000 })
    expect(await get(old)).toMatchObject({ status: 401 })
    expect(await get(renewed ?? null)).toMatchObject({ status: 200 })
    expect(await get(again ?? null)).toMatchObject({ status: 200 })
  })

  it('a session without quick login ends after twelve hours, one with it slides for ninety days', async () => {
    const first = await harness()
    const quick = await new Client(first.origin).signIn('doctor')
    const brief = new Client(first.origin)
    brief.token = (await brief.call('userAccount.user:demoLogin', { user: 'doctor', quickLogin: false })).token
    await tell(first, { kind: 'shift-clock', ms: 11 * HOUR })
    await brief.call('userAccount.user:get', {})
    await tell(first, { kind: 'shift-clock', ms: 2 * HOUR })
    expect(await brief.fail('userAccount.user:get', {})).toMatchObject({ name: 'UNAUTHORIZED' })
    for (const days of [80, 80, 80]) {
      await tell(first, { kind: 'shift-clock', ms: days * 24 * HOUR })
      await quick.call('userAccount.user:get', {})
    }
    await tell(first, { kind: 'shift-clock', ms: 91 * 24 * HOUR })
    expect(await quick.fail('userAccount.user:get', {})).toMatchObject({ name: 'UNAUTHORIZED' })
  })

  it('a link to a document is dead after five minutes', async () => {
    const first = await harness()
    const device = await new Client(first.origin).signIn('doctor')
    const fileContent = Buffer.from('%PDF-1.4').toString('base64')
    const wish = { fileName: 'a.pdf', mimeType: 'application/pdf', fileContent }
    const { documentAssetId } = await device.call('fileUpload:upload', wish)
    const { url } = await device.call('healthRecords:createDaAccessToken', { documentAssetId: documentAssetId ?? 0 })
    await tell(first, { kind: 'shift-clock', ms: 4 * 60_000 })
    expect((await fetch(first.origin + url)).status).toBe(200)
    await tell(first, { kind: 'shift-clock', ms: 2 * 60_000 })
    expect((await fetch(first.origin + url)).status).toBe(404)
  })
})
