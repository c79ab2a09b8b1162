import type { Locale } from '../../../contract/entities/user.ts'
import { datesIn, type PrintedDate } from '../text/dates.ts'
import { fold, foldedWords } from '../text/fold.ts'
import { phrases } from '../text/phrases.ts'

type DateKind = 'sample' | 'report' | 'received' | 'generic' | 'never'

const LABELS = phrases<DateKind>([
  [
    'sample',
    'взятия | взято | взят | забора | забор | сбора | отбора | образца | взятие | забран | дата биоматериала | дата пробы',
  ],
  [
    'sample',
    'collected | collection | sample date | specimen date | drawn | date taken | sample taken | sampled | specimen collected',
  ],
  ['sample', 'draw date | collected on | date of sample | sample collection | date of collection | taken'],
  ['sample', 'δειγματοληψιασ | δειγματοληψια | ληψησ | αιμοληψιασ | αιμοληψια | ληψη'],
  [
    'report',
    'результата | выдачи | выполнения | исследования | выполнено | анализа | готовности | выдано | заключения | валидации',
  ],
  ['report', 'reported | report | resulted | result date | finalized | authorised | authorized | completed | verified'],
  ['report', 'αποτελεσματοσ | αποτελεσματων | εκδοσησ | απαντησησ | εξετασησ | ολοκληρωσησ'],
  [
    'received',
    'поступления | регистрации | доставки | приема | received | registered | accession | παραλαβησ | προσελευσησ | εισαγωγησ | заказа | order | ordered | entered | requested',
  ],
  [
    'never',
    'печати | печать | напечатано | отпечатано | распечатано | рождения | д р | г р | рожд | printed | print | birth | dob | born | γεννησησ | γεν | γεννηση',
  ],
  [
    'never',
    'εκτυπωσησ | εκτυπωση | ημ γεν | лицензия | лицензии | license | licence | expires | valid | previous | предыдущ*',
  ],
  ['never', 'приказ | утвержден* | форма'],
  ['generic', 'дата | date | ημερομηνια | ημ νια | ημ'],
])
const ORDER: readonly DateKind[] = ['sample', 'generic', 'report', 'received']

export interface HeaderLine {
  text: string
  /** Of the line (placeOfLine). */
  place: number
  /** Text above each place, for dates that stand under their labels. */
  above: (at: number) => string
}

export interface FoundDate {
  date: PrintedDate
  kind: DateKind | null
  place: number
}

/** All dates of the text around the tables, with what is said of each. */
export function labelledDates(lines: readonly HeaderLine[]): FoundDate[] {
  return lines.flatMap(({ text, place, above }) => {
    const dates = datesIn(text)
    return dates.map((date, i) => {
      const previous = dates[i - 1]
      const label = text.slice(previous ? previous.at + previous.text.length : 0, date.at)
      // A label right before a date is the date's own, also an unknown one.
      const isLabelled = /\p{L}\s*:\s*$/u.test(label)
      return { date, kind: kindOfDateLabel(label) ?? (isLabelled ? null : kindOfDateLabel(above(date.at))), place }
    })
  })
}

/** The last label before a date: "Дата взятия образца: 14.03.2026 Дата поступления: 14.03.2026". */
export function kindOfDateLabel(label: string): DateKind | null {
  const words = foldedWords(label)
  let found: DateKind | null = null
  for (let at = 0; at < words.length; ) {
    const one = LABELS.at(words, at)
    if (one && (one.means !== 'generic' || found === null))
      found = found === 'never' && one.means === 'generic' ? found : rank(found, one.means)
    at += one?.length ?? 1
  }
  return found
}

/** "Дата выдачи результата анализа": never and sample hold, whatever else is said. */
function rank(found: DateKind | null, next: DateKind): DateKind {
  if (found === 'never' || next === 'never') return 'never'
  if (found === 'sample' || next === 'sample') return 'sample'
  return next === 'generic' ? (found ?? next) : next
}

export type DateOrder = 'day-first' | 'month-first' | 'open'

/** The sample dates of a document in their order; the report's date where no sample date is printed. */
export function sampleDates(found: readonly FoundDate[]): FoundDate[] {
  for (const kind of ORDER) {
    const own = found.filter(one => one.kind === kind)
    if (own.length > 0) return kind === 'sample' ? own : own.slice(0, 1)
  }
  const unlabelled = found.filter(one => one.kind === null)
  return unlabelled.slice(0, 1)
}

/** Whether the document writes its days or its months first. */
export function dateOrder(dates: readonly PrintedDate[], language: Locale, text: string): DateOrder {
  const open = dates.filter(one => one.monthFirst !== null || one.dayFirst === null)
  if (open.some(one => one.dayFirst === null)) return 'month-first'
  if (dates.some(one => one.dayFirst !== null && one.monthFirst === null && /^\d{1,2}[/-]/u.test(one.text)))
    return 'day-first'
  if (language !== 'en') return 'day-first'
  const folded = fold(text)
  const american = /\d\s?[ap]m(?!\p{L})|mg\/dl|x10e3|k\/ul|thousand\/ul|hemoglobin|[^a]emia\b|\busa?\b|g\/dl/u.test(
    folded,
  )
  const british = /haem|oestr|mmol\/l.*umol\/l|umol\/l|10[*^]?9\/l|\bnhs\b|\bgp\b|\buk\b|(?<!\p{L})g\/l(?!\p{L})/u.test(
    folded,
  )
  if (american === british) return 'open'
  return american ? 'month-first' : 'day-first'
}

/** yyyy-mm-dd; `sure` is false where day and month could be the other way round. */
export function readDate(date: PrintedDate, order: DateOrder): { iso: string | null; sure: boolean } {
  const isOpen = date.dayFirst !== null && date.monthFirst !== null && date.dayFirst !== date.monthFirst
  const iso = order === 'month-first' ? (date.monthFirst ?? date.dayFirst) : (date.dayFirst ?? date.monthFirst)
  return { iso, sure: !isOpen || order !== 'open' }
}
