import { Dexie, type DexieOptions, type EntityTable } from 'dexie'

/** What a person entered for a recording that is not saved yet. */
export interface RecordingDraft {
  /** null if the recording was not named: it gets the dated title (decision 68). */
  name: string | null
  subtype: string
  /** The patient chosen for this recording, whichever patient is current later. */
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
 * Dexie database `anamnesis-recording-drafts`: a recording recovered after a crash (R6) keeps its name and, above all,
 * its patient. Every row has an owner (S7).
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
