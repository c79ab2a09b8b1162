import { isTestName } from '../catalogue/find-biomarker.ts'
import { contentFit } from './content-fit.ts'
import type { Heading } from './headings.ts'
import type { Line } from './lines.ts'
import { type Piece, piecesOf } from './pieces.ts'
import type { Role } from './roles.ts'
import { segmentsOf } from './segments.ts'

export interface Column {
  role: Role
  left: number
  right: number
  heading: Heading | null
}

/** A stretch of the page's width in which the cells of one column lie, not yet known as what. */
export interface Lane {
  left: number
  right: number
  /** Its text on each line that has one. */
  texts: string[]
  pieces: Piece[]
}

const GRID = 0.2
/** A valley is one if this share of the lower of the two hills beside it is deeper. */
const VALLEY = 0.35

export interface RowPieces {
  line: Line
  pieces: Piece[]
  segments: number
}

/** Lines that look like rows of a table, in pieces. */
export function rowPieces(lines: readonly Line[], gap: number, isPicture: boolean): RowPieces[] {
  return lines.flatMap(line => {
    const segments = segmentsOf(line.words, gap)
    const pieces = segments.flatMap(segment => piecesOf(segment, isPicture))
    const holdsValue = pieces.some(({ role }) => role === 'value' || role === 'range')
    return holdsValue && pieces.length > 1 ? [{ line, pieces, segments: segments.length }] : []
  })
}

/** The lanes between the valleys of how many rows cover each place across the page. */
export function lanesOf(rows: readonly RowPieces[], headings: readonly Heading[]): Lane[] {
  const pieces = rows.flatMap(row => row.pieces)
  if (pieces.length === 0) return []
  const start = Math.min(...pieces.map(piece => piece.left))
  const end = Math.max(...pieces.map(piece => piece.right))
  const cover = new Array<number>(Math.ceil((end - start) / GRID) + 1).fill(0)
  for (const { left, right } of pieces) {
    const from = Math.floor((left - start) / GRID)
    const to = Math.max(from + 1, Math.floor((right - start) / GRID))
    for (let x = from; x < to; x++) cover[x] = (cover[x] ?? 0) + 1
  }
  const bounds = [0, ...valleys(cover), cover.length].map(x => start + x * GRID)
  const edges = bounds.flatMap((left, i) => [left, ...roleEdges(pieces, left, bounds[i + 1] ?? left)])
  const lanes = edges.slice(1).flatMap((right, i) => {
    const left = edges[i] ?? start
    const own = pieces.filter(piece => middle(piece) >= left && middle(piece) < right)
    if (own.length === 0) return []
    const texts = rows.flatMap(row => {
      const text = row.pieces.filter(piece => own.includes(piece)).map(piece => piece.text)
      return text.length > 0 ? [text.join(' ')] : []
    })
    return [{ left, right, texts, pieces: own }]
  })
  return withoutStrays(lanes, headings, rows.length)
}

/** Drops lanes of single cells that were pushed aside by a long one: their kind has a lane of its own. */
function withoutStrays(lanes: readonly Lane[], headings: readonly Heading[], rowCount: number): Lane[] {
  const kind = (lane: Lane) =>
    (['value', 'range', 'unit'] as const).find(role => contentFit(role, lane.texts[0] ?? '', false) > 1)
  const isHeaded = (lane: Lane) => {
    const own = headingOf(lane, headings)
    return own !== null && lanes.every(other => other === lane || headingOf(other, headings) !== own)
  }
  const isStray = (lane: Lane) =>
    !isHeaded(lane) && rowCount >= 5 && lane.texts.length <= Math.max(1, 0.1 * rowCount) && kind(lane) !== undefined
  return lanes.filter(
    lane =>
      !isStray(lane) || !lanes.some(other => !isStray(other) && other.pieces.some(one => one.role === kind(lane))),
  )
}

/** Inside a lane: places between pieces of one kind and pieces of another that never overlap. */
function roleEdges(pieces: readonly Piece[], left: number, right: number): number[] {
  // Texts instead of numbers run on over other columns.
  const own = pieces.filter(
    piece => middle(piece) >= left && middle(piece) < right && !(piece.role === 'value' && piece.words.length > 2),
  )
  const groups = [...Map.groupBy(own, piece => piece.role).values()]
    .filter(group => group.length >= Math.max(2, 0.12 * own.length))
    .map(group => ({ left: Math.min(...group.map(one => one.left)), right: Math.max(...group.map(one => one.right)) }))
    .sort((a, b) => a.left - b.left)
  return groups.slice(1).flatMap((group, i) => {
    const before = Math.max(...groups.slice(0, i + 1).map(one => one.right))
    return before < group.left ? [(before + group.left) / 2] : []
  })
}

