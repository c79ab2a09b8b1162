import { seededChance } from '../../../src/platform/faults/seeded-chance.ts'
import { expectEqual, expectOnce } from '../device/equal-stores.ts'
import { type Device, test } from '../device/fixtures.ts'
import { crash } from '../device/renderers.ts'
import type { NetworkProxy } from '../network/proxy.ts'
import { addPatient } from '../pages/patients.ts'
import { bringAudio, LIST, refresh } from '../pages/scribe.ts'
import { expectAllSaved } from '../pages/shell.ts'
import { LONG } from './long.ts'

/*
 * A tab is killed in the middle of a sync, at a request that a seed chooses: before it reaches the server, or before
 * its reply arrives. After each kill the device is opened again; in the end all devices equal the server, and no change
 * took effect twice (I1, I2, I4, I17). `SYNC_KILLS=50 npm run e2e -- faults/tab-kills`
 */

const KILLS = Number(process.env.SYNC_KILLS ?? 2)
const SEED = Number(process.env.SEED ?? 20_261_120)
/** Approximate number of requests of one sync below; the seed chooses among them. */
const REQUESTS = 14

test.use({ deviceOptions: { opensOffline: true, pillWatched: true } })

test(
  `I1 I2 I4 I17: a tab killed in the middle of a sync, ${KILLS} times, seed ${SEED}`,
  LONG,
  async ({ device, network, server }) => {
    test.setTimeout(180_000 + KILLS * 30_000)
    const chance = seededChance(SEED)
    const tablet = await device()
    const other = await device()
    const made: string[] = []
    for (let kill = 1; kill <= KILLS; kill++) {
      network.set({ kind: 'cut' })
      await addPatient(tablet.page, `Patient ${kill}`)
      await bringAudio(tablet.page, `Visit ${kill}`, 40)
      made.push(`Patient ${kill}`, `Visit ${kill}`)
      const moment = Math.floor(chance() * REQUESTS)
      const reached = chance() < 0.5
      console.log(`kill ${kill}: ${await killAt(tablet, network, moment, reached)}`)
      network.set({ kind: 'clear' })
      tablet.page = await tablet.open(LIST)
    }
    await expectEqual(server, tablet, other)
    await expectOnce(server, made)
  },
)

/** Starts the sync and kills the tab at the request with index `moment`, or when all is saved if there are fewer. */
async function killAt({ page }: Device, network: NetworkProxy, moment: number, reached: boolean): Promise<string> {
  const where = reached ? 'its reply on the way' : 'on its way'
  const struck = new Promise<string>(resolve => {
    const tell = () => resolve(`at request ${moment + 1}, ${where}`)
    network.harm({ on: /^(POST|PUT) \/api\//, does: { kind: 'tell', reached, tell }, after: moment, times: 1 })
  })
  await refresh(page)
  const ended = expectAllSaved(page).then(
    () => 'after its last request',
    () => 'never',
  )
  const reason = await Promise.race([struck, ended])
  await crash(page)
  return reason
}
