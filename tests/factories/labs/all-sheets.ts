import { readdirSync, readFileSync } from 'node:fs'
import { type Face, faceFile } from '../documents/faces.ts'
import { printSheet } from '../documents/sheet.ts'
import { sheetPdf } from './printing/sheet-pdf.ts'
import type { TestSheet } from './scoring/gold.ts'
import type { GoldReport } from './scoring/score.ts'
import { FIFTH_SHEETS } from './sheets/fifth/all.ts'
import { FIRST_SHEETS } from './sheets/first/all.ts'
import { FOURTH_SHEETS } from './sheets/fourth/all.ts'
import { SECOND_SHEETS } from './sheets/second/all.ts'
import { SIXTH_SHEETS } from './sheets/sixth/all.ts'
import { THIRD_SHEETS } from './sheets/third/all.ts'

export interface ScoredSheet {
  name: string
  language: TestSheet['language']
  gold: readonly GoldReport[]
  pdf(face: Face): Promise<Buffer>
}

const FIXTURES = new URL('../../fixtures/labs/', import.meta.url)
const TAB = 8
/** A sheet of Cyprus in two languages counts as Greek. */
const LANGUAGES: Readonly<Record<string, TestSheet['language']>> = { ru: 'ru', en: 'en', el: 'el', cy: 'el' }

const withoutTabs = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map(line => line.split('\t').reduce((done, part) => done.padEnd((Math.floor(done.length / TAB) + 1) * TAB) + part))
    .join('\n')

function fixture(name: string): ScoredSheet {
  const read = (ending: string) => readFileSync(new URL(`${name}.${ending}`, FIXTURES), 'utf8')
  const { reports }: { reports: GoldReport[] } = JSON.parse(read('json'))
  const language = LANGUAGES[name.split('-')[1] ?? ''] ?? 'en'
  const text = withoutTabs(read('txt'))
  return { name, language, gold: reports, pdf: async face => (await printSheet(text, faceFile(face))).pdf }
}

const own = ({ name, language, sheet, gold }: TestSheet): ScoredSheet => ({
  name,
  language,
  gold,
  pdf: async face =>
    typeof sheet === 'string' ? (await printSheet(sheet.trim(), faceFile(face))).pdf : sheetPdf(sheet, faceFile(face)),
})

const names = readdirSync(FIXTURES).flatMap(file => (file.endsWith('.txt') ? [file.slice(0, -4)] : []))

/** Written for the parser; the fifth and sixth set were first read when they were finished. */
export const WRITTEN_SHEETS: readonly TestSheet[] = [
  ...FIRST_SHEETS,
  ...SECOND_SHEETS,
  ...THIRD_SHEETS,
  ...FOURTH_SHEETS,
  ...FIFTH_SHEETS,
  ...SIXTH_SHEETS,
]

/** With the fixtures of the specification. */
export const SCORED_SHEETS: readonly ScoredSheet[] = [...names.sort().map(fixture), ...WRITTEN_SHEETS.map(own)]
/** One that is proportional, and one like Courier, whose zero has no mark. */
export const PRINTED_FACES: readonly Face[] = ['Liberation Sans', 'FreeMono']