const middle = ({ left, right }: Piece) => (left + right) / 2

/** Places at which the cover is low between two higher hills. */
function valleys(cover: readonly number[]): number[] {
  const found: number[] = []
  let hill = 0
  let lowest = { at: 0, height: Number.POSITIVE_INFINITY }
  for (const [at, height] of cover.entries()) {
    if (height < lowest.height || (height === lowest.height && height === 0)) {
      if (height < lowest.height) lowest = { at, height }
    }
    if (hill > 0 && lowest.height <= VALLEY * Math.min(hill, height) && height > lowest.height) {
      found.push(Math.floor((lowest.at + endOfFloor(cover, lowest.at)) / 2))
      hill = height
      lowest = { at, height }
    } else if (height >= hill) {
      hill = height
      lowest = { at, height }
    }
  }
  return found
}

function endOfFloor(cover: readonly number[], from: number): number {
  let to = from
  while (to + 1 < cover.length && cover[to + 1] === cover[from]) to++
  return to
}

const ROLES: readonly Role[] = [
  'name',
  'value',
  'unit',
  'range',
  'flag',
  'index',
  'code',
  'previous',
  'date',
  'note',
  'low',
  'high',
]
const MANY = new Set<Role>(['previous', 'date', 'note', 'code', 'flag'])

/** Gives every lane the role that fits its content over the whole table; headings weigh, but do not decide alone. */
export function columnsOf(
  lanes: readonly Lane[],
  headings: readonly Heading[],
  rowCount: number,
  isPicture: boolean,
): Column[] {
  const own = lanes.map(lane => headingOf(lane, headings))
  const isSharedAt = (at: number) => own.some((other, i) => i !== at && other === own[at])
  /** Alone under a date: its results, whatever marks make them look like ("94 +" is no range). */
  const isDated = (at: number) => own[at]?.role === 'value' && own[at]?.date !== null && !isSharedAt(at)
  const options = lanes.map((lane, at) => {
    const heading = own[at] ?? null
    if (isPicture && areMarks(lanes, own, at)) return [{ role: 'flag' as const, heading, score: 0 }]
    const isShared = isSharedAt(at)
    if (isDated(at)) {
      const score = laneScore(lane, 'value', heading, isShared, rowCount, isPicture)
      return [{ role: 'value' as const, heading, score }]
    }
    return ROLES.map(role => ({ role, heading, score: laneScore(lane, role, heading, isShared, rowCount, isPicture) }))
      .filter(({ role }) => (role !== 'low' && role !== 'high') || heading?.role === role)
      .sort((a, b) => b.score - a.score)
      .slice(0, 4)
  })
  /** What the lanes from each on can add at most: an order of roles only takes away. */
  const atMost = options.map((_, from) => sumOf(options.slice(from).map(([first]) => first?.score ?? 0)))
  let best: { score: number; roles: Role[] } = { score: Number.NEGATIVE_INFINITY, roles: [] }
  const lastWith = (role: Role) => options.findLastIndex(own => own.some(one => one.role === role))
  const needed = (['name', 'value'] as const).map(role => ({ role, last: lastWith(role) }))
  const search = (at: number, roles: Role[], score: number) => {
    if (score + (atMost[at] ?? 0) <= best.score) return
    if (needed.some(({ role, last }) => at > last && !roles.includes(role))) return
    if (at === lanes.length) {
      const whole = score - (hasFullerPrevious(lanes, roles) ? FULLER_PREVIOUS : 0)
      if (whole > best.score) best = { score: whole, roles: [...roles] }
      return
    }
    for (const { role, heading, score: more } of options[at] ?? []) {
      const isTaken = roles.includes(role) && !MANY.has(role) && !(role === 'range' && roles.at(-1) === 'range')
      const others = roles.flatMap((one, i) => (one === 'value' ? [own[i] ?? null] : []))
      if (
        isTaken &&
        !isDated(at) &&
        !(role === 'value' && holdsMoreValues(lanes[at] as Lane, heading, others, isPicture))
      )
        continue
      search(at + 1, [...roles, role], score + more + orderScore(roles, role))
    }
  }
  search(0, [], 0)
  return withWholeNames(
    best.roles.map((role, i) => {
      const lane = lanes[i] as Lane
      return { role, left: lane.left, right: lane.right, heading: own[i] ?? null, texts: lane.texts }
    }),
  )
}

