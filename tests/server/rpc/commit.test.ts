import { v7 } from 'uuid'
import { expect, it } from 'vitest'
import { Client } from '../client.ts'
import { HARNESS, heldCommit, sendToHarness } from '../harness-client.ts'
import { onBothServers } from '../servers.ts'

onBothServers('the commit', ({ kind, start }) => {
  const harness = () => start({ program: HARNESS })

  it.each(['beforeCommit', 'afterCommit'] as const)(
    'I3: a server killed at %s does not acknowledge, and the repeated call has one effect',
    async at => {
      const first = await harness()
      const device = await new Client(first.origin).signIn('doctor')
      const patient = { clientId: v7(), name: 'A' }
      const meta = { opId: v7() }
      await sendToHarness(first, { kind: 'die', at })
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

  it('I7: a pull never passes an uncommitted change', async () => {
    const first = await harness()
    const device = await new Client(first.origin).signIn('doctor')
    const pull = async (since: string) => {
      const { result, meta } = await device.respond('userAccount.patients:list', { since })
      return { names: (result as { name: string }[]).map(one => one.name), checkpoint: meta?.checkpoint ?? '' }
    }
    const start = (await pull('')).checkpoint
    await sendToHarness(first, { kind: 'hold' })
    const held = heldCommit(first)
    const slow = device.call('userAccount.patients:create', { patient: { name: 'first' } })
    await held
    const quick = device.call('userAccount.patients:create', { patient: { name: 'second' } })
    const early = pull(start)
    // On PGlite's one connection the pull waits for the open transaction; PostgreSQL responds at once.
    if (kind === 'postgres') expect((await early).names).toEqual([])
    await sendToHarness(first, { kind: 'release' })
    const [a, b] = await Promise.all([slow, quick])
    expect(b.seq).toBeGreaterThan(a.seq)
    const seen = await early
    const rest = await pull(seen.checkpoint)
    expect([...seen.names, ...rest.names]).toEqual(['first', 'second'])
  })
})
