import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { markdownBlocks } from '../../../src/domain/paper/markdown.ts'
import { oneLine, readPdf } from '../../factories/pdf/read-pdf.ts'
import { paperOf, renderPaper } from '../../factories/pdf/render-paper.ts'

const MARKDOWN = `# Динамика глюкозы

Значение **5,6 ммоль/л** от *12.03.2026*; HbA1c < 5,7 %, «норма» -> 3x3, 10^9/л, 10⁹/л.

- первый пункт
- второй **важный** пункт
  1. вложенный
  2. ещё один

| Дата | Значение | Норма |
|------|---------:|-------|
| 12.03.2026 | 5,6 | 3,9–6,1 |
| 14.05.2025 | <0,1 | отрицательно |

> Цитата врача

Ελληνικά: γλυκόζη αίματος, ή, ΐ. English: fasting glucose, "fi" & "ffl".

<b>не разметка</b> [сайт](https://example.org/x)
`

test('every word and number of markdown can be copied, in Russian, Greek and English', async () => {
  const pdf = await renderPaper(paperOf(markdownBlocks(MARKDOWN)))
  if (process.env.PDF_OUT) writeFileSync(`${process.env.PDF_OUT}/markdown.pdf`, pdf)
  const { text, info } = await readPdf(pdf)
  for (const one of [
    'Динамика глюкозы',
    'Значение 5,6 ммоль/л от 12.03.2026; HbA1c < 5,7 %, «норма» -> 3x3, 10^9/л, 10⁹/л.',
    'второй важный пункт',
    'ещё один',
    '14.05.2025 <0,1 отрицательно',
    'Цитата врача',
    'Ελληνικά: γλυκόζη αίματος, ή, ΐ. English: fasting glucose, "fi" & "ffl".',
    '<b>не разметка</b> сайт (https://example.org/x)',
    '1 из 1',
    'данные на 23.11.2026, 14:05',
  ])
    expect(text).toContain(one)
  expect(info).toMatchObject({ Title: 'Проба', Language: 'ru', CreationDate: 'D:20261123140500Z' })
})

test('the same paper makes the same bytes', async () => {
  const [one, two] = [paperOf(markdownBlocks(MARKDOWN)), paperOf(markdownBlocks(MARKDOWN))]
  expect(Buffer.compare(await renderPaper(one), await renderPaper(two))).toBe(0)
})

describe('hostile texts', () => {
  test('a word of 100,000 letters is printed whole', async () => {
    const word = 'абвгдежзиклмнопрстуфхцчшщэюя0123456789'.repeat(2700).slice(0, 100_000)
    const pdf = await renderPaper(paperOf([{ kind: 'paragraph', text: word }]))
    if (process.env.PDF_OUT) writeFileSync(`${process.env.PDF_OUT}/word.pdf`, pdf)
    const { pages } = await readPdf(pdf)
    expect(lettersOf(pages)).toContain(word)
  })

  test('a long word in a narrow column stays in it', async () => {
    const word = 'W'.repeat(400)
    const columns = [
      { title: 'A', share: 1 },
      { title: 'B', share: 1 },
      { title: 'C', share: 6 },
    ]
    const pdf = await renderPaper(paperOf([{ kind: 'table', columns, rows: [[word, word, 'end']] }]))
    if (process.env.PDF_OUT) writeFileSync(`${process.env.PDF_OUT}/column.pdf`, pdf)
    const { text } = await readPdf(pdf)
    expect(text.match(/W/g)).toHaveLength(800)
  })

  test('what is higher than a page is broken and not lost', async () => {
    const lines = Array.from({ length: 300 }, (_, at) => `строка${at}.`).join('\n')
    const columns = [
      { title: lines, share: 1 },
      { title: 'B', share: 1 },
    ]
    const pdf = await renderPaper(
      paperOf([
        { kind: 'heading', level: 1, text: lines.replaceAll('строка', 'заголовок') },
        { kind: 'paragraph', text: lines.replaceAll('строка', 'абзац') },
        {
          kind: 'table',
          title: lines.replaceAll('строка', 'имя'),
          columns,
          rows: [[lines.replaceAll('строка', 'клетка'), '']],
        },
        { kind: 'note', tone: 'warn', text: lines.replaceAll('строка', 'заметка') },
        { kind: 'list', start: 1, items: [[{ kind: 'paragraph', text: lines.replaceAll('строка', 'пункт') }]] },
      ]),
    )
    const { text } = await readPdf(pdf)
    for (const word of ['заголовок', 'абзац', 'имя', 'строка', 'клетка', 'заметка', 'пункт'])
      for (let at = 0; at < 300; at++) expect(text).toContain(`${word}${at}.`)
  })

  test.each([
    ['control characters', 'a\u0000b\u0007c\u001bd', 'abcd'],
    ['marks of direction', 'доза 10\u202e001 мг\u202c', 'доза 10001 мг'],
    ['a script from the right', 'שלום', '▯▯▯▯'],
    ['emoji', 'хорошо 😀 и 💊', 'хорошо 😀 и ▯'],
    ['signs that look alike', 'µg μγ Ω Ω A А Α -\u2011 ∆ Δ', 'µg μγ Ω Ω A А Α -‑ ∆ Δ'],
    ['half a sign', 'x\ud83dy', 'x\ufffdy'],
    ['decomposed letters', 'и\u0306 ε\u0301', 'й έ'],
    [
      'markup of other kinds',
      '<script>alert(1)</script> {{x}} $1 \\u0041',
      '<script>alert(1)</script> {{x}} $1 \\u0041',
    ],
    ['a narrow space and no-break hyphen', '<\u202f5 и 10\u20112', '< 5 и 10‑2'],
  ])('%s', async (_, text, printed) => {
    const { text: read } = await readPdf(await renderPaper(paperOf([{ kind: 'paragraph', text }])))
    expect(oneLine(read)).toContain(printed)
  })
})

test('a table of 300 pages repeats its heads on each and loses no row', async () => {
  const rows = Array.from({ length: 11_500 }, (_, at) => [`Строка ${at}`, `${at},5 ммоль/л`, '3,9–6,1'])
  const columns = [
    { title: 'Показатель', share: 3 },
    { title: 'Значение', share: 2 },
    { title: 'Норма', share: 2 },
  ]
  const pdf = await renderPaper(paperOf([{ kind: 'table', title: 'Все значения', columns, rows }]))
  const { pages, text } = await readPdf(pdf)
  expect(pages.length).toBeGreaterThan(250)
  for (const page of pages) expect(oneLine(page)).toMatch(/Все значения Показатель Значение Норма/)
  expect(pages.at(-1)).toContain(`${pages.length} из ${pages.length}`)
  const missing = rows.filter(row => !text.includes(row.join(' ')))
  expect(missing).toEqual([])
}, 120_000)

/** Without what stands on every page. */
const lettersOf = (pages: readonly string[]) =>
  pages
    .map(page => page.replace(/данные на 23.11.2026, 14:05|\d+ из \d+|Проба|Пациент: Анна Смирнова/gu, ''))
    .join('')
    .replace(/\s+/gu, '')
