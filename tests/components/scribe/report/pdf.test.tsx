import { expect, test } from 'vitest'
import { readPdf } from '../../../factories/pdf/read-pdf.ts'
import { bytesOf, catchDownloads, TYPESET_MS } from '../../setup/downloads.ts'
import { worker } from '../../setup/fake-bridge.ts'
import { openApp } from '../../setup/open-app.tsx'
import { button } from '../scribe-page.ts'
import { openVisit, reportWith, version } from './visit.ts'

const BY = { by: 'Dana Markova', at: '2026-11-20T09:00:00.000Z' }
const ALL = { drugs: BY, doses: BY, negations: BY, followUp: BY }

test(
  'a PDF waits for the ticks and decisions, is made without a network, and keeps the marks',
  async () => {
    const files = catchDownloads()
    const app = await openApp('/', { width: 1280, height: 900 })
    await openVisit(app, {
      reports: [reportWith(version({ review: ALL, provisional: true }))],
      data: { date: '2026-11-20T11:22:00' },
    })
    worker.reports({ phase: 'offline', offlineSince: Date.now() })
    await expect.element(button('Save as PDF')).toBeDisabled()
    for (const left of [2, 1]) {
      await expect.poll(() => button('Keep it').elements().length).toBe(left)
      await button('Keep it').first().click()
    }
    await expect.element(button('Save as PDF')).toBeEnabled()
    await button('Save as PDF').click()
    await expect.poll(() => files.length, { timeout: TYPESET_MS }).toBe(1)
    const { text } = await readPdf(await bytesOf(files[0]))
    for (const one of [
      'Anna Petrova, 20.11.2026, 11:22',
      'Provisional: made on the device',
      'Ankles swell in the evening. No shortness of breath.',
      /Amlodipine is reduced to 10 mg\. \[not supported by the recording; kept by .+?\] Weight has not changed\. \[not supported/,
      'drugs: Dana Markova, 20.11.2026',
      'without a language model',
    ])
      expect(text).toMatch(one)
  },
  2 * TYPESET_MS,
)
