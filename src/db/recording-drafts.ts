import { Dexie, type DexieOptions, type EntityTable } from 'dexie'

/** What a person has said about a recording that is not saved yet. */
export interface RecordingDraft {
  /** null: nobody named it, it gets the dated title (decision 68). */
  name: string | null
  subtype: string
  /** Whose visit it is, as it was when the recording began. */
  patientClientId: string
  /** Typed or pasted; empty when there is none. */
  transcript: string
}

interface DraftRow extends RecordingDraft {
  ownerId: string
  /** The recorder's session. */
  sessionId: string
}

/**
 * Dexie database `anamnesis-recording-drafts`. Without it a recording that outlives a crash (R6) would come back under
 * another name and, worse, with the patient who happens to be chosen by then. Every row belongs to an owner (S7).
 */
export class RecordingDrafts extends Dexie {
  declare private drafts: EntityTable<DraftRow, 'sessionId'>

  constructor(options?: DexieOptions) {
    super('anamnesis-recording-drafts', options)
    this.version(1).stores({ drafts: 'sessionId, ownerId' })
  }

  async keep(ownerId: string, sessionId: string, draft: RecordingDraft): Promise<void> {
    await this.drafts.put({ ...draft, ownerId, sessionId })
  }

  async of(ownerId: string, sessionId: string): Promise<RecordingDraft | null> {
    const row = await this.drafts.get(sessionId)
    if (row?.ownerId !== ownerId) return null
    const { ownerId: _owner, sessionId: _session, ...draft } = row
    return draft
  }

  async drop(sessionId: string): Promise<void> {
    await this.drafts.delete(sessionId)
  }
}
