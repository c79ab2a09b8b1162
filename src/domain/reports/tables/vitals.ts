import type { FoundVital } from '../extraction.ts'
import type { Unit } from '../sections/units.ts'
import { spanOf } from '../text/reading.ts'
import type { Reading } from '../text/shape.ts'
import { startsWith } from '../text/within.ts'
import { positionOf } from './positions.ts'

interface Measure {
  name: string
  unit: string | null
  stems: RegExp
  least: number
  most: number
}

const MEASURES: readonly Measure[] = [
  { name: 'BP', unit: 'mmHg', stems: /^(?:давлени|ад$|blood$|pressure|bp$|πιεση|αρτηριακ)/u, least: 4, most: 300 },
  {
    name: 'HR',
    unit: '/min',
    stems: /^(?:пульс|чсс$|сердцебиен|pulse|heart|σφυξ|σφυγμ|παλμοι)/u,
    least: 20,
    most: 300,
  },
  {
    name: 'SpO2',
    unit: '%',
    stems: /^(?:сатурац|кислород|sats?$|saturation|oxygen|o2|κορεσμ|οξυγον)/u,
    least: 50,
    most: 100,
  },
  { name: 'RR', unit: '/min', stems: /^(?:дыхани|чдд|частота$|respirat|resps|breathing|αναπνο)/u, least: 4, most: 90 },
  { name: 'Temp', unit: 'C', stems: /^(?:температур|temp|θερμοκρασ|πυρετο)/u, least: 30, most: 110 },
  { name: 'weight', unit: 'kg', stems: /^(?:вес|weight|weigh|βαροσ)/u, least: 0.3, most: 600 },
  { name: 'height', unit: 'cm', stems: /^(?:рост|height|υψοσ)/u, least: 20, most: 230 },
  {
    name: 'glucose',
    unit: null,
    stems: /^(?:сахар|глюкоз|glucose|sugar|blood sugar|finger|ζαχαρο|σακχαρο|γλυκοζ)/u,
    least: 1,
    most: 900,
  },
  { name: 'GCS', unit: '', stems: /^(?:глазго|gcs|glasgow|γλασκωβ)/u, least: 3, most: 15 },
]

const REACH = 5
const JOINS = /^(?:на|over|με|by|σε|k|к)$/u

/** Vital signs in the printed sentences of the examination. */
export function vitalsOf(reading: Reading, units: readonly Unit[]): FoundVital[] {
  const found: FoundVital[] = []
  for (const unit of units) {
    if (unit.section !== 'examination' || unit.experiencer !== 'patient') continue
    const [first, last] = [unit.ranges[0], unit.ranges.at(-1)]
    if (first && last) found.push(...vitalsIn(reading, first.from, last.to))
  }
  return found
}

function vitalsIn(reading: Reading, from: number, to: number): FoundVital[] {
  const found: FoundVital[] = []
  let free = from
  for (let at = from; at < to; at++) {
    if (at < free) continue
    const { norm = '' } = reading.words[at] ?? {}
    const pair = pairAt(reading, at, to)
    if (pair) {
      const position = positionOf(reading, from, at, pair.to)
      const spans = [spanOf(reading, at, pair.to)]
      for (const [name, value] of [
        ['SBP', pair.high],
        ['DBP', pair.low],
      ] as const)
        found.push({ name, value, unit: 'mmHg', ...(position && { position }), spans })
      free = pair.to
      continue
    }
    const measure = MEASURES.find(({ stems }) => stems.test(norm))
    if (!measure || measure.name === 'BP') continue
    const value = valueBehind(reading, measure, at + 1, to)
    if (!value) continue
    found.push({ name: measure.name, value: value.value, unit: value.unit, spans: [spanOf(reading, at, value.to)] })
    free = value.to
  }
  return found
}

/** "128 over 82", «сто двадцать на восемьдесят», «δεκαέξι με εννιά» in cmHg, "120/80". */
function pairAt(reading: Reading, at: number, to: number): { high: number; low: number; to: number } | null {
  const high = reading.numbers.get(at)
  if (!high || high.to >= to) return null
  const slash = (reading.words[high.to - 1]?.after ?? '') === '/'
  const joined = JOINS.test(reading.words[high.to]?.norm ?? '')
  const low = reading.numbers.get(slash ? high.to : joined ? high.to + 1 : -1)
  if (!low || low.to > to || low.value >= high.value) return null
  const scale = high.value <= 30 && low.value <= 20 && reading.greek ? 10 : 1
  const [top, bottom] = [high.value * scale, low.value * scale]
  if (top < 50 || top > 300 || bottom < 20 || bottom > 200) return null
  return { high: top, low: bottom, to: low.to }
}

/** The first number behind a name, or what corrects it. */
function valueBehind(reading: Reading, { name, unit, least, most }: Measure, from: number, to: number) {
  let corrects = false
  let found: { value: number; unit: string | null; to: number } | null = null
  for (let at = from; at < Math.min(to, from + REACH + (corrects ? REACH : 0)); at++) {
    if (found && startsWith(reading, at, to, 'correction')) corrects = true
    else if (!found && startsWith(reading, at, to, 'order')) break
    else if (!found && /[.;?]/u.test(reading.words[at - 1]?.after ?? '')) break
    const number = reading.numbers.get(at)
    if (!number || (found && !corrects)) continue
    const read = name === 'Temp' ? degrees(reading, at, to) : { value: number.value, to: number.to }
    const next = reading.words[read.to]?.norm ?? ''
    if (read.value >= least && read.value <= most)
      found = {
        value: name === 'Temp' && read.value > 45 ? Math.round(((read.value - 32) * 50) / 9) / 10 : read.value,
        unit: name === 'weight' && /^(?:pound|lb)/u.test(next) ? 'lb' : unit,
        to: read.to,
      }
    corrects = false
    at = read.to - 1
  }
  return found
}

/** "Thirty eight four", «тридцать восемь и две». */
function degrees({ numbers, words }: Reading, at: number, to: number): { value: number; to: number } {
  const whole = numbers.get(at) ?? { value: 0, to: at + 1 }
  const joined = /^(?:и|και)$/u.test(words[whole.to]?.norm ?? '')
  const part = numbers.get(joined ? whole.to + 1 : whole.to)
  const glued = joined || !/[,.]/u.test(words[whole.to - 1]?.after ?? '')
  if (!part || part.to > to || part.value >= 10 || !glued || !Number.isInteger(whole.value)) return whole
  return { value: Number(`${whole.value}.${part.value}`), to: part.to }
}
