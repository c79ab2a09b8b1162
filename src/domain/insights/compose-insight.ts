import type { InsightRequest, InsightSection, InsightSentence } from '../../contract/entities/insight.ts'
import { isConfirmed } from '../labs/certainty.ts'
import type { Series } from '../timeline/series.ts'
import { aboutSeries, datedPoints, lastPoint, newest } from './about-series.ts'
import { aboutCourse, coursesOf, endedWithoutRecord, isOver, sameWeeks } from './about-treatment.ts'
import { dayIn, isFullDay } from './days.ts'
import { outWithoutLater, uncheckedList } from './follow-up.ts'
import type { InsightRecord } from './insight-record.ts'
import {
  count,
  dayOf,
  type Material,
  materialOf,
  resultOf,
  saidDay,
  sentence,
  seriesName,
  sideOf,
  sourceOf,
  sourceOfCourse,
} from './material.ts'
import { printDay } from './print-values.ts'
import { type PromptWishes, readPrompt } from './read-prompt.ts'

/** Biomarkers with sections of their own; those out of range come first, and the rest is counted. */
const MOST_SERIES = 60
/** Names in one sentence; the rest is counted by the sentence itself. */
const MOST_NAMES = 20
const MOST_PASSAGES = 40

type Part = InsightSection['part']
const section = (part: Part, title: string, sentences: readonly (InsightSentence | null)[]): InsightSection => ({
  part,
  title,
  sentences: sentences.filter(one => one !== null),
})

/**
 * An insight of these records by rules: arithmetic, and the records' own words. The same records, request and zone of
 * the runtime give the same insight. `missing`: chosen records that are not there any more.
 */
export function composeInsight(
  found: readonly InsightRecord[],
  request: InsightRequest,
  missing: number,
): InsightSection[] {
  const today = dayIn(Date.parse(request.at), request.timeZone)
  const { insightType: type, locale } = request
  const all = withChosen(materialOf(found, locale, today), request.biomarkers)
  const wishes = type === 'custom' ? readPrompt(request.customPrompt ?? '', all.series, all.lanes, today) : null
  const material = wishes ? narrowed(all, wishes, request) : all
  const sections = [
    section('summary', '', [
      ...(wishes ? [asked(wishes, material)] : []),
      ...basis(material, missing),
      ...brief(type, material),
    ]),
    ...contentOf(type, material, wishes),
    section('content', material.words.heads.unused, unused(material)),
    section('recommendations', material.words.heads.followUp, followUps(type, material)),
  ]
  return sections.filter(({ sentences }) => sentences.length > 0)
}

const withChosen = (material: Material, slugs: readonly string[] | null | undefined): Material =>
  slugs ? { ...material, series: material.series.filter(({ slug }) => slugs.includes(slug)) } : material

/** The material within what a prompt names; all of it where nothing was recognised. */
function narrowed(all: Material, { series, lanes, from }: PromptWishes, request: InsightRequest): Material {
  const records = from === null ? all.records : all.records.filter(({ day }) => day >= from.slice(0, day.length))
  const again = withChosen(materialOf(records, all.locale, all.today), request.biomarkers)
  if (series.length + lanes.length === 0) return again
  const keys = new Set(series.map(({ key }) => key))
  const names = new Set(lanes.map(({ name }) => name))
  return {
    ...again,
    series: again.series.filter(({ key }) => keys.has(key)),
    lanes: again.lanes.filter(({ name }) => names.has(name)),
  }
}

function asked({ series, lanes, from }: PromptWishes, material: Material): InsightSentence {
  const { words } = material
  if (series.length + lanes.length === 0 && from === null) return sentence(words.askedNothing, [])
  const names = [...series.map(one => seriesName(one, material)), ...lanes.map(({ name }) => name)].join(', ')
  const sums = from === null ? [] : [{ kind: 'count' as const, of: [], is: printDay(from) }]
  return sentence(words.asked(names, from && printDay(from)), [], sums)
}

