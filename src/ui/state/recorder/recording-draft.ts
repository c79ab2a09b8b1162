import { atom, useAtomValue } from 'jotai'
import type { RecorderErrorCode } from '../../../audio/recorder/recorder-error.ts'
import type { RecordingDraft } from '../../../db/recording-drafts.ts'
import { store } from '../session/session.ts'

export const NO_DRAFT: RecordingDraft = { name: null, subtype: 'dictation', patientClientId: '', transcript: '' }
export const draftAtom = atom<RecordingDraft>(NO_DRAFT)

export type SavingState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  /** Nothing is lost: the recording can be saved again. `code` and `detail` are those of RecorderError. */
  | { kind: 'failed'; code: RecorderErrorCode; detail: string | null }
export const savingAtom = atom<SavingState>({ kind: 'idle' })

/** The draft (name, kind, patient, text) of the current recording. */
export const useRecordingDraft = (): RecordingDraft => useAtomValue(draftAtom, { store })
export const useSaving = (): SavingState => useAtomValue(savingAtom, { store })
