import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { DoctorPdf } from '../../../src/ui/features/records/doctor/doctor-pdf.tsx'
import { loadTexts } from '../../../src/ui/i18n/activate.ts'
import { readPdf } from '../../factories/pdf/read-pdf.ts'
import { bytesOf, catchDownloads, type Download, TYPESET_MS } from '../setup/downloads.ts'
import { worker } from '../setup/fake-bridge.ts'
import { openApp } from '../setup/open-app.tsx'
import { expectAccessible } from '../setup/page-checks.ts'
import { button, CHOLESTEROL, HAEMOGLOBIN, lab, PATIENT, RECORD, record, withRecords } from './records-page.ts'

const report = {
  summary: 'Cholesterol rose from 5.1 to 5.8 mmol/L.',
  content: '## By date\n\n| Date | Value |\n|---|---|\n| 20.03.2026 | 5.8 mmol/L |',
  recommendations: 'Repeat in three months.',
}
const INSIGHT = record('Two years', {
  ...{ clientId: RECORD, id: 7, recordType: 'insight', data: { date: '2026-05-20', report } },
})
const VIEW = `/health-record/view/${RECORD}`

const textOf = async (file: Download | undefined) => (await readPdf(await bytesOf(file))).text

test(
  'an insight is saved as the server’s file; without a network the same document is made here',
  async () => {
    const files = catchDownloads()
    await openApp(VIEW, { store: withRecords(INSIGHT) })
    await expect.element(button('Save as PDF')).toBeVisible()
    await expectAccessible()
    worker.downloads(new Blob(['of the server']))
    await button('Save as PDF').click()
    await expect.poll(() => files.length).toBe(1)
    expect(await (await files[0]?.content)?.text()).toBe('of the server')
    worker.reports({ phase: 'offline', offlineSince: Date.now() })
    await button('Save as PDF').click()
    await expect.poll(() => files.length, { timeout: TYPESET_MS }).toBe(2)
    expect(files[1]?.name).toBe('Two years.pdf')
    const text = await textOf(files[1])
    for (const one of [
      'Two years',
      'Helen Carter',
      'from 5.1 to 5.8 mmol/L',
      '20.03.2026 5.8 mmol/L',
      'Repeat in three months.',
    ])
      expect(text).toContain(one)
  },
  2 * TYPESET_MS,
)

test('no other kind of record has a PDF', async () => {
  await openApp(VIEW, { store: withRecords(lab('Blood', '2026-03-20', [HAEMOGLOBIN], { clientId: RECORD, id: 7 })) })
  await expect.element(button('More for Blood')).toBeVisible()
  expect(button('Save as PDF').elements()).toEqual([])
})

test(
  'the document for the doctor is made of one patient’s records here, and says how old they are',
  async () => {
    const files = catchDownloads()
    const app = await openApp('/', { store: withRecords(lab('Blood', '2026-03-20', [HAEMOGLOBIN, CHOLESTEROL])) })
    await loadTexts('records')
    const patient = await app.context.database.patients.findOne(PATIENT).exec(true)
    await render(
      <I18nProvider i18n={i18n}>
        <DoctorPdf patient={patient.toMutableJSON()} />
      </I18nProvider>,
    )
    await button('Save PDF for the doctor').click()
    await expect.poll(() => files.length, { timeout: TYPESET_MS }).toBe(1)
    expect(files[0]?.name).toBe('For the doctor Helen Carter.pdf')
    const text = await textOf(files[0])
    for (const one of [
      'For the doctor: Helen Carter',
      '20.03.2026 5.8 mmol/L < 5.2 ▲ above Blood',
      '20.03.2026 121 g/L 120 - 150 within',
    ])
      expect(text).toContain(one)
    expect(text).toMatch(/last complete fetch from the server \d\d\.\d\d\.\d{4}/)
    expect(text).not.toContain('Of another patient')
  },
  2 * TYPESET_MS,
)
