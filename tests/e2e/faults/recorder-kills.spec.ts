import type { Page } from 'playwright'
import { Prng } from '../../sim/world/prng.ts'
import { expect, test } from '../device/fixtures.ts'
import { killRenderers } from '../device/renderers.ts'
import { recordUntil, shownSeconds } from '../pages/recorder.ts'
import { card, LIST, NEW } from '../pages/scribe.ts'
import { expectAllSaved } from '../pages/shell.ts'
import { LONG } from './long.ts'

/*
 * The renderer of a recording is killed at random moments: at most the last second is lost, the recording plays to its
 * end, and it reaches the server once. `RECORDER_KILLS=50 npm run e2e -- faults/recorder-kills`
 */
const KILLS = Number(process.env.RECORDER_KILLS ?? 1)
const SEED = Number(process.env.SEED ?? 20_261_120)

test.use({ deviceOptions: { path: NEW, opensOffline: true, width: 820, height: 1180 } })

/** Resolves with the length of the decoded sound in seconds. */
const decoded = (page: Page, bytes: Uint8Array) =>
  page.evaluate(async base64 => {
    const raw = Uint8Array.from(atob(base64), one => one.charCodeAt(0))
    return (await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(raw.buffer)).duration
  }, Buffer.from(bytes).toString('base64'))

test(
  `R1 R6 I2 a recording whose renderer is killed (kills: ${KILLS}): at most a second lost, played to its end, sent once`,
  LONG,
  async ({ device, server }) => {
    test.setTimeout(180_000 + KILLS * 60_000)
    const random = new Prng(SEED)
    const lost: number[] = []
    const tablet = await device()
    let { page } = tablet
    for (let kill = 1; kill <= KILLS; kill++) {
      const name = `Killed ${kill}`
      if (kill > 1) page = await tablet.open(NEW)
      await page.getByLabel('Name').fill(name)
      await recordUntil(page, 6.1 + random.float() * 4)
      const shown = await shownSeconds(page)
      await killRenderers(tablet.context, page)
      await page.close()

      const next = await tablet.open(LIST)
      const found = next.getByRole('listitem').filter({ hasText: name })
      await found.getByRole('button', { name: `Play ${name}` }).click()
      await expect(found.getByRole('button', { name: `Pause ${name}` })).toBeVisible()
      await expect(found.getByRole('button', { name: `Play ${name}` })).toBeVisible({ timeout: 20_000 })
      await found.getByRole('button', { name: 'Keep' }).click()
      await expect(found.getByRole('button', { name: 'Keep' })).toHaveCount(0)
      const mine = () => server.recordingsNamed(name)
      await expect.poll(mine, { timeout: 30_000 }).toHaveLength(1)
      await expectAllSaved(next)

      const length = await decoded(next, await server.sound(name))
      expect(length).toBeCloseTo((await mine())[0]?.data.duration ?? 0, 0)
      lost.push(shown - length)
      await next.reload()
      await expect(card(next, name)).toHaveCount(1)
      await expectAllSaved(next)
      expect(await mine()).toHaveLength(1)
      await next.close()
    }
    console.log(`seed ${SEED}: lost, s: ${lost.map(one => one.toFixed(2)).join(' ')}`)
    expect(Math.max(...lost)).toBeLessThanOrEqual(1)
  },
)
