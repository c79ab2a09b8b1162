import { expect, test } from 'playwright/test'
import { seededChance } from '../../../src/platform/weather/seeded-chance.ts'
import { crash } from '../recorder-rig.ts'
import { type Device, expectAllSaved, openClinic } from './clinic.ts'
import { addPatient, bringAudio } from './deeds.ts'

/*
 * A tab is killed in the middle of a sync, at a request that a seed chooses: on its way to the server, or with its reply
 * on the way back. After each kill the device is opened again; in the end all devices equal the server, and nothing had
 * its effect twice (I1, I2, I4, I17). `SYNC_KILLS=50 npm run e2e -- faults/tab-kills`
 */

const KILLS = Number(process.env.SYNC_KILLS ?? 2)
const SEED = Number(process.env.SEED ?? 20_261_120)
/** A sync of the work below makes about so many requests; the seed chooses among them. */
const REQUESTS = 14

const clinic = openClinic({ opensOffline: true })

test(`I1 I2 I4 I17: a tab killed in the middle of a sync, ${KILLS} times, seed ${SEED}`, async ({ browser }) => {
  test.setTimeout(120_000 + KILLS * 30_000)
  const chance = seededChance(SEED)
  const device = await clinic.device(browser)
  const other = await clinic.device(browser)
  const made: string[] = []
  for (let kill = 1; kill <= KILLS; kill++) {
    clinic.proxy().set({ kind: 'cut' })
    await addPatient(device.page, `Patient ${kill}`)
    await bringAudio(device.page, `Visit ${kill}`, 7)
    made.push(`Patient ${kill}`, `Visit ${kill}`)
    const moment = Math.floor(chance() * REQUESTS)
    const reached = chance() < 0.5
    const where = await killedAt(device, moment, reached)
    console.log(`kill ${kill}: ${where}`)
    clinic.proxy().set({ kind: 'clear' })
    device.page = await device.context.newPage()
    await device.page.goto('/ambient-scribe/list')
    await expect(device.page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await clinic.expectEqual(device, other)
  const names = await clinic.names()
  expect(made.map(name => names.filter(one => one === name).length)).toEqual(made.map(() => 1))
})

/** Lets the work go, and kills the tab at its request of that number; when all is saved, if there are fewer. */
async function killedAt(device: Device, moment: number, reached: boolean): Promise<string> {
  const where = reached ? 'its reply on the way' : 'on its way'
  const struck = new Promise<string>(resolve => {
    const tell = () => resolve(`at request ${moment + 1}, ${where}`)
    clinic.proxy().harm({ on: /^(POST|PUT) \/api\//, does: { kind: 'tell', reached, tell }, after: moment, times: 1 })
  })
  await device.page.getByRole('button', { name: 'Refresh' }).click()
  const ended = expectAllSaved(device.page).then(
    () => 'after its last request',
    () => 'never',
  )
  const said = await Promise.race([struck, ended])
  await crash(device.page)
  return said
}
