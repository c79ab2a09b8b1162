import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { HealthRecordData } from '../../../contract/entities/health-record.ts'
import type { PatientData } from '../../../contract/entities/patient.ts'
import type { Locale } from '../../../contract/entities/user.ts'
import type { Persona } from '../../../contract/methods/account.ts'
import { users } from '../../database/schema/accounts.ts'
import { healthRecords, patients } from '../../database/schema/records.ts'
import type { Tx } from '../../database/transaction.ts'
import type { DemoPatient, DemoRecord, DemoRecording, DemoTexts, DemoTriage } from './demo-texts.ts'
import { greek } from './el/texts.ts'
import { english } from './en/texts.ts'
import { LAB_SERIES, labRecordData } from './lab-series.ts'
import { personaData } from './persona-accounts.ts'
import { russian } from './ru/texts.ts'
import { seedTriages } from './seed-triages.ts'

const TEXTS: Readonly<Record<Locale, DemoTexts>> = { ru: russian, en: english, el: greek }
const HOUR = 3_600_000
const DAY = 24 * HOUR

type NewRecord = Omit<typeof healthRecords.$inferInsert, 'seq' | 'userId' | 'patientId' | 'clientId'> & {
  patient: string
}

/** The name that the account of a persona was created with; it says the account's language. */
export const seededName = (persona: Persona, locale: Locale): string => TEXTS[locale].people[persona].name

interface SeededPersona {
  persona: Persona
  locale: Locale
  clientId: string
}

/** Creates the account of a persona with its data, unless it exists. */
export async function seedPersona(tx: Tx, { persona, locale, clientId }: SeededPersona, now: Date): Promise<void> {
  const texts = TEXTS[locale]
  const { name, nickname } = texts.people[persona]
  const [user] = await tx
    .insert(users)
    .values({
      clientId,
      seq: 1,
      lastSeq: 1,
      createdAt: now,
      updatedAt: now,
      name,
      email: `${persona}.${locale}@demo.example`,
      data: personaData(persona, nickname, locale, now),
      demoPersona: persona,
    })
    .onConflictDoNothing({ target: users.clientId })
    .returning({ id: users.id })
  if (!user) return
  const people = persona === 'doctor' ? texts.patients : persona === 'patient' ? texts.family : []
  const records =
    persona === 'doctor' ? doctorRecords(texts, now) : persona === 'patient' ? familyRecords(texts, now) : []
  const triages = persona === 'doctor' ? texts.triages : []
  await seedRows(tx, { id: user.id, name, locale }, { people, records, triages }, now)
}

const doctorRecords = ({ recordings }: DemoTexts, now: Date): NewRecord[] =>
  recordings.map(recording => recordingRow(recording, now))

const familyRecords = (texts: DemoTexts, now: Date): NewRecord[] => [
  ...texts.labs.reports.map((_, place) => labRow(texts, place, now)),
  ...texts.familyRecords.map(record => recordRow(record, now)),
]

interface DemoRows {
  people: readonly DemoPatient[]
  records: readonly NewRecord[]
  triages: readonly DemoTriage[]
}

/** Sequence numbers are in the order of the rows, from 2; the account itself has 1. */
async function seedRows(
  tx: Tx,
  { id: userId, name: userName, locale }: { id: number; name: string; locale: Locale },
  { people, records, triages }: DemoRows,
  now: Date,
): Promise<void> {
  let seq = 1
  const next = () => {
    seq += 1
    return { seq, userId, clientId: v7(), updatedAt: now }
  }
  const known = new Map<string, { id: number; data: PatientData }>()
  for (const { key, name, data } of people) {
    // Milliseconds apart, so that the first of the list is the newest.
    const createdAt = new Date(now.getTime() - 30 * DAY - known.size)
    const [row] = await tx
      .insert(patients)
      .values({ ...next(), name, data, createdAt })
      .returning({ id: patients.id })
    if (row) known.set(key, { id: row.id, data })
  }
  if (records.length > 0) {
    await tx
      .insert(healthRecords)
      .values(
        records.map(({ patient, ...record }) => ({ ...record, ...next(), patientId: known.get(patient)?.id ?? null })),
      )
  }
  await seedTriages(tx, triages, { author: { id: userId, name: userName }, patients: known, locale, now, next })
  await tx.update(users).set({ lastSeq: seq }).where(eq(users.id, userId))
}

function recordingRow(
  { patient, name, subtype, hoursAgo, duration, transcript, reports }: DemoRecording,
  now: Date,
): NewRecord {
  const createdAt = new Date(now.getTime() - hoursAgo * HOUR)
  const madeAt = new Date(createdAt.getTime() + duration * 1000).toISOString()
  const data: HealthRecordData = {
    date: createdAt.toISOString(),
    sourceType: 'file',
    subtype,
    duration,
    transcription: { text: transcript, duration, model: 'demo' },
    reports: (reports ?? []).map(report => ({ ...report, createdAt: madeAt })),
  }
  return { patient, name, recordType: 'ambient-scribe', status: 'processed', createdAt, data }
}

function labRow({ labs }: DemoTexts, place: number, now: Date): NewRecord {
  const createdAt = new Date(now.getTime() - (LAB_SERIES[place]?.daysAgo ?? 0) * DAY)
  const name = labs.reports[place]?.name ?? ''
  const data = labRecordData(place, createdAt.toISOString(), labs)
  return { patient: 'self', name, recordType: 'labResults', status: 'processed', createdAt, data }
}

function recordRow({ patient, name, recordType, daysAgo, tags = [], report }: DemoRecord, now: Date): NewRecord {
  const createdAt = new Date(now.getTime() - daysAgo * DAY)
  const date = createdAt.toISOString()
  const data: HealthRecordData = {
    date,
    sourceType: 'manual',
    type: recordType,
    tags: [...tags],
    report: { date, ...report },
  }
  return { patient, name, recordType, status: 'processed', createdAt, data }
}
