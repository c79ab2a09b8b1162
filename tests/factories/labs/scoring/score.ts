import type { Biomarker, Doubt } from '../../../../src/contract/entities/health-report.ts'
import type { LabReport } from '../../../../src/domain/labs/lab-report.ts'
import { fold } from '../../../../src/domain/labs/text/fold.ts'

type GoldRow = Pick<
  Biomarker,
  | 'id'
  | 'nameLocal'
  | 'rawValue'
  | 'value'
  | 'comparator'
  | 'valueType'
  | 'unit'
  | 'min'
  | 'max'
  | 'referenceRange'
  | 'flag'
  | 'refExceed'
>
export interface GoldReport {
  date: string | null
  sex: string | null
  ageYears: number | null
  conclusion: string | null
  biomarkers: GoldRow[]
}

export interface Score {
  cells: number
  exact: number
  /** Cells that carry a doubt. */
  doubted: number
  /** Wrong cells without a doubt. */
  silent: number
  wrong: string[]
}

export const emptyScore = (): Score => ({ cells: 0, exact: 0, doubted: 0, silent: 0, wrong: [] })

export function addScores(scores: readonly Score[]): Score {
  const sum = emptyScore()
  for (const one of scores) {
    sum.cells += one.cells
    sum.exact += one.exact
    sum.doubted += one.doubted
    sum.silent += one.silent
    sum.wrong.push(...one.wrong)
  }
  return sum
}

/** What does not differ to a reader: kinds of spaces and dashes. */
const plain = (text: unknown) =>
  typeof text === 'string'
    ? text
        .normalize('NFKC')
        .replace(/[–—−‐]/gu, '-')
        .replace(/\s+/gu, ' ')
        .trim()
    : (text ?? null)
const same = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number'
    ? Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a))
    : plain(a) === plain(b)

