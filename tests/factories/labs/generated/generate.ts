import { randomOf } from '../noise/random.ts'
import type { PrintedColumn, PrintedItem, PrintedSheet } from '../printing/print-sheet.ts'
import type { TestSheet } from '../scoring/gold.ts'
import type { GoldReport } from '../scoring/score.ts'
import { type Language, SHEET_WORDS, type SheetWords } from './words.ts'

type GoldRow = GoldReport['biomarkers'][number]
type Role = 'index' | 'name' | 'value' | 'flag' | 'unit' | 'range' | 'previous' | 'note'

/** Rows of the written sheets whose ranges do not depend on the person, and that mean the same under any heading. */
const isPlain = (row: GoldRow) =>
  row.id != null &&
  !row.id.startsWith('urine') &&
  row.valueType === 'number' &&
  row.refExceed != null &&
  row.unit != null &&
  row.unit.length <= 14 &&
  /^(?:[<>≤≥]=?\s?|до |менее |более |έως |up to )?\d[\d.,]*(?:\s?[-–]\s?\d[\d.,]*)?$/u.test(row.referenceRange ?? '') &&
  !/(?:mg\/dl|g\/dl|U\/L) *$/iu.test(row.nameLocal ?? '')

interface Printed {
  row: GoldRow
  range: string
}

/** The same bounds for the person's sex, and others for the other one, on one line if so many letters fit. */
function forBothSexes(row: GoldRow, sex: 'male' | 'female', words: SheetWords, letters: number): Printed {
  const own = row.referenceRange ?? ''
  if (!/^\d/u.test(own)) return { row, range: own }
  const other = own.replace(/\d+(?=[^\d]*$)/u, digits => String(Number(digits) + 7).padStart(digits.length, '0'))
  const [male, female] = sex === 'male' ? [own, other] : [other, own]
  const parts = [`${words.men} ${male}`, `${words.women} ${female}`]
  const isOneLine = parts.join(' ').length <= letters
  return {
    row: { ...row, referenceRange: parts.join(isOneLine ? ' ' : '; ') },
    range: parts.join(isOneLine ? ' ' : '\\n'),
  }
}

const ORDERS: readonly (readonly Role[])[] = [
  ['name', 'value', 'flag', 'unit', 'range'],
  ['name', 'value', 'unit', 'flag', 'range'],
  ['name', 'value', 'unit', 'range', 'flag'],
  ['name', 'flag', 'value', 'unit', 'range'],
  ['flag', 'name', 'value', 'unit', 'range'],
  ['name', 'unit', 'value', 'flag', 'range'],
  ['name', 'unit', 'range', 'value', 'flag'],
  ['name', 'range', 'value', 'flag', 'unit'],
  ['name', 'range', 'unit', 'value', 'flag'],
  ['name', 'value', 'flag', 'range', 'unit'],
]

/**
 * A sheet that nobody wrote: rows of the written ones in a layout by chance, with its gold. Orders of columns, headings,
 * marks, brackets, methods under names, sections, earlier results, and lines with numbers around the table.
 */
