import type { Browser } from 'playwright'
import { expect, test } from 'playwright/test'
import type { Fault } from '../network/fault.ts'
import { type Device, expectAllSaved, LONG, openClinic, pill } from './clinic.ts'
import { addPatient, bringAudio, retryInCentre, visit } from './deeds.ts'

/*
 * One device works while the way to the server harms its requests, each kind as a seed decides; another one looks on.
 * Afterwards both hold what the server holds, and nothing had its effect twice (I1, I2, I4). `FAULT_ROUNDS=20 SEED=7 npm
 * run e2e -- faults/network` for the long form.
 */

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 1)
const SEED = Number(process.env.SEED ?? 20_261_120)

test.describe.configure({ timeout: 90_000 + ROUNDS * 30_000 })

const clinic = openClinic()
const API = /^(POST|PUT) \/api\/(rpc|uploads)/
const some = (does: Fault['does'], seed = SEED, on = API, share = 0.35): Fault => ({ on, does, share, seed })

let watching: Device | null = null
async function devices(browser: Browser): Promise<[Device, Device]> {
  const working = await clinic.standing(browser)
  watching ??= await clinic.lasts(browser)
  return [working, watching]
}

/** A patient, and a recording in two chunks. */
async function work({ page }: Device, tag: string): Promise<string[]> {
  await addPatient(page, `Patient, ${tag}`)
  await bringAudio(page, `Visit, ${tag}`, 7)
  return [`Patient, ${tag}`, `Visit, ${tag}`]
}

/** What the server took, once each. */
async function expectOnce(made: string[]): Promise<void> {
  const names = await clinic.names()
  expect(made.map(name => names.filter(one => one === name).length)).toEqual(made.map(() => 1))
}

async function sendNow({ page }: Device): Promise<void> {
  await visit(page, '/ambient-scribe/list')
  await page.getByRole('button', { name: 'Refresh' }).click()
}

const KINDS: [string, Fault[]][] = [
  ['answers break off', [some({ kind: 'truncate', bytes: 40 })]],
  ['replies are lost', [some({ kind: 'lose-reply' })]],
  ['requests arrive twice', [some({ kind: 'duplicate' }, SEED, API, 0.7)]],
  ['requests break off on their way', [some({ kind: 'drop', bytes: 100 })]],
  ['some requests are late', [some({ kind: 'delay', ms: 700 })]],
  [
    'the server fails now and then',
    [some({ kind: 'status', status: 500 }, SEED, API, 0.4), some({ kind: 'status', status: 503 }, SEED + 1, API, 0.3)],
  ],
]

// All of them come at once below.
for (const [what, faults] of KINDS) {
  test(`I1 I2 I4: ${what}`, LONG, async ({ browser }) => {
    const [working, other] = await devices(browser)
    const plan = clinic.proxy().harm(...faults)
    const made = await work(working, what)
    await expect.poll(() => plan.struck.length, { timeout: 30_000 }).toBeGreaterThan(0)
    clinic.proxy().set({ kind: 'clear' })
    await sendNow(working)
    await clinic.expectEqual(working, other)
    await expectOnce(made)
  })
}

for (const status of [413, 422] as const) {
  test(`I5: something on the way answers one call with ${status}: it alone is set aside, aloud, and goes when asked`, async ({
    browser,
  }) => {
    const [working, other] = await devices(browser)
    clinic.proxy().harm({ on: /patients:create/, does: { kind: 'status', status } })
    const made = await work(working, `under ${status}`)
    await expect(pill(working.page)).toHaveText('1 needs you', { timeout: 30_000 })
    await expect.poll(() => clinic.names(), { timeout: 20_000 }).toContain(`Visit, under ${status}`)
    clinic.proxy().set({ kind: 'clear' })
    await retryInCentre(working.page)
    await clinic.expectEqual(working, other)
    await expectOnce(made)
  })
}

test(`I1 I2 I4: everything at once, seed ${SEED}`, async ({ browser }) => {
  const [working, other] = await devices(browser)
  for (let round = 0; round < ROUNDS; round++) {
    const seed = SEED + round * 10
    clinic
      .proxy()
      .harm(
        some({ kind: 'truncate', bytes: 40 }, seed, API, 0.1),
        some({ kind: 'lose-reply' }, seed + 1, API, 0.1),
        some({ kind: 'duplicate' }, seed + 2, API, 0.1),
        some({ kind: 'drop', bytes: 100 }, seed + 3, API, 0.1),
        some({ kind: 'delay', ms: 400 }, seed + 4, API, 0.1),
        some({ kind: 'status', status: 502 }, seed + 5, API, 0.1),
      )
    const made = [...(await work(working, `round ${round} here`)), ...(await work(other, `round ${round} there`))]
    clinic.proxy().set({ kind: 'clear' })
    await sendNow(working)
    await sendNow(other)
    await clinic.expectEqual(working, other)
    await expectOnce(made)
  }
  await expectAllSaved(other.page)
})
