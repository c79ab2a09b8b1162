import { datesIn, isDate } from '../text/dates.ts'
import { foldedWords } from '../text/fold.ts'
import { phrases } from '../text/phrases.ts'
import { type Line, textOf } from './lines.ts'
import { extent } from './pieces.ts'
import type { Role } from './roles.ts'
import { segmentsOf } from './segments.ts'

const HEADINGS = phrases<Role>([
  [
    'name',
    'исследование | показатель | показатели | наименование | наименование показателя | наименование исследования | тест',
  ],
  [
    'name',
    'анализ | параметр | параметры | название | наименование теста | определяемый показатель | аналит | компонент',
  ],
  [
    'name',
    'test | tests | test name | analyte | parameter | investigation | examination | component | description | assay | name',
  ],
  [
    'name',
    'εξεταση | εξετασεισ | παραμετροσ | παραμετροι | αναλυση | προσδιορισμοσ | ονομασια | ειδοσ εξετασησ | περιγραφη',
  ],
  ['value', 'результат | результаты | значение | результат исследования | значение показателя | ваш результат'],
  [
    'value',
    'result | results | value | current result | current result and flag | your value | your result | result and flag',
  ],
  [
    'value',
    'in range | out of range | result value | current | patient value | in range result | out of range result | measured value',
  ],
  ['value', 'αποτελεσμα | αποτελεσματα | τιμη | ευρεθεν | αποτελεσματα εξετασησ | μετρηση'],
  [
    'unit',
    'ед | ед изм | единицы | единица | единицы измерения | ед измерения | единица измерения | ед изм я | размерность',
  ],
  ['unit', 'unit | units | uom | μοναδεσ | μοναδα | μον | μοναδεσ μετρησησ | μον μετρησησ | μονάδα μέτρησης'],
  [
    'range',
    'норма | нормы | референсные значения | референсный интервал | референсные интервалы | референтные значения',
  ],
  [
    'range',
    'референтный интервал | реф значения | реф интервал | референс | границы нормы | нормальные значения | рефер значения',
  ],
  [
    'range',
    'референсные пределы | интервал нормы | допустимые значения | нормативные значения | референсные | реф | норм значения',
  ],
  [
    'range',
    'reference range | reference interval | ref range | ref interval | normal range | normal values | reference | ref',
  ],
  [
    'range',
    'range | expected values | biological reference interval | reference values | limits | normal | reference limits | bio ref interval',
  ],
  [
    'range',
    'τιμεσ αναφορασ | φυσιολογικεσ τιμεσ | φυσιολ τιμεσ | ορια αναφορασ | ορια | διαστημα αναφορασ | φ τ | τιμεσ αναφ',
  ],
  ['range', 'φυσιολογικα ορια | ευροσ αναφορασ | ευροσ | φυσιολογικο ευροσ | επιθυμητεσ τιμεσ | αναφορα'],
  [
    'flag',
    'флаг | откл | отклонение | отметка | отклонения | flag | flags | abn | abnormal | ενδειξη | σημ | σημανση | h l | αξιολογηση',
  ],
  [
    'previous',
    'предыдущий результат | предыдущий | предыдущее значение | пред результат | прошлый результат | предыдущие результаты',
  ],
  [
    'previous',
    'previous result | previous | prior | last result | prior result | previous result and date | previous value | previous results',
  ],
  ['previous', 'προηγουμενο | προηγουμενη τιμη | προηγ | προηγουμενο αποτελεσμα | προηγουμενα | προηγ αποτελεσμα'],
  [
    'note',
    'комментарий | комментарии | примечание | метод | метод исследования | оборудование | comment | comments | notes | note',
  ],
  [
    'note',
    'method | lab | site | status | performed | σχολια | παρατηρησεισ | μεθοδοσ | εργαστηριο | исполнитель | биоматериал | specimen',
  ],
  ['date', 'дата | дата выполнения | дата исследования | date | ημερομηνια | дата готовности'],
  ['index', '№ | no | n | п п | n п п | № п п | α α | а а'],
  ['code', 'код | code | κωδικοσ | loinc | код теста | код услуги'],
  [
    'low',
    'мин | минимум | нижняя граница | min | low | lower limit | low limit | lower | κατω οριο | ελαχιστη | κατωτερο | от',
  ],
  [
    'high',
    'макс | максимум | верхняя граница | max | high | upper limit | high limit | upper | ανω οριο | μεγιστη | ανωτερο | до',
  ],
])
/** Words that continue a heading on its second line. */
const CONTINUATIONS = new Set(
  foldedWords(
    'значения интервал измерения результат показателя исследования нормы изм interval range values and flag result date units αναφοράς τιμές μέτρησης ορια',
  ),
)

