import { Dexie, type DexieOptions, type EntityTable } from 'dexie'
import type { Bag } from '../contract/bag.ts'

/** Unsaved input of a form. */
export interface FormDraft {
  /** What is edited, such as `patients/<clientId>` or `patients/new`. */
  key: string
  /** The form's own representation of its input; JSON. */
  edits: Bag
  /** Of the patient for whom it was begun; absent if the form has none, or had none yet. */
  patientClientId?: string
  /** Milliseconds by the device's clock. For showing only. */
  at: number
}

type DraftRow = FormDraft & { ownerId: string }

/** Dexie database `anamnesis-form-drafts`: unsaved input survives a reload and a kill. Every row has an owner (S7). */
export class FormDrafts extends Dexie {
  declare private drafts: EntityTable<DraftRow>

  constructor(options?: DexieOptions) {
    super('anamnesis-form-drafts', options)
    this.version(1).stores({ drafts: '[ownerId+key], ownerId' })
  }

  async keep(ownerId: string, draft: FormDraft): Promise<void> {
    await this.drafts.put({ ...draft, ownerId })
  }

  async of(ownerId: string, key: string): Promise<FormDraft | null> {
    const row = await this.drafts.where({ ownerId, key }).first()
    if (!row) return null
    const { ownerId: _owner, ...draft } = row
    return draft
  }

  async count(ownerId: string): Promise<number> {
    return await this.drafts.where('ownerId').equals(ownerId).count()
  }

  async drop(ownerId: string, key: string): Promise<void> {
    await this.drafts.where({ ownerId, key }).delete()
  }
}