function basis({ records, words }: Material, missing: number): (InsightSentence | null)[] {
  const dated = records.filter(one => one.dated !== 'entered')
  const days = dated.map(({ day }) => day).toSorted()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const ends = dated.filter(({ day }) => day === first || day === last)
  const without = records.filter(one => one.dated === 'entered')
  const sources = ends.map(({ clientId, day }) => ({ record: clientId, day, said: '' }))
  return [
    records.length > 0
      ? sentence(words.basis(records.length, printDay(first), printDay(last)), sources, [count(records.length)])
      : sentence(words.nothing, []),
    without.length > 0
      ? sentence(
          words.withoutDate(without.length),
          without.map(({ clientId, day }) => ({ record: clientId, day, said: '' })),
          [count(without.length)],
        )
      : null,
    missing > 0 ? sentence(words.missing(missing), [], [count(missing)]) : null,
  ]
}

const hasPoints = ({ points }: Series) => points.length > 0
const numbersOf = (series: readonly Series[]) =>
  series.flatMap(({ points }) => points.filter(({ kind }) => kind === 'number'))

function brief(type: InsightRequest['insightType'], material: Material): (InsightSentence | null)[] {
  const { words, lanes, records } = material
  const series = material.series.filter(hasPoints)
  const results = series.reduce((sum, { points }) => sum + points.length, 0)
  const found: (InsightSentence | null)[] = []
  if (type !== 'treatment' && type !== 'recommendations' && results > 0)
    found.push(
      sentence(words.labs(series.length, results), [], [count(series.length), count(results)]),
      outNow(series, material),
      unconfirmed(series, material),
    )
  const courses = coursesOf(lanes, records).filter(one => !isOver(one, material.today))
  if (type !== 'biomarkers' && courses.length > 0) {
    const list = courses.slice(0, MOST_NAMES).map(({ course }) => course.name)
    const sources = courses.map(({ course, record }) => sourceOfCourse(course, record.day))
    found.push(sentence(words.courses(courses.length, list.join(', ')), sources, [count(courses.length)]))
  }
  return [...found, sentence(words.arithmeticOnly, [])]
}

function outNow(series: readonly Series[], material: Material): InsightSentence | null {
  const { words } = material
  const last = series.flatMap(one => {
    const point = lastPoint(one)
    return point ? [{ one, point }] : []
  })
  const out = last.filter(({ point }) => point.standing === 'out')
  if (out.length === 0) {
    const decided = last.filter(({ point }) => point.standing === 'in')
    return decided.length > 0
      ? sentence(
          words.noneOut,
          decided.map(({ one, point }) => sourceOf(point, one, material)),
        )
      : null
  }
  const list = out
    .slice(0, MOST_NAMES)
    .map(({ one, point }) =>
      words.named(seriesName(one, material), resultOf(point, material), sideOf(point), dayOf(point)),
    )
  const sources = out.map(({ one, point }) => sourceOf(point, one, material))
  return sentence(words.outNow(out.length, list.join('; ')), sources, [count(out.length)])
}

function unconfirmed(series: readonly Series[], { words }: Material): InsightSentence | null {
  const numbers = numbersOf(series)
  const unseen = numbers.filter(({ row }) => row.origin === 'read' && !isConfirmed(row))
  if (unseen.length === 0) return null
  const ids = new Map(unseen.map(({ record }) => [record.clientId, record.day] as const))
  const sources = [...ids].map(([record, day]) => ({ record, day, said: '' }))
  return sentence(
    words.unconfirmed(unseen.length, numbers.length),
    sources,
    [unseen, numbers].map(one => count(one.length)),
  )
}

function contentOf(
  type: InsightRequest['insightType'],
  material: Material,
  wishes: PromptWishes | null,
): InsightSection[] {
  switch (type) {
    case 'general':
      return [...overview(material), ...treatments(material)]
    case 'biomarkers':
      return eachSeries(material)
    case 'treatment':
      return treatments(material)
    case 'recommendations':
      return [noted(material)]
    case 'custom':
      return wishes && wishes.lanes.length > 0 && wishes.series.length === 0
        ? treatments(material)
        : [...eachSeries(material), ...treatments(material)]
  }
}

