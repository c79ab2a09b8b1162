import type { Biomarker } from '../../contract/entities/health-report.ts'
import { doubtsOf } from '../labs/certainty.ts'
import { fold } from '../labs/text/fold.ts'
import { nameOf } from '../records/record-facts.ts'
import { textOf } from '../records/report.ts'
import { conversion } from './convert.ts'
import { hasValue, isBound, isPlainNumber, type Point, pointOf } from './point.ts'
import { slugOf, testSlug } from './slug.ts'
import type { TimelineRecord } from './timeline-record.ts'

/** The values of one biomarker over time. Values whose unit cannot be converted safely are a series of their own. */
export interface Series {
  key: string
  /** Of the catalogue. */
  id: string | null
  /** As the newest sheet prints it. */
  name: string
  slug: string
  unit: string
  /** One of several series of the same test: its unit belongs to its name. */
  oneOfSeveral: boolean
  /** Oldest first. */
  points: readonly Point[]
  /** Records with values that a person has to check first; they are not drawn. */
  unchecked: readonly TimelineRecord[]
}

interface Entry {
  record: TimelineRecord
  row: Biomarker
}

interface Test {
  id: string | null
  name: string
  /** By printed unit; words have none and belong to the main one. */
  units: Map<string, Entry[]>
  words: Entry[]
  unchecked: Set<TimelineRecord>
}

const unitOf = ({ unit }: Biomarker) => textOf(unit)

/** Every biomarker of the records: those of the newest sheet first, in its order. */
export function seriesOf(records: readonly TimelineRecord[]): Series[] {
  const newestFirst = records.toSorted((a, b) => b.at - a.at)
  const used = new Set<string>()
  return [...testsOf(newestFirst).entries()].flatMap(([key, test]) => seriesOfTest(key, test, used))
}

function testsOf(newestFirst: readonly TimelineRecord[]): Map<string, Test> {
  const tests = new Map<string, Test>()
  for (const record of newestFirst) {
    for (const row of record.biomarkers) {
      const [id, name] = [textOf(row.id), nameOf(row)]
      const key = id || (name && `name ${fold(name)}`)
      if (key === '') continue
      const test = tests.get(key) ?? { id: id || null, name, units: new Map(), words: [], unchecked: new Set() }
      tests.set(key, test)
      put(test, { record, row })
    }
  }
  return tests
}

function put(test: Test, entry: Entry): void {
  const { record, row } = entry
  if (!hasValue(row)) return
  if (doubtsOf(row).length > 0) {
    test.unchecked.add(record)
    return
  }
  if (!isPlainNumber(row) && !isBound(row)) {
    test.words.push(entry)
    return
  }
  const unit = unitOf(row)
  const known = test.units.get(unit)
  if (known) known.push(entry)
  else test.units.set(unit, [entry])
}

/** The most frequent unit first; of several, that of the newest sheet. Each takes in the units that convert into it. */
function seriesOfTest(key: string, test: Test, used: Set<string>): Series[] {
  const { id, name, words, unchecked } = test
  const byCount = [...test.units.entries()].sort((a, b) => b[1].length - a[1].length)
  const groups: { unit: string; points: Point[] }[] = []
  for (const [unit, entries] of byCount) {
    const home = groups.find(group => conversion(id, unit, group.unit) !== null)
    const group = home ?? { unit, points: [] }
    if (!home) groups.push(group)
    const to = conversion(id, unit, group.unit)
    if (to) group.points.push(...entries.map(({ record, row }) => pointOf(record, row, to, group.unit)))
  }
  const [main = { unit: '', points: [] }, ...others] = groups
  main.points.push(...words.map(({ record, row }) => pointOf(record, row, { kind: 'same' }, main.unit)))
  const slug = testSlug(id, name)
  const oneOfSeveral = others.length > 0
  return [main, ...others].map(({ unit, points }, place) => ({
    ...{ id, name, unit, oneOfSeveral },
    key: place === 0 ? key : `${key} in ${unit}`,
    slug: unusedSlug(place === 0 ? slug : `${slug}-${slugOf(unit) || 'no-unit'}`, used),
    points: points.sort((a, b) => a.record.at - b.record.at),
    unchecked: place === 0 ? [...unchecked] : [],
  }))
}

function unusedSlug(slug: string, used: Set<string>): string {
  let free = slug
  for (let number = 2; used.has(free); number++) free = `${slug}-${number}`
  used.add(free)
  return free
}
