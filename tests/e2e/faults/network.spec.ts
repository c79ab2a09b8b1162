import { expectEqual, expectOnce } from '../device/equal-stores.ts'
import { type Device, expect, test } from '../device/fixtures.ts'
import type { Fault } from '../network/fault.ts'
import { addPatient } from '../pages/patients.ts'
import { bringDocument } from '../pages/records.ts'
import { bringAudio, LIST, refresh } from '../pages/scribe.ts'
import { expectAllSaved, pill, retryInCentre, visit } from '../pages/shell.ts'
import { LONG } from './long.ts'

/*
 * One device works while the proxy injects seeded faults into its requests; another one only pulls. Afterwards both
 * equal the server, and no change took effect twice (I1, I2, I4). `FAULT_ROUNDS=20 SEED=7 npm run e2e --
 * faults/network` for the long form.
 */

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 1)
const SEED = Number(process.env.SEED ?? 20_261_120)

test.describe.configure({ timeout: 180_000 + ROUNDS * 30_000 })
test.use({ deviceOptions: { pillWatched: true } })

const API = /^(POST|PUT) \/api\/(rpc|uploads)/
const some = (does: Fault['does'], seed = SEED, on = API, share = 0.35): Fault => ({ on, does, share, seed })

/** A patient, a recording and a document, each in two chunks. */
async function work({ page }: Device, tag: string): Promise<string[]> {
  await addPatient(page, `Patient, ${tag}`)
  await bringAudio(page, `Visit, ${tag}`, 40)
  await bringDocument(page, `Scan, ${tag}`)
  return [`Patient, ${tag}`, `Visit, ${tag}`, `Scan, ${tag}`]
}

async function sendNow({ page }: Device): Promise<void> {
  await visit(page, LIST)
  await refresh(page)
}

const KINDS: [string, Fault[]][] = [
  ['responses are truncated', [some({ kind: 'truncate', bytes: 40 })]],
  ['replies are lost', [some({ kind: 'lose-reply' })]],
  ['requests arrive twice', [some({ kind: 'duplicate' }, SEED, API, 0.7)]],
  ['requests are cut off on their way', [some({ kind: 'drop', bytes: 100 })]],
  ['some requests are late', [some({ kind: 'delay', ms: 700 })]],
  [
    'the server sometimes fails',
    [some({ kind: 'status', status: 500 }, SEED, API, 0.4), some({ kind: 'status', status: 503 }, SEED + 1, API, 0.3)],
  ],
]

// Tagged LONG, because a test below injects all kinds at once.
for (const [what, faults] of KINDS) {
  test(`I1 I2 I4: ${what}`, LONG, async ({ device, network, server }) => {
    const [working, other] = [await device(), await device()]
    const plan = network.harm(...faults)
    const made = await work(working, what)
    await expect.poll(() => plan.struck.length, { timeout: 30_000 }).toBeGreaterThan(0)
    network.set({ kind: 'clear' })
    await sendNow(working)
    await expectEqual(server, working, other)
    await expectOnce(server, made)
  })
}

for (const status of [413, 422] as const) {
  test(
    `I5: a call refused with ${status} by a proxy is parked visibly and alone, and is sent after "Try again"`,
    status === 413 ? LONG : {},
    async ({ device, network, server }) => {
      const [working, other] = [await device(), await device()]
      network.harm({ on: /patients:create/, does: { kind: 'status', status } })
      const made = await work(working, `under ${status}`)
      await expect(pill(working.page)).toHaveText(/1 needs you/, { timeout: 30_000 })
      await expect.poll(() => server.names(), { timeout: 20_000 }).toContain(`Visit, under ${status}`)
      network.set({ kind: 'clear' })
      await retryInCentre(working.page)
      await expectEqual(server, working, other)
      await expectOnce(server, made)
    },
  )
}

test(`I1 I2 I4: all faults at once, seed ${SEED}`, async ({ device, network, server }) => {
  const [working, other] = [await device(), await device()]
  for (let round = 0; round < ROUNDS; round++) {
    const seed = SEED + round * 10
    network.harm(
      some({ kind: 'truncate', bytes: 40 }, seed, API, 0.1),
      some({ kind: 'lose-reply' }, seed + 1, API, 0.1),
      some({ kind: 'duplicate' }, seed + 2, API, 0.1),
      some({ kind: 'drop', bytes: 100 }, seed + 3, API, 0.1),
      some({ kind: 'delay', ms: 400 }, seed + 4, API, 0.1),
      some({ kind: 'status', status: 502 }, seed + 5, API, 0.1),
    )
    const made = [...(await work(working, `round ${round} here`)), ...(await work(other, `round ${round} there`))]
    network.set({ kind: 'clear' })
    await sendNow(working)
    await sendNow(other)
    await expectEqual(server, working, other)
    await expectOnce(server, made)
  }
  await expectAllSaved(other.page)
})
