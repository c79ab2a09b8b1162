import { expect, type Page, test } from 'playwright/test'
import { TriageData } from '../../../src/contract/entities/triage.ts'
import { Prng } from '../../sim/prng.ts'
import { openWard, recordUntil, shownSeconds, type Ward } from '../scribe-ward.ts'
import { LONG } from './clinic.ts'
import { killRenderers } from './renderers.ts'

/*
 * What a visit's recording survives a triage's survives too, with the values that were typed beside it.
 * `TRIAGE_KILLS=50 npm run e2e -- faults/triage-kills`
 */
const KILLS = Number(process.env.TRIAGE_KILLS ?? 1)
const SEED = Number(process.env.SEED ?? 20_261_120)

test.describe.configure({ mode: 'serial' })

let ward: Ward
test.beforeAll(async () => {
  ward = await openWard()
})
test.afterAll(async () => {
  await ward.close()
  expect(ward.problems).toEqual([])
})

const pulse = (page: Page) => page.getByLabel('Heart rate')
const finish = (page: Page) => page.getByRole('button', { name: 'Finish', exact: true })
const allSaved = (page: Page) =>
  expect(page.getByRole('button', { name: /All saved/ })).toBeVisible({ timeout: 30_000 })
const ofPulse = async (value: number) =>
  (await ward.triages()).map(({ data }) => TriageData.parse(data)).filter(({ typed }) => typed?.vitals?.HR === value)

test(
  `R1 R6 I2 a triage whose renderer is killed while it records (kills: ${KILLS}): at most a second lost, the values kept, sent once`,
  LONG,
  async () => {
    test.setTimeout(60_000 + KILLS * 60_000)
    const random = new Prng(SEED)
    const lost: number[] = []
    for (let kill = 1; kill <= KILLS; kill++) {
      const value = 60 + kill
      const page = await ward.open('/triage/record')
      await pulse(page).fill(String(value))
      await recordUntil(page, 6.1 + random.float() * 4)
      const shown = await shownSeconds(page)
      await killRenderers(ward.context, page)
      await page.close()

      const next = await ward.open('/triage')
      await next.getByRole('region', { name: 'A triage is not finished' }).getByRole('link', { name: 'Go on' }).click()
      await expect(pulse(next)).toHaveValue(String(value))
      await expect(next.getByText('A recording is kept')).toBeVisible()
      await finish(next).click()
      await next.waitForURL('**/triage/results')
      await expect.poll(() => ofPulse(value), { timeout: 30_000 }).toHaveLength(1)
      await allSaved(next)
      const [sent] = await ofPulse(value)
      expect(sent?.documentAssetId).toEqual(expect.anything())
      lost.push(shown - (sent?.duration ?? 0))
      await next.reload()
      await allSaved(next)
      expect(await ofPulse(value)).toHaveLength(1)
      await next.close()
    }
    console.log(`seed ${SEED}: lost, s: ${lost.map(one => one.toFixed(2)).join(' ')}`)
    expect(Math.max(...lost)).toBeLessThanOrEqual(1)
  },
)

test('a recording that is too short is said, and the typed values can be finished without it', async () => {
  const page = await ward.open('/triage/record')
  await pulse(page).fill('141')
  await recordUntil(page, 1)
  await finish(page).click()
  const refusal = page
    .getByRole('alert')
    .filter({ hasText: 'Too short, minimum 5 seconds. What was recorded is kept.' })
  // Where the thumb is, on a phone too.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(refusal).toBeInViewport({ ratio: 1 })
  expect(new URL(page.url()).pathname).toBe('/triage/record')
  await refusal.getByRole('button', { name: 'Finish without the recording' }).click()
  await page.waitForURL('**/triage/results')
  await expect.poll(() => ofPulse(141), { timeout: 30_000 }).toHaveLength(1)
  const [triage] = await ofPulse(141)
  expect(triage?.documentAssetId ?? null).toBeNull()
  await page.goto(`${ward.origin}/triage`)
  await expect(page.getByRole('region', { name: 'A triage is not finished' })).toHaveCount(0)
})

test('values that were typed beside nothing but a cut-off moment of sound are finished without it too', async () => {
  const page = await ward.open('/triage/record')
  await pulse(page).fill('142')
  await recordUntil(page, 2)
  await killRenderers(ward.context, page)
  await page.close()
  const next = await ward.open('/triage/record')
  await expect(pulse(next)).toHaveValue('142')
  await finish(next).click()
  await next.getByRole('button', { name: 'Finish without the recording' }).click()
  await next.waitForURL('**/triage/results')
  await expect.poll(() => ofPulse(142), { timeout: 30_000 }).toHaveLength(1)
  await next.goto(`${ward.origin}/ambient-scribe/list`)
  await expect(next.getByRole('region', { name: 'Interrupted recordings' })).toHaveCount(0)
})
