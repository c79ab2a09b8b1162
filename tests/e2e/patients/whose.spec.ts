import type { Page } from 'playwright'
import { TriageData } from '../../../src/contract/entities/triage.ts'
import { Prng } from '../../sim/world/prng.ts'
import { expect, test } from '../device/fixtures.ts'
import { expectAllSaved, visit } from '../pages/shell.ts'

const ROUNDS = 8
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const patientButton = (page: Page) => page.locator('header').getByRole('button', { name: /^Patient: / })

async function switchTo(page: Page, name: string): Promise<void> {
  await visit(page, '/triage')
  await patientButton(page).click()
  await page.getByRole('menuitemradio', { name }).click()
  await expect(patientButton(page)).toContainText(name)
}

test('two devices and two tabs store every triage under the patient in the head of their screen (decision 133)', async ({
  device,
  server,
}) => {
  const first = await device({ path: '/triage', withoutPatient: true })
  const second = await device({ path: '/triage', withoutPatient: true })
  const pages = [first.page, await first.open('/triage'), second.page]
  const random = new Prng(133)
  const { patients } = await server.collections()
  const names = patients.map(({ name }) => name).slice(0, 3)
  expect(names).toHaveLength(3)

  await first.page.getByRole('button', { name: 'Start a new triage' }).first().click()
  await first.page.getByRole('dialog', { name: 'Which patient is it?' }).getByRole('button', { name: 'Cancel' }).click()
  for (const page of pages) await switchTo(page, random.pick(names))

  const begun = new Map<number, string>()
  for (let round = 0; round < ROUNDS; round++) {
    const page = random.pick(pages)
    const name = random.pick(names)
    await switchTo(page, name)
    await page.getByRole('button', { name: 'Start a new triage' }).first().click()
    await expect(title(page)).toContainText(name)
    for (const other of pages) if (other !== page) await switchTo(other, random.pick(names))
    await page.getByLabel('Heart rate').fill(String(70 + round))
    await expect(title(page)).toContainText(name)
    await page.getByRole('button', { name: 'Finish' }).click()
    await page.waitForURL('**/triage/results')
    await expect(title(page)).toContainText(name)
    begun.set(70 + round, name)
  }
  for (const page of pages) await expectAllSaved(page)
  const nameOf = new Map(patients.map(({ clientId, name }) => [clientId, name]))
  const stored = (await server.triages()).flatMap(({ data, patientClientId }) => {
    const pulse = TriageData.parse(data).typed?.vitals?.HR
    return typeof pulse === 'number' && begun.has(pulse) ? [[pulse, nameOf.get(patientClientId ?? '')] as const] : []
  })
  expect(new Map(stored)).toEqual(begun)
})
