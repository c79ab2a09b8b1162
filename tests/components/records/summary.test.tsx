import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { HealthReport } from '../../../src/contract/entities/health-report.ts'
import { openApp } from '../setup/open-app.tsx'
import { heading, RECORD, record, withRecords } from './records-page.ts'

const open = async (report: HealthReport, recordType: 'imaging' | 'treatment' = 'imaging') => {
  const data = { sourceType: 'manual', date: '2026-03-20', report }
  await openApp(`/health-record/view/${RECORD}`, {
    store: withRecords(record('Study', { clientId: RECORD, id: 7, recordType, data })),
  })
  await expect.element(heading('Study')).toBeVisible()
}
const times = (text: string) => page.getByText(text, { exact: true }).elements().length

test('a short conclusion that is the summary too is shown once, as the conclusion', async () => {
  await open({ summary: 'No fracture.', conclusion: { text: 'No  fracture. ' }, findings: { description: 'Bones.' } })
  await expect.element(heading('Conclusion')).toBeVisible()
  expect(times('No fracture.')).toBe(1)
})

test('a summary of its own stands beside the conclusion', async () => {
  await open({ summary: 'All is well.', conclusion: { text: 'No fracture.' } })
  await expect.element(heading('Conclusion')).toBeVisible()
  expect([times('All is well.'), times('No fracture.')]).toEqual([1, 1])
})

test('of a treatment too', async () => {
  await open({ summary: 'Take a rest.', conclusion: { text: 'Take a rest.' }, reasons: 'Pain' }, 'treatment')
  await expect.element(heading('Conclusion')).toBeVisible()
  expect(times('Take a rest.')).toBe(1)
})
