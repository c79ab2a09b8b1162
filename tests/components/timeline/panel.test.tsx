import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { HAEMOGLOBIN, lab, main, record, withRecords } from '../records/records-page.ts'
import { openApp } from '../setup/open-app.tsx'
import { pressEscape } from '../setup/page-checks.ts'
import { chart, ferritin, option, RECORDS, TIMELINE, TREATMENTS } from './timeline-page.ts'

const listed = () =>
  page
    .getByRole('complementary', { name: 'What is shown' })
    .getByRole('listitem')
    .elements()
    .map(one => one.textContent ?? '')

test('biomarkers are found by any of their names, compared in strips, and chosen', async () => {
  const app = await openApp(TIMELINE, { width: 1280, store: withRecords(...RECORDS) })
  await expect.poll(() => listed().length).toBe(3)
  await page.getByRole('searchbox').fill('гемоглобин')
  await expect.poll(() => listed().length).toBe(1)
  await option('Compare Haemoglobin in a strip').click()
  await expect.element(page.getByRole('table', { name: 'Haemoglobin' })).toBeInTheDocument()
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: /^Ferritin/ }).click()
  await expect.poll(app.address).toBe(`${TIMELINE}/ferritin`)
  await option('Remove the strip of Haemoglobin').click()
  await expect.element(page.getByRole('table', { name: 'Haemoglobin' })).not.toBeInTheDocument()
})

test('filters have the defaults of the specification, and what they hide is counted', async () => {
  await openApp(TIMELINE, {
    width: 1280,
    store: withRecords(
      ...RECORDS,
      ...TREATMENTS,
      lab('Empty row', '2026-10-20', [{ id: 'tsh', name: 'TSH', nameLocal: 'TSH', value: null }]),
      lab('All in range', '2026-10-21', [{ id: 'crp', name: 'CRP', nameLocal: 'CRP', value: 2, max: 5, min: null }]),
    ),
  })
  await expect.element(page.getByText('Filters hide 1 biomarker.')).toBeVisible()
  await page.getByRole('tab', { name: 'Filters 1' }).click()
  const filter = (name: string) => page.getByRole('checkbox', { name })
  await expect.element(filter('Hide biomarkers without a value')).toBeChecked()
  for (const name of ['Hide biomarkers within range', 'Hide treatments', 'Do not shrink bars'])
    await expect.element(filter(name)).not.toBeChecked()
  await filter('Hide treatments').click({ force: true })
  await expect.element(page.getByRole('table', { name: 'Treatment' })).not.toBeInTheDocument()
  await filter('Hide biomarkers within range').click({ force: true })
  await page.getByRole('tab', { name: 'Biomarkers' }).click()
  await expect.element(page.getByText('Filters hide 2 biomarkers.')).toBeVisible()
  await option('Show').last().click()
  await expect.poll(() => listed().length).toBe(5)
})

test('a record is taken off the chart and put back; one that is not read yet is counted', async () => {
  await openApp(`${TIMELINE}/ferritin`, {
    width: 1280,
    store: withRecords(
      ...RECORDS,
      record('On its way', { status: 'processing', recordType: 'auto', data: { date: '2026-10-01' } }),
    ),
  })
  await expect.element(main.getByText(/8 records · Mar 2024 – Oct 2026 · 1 is not read yet/)).toBeVisible()
  await page.getByRole('tab', { name: 'Health records' }).click()
  await page.getByRole('searchbox').fill('control')
  await page.getByRole('checkbox', { name: /Control/ }).click({ force: true })
  await expect.element(main.getByText('34 µg/L · in range')).toBeVisible()
  await page.getByRole('checkbox', { name: /Control/ }).click({ force: true })
  await expect.element(main.getByText('46 µg/L · in range')).toBeVisible()
})

test('the wheel with Ctrl zooms at the pointer, sideways it moves; the plain wheel is the page’s', async () => {
  await openApp(`${TIMELINE}/ferritin`, { width: 1280, height: 900, store: withRecords(...RECORDS) })
  await expect.element(chart).toBeVisible()
  const wheel = (init: WheelEventInit) => {
    const { x, y, width } = chart.element().getBoundingClientRect()
    const event = new WheelEvent('wheel', {
      bubbles: true,
      cancelable: true,
      clientX: x + width / 2,
      clientY: y + 50,
      ...init,
    })
    chart.element().dispatchEvent(event)
    return event.defaultPrevented
  }
  const earlier = option('Earlier')
  expect(wheel({ deltaY: -400 })).toBe(false)
  await expect.element(earlier).toBeDisabled()
  expect(wheel({ deltaY: -400, ctrlKey: true })).toBe(true)
  await expect.element(earlier).toBeEnabled()
  expect(wheel({ deltaX: -4000 })).toBe(true)
  await expect.element(earlier).toBeDisabled()
})

test('two fingers zoom, one finger moves the time, a tap opens the card', async () => {
  await openApp(`${TIMELINE}/ferritin`, { width: 390, height: 844, touch: true, store: withRecords(...RECORDS) })
  await expect.element(chart).toBeVisible()
  const field = chart.element()
  const finger = (type: string, pointerId: number, clientX: number) => {
    const { y } = field.getBoundingClientRect()
    const at = { clientX, clientY: y + 80, pointerId, pointerType: 'touch', button: 0, bubbles: true, cancelable: true }
    field.dispatchEvent(new PointerEvent(type, at))
  }
  field.setPointerCapture = () => undefined
  finger('pointerdown', 1, 150)
  finger('pointerdown', 2, 200)
  finger('pointermove', 2, 320)
  finger('pointerup', 2, 320)
  finger('pointerup', 1, 150)
  await expect.element(option('Earlier')).toBeEnabled()
  finger('pointerdown', 1, 100)
  for (const x of [200, 300, 900]) finger('pointermove', 1, x)
  finger('pointerup', 1, 900)
  await expect.element(option('Earlier')).toBeDisabled()
  finger('pointerdown', 1, 200)
  finger('pointerup', 1, 200)
  await expect.element(page.getByRole('region', { name: 'Under the cursor' })).toBeVisible()
  await pressEscape()
})

test('words and comparators are listed as what they are, and said to have no height', async () => {
  await openApp(`${TIMELINE}/ferritin`, {
    width: 1280,
    store: withRecords(
      ...RECORDS,
      lab('Low', '2026-10-20', [ferritin(5, { comparator: '<', rawValue: '<5' })]),
      lab('Word', '2026-10-25', [
        { value: 'negative', rawValue: 'negative', unit: null, refExceed: null },
        HAEMOGLOBIN,
      ]),
    ),
  })
  await expect.element(main.getByText('2 results are no numbers and have no height.')).toBeVisible()
  chart.element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(chart).toHaveAttribute('aria-valuetext', '25.10.2026: negative, cannot be decided')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(chart).toHaveAttribute('aria-valuetext', '20.10.2026: <\u202f5 µg/L, below')
})
