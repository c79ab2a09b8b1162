import { plot, rect } from '@observablehq/plot'
import { isOut, SHEETS, sheetAt, TESTS, valueAt } from '../rig/values.ts'

/** What each contender draws: one dash for every value, 20 pixels wide, by its sheet's date and its value. */
interface Dash {
  date: Date
  value: number
  out: boolean
}
type Span = readonly [from: number, to: number]

const [WIDTH, HEIGHT, DASH] = [900, 400, { width: 20, height: 2 }]
const ALL: Span = [sheetAt(0), sheetAt(SHEETS - 1)]
const COLOURS = { in: '#0b6b6b', out: '#a4501a' }
const host = document.querySelector<HTMLElement>('#chart') ?? document.body

const dashes: Dash[] = Array.from({ length: SHEETS * TESTS }, (_, at) => {
  const sheet = Math.floor(at / TESTS)
  const value = valueAt(sheet, at % TESTS)
  return { date: new Date(sheetAt(sheet)), value, out: isOut(value) }
})
const yOf = (value: number) => HEIGHT - (value / 200) * HEIGHT
const shownIn = ([from, to]: Span) => dashes.filter(({ date }) => date.getTime() >= from && date.getTime() <= to)

function canvas([from, to]: Span): void {
  const drawn = document.createElement('canvas')
  Object.assign(drawn, { width: WIDTH, height: HEIGHT })
  const context = drawn.getContext('2d')
  for (const { date, value, out } of shownIn([from, to])) {
    if (!context) return
    context.fillStyle = out ? COLOURS.out : COLOURS.in
    context.fillRect(((date.getTime() - from) / (to - from)) * WIDTH, yOf(value), DASH.width, DASH.height)
  }
  host.replaceChildren(drawn)
}

function svg([from, to]: Span): void {
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  drawn.setAttribute('viewBox', `0 0 ${WIDTH} ${HEIGHT}`)
  const paths = { in: '', out: '' }
  for (const { date, value, out } of shownIn([from, to])) {
    const x = ((date.getTime() - from) / (to - from)) * WIDTH
    paths[out ? 'out' : 'in'] += `M${x.toFixed(1)} ${yOf(value)}h${DASH.width}`
  }
  for (const name of ['in', 'out'] as const) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    path.setAttribute('d', paths[name])
    path.setAttribute('stroke', COLOURS[name])
    path.setAttribute('stroke-width', `${DASH.height}`)
    drawn.append(path)
  }
  host.replaceChildren(drawn)
}

function observablePlot([from, to]: Span): void {
  const width = (DASH.width / WIDTH) * (to - from)
  const drawn = plot({
    ...{ width: WIDTH, height: HEIGHT, x: { type: 'utc', domain: [from, to] }, y: { domain: [0, 200] } },
    marks: [
      rect(shownIn([from, to]), {
        x1: 'date',
        x2: ({ date }: Dash) => new Date(date.getTime() + width),
        y1: 'value',
        y2: ({ value }: Dash) => value + 1,
        fill: ({ out }: Dash) => (out ? COLOURS.out : COLOURS.in),
      }),
    ],
  })
  host.replaceChildren(drawn)
}

const CONTENDERS = { canvas, svg, observablePlot }
export type TimelineContender = keyof typeof CONTENDERS

const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve))

export const timelines = {
  /** Milliseconds from the values in memory to the frame after the first one that shows them. */
  async first(contender: TimelineContender): Promise<number> {
    host.replaceChildren()
    await frame()
    const began = performance.now()
    CONTENDERS[contender](ALL)
    await frame()
    return (await frame()) - began
  },
  /** Milliseconds between frames while each shows a little less time than the one before. */
  async zoom(contender: TimelineContender, frames: number): Promise<number[]> {
    const [from, to] = ALL
    const deltas: number[] = []
    for (let last = await frame(), step = 1; step <= frames; step++) {
      const off = ((to - from) / 2) * (1 - 0.98 ** step)
      CONTENDERS[contender]([from + off, to - off])
      const now = await frame()
      deltas.push(now - last)
      last = now
    }
    return deltas
  },
}
export type Timelines = typeof timelines

Object.assign(globalThis, { timelines })
