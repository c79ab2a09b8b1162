import { v7 } from 'uuid'
import { expect, test } from '../device/fixtures.ts'
import { expectAllSaved, visit } from '../pages/shell.ts'

/* Two years of ferritin and an iron course, read without a network: chart, card, zoom, table, and the record itself. */

const TIMELINE = '/health-records/timeline'
const VALUES = [
  ['2024-11-05', 28],
  ['2025-10-16', 6],
  ['2026-03-02', 19],
  ['2026-10-02', 46],
] as const

const ferritin = (value: number) => ({
  ...{
    id: 'ferritin',
    name: 'Ferritin',
    nameLocal: 'Ferritin',
    value,
    valueType: 'number' as const,
    rawValue: `${value}`,
  },
  ...{ unit: 'µg/L', min: 15, max: 150, referenceRange: '15 - 150', refExceed: value < 15 ? 1 : 0, doubts: [] },
  notes: value === 6 ? 'Tired for months' : null,
})

test('two years of a biomarker are read offline on a phone, by touch and by keyboard', async ({
  device,
  network,
  server,
}) => {
  const client = await server.client()
  const [patient] = await client.call('userAccount.patients:list', { limit: 1 })
  const patientId = patient?.id ?? null
  for (const [date, value] of VALUES) {
    const report = { findings: { labTestResults: { biomarkers: [ferritin(value)] } } }
    await client.call('healthRecords:create', {
      ...{ clientId: v7(), name: `Blood ${value}`, recordType: 'labResults', status: 'processed', patientId },
      data: { date, sourceType: 'manual', report },
    })
  }
  await client.call('healthRecords:create', {
    ...{ clientId: v7(), name: 'Iron course', recordType: 'treatment', status: 'processed', patientId },
    data: {
      ...{ date: '2025-10-20', sourceType: 'manual' },
      report: { prescriptions: [{ medication: 'Iron sulfate', dosage: '100 mg', duration: '8 months' }] },
    },
  })
  const phone = await device({ opensOffline: true, width: 390, height: 844 })
  await expectAllSaved(phone.page)
  network.set({ kind: 'cut' })
  await visit(phone.page, `${TIMELINE}/ferritin`)
  const chart = phone.page.getByRole('slider', { name: 'Ferritin' })
  await expect(chart).toBeVisible()
  await phone.page.reload()
  await expect(chart).toBeVisible()
  await expect(phone.page.getByText('46 µg/L · in range')).toBeVisible()

  await chart.focus()
  await phone.page.keyboard.press('Home')
  await phone.page.keyboard.press('ArrowRight')
  await expect(chart).toHaveAttribute('aria-valuetext', '16.10.2025: 6 µg/L, below')
  await expect(phone.page.getByText('Tired for months').first()).toBeVisible()

  await phone.page.getByRole('button', { name: 'Show less time' }).click()
  await expect(phone.page.getByText(/\d of 4 values are in this part of the time/)).toBeVisible()
  await expect(phone.page.getByRole('button', { name: 'Earlier' })).toBeEnabled()
  // Dragged to the right, the chart shows what was before; it stops at the first value, however far it is dragged.
  for (let drag = 0; drag < 3; drag++) {
    await chart.hover({ position: { x: 90, y: 150 } })
    // The card of the value under the pointer lies on the way of the drag.
    await expect(phone.page.getByRole('region', { name: 'Under the cursor' }).getByRole('link')).toBeVisible()
    const box = await chart.boundingBox()
    if (!box) throw new Error('the chart has no box')
    await phone.page.mouse.down()
    await phone.page.mouse.move(box.x + 310, box.y + 150, { steps: 5 })
    await phone.page.mouse.up()
  }
  await expect(phone.page.getByRole('button', { name: 'Earlier' })).toBeDisabled()
  await phone.page.getByRole('button', { name: 'Whole time' }).click()

  await phone.page.getByText('Table', { exact: true }).click()
  const table = phone.page.getByRole('table', { name: 'Ferritin' })
  await expect(table.getByRole('row')).toHaveCount(5)
  await expect(phone.page.getByRole('table', { name: 'Treatment' })).toContainText('20.06.2026')
  await table.getByRole('link', { name: '16.10.2025' }).click()
  await expect(phone.page.getByRole('heading', { name: 'Blood 6' })).toBeVisible()
})
