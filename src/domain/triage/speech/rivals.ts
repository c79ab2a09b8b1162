import { type Item, isAny, isMeasurer, markOf } from './text/items.ts'

/** Items after the later value in which its time may stand: "94 now". */
const AFTER = 4

/** Items before the earlier value in which its own time may stand: "at first 120". */
const BEFORE = 3

/** Words further back than this explain nothing; without a bound a long text would take quadratic time. */
const REACH = 150

const isPresent = (item: Item | undefined) => ['now', 'next'].includes(markOf(item, 'time')?.when ?? '')

const isSentenceEnd = (item: Item) => item.kind === 'stop' && (item.stop === 'sentence' || item.stop === 'question')

const isCorrection = (item: Item | undefined) => markOf(item, 'correction')?.strong === true

const tellsTime = (item: Item | undefined) => {
  const time = markOf(item, 'time')
  return time !== undefined && !time.place
}

/** "79 without the mask, 91 with it": two states, and no order. */
const WITHOUT = new Set(['without', 'off', 'без', 'χωρισ', 'διχωσ'])

/** "87 on air, 94 on two litres": oxygen is given after the value on air, and not the other way round. */
function goesOnOxygen(items: readonly Item[]): boolean {
  const off = items.findIndex(item => markOf(item, 'oxygen')?.on === false && !WITHOUT.has(item.norm))
  const isOn = (item: Item) => markOf(item, 'oxygen')?.on === true || markOf(item, 'unit')?.of === 'litres'
  const on = items.findIndex(isOn)
  return off >= 0 && on > off && items.findLastIndex(item => markOf(item, 'oxygen')?.on === false) < on
}

/**
 * True if words between two values of one fact say why the later one counts: a time, a correction, a change. Without
 * them both may hold: two devices, two arms, on and off oxygen.
 */
export function explains(items: readonly Item[], from: number, to: number): boolean {
  const before = items.slice(Math.max(0, from - BEFORE), from)
  const end = from - before.length + before.findLastIndex(isSentenceEnd)
  const start = Math.max(0, end + 1, from - BEFORE, to - REACH)
  const between = items.slice(start, to)
  if (between.some(item => isPresent(item) || isCorrection(item) || isAny(item, 'change', 'step', 'no'))) return true
  if (between.some(item => isAny(item, 'person', 'speaker') || markOf(item, 'self')?.strong)) return true
  for (let at = start; at < to; at++) if (isMeasurer(items, at)) return true
  if (goesOnOxygen(items.slice(start, to + AFTER))) return true
  for (let at = to; at < to + AFTER && items[at] && items[at]?.kind !== 'stop'; at++)
    if (tellsTime(items[at])) return true
  return false
}
