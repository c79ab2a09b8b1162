import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { heading, lab, main, withRecords } from '../records/records-page.ts'
import { openApp } from '../setup/open-app.tsx'
import { card, chart, ferritin, option, RECORDS, TIMELINE, TREATMENTS, valueText } from './timeline-page.ts'

test('the menu leads to the timeline, which shows every record and counts what is out of range', async () => {
  const app = await openApp('/health-records/labResults', {
    width: 1280,
    store: withRecords(...RECORDS, ...TREATMENTS),
  })
  await page.getByRole('link', { name: 'Biomarker timeline' }).click()
  await expect.poll(app.address).toBe(TIMELINE)
  await expect.element(heading('Biomarker timeline')).toBeVisible()
  await expect.element(main.getByText('11 records · Mar 2024 – Oct 2026')).toBeVisible()
  await expect.element(chart).toHaveAttribute('aria-label', 'Values by record')
  await chart.click({ position: { x: 300, y: 200 } })
  await userEvent.keyboard('{Home}')
  await expect.poll(valueText).toBe('20.03.2024, 3 values')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(valueText).toBe('05.02.2025, 3 values, 3 out of range')
  await expect.element(card.getByRole('button', { name: /Ferritin 12/ })).toBeVisible()
  await card.getByRole('button', { name: /Glucose/ }).click()
  await expect.poll(app.address).toBe(`${TIMELINE}/glucose`)
  await expect.element(chart).toHaveAttribute('aria-label', 'Glucose')
})

test('one biomarker: keyboard along its values, the card with its notes and its record', async () => {
  const app = await openApp(`${TIMELINE}/ferritin`, { width: 1280, store: withRecords(...RECORDS, ...TREATMENTS) })
  await expect.element(heading('Ferritin')).toBeVisible()
  await expect.element(main.getByText('46 µg/L · in range')).toBeVisible()
  chart.element().focus()
  await userEvent.keyboard('{End}')
  await expect.poll(valueText).toBe('02.10.2026: 46 µg/L, in range')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await expect.poll(valueText).toBe('16.10.2025: 6 µg/L, below')
  await expect.element(card.getByText('Heavy periods, tiredness')).toBeVisible()
  await card.getByRole('link', { name: 'Open “Worst”' }).click()
  await expect.poll(app.address).toMatch(/\/health-record\/view\/\d+$/)
})

test('a wrong address shows all biomarkers and says so', async () => {
  await openApp(`${TIMELINE}/unobtainium`, { store: withRecords(...RECORDS) })
  await expect.element(main.getByText(/no biomarker “unobtainium” in these records/)).toBeVisible()
  await expect.element(chart).toHaveAttribute('aria-label', 'Values by record')
})

test('a converted value is in the unit of the chart and says so, with what is printed', async () => {
  await openApp(`${TIMELINE}/glucose`, { width: 1280, store: withRecords(...RECORDS) })
  await expect.element(main.getByText('1 value is converted into mmol/L (dashed edge, ≈).')).toBeVisible()
  chart.element().focus()
  await userEvent.keyboard('{Home}')
  await expect.poll(valueText).toBe('20.03.2024: ≈\u202f5.49 mmol/L, in range')
  await expect.element(card.getByText('Converted; printed as 99 mg/dL')).toBeVisible()
})

test('values without room for a bar are counted in words: bars and that number are all of them', async () => {
  const day = (at: number) => new Date(Date.UTC(2017, 0, 1) + at * 5 * 86_400_000).toISOString().slice(0, 10)
  const sheets = Array.from({ length: 600 }, (_, at) => lab(`Sheet ${at}`, day(at), [ferritin(20 + (at % 90))]))
  await openApp(`${TIMELINE}/ferritin`, { width: 390, height: 844, store: withRecords(...sheets) })
  const note = main.getByText(/of 600 values have no room for a bar here/)
  await expect.element(note).toBeVisible()
  const bars = Number(chart.element().getAttribute('aria-valuemax')) + 1
  expect(bars + Number.parseInt(note.element().textContent ?? '', 10)).toBe(600)
  for (let step = 0; step < 4; step++) await option('Show less time').click()
  await expect.element(note).not.toBeInTheDocument()
})

