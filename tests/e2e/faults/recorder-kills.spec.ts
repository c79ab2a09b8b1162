import { expect, type Page, test } from 'playwright/test'
import { Prng } from '../../sim/prng.ts'
import { card, openWard, recordUntil, shownSeconds, type Ward } from '../scribe-ward.ts'
import { killRenderers } from './renderers.ts'

/*
 * The renderer of a recording is killed at random moments: what was shown as recorded is there but for its last second,
 * it plays to its end, and it reaches the server once. `RECORDER_KILLS=50 npm run e2e -- faults/recorder-kills`
 */
const KILLS = Number(process.env.RECORDER_KILLS ?? 1)
const SEED = Number(process.env.SEED ?? 20_261_120)

let ward: Ward
test.beforeAll(async () => {
  ward = await openWard()
})
test.afterAll(async () => {
  await ward.close()
})

/** The length of the sound when every sample of it is decoded, in seconds. */
const decoded = (page: Page, bytes: Uint8Array) =>
  page.evaluate(async base64 => {
    const raw = Uint8Array.from(atob(base64), one => one.charCodeAt(0))
    return (await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(raw.buffer)).duration
  }, Buffer.from(bytes).toString('base64'))

test(`R1 R6 I2 a recording whose renderer is killed (kills: ${KILLS}): at most a second lost, played to its end, sent once`, async () => {
  test.setTimeout(60_000 + KILLS * 60_000)
  const random = new Prng(SEED)
  const lost: number[] = []
  for (let kill = 1; kill <= KILLS; kill++) {
    const name = `Killed ${kill}`
    const page = await ward.open('/ambient-scribe/new')
    await page.getByLabel('Name').fill(name)
    await recordUntil(page, 6.1 + random.float() * 4)
    const shown = await shownSeconds(page)
    await killRenderers(ward.context, page)
    await page.close()

    const next = await ward.open('/ambient-scribe/list')
    const found = next.getByRole('listitem').filter({ hasText: name })
    await found.getByRole('button', { name: `Play ${name}` }).click()
    await expect(found.getByRole('button', { name: `Pause ${name}` })).toBeVisible()
    await expect(found.getByRole('button', { name: `Play ${name}` })).toBeVisible({ timeout: 20_000 })
    await found.getByRole('button', { name: 'Keep' }).click()
    await expect(found.getByRole('button', { name: 'Keep' })).toHaveCount(0)
    const mine = async () => (await ward.onServer()).filter(one => one.name === name)
    await expect.poll(mine, { timeout: 30_000 }).toHaveLength(1)
    await expect(next.getByRole('button', { name: /All saved/ })).toBeVisible()

    const length = await decoded(next, await ward.soundOnServer(name))
    expect(length).toBeCloseTo((await mine())[0]?.duration ?? 0, 0)
    lost.push(shown - length)
    await next.reload()
    await expect(card(next, name)).toHaveCount(1)
    await expect(next.getByRole('button', { name: /All saved/ })).toBeVisible()
    expect(await mine()).toHaveLength(1)
    await next.close()
  }
  console.log(`seed ${SEED}: lost, s: ${lost.map(one => one.toFixed(2)).join(' ')}`)
  expect(Math.max(...lost)).toBeLessThanOrEqual(1)
})
