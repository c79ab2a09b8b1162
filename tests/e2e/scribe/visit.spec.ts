import type { Page } from 'playwright'
import { expect, test } from '../device/fixtures.ts'
import { syncTrigger } from '../device/profile.ts'
import { RECOGNISER, recogniserInstalled, speechFile, speechInstalled } from '../network/speech-file.ts'
import { recordUntil } from '../pages/recorder.ts'
import { LIST, NEW } from '../pages/scribe.ts'
import { expectAllSaved, pill, signIn } from '../pages/shell.ts'

/*
 * The main path through the product: a doctor signs in, loses the network, records a visit and closes the page; later
 * the recording is on the server once, transcribed, and readable on a second device.
 */

const NAME = 'Ward 6, bed 2'
const SECONDS = 12

test.use({ serverEnv: recogniserInstalled ? { ASR_COMMAND: RECOGNISER } : {} })

/** Whether a media element of the page has ended within a second of the recording's end, or later. */
const playedToItsEnd = (page: Page) =>
  page.evaluate(
    least => [...document.querySelectorAll('audio')].some(one => one.ended && one.currentTime > least),
    SECONDS - 1,
  )

test('a visit recorded offline is sent once with the page closed, and is read on a second device', async ({
  device,
  network,
  server,
}) => {
  test.skip(!speechInstalled, 'espeak-ng is not installed: no speech to record')
  test.setTimeout(180_000)
  const tablet = await device({
    ...{ signedOut: true, path: '/login', opensOffline: true, width: 820, height: 1180 },
    profile: { microphone: speechFile() },
  })
  await signIn(tablet.page)
  await expectAllSaved(tablet.page)
  await tablet.page
    .locator('header')
    .getByRole('button', { name: /^Patient: / })
    .click()
  await tablet.page.getByRole('menuitemradio').first().click()
  const before = (await server.recordings()).length

  network.set({ kind: 'cut' })
  await tablet.page.goto(NEW)
  await tablet.page.reload()
  await tablet.page.getByLabel('Name').fill(NAME)
  await recordUntil(tablet.page, SECONDS)
  await tablet.page.getByRole('button', { name: 'Stop and save' }).click()
  await tablet.page.waitForURL(`**${LIST}`)
  await expect(tablet.page.getByRole('heading', { name: NAME })).toBeVisible()
  await expect(tablet.page.getByText('Waiting for network')).toBeVisible()
  await expect(pill(tablet.page)).toHaveText(/^Offline · [12] on this device/)
  const networkReturns = await syncTrigger(tablet.context, network.origin)
  await tablet.page.close()
  expect(await server.recordings()).toHaveLength(before)

  const from = network.passed.length
  network.set({ kind: 'clear' })
  await networkReturns()
  await expect.poll(async () => (await server.recordings()).length, { timeout: 60_000 }).toBe(before + 1)
  const calls = network.passed.slice(from).filter(line => /complete|PUT \/api\/uploads/.test(line))
  expect(calls.length).toBeLessThan(20)

  const phone = await device({ width: 390, height: 844 })
  const text = async () => (await server.recordingsNamed(NAME))[0]?.data.transcription?.text ?? ''
  if (recogniserInstalled) await expect.poll(text, { timeout: 90_000 }).not.toBe('')
  await phone.page.getByRole('heading', { name: NAME }).click()
  await phone.page.waitForURL(/\/ambient-scribe\/\d+$/)
  for (const speed of ['1×', '1.25×', '1.5×']) {
    await phone.page.getByRole('button', { name: `Speed ${speed}`, exact: true }).click()
  }
  await phone.page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => playedToItsEnd(phone.page), { timeout: 60_000 }).toBe(true)
  if (recogniserInstalled) {
    await phone.page.getByRole('tab', { name: 'Transcript' }).click()
    await expect(phone.page.getByText((await text()).slice(0, 20))).toBeVisible()
  }

  // The reopened tablet shows as sent what the service worker sent, and does not send it again.
  const again = await tablet.open(LIST)
  await expectAllSaved(again)
  await expect(again.getByRole('heading', { name: NAME })).toHaveCount(1)
  expect(await server.recordings()).toHaveLength(before + 1)
})
