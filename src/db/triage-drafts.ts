import { Dexie, type DexieOptions, type EntityTable, liveQuery, type Subscription } from 'dexie'
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

  /**
   * Writes only what differs from `known`, the caller's last version: another tab may have changed the rest. Returns what
   * is stored now.
   */
  async keep(ownerId: string, draft: TriageDraft, known: TriageDraft | null): Promise<TriageDraft> {
    return await this.transaction('rw', this.drafts, async () => {
      const stored = await this.get(draft.clientId)
      const base = known?.clientId === draft.clientId ? known : null
      const merged = stored ? mergeDrafts(base, draft, stored) : draft
      await this.drafts.put({ ...merged, ownerId })
      return merged
    })
  }

  async get(clientId: string): Promise<TriageDraft | null> {
    const row = await this.drafts.get(clientId)
    return row ? withoutOwner(row) : null
  }

  /** Calls `onChange` now and whenever a tab has written the draft. */
  watch(clientId: string, onChange: () => void): Subscription {
    // A store that is closing ends the watching; nothing is lost by it.
    return liveQuery(() => this.drafts.get(clientId)).subscribe({ next: onChange, error: () => undefined })
  }

  /** The owner's unfinished triages, newest first. */
  async of(ownerId: string): Promise<TriageDraft[]> {
    const rows = await this.drafts.where('ownerId').equals(ownerId).toArray()
    return rows.map(withoutOwner).sort((a, b) => b.startedAt - a.startedAt)
  }

  async drop(clientId: string): Promise<void> {
    await this.drafts.delete(clientId)
  }
}

const withoutOwner = ({ ownerId: _owner, ...draft }: DraftRow): TriageDraft => draft

/** What `mine` changed since `base`, over `theirs`. Each number and each answer is a field of its own. */
export function mergeDrafts(base: TriageDraft | null, mine: TriageDraft, theirs: TriageDraft): TriageDraft {
  return {
    ...changedOver<TriageDraft>(base ?? {}, mine, theirs),
    numbers: changedOver(base?.numbers ?? {}, mine.numbers, theirs.numbers),
    morse: changedOver(base?.morse ?? {}, mine.morse, theirs.morse),
  }
}

function changedOver<T extends object>(base: Partial<T>, mine: T, theirs: T): T {
  const merged = { ...theirs }
  for (const key of Object.keys({ ...base, ...mine }) as (keyof T)[]) {
    if (isSame(base[key], mine[key])) continue
    if (key in mine) merged[key] = mine[key]
    else delete merged[key]
  }
  return merged
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
