import type { Page } from 'playwright'
import { readVisits } from '../../factories/visits/visit.ts'
import { startFakeModel } from '../../server/modules/fake-model.ts'
import { expect, test } from '../device/fixtures.ts'
import { LIST, NEW } from '../pages/scribe.ts'
import { expectAllSaved, pill } from '../pages/shell.ts'
import { tick } from '../pages/sign-in.ts'

/*
 * A report in the ward: from a pasted transcript, without a network, read against its words and copied; later the
 * server's report, by a model that lies, is caught sentence by sentence, on two devices.
 */

const NAME = 'Ward 6, bed 2'
const [{ transcript } = { transcript: '' }] = readVisits('given').filter(({ id }) => id === 'en-01')

/** What the stand-in for a language model writes: a true sentence, a changed dose, an invention. */
const LIES = `## Chief complaint
Headaches for about two months.
## Medications
Sumatriptan 100 mg.
## Assessment
It sounds like migraine with aura. Brain tumour.`

const model = await startFakeModel()
test.use({ serverEnv: { LLM_URL: model.url, LLM_MODEL: 'liar-1' } })
test.afterAll(() => model.close())

const tickAll = async (page: Page) => {
  for (const list of ['Drugs', 'Doses', 'Negations', 'Follow-up and dates'])
    await tick(page.getByRole('checkbox', { name: new RegExp(`^${list}`) }))
}
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a provisional report is made, read and copied offline; the lies of the server’s model are caught on two devices', async ({
  device,
  network,
  server,
}) => {
  test.setTimeout(90_000)
  model.returns(LIES)
  const tablet = await device({ opensOffline: true, width: 1280, height: 900 })
  const { page } = tablet
  await tablet.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page
    .locator('header')
    .getByRole('button', { name: /^Patient: / })
    .click()
  await page.getByRole('menuitemradio').first().click()

  network.set({ kind: 'cut' })
  await page.goto(NEW)
  await page.getByLabel('Name').fill(NAME)
  await page.getByRole('button', { name: /transcript/i }).click()
  await page.getByRole('dialog').getByRole('textbox').fill(transcript)
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.waitForURL(`**${LIST}`)
  await page.getByRole('button', { name: `More for ${NAME}` }).click()
  await page.getByRole('menuitem', { name: 'Transcript and report on this device' }).click()
  await button(page, 'Generate report').click()
  await expect(page.getByText(/^Provisional: made on this device.*sent when the server can be reached/)).toBeVisible()

  await page.getByRole('button', { name: /Any feeling sick or vomiting/ }).click()
  const evidence = page.getByRole('region', { name: 'Transcript' })
  await expect(evidence.locator('mark').first()).toHaveText('Any feeling sick or vomiting with it?')
  await expect(button(page, 'Copy')).toBeDisabled()
  await tickAll(page)
  await button(page, 'Copy').click()
  await expect.poll(() => copied(page)).toMatch(/Provisional: made on the device[\s\S]*vomiting/)
  expect((await copied(page)).split(',')[0]).not.toBe('Patient not named')
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /^Drugs/ })).toBeChecked()

  network.set({ kind: 'clear' })
  await expectAllSaved(page)
  await expect(page.getByText('The server’s report is ready. Yours stays until you choose.')).toBeVisible({
    timeout: 45_000,
  })
  await button(page, 'Use the server’s').click()
  const doubts = page.getByRole('region', { name: 'not supported by the recording' })
  await expect(doubts.getByRole('listitem')).toHaveText([
    /Sumatriptan 100 mg\..*another dose/,
    /Brain tumour\..*not said/,
  ])
  await tickAll(page)
  await expect(button(page, 'Copy')).toBeDisabled()
  await doubts.getByRole('listitem').filter({ hasText: 'Brain tumour' }).getByRole('button', { name: 'Remove' }).click()
  await expect(doubts.getByRole('listitem')).toHaveCount(1)
  await doubts.getByRole('listitem').getByRole('button', { name: 'Remove' }).click()
  await expect(doubts).toHaveCount(0)
  await tickAll(page)
  await button(page, 'Copy').click()
  await expect.poll(() => copied(page)).toMatch(/Headaches for about two months/)
  expect(await copied(page)).not.toMatch(/Brain tumour|100 mg|Provisional/)
  await expectAllSaved(page)

  const phone = await device({ width: 390, height: 844 })
  await phone.page.getByRole('heading', { name: NAME }).click()
  await phone.page.waitForURL(/\/ambient-scribe\/\d+$/)
  await phone.page.getByRole('tab', { name: 'Structured reports' }).click()
  await expect(phone.page.getByRole('button', { name: 'Headaches for about two months.' })).toBeVisible()
  await expect(phone.page.getByText('Brain tumour')).toHaveCount(0)
  await expect(phone.page.getByRole('checkbox', { name: /^Drugs/ })).toBeChecked()
  expect((await server.recordingsNamed(NAME))[0]?.data.reports).toHaveLength(1)
  await expect(pill(phone.page)).toBeVisible()
})
