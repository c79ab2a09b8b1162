import { printDate } from '../../dates/print-date.ts'
import { fold } from '../../labs/text/fold.ts'
import type { StoredRecord } from '../../records/record-facts.ts'
import { prescriptionsOf, proceduresOf, reportOf, textOf } from '../../records/report.ts'
import { type Course, coursesOf } from '../../timeline/courses.ts'
import { placedDate } from '../../timeline/placed-date.ts'
import type { Block, Cell, Words } from '../paper.ts'
import { dayLines } from './dates.ts'
import type { DoctorWords } from './doctor-words.ts'

interface Treatment {
  /** A later record has it again. */
  again: boolean
  course: Course
  day: readonly Words[]
  notes: readonly Words[]
}

/** Every prescription and procedure: what its own words do not end comes first. */
export function treatmentBlocks(records: readonly StoredRecord[], now: number, words: DoctorWords): Block[] {
  const found = records.flatMap(record => treatmentsOf(record, words)).sort((a, b) => b.course.from - a.course.from)
  const seen = new Map<string, number>()
  const all = found.map(one => {
    const newest = seen.get(fold(one.course.name)) ?? one.course.from
    seen.set(fold(one.course.name), newest)
    return { ...one, again: newest > one.course.from }
  })
  if (all.length === 0) return [{ kind: 'paragraph', text: words.none }]
  const isOver = ({ course }: Treatment) => course.to !== null && course.to < now
  const table = (title: string, some: readonly Treatment[]): Block[] =>
    some.length === 0 ? [] : [tableOf(title, some, now, words)]
  return [
    ...table(
      words.current,
      all.filter(one => !isOver(one)),
    ),
    ...table(words.ended, all.filter(isOver)),
  ]
}

function treatmentsOf(record: StoredRecord, words: DoctorWords): Treatment[] {
  const report = reportOf(record.data)
  const placed = placedDate(record.data, record.createdAt)
  const rows = [
    ...prescriptionsOf(report).map(one => ({ ...one, said: textOf(one.medication) })),
    ...proceduresOf(report).map(one => ({ ...one, said: textOf(one.name) })),
  ].filter(({ said }) => said !== '')
  const doctor = textOf(report.doctor)
  return coursesOf(report, { ...record, at: placed.at }).map((found, at) => {
    const row = rows[at]
    // Without its first day a course has no last one.
    const course = placed.dated === 'entered' ? { ...found, to: null } : found
    const notes: Words[] = []
    if (textOf(row?.notes) !== '') notes.push(textOf(row?.notes))
    if (row?.origin === 'proposed') notes.push([{ text: words.proposed(textOf(row.author) || '—'), tone: 'warn' }])
    if (doctor !== '') notes.push([{ text: `${words.doctor}: ${doctor}`, tone: 'quiet' }])
    return { course, day: dayLines(placed, words), notes, again: false }
  })
}

function tableOf(title: string, some: readonly Treatment[], now: number, words: DoctorWords): Block {
  const end = ({ end: kind, to }: Course): string => {
    if (kind === 'open') return words.goesOn
    if (to === null) return words.noEnd
    return to < now ? words.over(printDate(to)) : words.until(printDate(to))
  }
  return {
    kind: 'table',
    title,
    columns: [
      { title: words.drug, share: 31 },
      { title: words.dose, share: 16 },
      { title: words.frequency, share: 20 },
      { title: words.duration, share: 22 },
      { title: words.written, share: 15 },
    ],
    rows: some.map(({ course, day, notes, again }): Cell[] => [
      { lines: [[{ text: course.name, bold: true }], ...notes] },
      course.dosage,
      course.frequency,
      { lines: [...(course.said === '' ? [] : [course.said]), [{ text: end(course), tone: 'quiet' }]] },
      { lines: [...day, ...(again ? [[{ text: words.again, tone: 'quiet' as const }]] : [])] },
    ]),
  }
}
