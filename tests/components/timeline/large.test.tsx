import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CATALOGUE } from '../../../src/domain/labs/catalogue/all.ts'
import { lab, withRecords } from '../records/records-page.ts'
import { blockedFor } from '../setup/cpu-time.ts'
import { openApp } from '../setup/open-app.tsx'
import { expectNoSidewaysScroll } from '../setup/page-checks.ts'
import { chart, RECORDS, TIMELINE, valueText } from './timeline-page.ts'

/*
 * Ten years, 200 lab results of 100 biomarkers: 20,000 values (P14), in milliseconds of the processor
 * on the reference machine.
 */

const SHEETS = 200
const TESTS = CATALOGUE.slice(0, 100)
const DAY = 86_400_000
/** Of a step of the zoom, with React's checks of development, which take about three times as long. */
const LIMIT_MS = 96
const START = Date.UTC(2016, 10, 1)

const large = () =>
  Array.from({ length: SHEETS }, (_, at) =>
    lab(
      `Sheet ${at}`,
      new Date(START + at * 18 * DAY).toISOString().slice(0, 10),
      TESTS.map((entry, test) => {
        const value = Math.round(100 + 60 * Math.sin(at / 9 + test))
        const name = entry.names.en[0]
        return {
          id: entry.id,
          name,
          nameLocal: name,
          value,
          rawValue: `${value}`,
          unit: 'g/L',
          min: 60,
          max: 140,
          refExceed: value > 140 || value < 60 ? 1 : 0,
        }
      }),
    ),
  )

const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve))
const KEYS = ['+', '+', '-', '+', '-', '-', '+', '0', '+', '0']

/** What one step of the zoom takes of the processor, on average. */
async function zoomStep(): Promise<number> {
  const all = await blockedFor(async () => {
    for (const key of KEYS) {
      chart.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      await frame()
    }
  })
  return all / KEYS.length
}

/** The same number of marks on a canvas. */
function byHand(): void {
  const canvas = document.createElement('canvas')
  canvas.width = 560
  canvas.height = 400
  const context = canvas.getContext('2d')
  for (let sheet = 0; sheet < SHEETS; sheet++)
    for (let test = 0; test < TESTS.length; test++) {
      const y = 200 + 100 * Math.sin(sheet / 9 + test)
      if (context) context.fillStyle = y > 280 ? '#860' : '#055'
      context?.fillRect((sheet / SHEETS) * 540, y, 2, 2)
    }
  context?.getImageData(0, 0, 1, 1)
}

const open = (store: ReturnType<typeof withRecords>) =>
  openApp('/health-records/treatment', { width: 1280, height: 900, store })

/** Until the chart is painted; the tables of screen readers come later. */
async function firstPaint(app: Awaited<ReturnType<typeof open>>, path = TIMELINE): Promise<number> {
  return blockedFor(async () => {
    await app.go(path)
    while (!document.querySelector('[role="slider"] svg')) await frame()
  })
}

test('20,000 values: every one is drawn or counted, and zooming keeps its frames (P14)', {
  timeout: 120_000,
}, async () => {
  const app = await open(withRecords(...large()))
  const first = await firstPaint(app)
  await expect.element(chart).toBeVisible()
  chart.element().focus()

  // All columns together stand for every value.
  await userEvent.keyboard('{Home}')
  let values = 0
  const last = Number(chart.element().getAttribute('aria-valuemax'))
  for (let column = 0; column <= last; column++) {
    await expect.poll(() => chart.element().getAttribute('aria-valuenow')).toBe(`${column}`)
    values += Number(/([\d,]+) values?/.exec(valueText())?.[1]?.replaceAll(',', '') ?? 0)
    await userEvent.keyboard('{ArrowRight}')
  }
  expect(values).toBe(SHEETS * TESTS.length)

  const all = await zoomStep()
  const one = await firstPaint(app, `${TIMELINE}/hemoglobin`)
  await expect.poll(() => chart.element().getAttribute('aria-label')).toMatch(/moglobin/)
  const bars = await zoomStep()
  const hand = await blockedFor(byHand)
  console.log('P14, ms of the processor:', JSON.stringify({ first, all, one, bars, hand }))
  expect(all).toBeLessThan(LIMIT_MS)
  expect(bars).toBeLessThan(LIMIT_MS)
})

const PICTURES = import.meta.env.VITE_PICTURES
const LOOKS = [
  { locale: 'ru', theme: 'light' },
  { locale: 'el', theme: 'dark' },
  { locale: 'en', theme: 'contrast' },
] as const
const WIDTHS = [
  { width: 1280, height: 872 },
  { width: 390, height: 844 },
] as const

for (const look of LOOKS)
  test.runIf(PICTURES)(`pictures of 20,000 values, ${look.theme}`, { timeout: 120_000 }, async () => {
    const app = await openApp(TIMELINE, { ...look, ...WIDTHS[0], store: withRecords(...large()) })
    for (const size of WIDTHS) {
      await page.viewport(size.width, size.height)
      for (const slug of ['', '/hemoglobin']) {
        await app.go(`${TIMELINE}${slug}`)
        await expect.element(chart).toBeVisible()
        await expectNoSidewaysScroll()
        const name = `20000${slug.replace('/', '-')}-${size.width}-${look.theme}`
        await page.screenshot({ path: `${PICTURES}/${name}.png` })
      }
    }
  })

test('a chart of one record, to compare with', { timeout: 60_000 }, async () => {
  const app = await open(withRecords(...RECORDS.slice(0, 1)))
  console.log('P14, ms of the processor, of one record:', await firstPaint(app))
})
