import type { Page } from 'playwright'
import { TriageData } from '../../../src/contract/entities/triage.ts'
import { Prng } from '../../sim/world/prng.ts'
import { expect, test } from '../device/fixtures.ts'
import { killRenderers } from '../device/renderers.ts'
import { recordUntil, shownSeconds } from '../pages/recorder.ts'
import { expectAllSaved } from '../pages/shell.ts'
import { LONG } from './long.ts'

/*
 * A triage's recording survives kills of its renderer as a visit's does, together with the typed values.
 * `TRIAGE_KILLS=50 npm run e2e -- faults/triage-kills`
 */
const KILLS = Number(process.env.TRIAGE_KILLS ?? 1)
const SEED = Number(process.env.SEED ?? 20_261_120)

const pulse = (page: Page) => page.getByLabel('Heart rate')

test(
  `R1 R6 I2 a triage whose renderer is killed while it records (kills: ${KILLS}): at most a second lost, the values kept, sent once`,
  LONG,
  async ({ device, server }) => {
    test.setTimeout(180_000 + KILLS * 60_000)
    const random = new Prng(SEED)
    const lost: number[] = []
    const tablet = await device({ opensOffline: true, width: 820, height: 1180 })
    const ofPulse = async (value: number) =>
      (await server.triages())
        .map(({ data }) => TriageData.parse(data))
        .filter(({ typed }) => typed?.vitals?.HR === value)
    for (let kill = 1; kill <= KILLS; kill++) {
      const value = 60 + kill
      const page = await tablet.open('/triage/record')
      await pulse(page).fill(String(value))
      await recordUntil(page, 6.1 + random.float() * 4)
      const shown = await shownSeconds(page)
      await killRenderers(tablet.context, page)
      await page.close()

      const next = await tablet.open('/triage')
      await next
        .getByRole('region', { name: 'A triage is not finished' })
        .getByRole('link', { name: 'Continue' })
        .click()
      await expect(pulse(next)).toHaveValue(String(value))
      await expect(next.getByText('A recording is kept')).toBeVisible()
      await next.getByRole('button', { name: 'Finish', exact: true }).click()
      await next.waitForURL('**/triage/results')
      await expect.poll(() => ofPulse(value), { timeout: 30_000 }).toHaveLength(1)
      await expectAllSaved(next)
      const [sent] = await ofPulse(value)
      expect(sent?.documentAssetId).toEqual(expect.anything())
      lost.push(shown - (sent?.duration ?? 0))
      await next.reload()
      await expectAllSaved(next)
      expect(await ofPulse(value)).toHaveLength(1)
      await next.close()
    }
    console.log(`seed ${SEED}: lost, s: ${lost.map(one => one.toFixed(2)).join(' ')}`)
    expect(Math.max(...lost)).toBeLessThanOrEqual(1)
  },
)