export function generatedSheet(
  language: Language,
  seed: number,
  written: readonly TestSheet[],
): TestSheet & { sheet: PrintedSheet } {
  const { next: random, chance, pick: one } = randomOf(seed * 7919)
  const words = SHEET_WORDS[language]
  const pool = written
    .filter(sheet => sheet.language === language)
    .flatMap(sheet => sheet.gold.flatMap(report => report.biomarkers))
  const rows: GoldRow[] = []
  const count = 6 + Math.floor(random() * 10)
  for (let tries = 0; tries < 400 && rows.length < count; tries++) {
    const row = one(pool)
    if (isPlain(row) && !rows.some(other => other.id === row.id || other.nameLocal === row.nameLocal)) rows.push(row)
  }
  const sex = chance(0.5) ? 'male' : 'female'
  const age = 19 + Math.floor(random() * 70)
  const [day, month, year] = [
    13 + Math.floor(random() * 15),
    1 + Math.floor(random() * 12),
    2024 + Math.floor(random() * 2),
  ]
  const two = (number: number) => String(number).padStart(2, '0')
  const printedDate = language === 'ru' ? `${two(day)}.${two(month)}.${year}` : `${two(day)}/${two(month)}/${year}`

  const hasMarks = chance(0.7)
  const mark = Math.floor(random() * Math.min(words.high.length, words.low.length))
  const markOf = ({ refExceed, value, min }: GoldRow) =>
    !hasMarks || refExceed !== 1
      ? ''
      : ((typeof value === 'number' && min != null && value < min ? words.low : words.high)[mark] ?? '')
  const markPlace = one(['column', 'column', 'behind'] as const)
  const unitPlace = one(['column', 'column', 'column', 'value'] as const)
  const brackets = one(['#', '#', '#', '(#)', '[#]'])
  const isNumbered = chance(0.2)
  const hasPrevious = chance(0.2)
  const hasNotes = chance(0.15)
  const hasMethods = chance(0.2)
  const isHeaded = chance(0.85)

  const order = one(ORDERS).filter(
    role => (role !== 'flag' || (hasMarks && markPlace === 'column')) && (role !== 'unit' || unitPlace === 'column'),
  )
  const roles: Role[] = [
    ...(isNumbered && order[0] === 'name' ? (['index'] as const) : []),
    ...order,
    ...(hasPrevious && isHeaded ? (['previous'] as const) : []),
    ...(hasNotes && isHeaded && !hasPrevious ? (['note'] as const) : []),
  ]
  const cell = ({ row, range }: Printed, role: Role, at: number): string => {
    switch (role) {
      case 'index':
        return String(at + 1)
      case 'name':
        return `${row.nameLocal}${hasMethods ? `\\n${words.methods[at % words.methods.length]}` : ''}`
      case 'value': {
        const unit = unitPlace === 'value' ? ` ${row.unit}` : ''
        return `${row.rawValue}${markPlace === 'behind' && markOf(row) ? ` ${markOf(row)}` : ''}${unit}`
      }
      case 'flag':
        return markOf(row)
      case 'unit':
        return row.unit ?? ''
      case 'range':
        return /\p{L}.*:/u.test(range) ? range : brackets.replace('#', range)
      case 'previous':
        return at % 3 === 0 ? '' : String(row.max ?? row.min ?? row.value)
      case 'note':
        return ''
    }
  }
  const widths: Readonly<Record<Role, number>> = {
    index: 5,
    name: 36,
    value: 14,
    flag: 10,
    unit: 16,
    range: 20,
    previous: 14,
    note: 8,
  }
  const whole = roles.reduce((sum, role) => sum + widths[role], 0)
  const letters = 1.05 * (widths.range / whole) * 100
  const printed = rows.map(row =>
    chance(0.2) ? forBothSexes(row, sex, words, letters) : { row, range: row.referenceRange ?? '' },
  )
  let x = 0
  const isRight = chance(0.25)
  const columns = roles.map((role): PrintedColumn => {
    const width = (widths[role] / whole) * 100
    const left = x
    x += width
    if (role === 'value' && isRight && markPlace === 'column' && unitPlace === 'column')
      return { x: left + 0.75 * width, align: 'right' }
    return role === 'name' ? { x: left, width: width - 2 } : { x: left }
  })
  const heading = roles.map(role => one(words.heads[role])).join(' | ')
  const padding = one([0, 0.15, 0.3, 0.6]) + (hasMethods ? 0.4 : 0)
  const table = (from: number, to: number, headed: boolean): PrintedItem => ({
    columns,
    padding,
    rows: [
      ...(headed ? [heading] : []),
      ...printed.slice(from, to).map((row, at) => roles.map(role => cell(row, role, from + at)).join(' | ')),
    ],
  })
  const cut = chance(0.35) ? Math.floor(rows.length / 2) : rows.length
  const gap = { gap: one([0.4, 0.7, 1.2]) }
  const lines = (pool: readonly string[], most: number) => {
    const chosen = new Set<string>()
    for (let i = Math.floor(random() * (most + 1)); i > 0; i--) chosen.add(one(pool))
    return [...chosen]
  }
  const person = [one(words.sex[sex]), one(words.age).replace('#', String(age))]
  const items: PrintedItem[] = [
    ...lines(words.above, 3),
    chance(0.5)
      ? person.join('     ')
      : {
          at: [
            [0, person[0] ?? ''],
            [40, person[1] ?? ''],
          ],
        },
    one(words.dates).replace('#', printedDate),
    gap,
    ...(cut < rows.length ? [one(words.sections)] : []),
    table(0, cut, isHeaded),
    ...(cut < rows.length ? [one(words.sections), table(cut, rows.length, false)] : []),
    gap,
    ...lines(words.below, 3),
  ]
  const sheet: PrintedSheet = { size: one([8.5, 9, 9.5, 10]), pages: [items] }
  return {
    name: `generated-${language}-${seed}`,
    language,
    sheet,
    gold: [
      {
        date: `${year}-${two(month)}-${two(day)}`,
        sex,
        ageYears: age,
        conclusion: null,
        biomarkers: printed.map(({ row }) => ({ ...row, flag: markOf(row) || null })),
      },
    ],
  }
}
