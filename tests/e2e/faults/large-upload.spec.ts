import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { Prng } from '../../sim/world/prng.ts'
import { expect, test } from '../device/fixtures.ts'
import { crash } from '../device/renderers.ts'
import { noise, SAMPLE_RATE, wav } from '../device/sound.ts'
import { card, LIST, NEW } from '../pages/scribe.ts'
import { expectAllSaved } from '../pages/shell.ts'
import { LONG } from './long.ts'

/*
 * A large recording over a network that loses 30 % of the requests, with the tab killed twice during the upload.
 * `LARGE_MB=100 npm run e2e -- faults/large-upload` for the long form.
 */
const MEGABYTES = Number(process.env.LARGE_MB ?? 12)
const SEED = Number(process.env.SEED ?? 7)
const NAME = 'A long admission'

let folder: string
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'large-'))
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Percent that the card shows as confirmed by the server. */
const progress = async (page: Page) =>
  Number(
    await card(page, NAME)
      .getByRole('progressbar')
      .getAttribute('aria-valuenow', { timeout: 500 })
      .catch(() => 0),
  )

test(
  `I16 P7 ${MEGABYTES} MB over a network that loses 30 % of the requests, the tab killed twice: stored once, byte for byte`,
  LONG,
  async ({ device, network, server }) => {
    test.setTimeout(120_000 + MEGABYTES * 6000)
    const random = new Prng(SEED)
    const file = wav(noise(Math.floor((MEGABYTES * 1_000_000) / (SAMPLE_RATE * 2)), SEED), SAMPLE_RATE)
    const path = join(folder, `${NAME}.wav`)
    writeFileSync(path, file)
    const tablet = await device({ path: NEW, opensOffline: true })
    let { page } = tablet
    const from = network.received.length
    await page.getByTestId('audio-file').setInputFiles(path)
    network.set({ kind: 'lossy', share: 0.3, random: () => random.float() })
    await page.getByRole('button', { name: 'Save the recording' }).click()
    for (const percent of [30, 65]) {
      await expect.poll(() => progress(page), { timeout: 60_000 + MEGABYTES * 2000 }).toBeGreaterThan(percent)
      await crash(page)
      await page.close()
      page = await tablet.open(LIST)
    }
    const arrived = () => server.recordingsNamed(NAME)
    await expect.poll(arrived, { timeout: 60_000 + MEGABYTES * 2000 }).toHaveLength(1)
    network.set({ kind: 'clear' })
    expect(sha256(await server.sound(NAME))).toBe(sha256(file))
    await expectAllSaved(page)
    await page.reload()
    await expect(card(page, NAME)).toHaveCount(1)
    expect(await arrived()).toHaveLength(1)

    const puts = network.received.slice(from).filter(({ line }) => line.startsWith('PUT '))
    const sent = puts.reduce((sum, { bytes }) => sum + bytes, 0)
    console.log(`seed ${SEED}: ${(sent / file.length).toFixed(2)} times the file was sent`)
  },
)
