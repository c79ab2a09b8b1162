import type { PatientData } from '../../../contract/entities/patient.ts'
import type { Locale } from '../../../contract/entities/user.ts'
import { ageInYears } from '../../dates/age.ts'
import { printCalendarDate, printDate } from '../../dates/print-date.ts'
import type { StoredRecord } from '../../records/record-facts.ts'
import { textOf } from '../../records/report.ts'
import { placedDate } from '../../timeline/placed-date.ts'
import { timelineRecord } from '../../timeline/timeline-record.ts'
import { type PrintedMoment, printMoment } from '../moment.ts'
import type { Block, Paper, Words } from '../paper.ts'
import { PAPER_WORDS } from '../paper-words.ts'
import { DOCTOR_WORDS, type DoctorWords } from './doctor-words.ts'
import { historyBlocks, knownBlocks } from './history.ts'
import { labBlocks } from './labs.ts'
import { treatmentBlocks } from './treatment.ts'

export interface DoctorPaperInput extends PrintedMoment {
  locale: Locale
  patient: { clientId: string; name: string; data: PatientData }
  /** Of any patient: only those of `patient` are used. */
  records: readonly StoredRecord[]
  /** Of them, those that the server has not, or not as they are here; by clientId. */
  unsent: ReadonlySet<string>
  /** Milliseconds; null for all. Allergies, diagnoses and treatments without a past end are of all times. */
  since: number | null
  /** The last complete fetch from the server; null if there was none. */
  fetchedAt: number | null
  now: number
}

/** Made from other records, or documents of their own. */
const LEFT_OUT = ['insight', 'triage', 'ambient-scribe']

/** History, laboratory values with trends, and treatment of one patient, from what this device has. */
export function doctorPaper(input: DoctorPaperInput): Paper {
  const { locale, patient, now, since } = input
  const words = DOCTOR_WORDS[locale]
  const own = input.records.filter(
    one => one.patientClientId === patient.clientId && !LEFT_OUT.includes(one.recordType),
  )
  const read = own.filter(({ status }) => status === 'processed')
  const recent = read.filter(one => since === null || placedDate(one.data, one.createdAt).at >= since)
  const placed = recent.flatMap(one => {
    const seen = timelineRecord(one)
    return seen === null || seen === 'unread' ? [] : [seen]
  })
  const labs = labBlocks(placed, words)
  const isOngoing = (one: StoredRecord) => {
    const seen = timelineRecord(one)
    return seen !== null && seen !== 'unread' && seen.courses.some(({ to }) => to === null || to >= now)
  }
  const treated = read.filter(one => recent.includes(one) || isOngoing(one))
  const counts: [number, (count: number) => string][] = [
    [labs.unchecked, words.unchecked],
    [own.filter(({ status }) => status !== 'processed').length, words.unread],
    [own.filter(({ clientId }) => input.unsent.has(clientId)).length, words.unsent],
    [read.length - recent.length, words.before],
    [input.records.filter(({ patientClientId }) => patientClientId === '').length, words.loose],
  ]
  const missing = counts.flatMap(([count, say]) => (count > 0 ? [say(count)] : []))
  const notHere = [...missing, words.left].map((text): Block[] => [{ kind: 'paragraph', text }])
  const section = (text: string, blocks: readonly Block[]): Block[] =>
    blocks.length === 0 ? [] : [{ kind: 'heading', level: 1, text }, ...blocks]
  const standing = standingOf(input, words)
  return {
    locale,
    title: `${words.title}: ${patient.name}`,
    head: [...factsOf(patient, now, words), since === null ? words.all : words.since(printDate(since, input.timeZone))],
    standing: footOf(input),
    madeAt: now,
    blocks: [
      { kind: 'note', tone: input.fetchedAt === null ? 'warn' : 'plain', text: `${standing}.` },
      ...section(words.known, [...knownBlocks(read, words), ...about(patient.data)]),
      ...section(words.attention, labs.outside),
      ...section(words.treatment, treatmentBlocks(treated, now, words)),
      ...section(words.labs, labs.newest.length > 0 ? [...labs.newest, legend(words)] : []),
      ...section(words.history, historyBlocks(recent, words)),
      ...section(words.values, labs.all),
      ...section(words.notHere, [{ kind: 'list', start: null, items: notHere }]),
    ],
  }
}

const legend = (words: DoctorWords): Block => ({ kind: 'paragraph', tone: 'quiet', text: words.legend })

const standingOf = ({ now, fetchedAt, ...moment }: DoctorPaperInput, words: DoctorWords): string =>
  `${words.made(printMoment(now, moment))}; ${fetchedAt === null ? words.neverFetched : words.fetched(printMoment(fetchedAt, moment))}`

const footOf = ({ locale, now, fetchedAt, ...moment }: DoctorPaperInput): string => {
  const { madeAt, asOf } = PAPER_WORDS[locale]
  const fetched = fetchedAt === null ? [] : [asOf(printMoment(fetchedAt, moment))]
  return [madeAt(printMoment(now, moment)), ...fetched].join(' · ')
}

const about = ({ description }: PatientData): Block[] =>
  textOf(description) === '' ? [] : [{ kind: 'paragraph', text: textOf(description) }]

function factsOf({ data }: DoctorPaperInput['patient'], now: number, words: DoctorWords): Words[] {
  const born = textOf(data.dateOfBirth)
  const vitals = data.recentVitalSigns
  const person = [
    born && words.born(printCalendarDate(born) ?? born, ageInYears(born, now)),
    data.gender && words[data.gender],
    textOf(vitals?.bloodGroup) && words.bloodGroup(textOf(vitals?.bloodGroup)),
  ]
  const measures = (['height', 'weight', 'bloodPressure'] as const).flatMap(name => {
    const value = String(vitals?.[name] ?? '').trim()
    return value === '' ? [] : [`${words.measured[name]}: ${value}`]
  })
  return [words.subject, person.filter(Boolean).join(' · '), measures.join(' · ')].filter(Boolean)
}