/** Those out of range with their last change, the others by name. */
function overview(material: Material): InsightSection[] {
  const { words } = material
  const series = material.series.filter(hasPoints)
  const standing = (is: 'in' | 'undecided') => series.filter(one => lastPoint(one)?.standing === is)
  const out = series.filter(one => lastPoint(one)?.standing === 'out')
  const byName = (of: readonly Series[], print: (count: number, list: string) => string) => {
    if (of.length === 0) return null
    const names = of.slice(0, MOST_NAMES).map(one => seriesName(one, material))
    const sources = of.flatMap(one => {
      const point = lastPoint(one)
      return point ? [sourceOf(point, one, material)] : []
    })
    const list = of.length > names.length ? `${names.join(', ')}, …` : names.join(', ')
    return sentence(print(of.length, list), sources, [count(of.length)])
  }
  return [
    ...out
      .slice(0, MOST_SERIES)
      .map(one => section('content', seriesName(one, material), newest(one, datedPoints(one), material))),
    section('content', words.heads.biomarkers, [
      byName(standing('in'), words.inNow),
      byName(standing('undecided'), words.undecidedNow),
    ]),
  ]
}

function eachSeries(material: Material): InsightSection[] {
  const { words } = material
  const rank = (one: Series) => (lastPoint(one)?.standing === 'out' ? 0 : 1)
  const series = material.series.filter(hasPoints).toSorted((a, b) => rank(a) - rank(b))
  const left = series.length - MOST_SERIES
  return [
    ...series
      .slice(0, MOST_SERIES)
      .map(one => section('content', seriesName(one, material), aboutSeries(one, material))),
    section('content', words.heads.biomarkers, [left > 0 ? sentence(words.more(left), [], [count(left)]) : null]),
  ]
}

function treatments(material: Material): InsightSection[] {
  const { words, lanes, records, series } = material
  const courses = coursesOf(lanes, records)
  if (courses.length === 0) return []
  const weeks = sameWeeks(series, courses, material)
  const sources = courses.map(({ course, record }) => sourceOfCourse(course, record.day))
  return [
    section(
      'content',
      words.heads.treatment,
      courses.map(one => aboutCourse(one, material)),
    ),
    section('content', words.heads.weeks, weeks.length > 0 ? weeks : [sentence(words.noWeeks, sources)]),
  ]
}

/** The words of the records themselves, the newest first. */
function noted({ records, words }: Material): InsightSection {
  const passages = records.toReversed().flatMap(record => record.passages.map(text => ({ record, text })))
  return section(
    'content',
    words.heads.noted,
    passages.slice(0, MOST_PASSAGES).map(({ record, text }) => {
      const { clientId, day, name } = record
      const source = { record: clientId, day, said: `${name}: ${text}` }
      return sentence(words.noted(name || words.unnamed, saidDay(record, words), text), [source])
    }),
  )
}

function unused(material: Material): (InsightSentence | null)[] {
  const unchecked = uncheckedList(material.series, material)
  if (!unchecked) return []
  const sources = unchecked.ids.map(([record, day]) => ({ record, day, said: unchecked.list }))
  return [sentence(material.words.unchecked(unchecked.list), sources)]
}

function followUps(type: InsightRequest['insightType'], material: Material): InsightSentence[] {
  const { words, series, lanes } = material
  const unchecked = uncheckedList(series, material)
  const found = [
    ...(type === 'treatment' ? [] : outWithoutLater(series, material)),
    ...(type === 'biomarkers' ? [] : endedWithoutRecord(lanes, material)),
    ...(unchecked
      ? [
          sentence(
            words.followUnchecked(unchecked.list),
            unchecked.ids.map(([record, day]) => ({ record, day, said: unchecked.list })),
          ),
        ]
      : []),
  ]
  return found.length > 0 || material.records.every(({ day }) => !isFullDay(day))
    ? found
    : [sentence(words.noFollowUp, [])]
}
