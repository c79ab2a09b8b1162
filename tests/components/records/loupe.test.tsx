import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { biomarker } from '../../factories/records/reports.ts'
import { worker } from '../setup/fake-bridge.ts'
import { openApp } from '../setup/open-app.tsx'
import { HAEMOGLOBIN, lab, RECORD, withRecords } from './records-page.ts'

/** Opens the check of a value on a page whose picture is here; returns where the middle of the loupe is, 0 to 1 of the page. */
async function middleOfLoupe(value?: [number, number, number, number]) {
  const canvas = new OffscreenCanvas(600, 800)
  canvas.getContext('2d')?.fillRect(10, 10, 20, 20)
  const result = { token: 't', url: 'https://here/api/s/t' } as never
  worker.returns('healthRecords:createDaAccessToken', () => ({ kind: 'answered', notice: null, result }))
  worker.downloads(await canvas.convertToBlob())
  const source = { page: 1, line: '121 Haemoglobin', box: [0.1, 0.4, 0.8, 0.02] as never, ...(value && { value }) }
  const sheet = lab('Blood test', '2026-03-20', [biomarker({ ...HAEMOGLOBIN, rowId: 'h', source })], {
    ...{ clientId: RECORD, id: 7 },
  })
  sheet.data = { ...sheet.data, documentAssetId: 31, pages: 1 }
  await openApp(`/health-record/check/${RECORD}`, { width: 1280, store: withRecords(sheet) })
  await expect.element(page.getByText('×4 · line 1')).toBeInTheDocument()
  const strip = page.getByText('×4 · line 1').element().parentElement?.firstElementChild as HTMLElement
  await expect.poll(() => strip.scrollLeft).toBeGreaterThan(0)
  return (strip.scrollLeft + strip.clientWidth / 2) / strip.scrollWidth
}

test('the loupe begins at the value’s own place', async () => {
  expect(await middleOfLoupe([0.7, 0.4, 0.04, 0.02])).toBeCloseTo(0.72, 2)
})

test('without one it begins where the value stands in the text of its line', async () => {
  expect(await middleOfLoupe()).toBeCloseTo(0.1 + 0.8 * (1.5 / 15), 1)
})
