import { expect, test } from 'playwright/test'
import { crash } from './recorder-rig.ts'
import { card, openWard, recordUntil, recordVisit, type Ward } from './scribe-ward.ts'

test.describe.configure({ mode: 'serial', timeout: 60_000 })

const NAME = 'Whose visit'

let ward: Ward
let [chosen, other] = ['', '']
test.beforeAll(async () => {
  ward = await openWard({ width: 375, height: 667 })
})
test.afterAll(async () => {
  await ward.close()
  expect(ward.problems).toEqual([])
})

test('on a phone the recorder says whose visit it is, lets that be chosen, and has everything on its first screen', async () => {
  const page = await ward.open('/ambient-scribe/new')
  await page.getByRole('button', { name: /^Patient: .+ Choose another/ }).click()
  const choices = page.getByRole('menuitemradio')
  await expect(choices.nth(1)).toBeVisible()
  const names = await choices.allTextContents()
  const current = await choices.evaluateAll(all => all.findIndex(one => one.getAttribute('aria-checked') === 'true'))
  chosen = names[current === 0 ? 1 : 0] ?? ''
  other = names[current === 0 ? 0 : 1] ?? ''
  await choices.filter({ hasText: chosen }).click()
  await expect(page.getByRole('button', { name: `Patient: ${chosen}. Choose another.` })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Dictation' })).toBeChecked()
  for (const seen of [
    page.getByText('Dictation', { exact: true }),
    page.getByRole('button', { name: 'Record', exact: true }),
  ]) {
    await expect(seen).toBeInViewport({ ratio: 1 })
  }
  await recordVisit(page, NAME, 6)
  await expect(card(page, NAME)).toContainText(`${chosen} · `)
  await page.close()
})

test('its page leads to the patient, and a wrong one is corrected there', async () => {
  const page = await ward.open('/ambient-scribe/list')
  await page.getByRole('link', { name: NAME }).click()
  await page.waitForURL(/\/ambient-scribe\/\d+$/)
  const patient = page.getByRole('main').getByRole('link', { name: /^Patient: / })
  await expect(patient).toHaveText(`Patient: ${chosen}`)
  await page.getByRole('button', { name: `More for ${NAME}` }).click()
  await page.getByRole('menuitem', { name: 'Other patient…' }).click()
  await page.getByRole('menuitemradio', { name: other }).click()
  await expect(patient).toHaveText(`Patient: ${other}`)
  await patient.click()
  await expect(page.getByRole('heading', { name: other })).toBeVisible()
  await page.close()
})

test('R6: an interrupted recording says whose it is, and its notice never lies over what is below it', async () => {
  const page = await ward.open('/ambient-scribe/new')
  await page.getByLabel('Name').fill('Cut off')
  await recordUntil(page, 4)
  await crash(page)

  const next = await ward.open('/ambient-scribe/new')
  const notice = next.getByRole('region', { name: 'Interrupted recordings' })
  await expect(notice).toBeVisible()
  await next.mouse.wheel(0, 200)
  await expect.poll(() => next.evaluate(() => scrollY)).toBeGreaterThan(0)
  const [above, below] = [await notice.boundingBox(), await next.getByLabel('Name').boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  await next.goto('about:blank')
  await next.close()

  const list = await ward.open('/ambient-scribe/list')
  await expect(list.getByRole('listitem').filter({ hasText: 'Cut off' })).toContainText(`${chosen} · `)
  await list.close()
})