/** A code and the words beside it under one heading are one name: "WBC  Λευκά αιμοσφαίρια". */
function withWholeNames(columns: readonly (Column & { texts: readonly string[] })[]): Column[] {
  const isSecondHalf = (at: number) => {
    const [before, own] = [columns[at - 1], columns[at]]
    if (!before || !own || before.heading !== own.heading) return false
    if (![before.role, own.role].includes('name') || ![before.role, own.role].includes('note')) return false
    return own.heading !== null || [before, own].every(one => one.texts.filter(text => isTestName(text)).length > 1)
  }
  return columns.map(({ texts: _, ...column }, at) =>
    isSecondHalf(at) || isSecondHalf(at + 1) ? { ...column, role: 'name' } : column,
  )
}

/** An arrow is read as one of these. */
const LIKE_A_MARK = /^[1+tтTТ†‡!?|]$/u

/** A lane of nothing but single strokes behind one of results, under a heading that a fuller lane stands under: arrows. */
function areMarks(lanes: readonly Lane[], headings: readonly (Heading | null)[], at: number): boolean {
  const [before, lane] = [lanes[at - 1], lanes[at]]
  if (!before || !lane || lane.texts.length >= before.texts.length) return false
  const heading = headings[at]
  const isOwned = heading && !lanes.some((one, i) => headings[i] === heading && one.texts.length > lane.texts.length)
  return !isOwned && lane.texts.every(text => LIKE_A_MARK.test(text)) && before.texts.some(text => /\d/u.test(text))
}

const FULLER_PREVIOUS = 2
/** Earlier results for more rows than there are results: those are the results, and what was taken for them is not. */
function hasFullerPrevious(lanes: readonly Lane[], roles: readonly Role[]): boolean {
  const fullest = (role: Role) =>
    Math.max(0, ...lanes.flatMap((lane, i) => (roles[i] === role ? lane.texts.length : [])))
  return fullest('previous') > 1.3 * fullest('value')
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

const isOverValues = (heading: Heading | null) =>
  heading !== null && (heading.date !== null || heading.role === 'value')

/** A second column of values: under a date of its own, or "in range" beside "out of range". */
const holdsMoreValues = (
  { texts }: Lane,
  heading: Heading | null,
  others: readonly (Heading | null)[],
  isPicture: boolean,
) =>
  isOverValues(heading) &&
  others.every(other => isOverValues(other) && (other !== heading || heading?.date)) &&
  texts.filter(text => contentFit('value', text, isPicture) > 1).length > 0.5 * texts.length

/** The heading over a lane: the one that most of its pieces stand under. */
function headingOf({ pieces }: Lane, headings: readonly Heading[]): Heading | null {
  const over = (piece: Piece, heading: Heading) =>
    Math.min(piece.right, heading.right) - Math.max(piece.left, heading.left) > -0.5
  const near = headings
    .map(heading => ({
      heading,
      count: pieces.filter(piece => over(piece, heading)).length,
      gap: distance(pieces, heading),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.gap - b.gap)
  return near[0]?.heading ?? null
}

const distance = (pieces: readonly Piece[], heading: Heading) =>
  Math.min(...pieces.map(piece => Math.abs(middle(piece) - (heading.left + heading.right) / 2)))

function laneScore(
  lane: Lane,
  role: Role,
  heading: Heading | null,
  isShared: boolean,
  rowCount: number,
  isPicture: boolean,
): number {
  const sum = lane.texts.reduce((total, text) => total + Math.max(contentFit(role, text, isPicture), -3), 0)
  const fit = sum / Math.max(rowCount, 1)
  // What does not fit the heading that another lane stands under too has none.
  if (!heading || (isShared && heading.role === role && fit < 0)) return fit
  return fit + (heading.role === role ? 1.5 : -0.4)
}

/** Lowers unusual orders of columns: a name right of its value, a result right of an earlier date's. */
function orderScore(before: readonly Role[], role: Role): number {
  if (role === 'name' && before.some(one => one === 'value' || one === 'range')) return -2
  if (role === 'value' && before.includes('previous')) return -0.3
  if (role === 'index' && before.length > 0) return -2
  return 0
}
