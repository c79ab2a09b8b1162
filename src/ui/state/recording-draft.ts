import { atom, useAtomValue } from 'jotai'
import type { RecorderErrorCode } from '../../audio/recorder-error.ts'
import type { RecordingDraft } from '../../db/recording-drafts.ts'
import { store } from './session.ts'

export const NO_DRAFT: RecordingDraft = { name: null, subtype: 'dictation', patientClientId: '', transcript: '' }
export const draftAtom = atom<RecordingDraft>(NO_DRAFT)

export type SavingState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  /** Nothing was lost: the recording is where it was and can be saved again. The recorder's codes. */
  | { kind: 'failed'; code: RecorderErrorCode; detail: string | null }
export const savingAtom = atom<SavingState>({ kind: 'idle' })

/** What is known about the recording that is being made. */
export const useRecordingDraft = (): RecordingDraft => useAtomValue(draftAtom, { store })
export const useSaving = (): SavingState => useAtomValue(savingAtom, { store })
