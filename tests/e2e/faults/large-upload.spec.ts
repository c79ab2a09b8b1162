import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { Prng } from '../../sim/prng.ts'
import { crash } from '../recorder-rig.ts'
import { noise, SAMPLE_RATE, wav } from '../recorder-sound.ts'
import { card, openWard, type Ward } from '../scribe-ward.ts'

/*
 * A large recording over a network that loses 30 % of the requests, with the tab killed twice on the way.
 * `LARGE_MB=100 npm run e2e -- faults/large-upload` for the long form.
 */
const MEGABYTES = Number(process.env.LARGE_MB ?? 12)
const SEED = Number(process.env.SEED ?? 7)
const NAME = 'A long admission'

let ward: Ward
let folder: string
test.beforeAll(async () => {
  ward = await openWard()
  folder = mkdtempSync(join(tmpdir(), 'large-'))
})
test.afterAll(async () => {
  await ward.close()
  rmSync(folder, { recursive: true, force: true })
})

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Percent that the card shows as confirmed by the server. */
const progress = async (page: Page) =>
  Number(
    await card(page, NAME)
      .getByRole('progressbar')
      .getAttribute('aria-valuenow', { timeout: 500 })
      .catch(() => 0),
  )

test(`I16 P7 ${MEGABYTES} MB over a network that loses 30 % of the requests, the tab killed twice: byte for byte, once`, async () => {
  test.setTimeout(120_000 + MEGABYTES * 6000)
  const random = new Prng(SEED)
  const file = wav(noise(Math.floor((MEGABYTES * 1_000_000) / (SAMPLE_RATE * 2)), SEED), SAMPLE_RATE)
  const path = join(folder, `${NAME}.wav`)
  writeFileSync(path, file)
  let page = await ward.open('/ambient-scribe/new')
  await page.getByTestId('audio-file').setInputFiles(path)
  ward.proxy.set({ kind: 'lossy', share: 0.3, random: () => random.float() })
  await page.getByRole('button', { name: 'Save the recording' }).click()
  for (const percent of [30, 65]) {
    await expect.poll(() => progress(page), { timeout: 60_000 + MEGABYTES * 2000 }).toBeGreaterThan(percent)
    await crash(page)
    await page.close()
    page = await ward.open('/ambient-scribe/list')
  }
  const arrived = async () => (await ward.onServer()).filter(({ name }) => name === NAME)
  await expect.poll(arrived, { timeout: 60_000 + MEGABYTES * 2000 }).toHaveLength(1)
  ward.proxy.set({ kind: 'clear' })
  expect(sha256(await ward.soundOnServer(NAME))).toBe(sha256(file))
  await expect(page.getByRole('button', { name: /All saved/ })).toBeVisible()
  await page.reload()
  await expect(card(page, NAME)).toHaveCount(1)
  expect(await arrived()).toHaveLength(1)

  const sent = ward.proxy.received.reduce((sum, one) => sum + (one.line.startsWith('PUT ') ? one.bytes : 0), 0)
  console.log(`seed ${SEED}: ${(sent / file.length).toFixed(2)} times the file was sent`)
})
