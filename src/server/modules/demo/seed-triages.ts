import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { HealthRecordData } from '../../../contract/entities/health-record.ts'
import type { PatientData } from '../../../contract/entities/patient.ts'
import type { TriageOverride } from '../../../contract/entities/triage.ts'
import type { Locale } from '../../../contract/entities/user.ts'
import { profileOf } from '../../../domain/triage/profiles/choose-profile.ts'
import { scoreStored } from '../../../domain/triage/stored/score-stored.ts'
import { healthRecords } from '../../database/schema/records.ts'
import type { Tx } from '../../database/transaction.ts'
import { mergeOverrides } from '../triage/overrides.ts'
import { scoreRecord } from '../triage/score-record.ts'
import { readTriage } from '../triage/triage-content.ts'
import type { DemoTriage } from './demo-texts.ts'

const MINUTE = 60_000
/** Typical time of an engine for so much speech. */
const TRANSCRIBED_WITHIN_MS = 9000

export interface SeededAccount {
  author: TriageOverride['author']
  locale: Locale
  now: Date
  /** Patients by their key in the texts. */
  patients: ReadonlyMap<string, { id: number; data: PatientData }>
  /** Columns of the account's next row. */
  next(): Pick<typeof healthRecords.$inferInsert, 'seq' | 'userId' | 'clientId' | 'updatedAt'>
}

/** Creates triages as recordings would: their texts go through the real rules. */
export async function seedTriages(tx: Tx, triages: readonly DemoTriage[], account: SeededAccount): Promise<void> {
  for (const triage of triages) {
    const patient = account.patients.get(triage.patient ?? '')
    const createdAt = new Date(account.now.getTime() - triage.minutesAgo * MINUTE)
    const data = recorded(triage, createdAt, account.locale)
    const [row] = await tx
      .insert(healthRecords)
      .values({
        ...account.next(),
        ...{ createdAt, data, name: triage.name, recordType: 'triage' as const, status: 'processing' as const },
        patientId: patient?.id ?? null,
      })
      .returning({ id: healthRecords.id })
    if (!row) throw new TypeError('an insert returned no row')
    const scoredAt = new Date(createdAt.getTime() + triage.duration * 1000 + TRANSCRIBED_WITHIN_MS)
    const scored = await scoreRecord(scoreStored, {
      ...{ recordId: row.id, data, createdAt, locale: account.locale, now: scoredAt },
      patient: patient?.data ?? null,
    })
    const decided = { ...scored.data, ...overridden(triage, scored.data, scoredAt, account.author) }
    await tx.update(healthRecords).set({ status: scored.status, data: decided }).where(eq(healthRecords.id, row.id))
  }
}

const recorded = (
  { profileId, duration, transcript, typed }: DemoTriage,
  createdAt: Date,
  locale: Locale,
): HealthRecordData => ({
  sourceType: 'file',
  date: createdAt.toISOString(),
  startedAt: createdAt.toISOString(),
  duration,
  locale,
  profile: { id: profileId },
  ...(typed && { typed }),
  transcription: { text: transcript, duration, model: 'demo' },
})

function overridden(
  { override, profileId }: DemoTriage,
  scored: HealthRecordData,
  scoredAt: Date,
  author: TriageOverride['author'],
): { overrides?: TriageOverride[] } {
  if (!override) return {}
  const { minutesLater, ...decision } = override
  const context = {
    author,
    profile: profileOf(profileId),
    classification: readTriage(scored).results?.assessment.classification,
    deviceId: null,
    clockCorrectionMs: 0,
    now: new Date(scoredAt.getTime() + minutesLater * MINUTE),
  }
  return { overrides: mergeOverrides([], [{ id: v7(), ...decision }], context) }
}