test('uncertain values are not drawn, and the way to check them is shown', async () => {
  const doubts = [{ cell: 'value' as const, reason: 'ambiguous-number' }]
  const app = await openApp(`${TIMELINE}/ferritin`, {
    store: withRecords(...RECORDS, lab('Blurred', '2026-11-01', [ferritin(460, { doubts })])),
  })
  await expect.element(main.getByText(/1 record has values that are not certain/)).toBeVisible()
  await expect.element(main.getByText('46 µg/L · in range')).toBeVisible()
  await main.getByRole('link', { name: '01.11.2026 Blurred' }).click()
  await expect.poll(app.address).toMatch(/\/health-record\/check\/\d+$/)
})

test('zoomed in, the values outside of the shown time are counted', async () => {
  await openApp(`${TIMELINE}/ferritin`, { width: 1280, store: withRecords(...RECORDS) })
  await option('Show less time').click()
  await expect.element(main.getByText(/\d of 8 values are in this part of the time/)).toBeVisible()
  await option('Whole time').click()
  await expect.element(main.getByText(/values are in this part of the time/)).not.toBeInTheDocument()
})

test('a drag moves the time by all of its way, however many steps come between two drawings', async () => {
  await openApp(`${TIMELINE}/ferritin`, { width: 1280, store: withRecords(...RECORDS) })
  for (let times = 0; times < 3; times++) await option('Show less time').click()
  await expect.element(option('Earlier')).toBeEnabled()
  const field = chart.element()
  const { left, top } = field.getBoundingClientRect()
  const pointer = (type: string, x: number) =>
    field.dispatchEvent(
      new PointerEvent(type, {
        ...{ pointerId: 1, pointerType: 'touch', isPrimary: true, bubbles: true, button: 0, buttons: 1 },
        ...{ clientX: left + x, clientY: top + 100 },
      }),
    )
  field.setPointerCapture = () => undefined
  // Eight times the shown time fits into the whole; the pointer itself stays within the chart.
  for (let drag = 0; drag < 8; drag++) {
    pointer('pointerdown', 200)
    for (let x = 210; x <= 700; x += 10) pointer('pointermove', x)
    pointer('pointerup', 700)
  }
  await expect.element(option('Earlier')).toBeDisabled()
})

test('the time of the treatments that cover a value is shaded behind it', async () => {
  await openApp(`${TIMELINE}/ferritin`, { width: 1280, store: withRecords(...RECORDS, ...TREATMENTS) })
  const shades = () => chart.element().querySelectorAll('[class*=shade]').length
  await expect.element(chart).toBeVisible()
  expect(shades()).toBe(0)
  chart.element().focus()
  await userEvent.keyboard('{End}')
  // Only vitamin D goes on; both had begun in December 2025, and none in October.
  await expect.poll(shades).toBe(1)
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await expect.poll(valueText).toContain('08.12.2025')
  await expect.poll(shades).toBe(2)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(valueText).toContain('16.10.2025')
  await expect.poll(shades).toBe(0)
})

test('the table has every value of the chart, and treatments', async () => {
  await openApp(`${TIMELINE}/ferritin`, { width: 1280, store: withRecords(...RECORDS, ...TREATMENTS) })
  const table = page.getByRole('table', { name: 'Ferritin' })
  await expect.poll(() => table.getByRole('row').elements().length).toBe(9)
  await page.getByRole('radio', { name: 'Table' }).click({ force: true })
  await expect.element(table.getByRole('row').nth(5)).toMatchTextContent(/16\.10\.2025\s*6 µg\/L.*below/)
  await expect.element(page.getByRole('table', { name: 'Treatment' })).toMatchTextContent(/Cholecalciferol.*goes on/)
})

test('a record with a month for a date stands in it, and the chart says so', async () => {
  await openApp(`${TIMELINE}/ferritin`, { store: withRecords(lab('Old', '2023-05', [ferritin(40)]), ...RECORDS) })
  await expect.element(main.getByText(/^1 record has no full date/)).toBeVisible()
  chart.element().focus()
  await userEvent.keyboard('{Home}')
  await expect.poll(valueText).toBe('2023-05: 40 µg/L, in range')
})