/** What a reader of a picture takes for the same: letters of one shape, μ and u, brackets, spaces, the two decimal signs. */
export function sameToTheEye(a: unknown, b: unknown): boolean {
  const seen = (text: unknown) =>
    typeof text === 'string'
      ? fold(text.replace(/γ/gu, 'y').replace(/[μµ]/gu, 'u'))
          .replace(/[\s()[\]«»"';:]/gu, '')
          .replaceAll(',', '.')
          .replace(/(?<=\d)[*^](?=\d)/gu, '^')
          .replace(/(?<!\d)\.|\.(?!\d)/gu, '')
      : (text ?? null)
  return same(a, b) || (typeof a === 'string' && typeof b === 'string' && seen(a) === seen(b))
}

/** Cells of a row: those of decision 126, then what is derived from them. */
const CELLS: readonly { name: string; keys: readonly (keyof GoldRow)[]; doubts: readonly Doubt['cell'][] }[] = [
  { name: 'name', keys: ['id', 'nameLocal'], doubts: ['name'] },
  { name: 'value', keys: ['rawValue', 'value', 'comparator', 'valueType'], doubts: ['value'] },
  { name: 'unit', keys: ['unit'], doubts: ['unit'] },
  { name: 'range', keys: ['referenceRange', 'min', 'max'], doubts: ['range'] },
  { name: 'flag', keys: ['flag'], doubts: ['value'] },
  { name: 'refExceed', keys: ['refExceed'], doubts: ['value', 'range', 'unit'] },
]

/** Compares what was read with the gold, cell by cell; a missing or invented row is wrong in all its cells. */
export function score(gold: readonly GoldReport[], read: readonly LabReport[], compare: typeof same = same): Score {
  // Of a picture the sex or age that is withheld is no claim, and a conclusion is text to be read beside its page.
  const isPicture = compare !== same
  const result = emptyScore()
  const cell = (label: string, isExact: boolean, isDoubted: boolean) => {
    result.cells++
    if (isDoubted) result.doubted++
    if (isExact) result.exact++
    else {
      if (!isDoubted) result.silent++
      result.wrong.push(`${isDoubted ? 'doubted' : 'SILENT'} ${label}`)
    }
  }
  const left = [...read]
  const take = (find: (one: LabReport) => boolean) => {
    const at = left.findIndex(find)
    return at >= 0 ? left.splice(at, 1)[0] : undefined
  }
  const ofDate = new Map(gold.map(report => [report, take(one => one.date === report.date)]))
  for (const report of gold) {
    const own = ofDate.get(report) ?? take(() => true)
    for (const key of ['date', 'sex', 'ageYears', 'conclusion'] as const) {
      if (isPicture && key === 'conclusion') continue
      const isWithheld = isPicture && key !== 'date' && own?.[key] === null
      cell(
        `${report.date} ${key}: ${report[key]} read as ${own?.[key]}`,
        compare(report[key], own?.[key]),
        isWithheld || (own?.doubts.length ?? 0) > 0,
      )
    }
    scoreRows(report.biomarkers, own?.biomarkers ?? [], cell, compare)
  }
  for (const report of left) scoreRows([], report.biomarkers, cell, compare)
  return result
}

function scoreRows(
  gold: readonly GoldRow[],
  read: readonly Biomarker[],
  cell: (label: string, isExact: boolean, isDoubted: boolean) => void,
  compare: typeof same,
) {
  const pairs = align(gold, read)
  for (const [row, own] of pairs) {
    const label = row?.nameLocal ?? own?.nameLocal ?? ''
    for (const { name, keys, doubts } of CELLS) {
      const isDoubted = own?.doubts?.some(one => doubts.includes(one.cell)) ?? false
      if (!row) cell(`${label}: invented row, ${name} ${JSON.stringify(keys.map(key => own?.[key]))}`, false, isDoubted)
      else {
        const isExact = own !== null && keys.every(key => compare(row[key], own[key]))
        cell(
          `${label} ${name}: ${JSON.stringify(keys.map(key => row[key]))} read as ${JSON.stringify(keys.map(key => own?.[key]))}`,
          isExact,
          isDoubted,
        )
      }
    }
  }
}

/** Rows in their order, matched where name or value agree. */
function align(gold: readonly GoldRow[], read: readonly Biomarker[]): [GoldRow | null, Biomarker | null][] {
  const likeness = (a: GoldRow, b: Biomarker) =>
    (same(a.nameLocal, b.nameLocal) ? 3 : (a.id && a.id === b.id) || startsAlike(a.nameLocal, b.nameLocal) ? 2 : 0) +
    (same(a.rawValue, b.rawValue) ? 1.2 : 0) +
    (same(a.referenceRange, b.referenceRange) && a.referenceRange ? 1 : 0)
  const best = Array.from({ length: gold.length + 1 }, () => new Array<number>(read.length + 1).fill(0))
  for (let i = 1; i <= gold.length; i++)
    for (let j = 1; j <= read.length; j++) {
      const like = likeness(gold[i - 1] as GoldRow, read[j - 1] as Biomarker)
      const pair = (best[i - 1]?.[j - 1] ?? 0) + (like >= 1 ? like : Number.NEGATIVE_INFINITY)
      best[i]![j] = Math.max(best[i - 1]?.[j] ?? 0, best[i]?.[j - 1] ?? 0, pair)
    }
  const pairs: [GoldRow | null, Biomarker | null][] = []
  let [i, j] = [gold.length, read.length]
  while (i > 0 || j > 0) {
    const here = best[i]?.[j] ?? 0
    if (i > 0 && here === (best[i - 1]?.[j] ?? Number.NaN)) pairs.push([gold[--i] as GoldRow, null])
    else if (j > 0 && here === (best[i]?.[j - 1] ?? Number.NaN)) pairs.push([null, read[--j] as Biomarker])
    else pairs.push([gold[--i] as GoldRow, read[--j] as Biomarker])
  }
  return pairs.reverse()
}

const startsAlike = (a: unknown, b: unknown) =>
  typeof a === 'string' && typeof b === 'string' && a.slice(0, 4).toLowerCase() === b.slice(0, 4).toLowerCase()
