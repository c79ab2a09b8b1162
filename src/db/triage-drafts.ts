import { Dexie, type DexieOptions, type EntityTable } from 'dexie'
import type { MorseAnswers } from '../domain/triage/morse.ts'
import type { ProfileId } from '../domain/triage/profiles/profile.ts'
import type { Acvpu, Spo2Scale, TriagePatient, UnsettledFact, VitalId } from '../domain/triage/vitals.ts'

/** An unfinished triage: the values as they were typed, and what was heard. */
export interface TriageDraft {
  /** clientId of the record that it becomes; a record with a recording gets `sessionId` instead. */
  readonly clientId: string
  /** Milliseconds by the device's clock. */
  readonly startedAt: number
  readonly profileId: ProfileId
  readonly patientClientId: string
  /** Age and sex in the patient's record. */
  readonly record: TriagePatient
  readonly numbers: Readonly<Partial<Record<VitalId, string>>>
  readonly unrecordable: readonly VitalId[]
  readonly ACVPU: Acvpu | null
  readonly onOxygen: boolean | null
  readonly spo2Scale: Spo2Scale
  readonly age: string
  readonly sex: 'male' | 'female' | null
  readonly pregnant: boolean | null
  /** Facts that the person confirmed although something else was heard. */
  readonly confirmed?: readonly UnsettledFact[]
  readonly morse: MorseAnswers
  readonly symptoms: string
  /** What this device recognised while recording. */
  readonly heardText: string
  /** The recorder's session; its id becomes the record's, so that saving twice makes one record. */
  readonly sessionId: string | null
}

type DraftRow = TriageDraft & { ownerId: string }

/** Dexie database `anamnesis-triage-drafts`: typed vitals survive a reload and a kill. Every row has an owner (S7). */
export class TriageDrafts extends Dexie {
  declare private drafts: EntityTable<DraftRow, 'clientId'>

  constructor(options?: DexieOptions) {
    super('anamnesis-triage-drafts', { chromeTransactionDurability: 'strict', ...options })
    this.version(1).stores({ drafts: 'clientId, ownerId' })
  }

  /** Writes only what differs from `known`, the caller's last version: another tab may have changed the rest. */
  async keep(ownerId: string, draft: TriageDraft, known: TriageDraft | null): Promise<void> {
    const before = new Map(known?.clientId === draft.clientId ? Object.entries(known) : [])
    const changes = Object.entries(draft).filter(([name, value]) => before.get(name) !== value)
    await this.transaction('rw', this.drafts, async () => {
      const stored = await this.drafts.get(draft.clientId)
      await this.drafts.put({ ...draft, ...stored, ...Object.fromEntries(changes), ownerId })
    })
  }

  /** The owner's unfinished triages, newest first. */
  async of(ownerId: string): Promise<TriageDraft[]> {
    const rows = await this.drafts.where('ownerId').equals(ownerId).toArray()
    return rows.map(({ ownerId: _owner, ...draft }) => draft).sort((a, b) => b.startedAt - a.startedAt)
  }

  async drop(clientId: string): Promise<void> {
    await this.drafts.delete(clientId)
  }
}
