import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { UPLOADED } from '../../../src/db/collections/records.ts'
import { QUEUE } from '../../../src/db/document.ts'
import { created } from '../../../src/db/local-write.ts'
import { biomarker, labData } from '../../factories/records/reports.ts'
import { blockedFor } from '../setup/cpu-time.ts'
import { type App, openApp } from '../setup/open-app.tsx'
import { CHOLESTEROL, HAEMOGLOBIN, LABS, main, PATIENT, rowNames, withRecords } from './records-page.ts'

const COUNT = 10_000
const DAY = 86_400_000

/** Stores as many clean records as an account can have, over 27 years, each with three biomarkers. */
async function storeMany(app: App): Promise<void> {
  const { database, random } = app.context
  const rows = [HAEMOGLOBIN, CHOLESTEROL, { id: 'tsh', nameLocal: 'TSH' }].map(biomarker)
  const documents = Array.from({ length: COUNT }, (_, at) => {
    const date = new Date(Date.UTC(2026, 10, 19) - at * DAY).toISOString()
    const content = {
      ...{
        name: `Test ${at}`,
        recordType: 'labResults' as const,
        status: 'processed' as const,
        patientClientId: PATIENT,
      },
      ...{ data: labData(rows, { date }), ...UPLOADED },
    }
    const document = created(content, random.uuid(), { opId: 'seed', now: at }, date)
    return {
      ...document,
      id: at + 100,
      queue: QUEUE.none,
      sync: { ...document.sync, ackedRev: 1, serverSeq: at + 100 },
    }
  })
  for (let from = 0; from < COUNT; from += 2000)
    await database.healthRecords.bulkInsert(documents.slice(from, from + 2000))
}

const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve))

const FRAMES = 120

/** Scrolls 200 px a frame. */
async function scroll(frames: number): Promise<void> {
  for (let at = 0; at < frames; at++) {
    scrollBy(0, 200)
    await frame()
  }
}

test('10,000 records scroll with only the visible rows in the document, in less than 80 ms of the processor a frame', async () => {
  const app = await openApp('/', {
    width: 1280,
    height: 800,
    async store(made) {
      await withRecords()(made)
      await storeMany(made)
    },
  })
  const before = performance.now()
  await app.go(LABS)
  await expect.element(page.getByText('10,000 results · last 19.11.2026')).toBeVisible()
  const shown = performance.now() - before
  const rows = () => main.getByRole('listitem').elements().length
  expect(rows()).toBeLessThan(500)
  const blocked = await blockedFor(() => scroll(FRAMES))
  console.log(`shown after ${Math.round(shown)} ms; ${(blocked / FRAMES).toFixed(1)} ms of the processor for a frame`)
  expect(blocked / FRAMES).toBeLessThan(80)
  expect(rows()).toBeLessThan(500)
  expect(rowNames()).not.toContain('Test 0')

  const search = page.getByRole('searchbox')
  scrollTo(0, 0)
  await search.fill('test 9876')
  await expect.poll(rowNames).toEqual(['Test 9876'])
})
