import { expect, it, vi } from 'vitest'
import { Client } from '../client.ts'
import { HARNESS, sendToHarness } from '../harness-client.ts'
import { onOneServer, type PlacedServer } from '../servers.ts'
import { readMetrics } from '../test-server.ts'
import { fillAccount, newOpIds } from './filled-account.ts'
import { placesOfWords, WORDS } from './marked-words.ts'

const DAY = 86_400_000
const WAIT = { timeout: 30_000, interval: 50 }

onOneServer('what was deleted', ({ start }) => {
  const signedIn = ({ origin }: PlacedServer) => new Client(origin).signIn('doctor')
  async function cleanedAfter(server: PlacedServer, days: number): Promise<PlacedServer> {
    const later = await server.again({ program: HARNESS, env: { CLOCK_SHIFT_MS: String(days * DAY) } })
    const cleaned = async () => (await (await readMetrics(later)).text()).includes('queue="cleanup"')
    await vi.waitUntil(cleaned, WAIT)
    return later
  }

  it('I14: is nowhere after 90 days, in no column of any table and no file; what is sent again gets the truth', async () => {
    const server = await start({ program: HARNESS })
    const device = await signedIn(server)
    const account = await fillAccount(device, new Client(server.origin))
    await server.stop()
    const places = (await placesOfWords(server)).map(place => place.replace(/.*: /, ''))
    const { late: _late, cancelled: _gone, ...given } = WORDS
    expect([...new Set(places)].toSorted()).toEqual(Object.keys(given).toSorted())

    const restarted = await server.again()
    device.origin = restarted.origin
    const early = newOpIds()
    for (const one of await account.deleteAll(device, early)) expect(one.error).toBeUndefined()
    await sendToHarness(restarted, { kind: 'shift-clock', ms: 60 * DAY })
    const opIds = newOpIds()
    const unaware = await signedIn(restarted)
    const answers = [...(await account.sendLate(unaware, opIds)), ...(await account.deleteAll(unaware, opIds))]
    await restarted.stop()

    const after = await cleanedAfter(server, 100)
    const long = await signedIn(after)
    const repeated = [...(await account.sendLate(long, opIds)), ...(await account.deleteAll(long, opIds))]
    for (const [index, { result, error }] of repeated.entries()) {
      if (answers[index]?.error) continue
      expect(JSON.stringify(result ?? null)).not.toMatch(/quokka/i)
      if (error) expect(error.data).toMatchObject({ code: 'GONE' })
    }
    const [record, ...others] = await account.deleteAll(long, newOpIds())
    expect(record?.result).toMatchObject({ name: '', data: {}, deletedAt: expect.any(String) })
    expect(others.filter(one => one.error)).toEqual([])
    expect(await long.call('healthRecords:get', { id: account.livingId })).toMatchObject({ name: 'Pills' })
    await after.stop()
    expect(await placesOfWords(server)).toEqual([])

    await (await cleanedAfter(server, 400)).stop()
    expect(await placesOfWords(server)).toEqual([])
  })
})
