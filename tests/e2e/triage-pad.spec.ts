import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { expect, test } from 'playwright/test'
import { onTestServer } from './patients-pages.ts'

const { device } = onTestServer()

async function openIntake(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await device(browser, 'doctor', options)
  await page.goto('/triage/record')
  await expect(page.getByRole('heading', { name: 'New triage' })).toBeVisible()
  await expect(page.locator('#splash')).toHaveCount(0)
  return page
}

/** Keys of the pad: digits and a point, `>` for Next, `/` for the slash, `<` to erase. */
async function press(page: Page, keys: string): Promise<void> {
  const names: Record<string, string> = {
    '>': 'Next',
    '/': 'Slash: to the diastolic pressure',
    '<': 'Erase',
    '.': 'Decimal point',
  }
  const pad = page.getByRole('group', { name: 'Number pad' })
  for (const key of keys.replaceAll(' ', ''))
    await pad.getByRole('button', { name: names[key] ?? key, exact: true }).click()
}

const LABELS = ['Heart rate', 'Resp. rate', 'SpO₂', 'Systolic', 'Diastolic', 'Temperature']
const values = (page: Page) => Promise.all(LABELS.map(label => page.getByLabel(label, { exact: true }).inputValue()))

for (const [how, keys] of Object.entries({
  'by themselves': '118 26 91 94 60 389',
  'by Next after each number': '118> 26> 91> 94> 60> 389',
  'by Next and the slash': '118> 26> 91> 94/ 60> 389',
  'by Next where a field waits for more': '25> 6> 100> 88> 60> 38>',
})) {
  test(`every number gets into its field: ${how}`, async ({ browser }) => {
    const page = await openIntake(browser)
    await press(page, keys)
    const numbers = keys.split(/[ >/]+/).filter(Boolean)
    expect(await values(page)).toEqual(
      numbers.map(one => (one === '389' ? '38.9' : one === '38' ? expect.stringMatching(/^38\.?$/) : one)),
    )
  })
}

test('a field is left out by a second Next', async ({ browser }) => {
  const page = await openIntake(browser)
  await press(page, '118 26 91 88 >> 394')
  expect(await values(page)).toEqual(['118', '26', '91', '88', '', '39.4'])
})

test('erasing takes back what was pressed last, and never reaches another field', async ({ browser }) => {
  const page = await openIntake(browser)
  await press(page, '118 26 <')
  expect(await values(page)).toEqual(['118', '2', '', '', '', ''])
  await press(page, '6 91 94 60 38 <<<< 385')
  expect(await values(page)).toEqual(['118', '26', '91', '94', '60', '38.5'])
})

test('a value that nobody can have keeps its warning when the finger has left', async ({ browser }) => {
  const page = await openIntake(browser)
  await page.getByLabel('Temperature', { exact: true }).click()
  await press(page, '9')
  await page.getByLabel('Heart rate', { exact: true }).click()
  await expect(page.getByText(/^Only /)).toBeVisible()
})

test('what only the dying have is asked about once, and counts at once', async ({ browser }) => {
  const page = await openIntake(browser)
  await press(page, '118 26 39')
  const result = page.getByRole('region', { name: 'Provisional result' })
  await expect(result).toContainText('Red — immediate')
  await expect(page.getByText('Very low: check')).toBeVisible()
  await press(page, '> 94')
  expect(await values(page)).toEqual(['118', '26', '39', '94', '', ''])
  await expect(page.getByText('Very low: check')).toBeVisible()
})

test('the first digit of a number is not judged until the finger is elsewhere', async ({ browser }) => {
  const page = await openIntake(browser)
  await press(page, '118 2')
  const result = page.getByRole('region', { name: 'Provisional result' })
  const missing = (await result.textContent()) ?? ''
  expect(missing).not.toContain('Very low')
  await expect(page.getByText('Very low: check')).toHaveCount(0)
  await page.getByLabel('Temperature', { exact: true }).click()
  await expect(page.getByText('Very low: check')).toBeVisible()
  expect(await result.textContent()).not.toBe(missing)
})

test('a pulse that cannot be measured says what to do', async ({ browser }) => {
  const page = await openIntake(browser)
  await press(page, '118')
  await page.getByLabel('Heart rate', { exact: true }).click()
  await page.getByRole('button', { name: 'Cannot be measured' }).click()
  await expect(page.getByText('No pulse was measured.')).toBeVisible()
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.waitForURL('**/triage/results')
  const place = (text: string) => page.getByText(text).first().boundingBox()
  const [alarm, vitals] = [await place('No pulse was measured.'), await place('Vital signs')]
  expect(alarm?.y).toBeLessThan(vitals?.y ?? 0)
})

test('a field that is emptied, pasted over or filled by a reader of the screen holds that and nothing else', async ({
  browser,
}) => {
  const page = await openIntake(browser)
  const pulse = page.getByLabel('Heart rate', { exact: true })
  await press(page, '118')
  await pulse.fill('91')
  await expect(pulse).toHaveValue('91')
  await pulse.fill('9')
  await expect(pulse).toHaveValue('9')
  await pulse.fill('118')
  await pulse.fill('')
  await expect(pulse).toHaveValue('')
})

test('both pressures are pasted at once; what is no single number leaves the field as it was', async ({ browser }) => {
  const page = await openIntake(browser)
  await page.getByLabel('Systolic', { exact: true }).fill('94/60')
  await page.getByLabel('SpO₂', { exact: true }).fill('91')
  await page.getByLabel('SpO₂', { exact: true }).fill('88-92')
  expect(await values(page)).toEqual(['', '', '91', '94', '60', ''])
})

test('nothing is finished with a number that nobody can have', async ({ browser }) => {
  const page = await openIntake(browser)
  await press(page, '118 26 91')
  await page.getByLabel('Temperature', { exact: true }).fill('101.3')
  await page.getByLabel('Heart rate', { exact: true }).click()
  await page.getByRole('button', { name: 'Finish' }).click()
  const refusal = page.getByRole('alert').filter({ hasText: '101.3 is outside 15–45' })
  await expect(refusal).toBeVisible()
  await press(page, '<<<<')
  await expect(refusal).toBeHidden()
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.waitForURL('**/triage/results')
})

test('on a phone the keys stay under the finger while the category, its reasons and notes come', async ({
  browser,
}) => {
  const page = await openIntake(browser, { viewport: { width: 390, height: 844 } })
  const key = page.locator('fieldset button', { hasText: /^5$/ })
  for (const language of ['en', 'ru', 'el']) {
    await page.evaluate(locale => localStorage.setItem('locale', locale), language)
    await page.reload()
    const fields = page.locator('label input')
    await expect(fields).toHaveCount(6)
    for (const field of await fields.all()) await field.fill('')
    await fields.first().click()
    const places = new Set<number>()
    // The last two are too low to be believed at once, and impossible.
    for (const typed of ['', '118', '26', '39', 'Enter', '94', '60', '99']) {
      if (typed === 'Enter') await page.keyboard.press(typed)
      else await page.keyboard.type(typed)
      places.add(await key.evaluate(one => Math.round(one.getBoundingClientRect().top)))
    }
    expect([...places], language).toHaveLength(1)
  }
})