/** A date of which a digit was misread still stands above a column of its own. */
const DATE_LIKE = /(?<!\S)[\dOoОоlI|]{1,2}[./-][\dOoОоlI|]{1,2}[./-][\dOoОоlI|]{2,4}(?!\S)/u

/** What stands above a column. */
export interface Heading {
  role: Role
  text: string
  left: number
  right: number
  /** A column of values of one sample date, as printed. */
  date: string | null
}

/** The role that a heading names, by its longest phrase; null if it is no heading. */
export function headingRole(text: string): Role | null {
  const words = foldedWords(text)
  let best: { role: Role; length: number } | null = null
  for (let at = 0; at < words.length; at++) {
    const found = HEADINGS.at(words, at)
    if (found && found.length > (best?.length ?? 0)) best = { role: found.means, length: found.length }
  }
  return best?.role ?? null
}

/** Share of a text's words that are heading words. */
function headingShare(text: string): number {
  const words = foldedWords(text)
  let covered = 0
  for (let at = 0; at < words.length; ) {
    const length = HEADINGS.at(words, at)?.length ?? 0
    covered += length > 0 ? length : CONTINUATIONS.has(words[at] ?? '') ? 1 : 0
    at += Math.max(length, 1)
  }
  return words.length === 0 ? 0 : covered / words.length
}

/** The headings of a table that begin at a line, and how many lines they take; null if the line is no heading. */
export function headingsAt(
  lines: readonly Line[],
  at: number,
  gap: number,
): { headings: Heading[]; length: number } | null {
  const first = lines[at]
  if (!first || !isHeadingLine(first, gap)) return null
  let length = 1
  for (;;) {
    const next = lines[at + length]
    const last = lines[at + length - 1]
    if (!next || !last || next.page !== last.page || next.y - last.y > 2 || length > 2) break
    if (!next.words.every(word => headingShare(word.text) === 1 || isDate(word.text))) break
    length++
  }
  const columns: { words: Line['words']; left: number; right: number }[] = []
  for (const line of lines.slice(at, at + length))
    for (const words of segmentsOf(line.words, gap)) {
      const own = extent(words)
      const above = columns.find(one => Math.min(one.right, own.right) - Math.max(one.left, own.left) > 0.3)
      if (above) {
        above.words.push(...words)
        Object.assign(above, extent(above.words))
      } else columns.push({ words: [...words], ...own })
    }
  const headings = columns.flatMap(({ words, left, right }): Heading[] => {
    const text = textOf(words)
    const date = datesIn(text)[0]?.text ?? DATE_LIKE.exec(text)?.[0] ?? null
    const parts = partsOf(words)
    if (parts.length > 1) return parts
    const role = headingRole(text) ?? (date ? 'value' : null)
    return role ? [{ role: date && role === 'date' ? 'value' : role, text, left, right, date }] : []
  })
  return { headings, length }
}

/** Headings that stand close beside each other, as in "Units Range": each of them by its own phrase. */
function partsOf(words: Line['words']): Heading[] {
  const folded = words.map(word => foldedWords(word.text))
  if (folded.some(one => one.length !== 1)) return []
  const flat = folded.flat()
  const parts: Heading[] = []
  for (let at = 0; at < flat.length; ) {
    const found = HEADINGS.at(flat, at)
    if (!found) return []
    const own = words.slice(at, at + found.length)
    if (parts.some(one => one.role === found.means)) return []
    parts.push({ role: found.means, text: textOf(own), ...extent(own), date: null })
    at += found.length
  }
  return parts
}

function isHeadingLine(line: Line, gap: number): boolean {
  const texts = segmentsOf(line.words, gap).map(textOf)
  const roles = new Set(texts.map(headingRole).filter(role => role !== null))
  const isDated = (text: string) => isDate(text) || DATE_LIKE.test(text)
  const dates = texts.filter(isDated).length
  if (roles.size + Math.min(dates, 1) < 2 || (roles.size < 2 && !roles.has('name'))) return false
  const text = texts.filter(one => !isDated(one)).join(' ')
  return headingShare(text) >= 0.5 && !/:/u.test(text) && !/\d{2}/u.test(text)
}
