import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type App, openApp } from '../setup/open-app.tsx'

let app: App

const KEYS: Record<string, string> = {
  '>': 'Next',
  '/': 'Slash: to the diastolic pressure',
  '<': 'Erase',
  '.': 'Decimal point',
}

/** Presses keys of the pad: digits, `>` for Next, `/` for the slash, `<` to erase. */
async function press(keys: string): Promise<void> {
  const pad = page.getByRole('group', { name: 'Number pad' })
  for (const key of keys.replaceAll(' ', '')) {
    // Without checks whether a key can be clicked, which other tests make and which would double the time.
    await pad.getByRole('button', { name: KEYS[key] ?? key, exact: true }).click({ force: true })
  }
}

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
const LABELS = ['Heart rate', 'Resp. rate', 'SpO₂', 'Systolic', 'Diastolic', 'Temperature']
const values = () => LABELS.map(label => (field(label).element() as HTMLInputElement).value)
const result = page.getByRole('region', { name: 'Provisional result' })
const finish = () => page.getByRole('button', { name: 'Finish' }).click()

describe('on a tablet', () => {
  beforeEach(async () => {
    app = await openApp('/triage/record')
  })

  for (const [how, keys] of Object.entries({
    'without Next': '118 26 91 94 60 389',
    'with Next after each number': '118> 26> 91> 94> 60> 389',
    'with Next and the slash': '118> 26> 91> 94/ 60> 389',
    'with Next after numbers that could have more digits': '25> 6> 100> 88> 60> 38>',
  })) {
    test(`every number is typed into its field ${how}`, async () => {
      await press(keys)
      const numbers = keys.split(/[ >/]+/).filter(Boolean)
      expect(values()).toEqual(
        numbers.map(one => (one === '389' ? '38.9' : one === '38' ? expect.stringMatching(/^38\.?$/) : one)),
      )
    })
  }

  test('a second Next skips a field', async () => {
    await press('118 26 91 88 >> 394')
    expect(values()).toEqual(['118', '26', '91', '88', '', '39.4'])
  })

  test('erasing removes the last digit, and never changes another field', async () => {
    await press('118 26 <')
    expect(values()).toEqual(['118', '2', '', '', '', ''])
    await press('6 91 94 60 38 <<<< 385')
    expect(values()).toEqual(['118', '26', '91', '94', '60', '38.5'])
  })

  test('an impossible value keeps its warning when another field is focused', async () => {
    await field('Temperature').click()
    await press('9')
    await field('Heart rate').click()
    await expect.element(page.getByText(/^Only /)).toBeVisible()
  })

  test('an extreme value counts at once, and shows a warning to check it', async () => {
    await press('118 26 39')
    await expect.element(result).toMatchTextContent('Red — immediate')
    await expect.element(page.getByText('Very low: check')).toBeVisible()
    await press('> 94')
    expect(values()).toEqual(['118', '26', '39', '94', '', ''])
    await expect.element(page.getByText('Very low: check')).toBeVisible()
  })

  test('an incomplete number is not assessed until another field is focused', async () => {
    await press('118 2')
    const missing = result.element().textContent
    expect(missing).not.toContain('Very low')
    await expect.element(page.getByText('Very low: check')).not.toBeInTheDocument()
    await field('Temperature').click()
    await expect.element(page.getByText('Very low: check')).toBeVisible()
    expect(result.element().textContent).not.toBe(missing)
  })

  test('a pulse that cannot be measured shows an alarm, above the vital signs in the result', async () => {
    await press('118')
    await field('Heart rate').click()
    await page.getByRole('button', { name: 'Cannot be measured' }).click()
    await expect.element(page.getByText('No pulse was measured.')).toBeVisible()
    await finish()
    await expect.poll(app.address).toBe('/triage/results')
    const alarm = page.getByText('No pulse was measured.').first()
    await expect.element(alarm).toBeVisible()
    const top = (text: string) => page.getByText(text).first().element().getBoundingClientRect().y
    expect(top('No pulse was measured.')).toBeLessThan(top('Vital signs'))
  })

  test('a field that is emptied or filled as a whole holds exactly that value', async () => {
    const pulse = field('Heart rate')
    await press('118')
    await pulse.fill('91')
    await expect.element(pulse).toHaveValue('91')
    await pulse.fill('9')
    await expect.element(pulse).toHaveValue('9')
    await pulse.fill('118')
    await pulse.fill('')
    await expect.element(pulse).toHaveValue('')
  })

  test('both pressures can be pasted at once; pasting a range leaves the field unchanged', async () => {
    await field('Systolic').fill('94/60')
    await field('SpO₂').fill('91')
    await field('SpO₂').fill('88-92')
    expect(values()).toEqual(['', '', '91', '94', '60', ''])
  })

  test('a triage with an impossible number cannot be finished', async () => {
    await press('118 26 91')
    await field('Temperature').fill('101.3')
    await field('Heart rate').click()
    await finish()
    const refusal = page.getByRole('alert').filter({ hasText: '101.3 is outside 15–45' })
    await expect.element(refusal).toBeVisible()
    await press('<<<<')
    await expect.element(refusal).not.toBeInTheDocument()
    await finish()
    await expect.poll(app.address).toBe('/triage/results')
  })
})

for (const locale of ['en', 'ru', 'el'] as const) {
  test(`on a phone, in ${locale}, the keys do not move while category, reasons and notes appear`, async () => {
    await openApp('/triage/record', { width: 390, height: 844, locale })
    const fields = page.elementLocator(document.body).getByRole('textbox')
    const inputs = () => document.querySelectorAll<HTMLInputElement>('label input[inputmode]')
    const keyOf = (digit: string) =>
      [...document.querySelectorAll('fieldset button')].find(one => one.textContent === digit)
    await expect.poll(() => inputs().length).toBe(6)
    // The first text in an alphabet loads its font: in the font before, the title of the bar needs another line.
    document.body.getBoundingClientRect()
    await document.fonts.ready
    await fields.first().click()
    const places = new Set<number>()
    // 39 is too low to be taken without a check, 99 impossible.
    for (const typed of ['', '118', '26', '39', '{Enter}', '94', '60', '99']) {
      if (typed) await userEvent.keyboard(typed)
      places.add(Math.round(keyOf('5')?.getBoundingClientRect().top ?? Number.NaN))
    }
    expect([...places]).toHaveLength(1)
  })
}
