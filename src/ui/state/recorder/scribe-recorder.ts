import { type RecordingDraft, RecordingDrafts } from '../../../db/recording-drafts.ts'
import { store } from '../session/session.ts'
import { createModuleRecorder, type ModuleRecorder } from './module-recorder.ts'
import { draftAtom, NO_DRAFT, savingAtom } from './recording-draft.ts'

export interface ScribeRecorder extends Omit<ModuleRecorder, 'begin' | 'forgetCaptions'> {
  readonly drafts: RecordingDrafts
  /** `language` of the captions, BCP 47. Rejects with RecorderError, like the recorder's own start. */
  start(how: {
    language: string
    patientClientId: string
    /** The stored recording to continue (R6), and its start. */
    continued?: { sessionId: string; startedAt: number }
  }): Promise<void>
  /** Changes the draft, and stores it while a recording is under way. */
  describe(change: Partial<RecordingDraft>): void
  /** Clears the draft's name and text for the next recording. */
  forget(): void
}

/** Recorder, captions and draft of one account's visits. */
export function createScribeRecorder(accountId: string, onUnderWay: (underWay: boolean) => void): ScribeRecorder {
  const drafts = new RecordingDrafts()
  let sessionId: string | null = null
  // Not reported: the recorder reports a failing store itself, and without a draft a crash loses only the name.
  const keepDraft = () => {
    if (sessionId) drafts.keep(accountId, sessionId, store.get(draftAtom)).catch(() => undefined)
  }
  const dropDraft = (ended: string) => void drafts.drop(ended).catch(() => undefined)
  const { begin, forgetCaptions, ...module } = createModuleRecorder({
    ...{ accountId, moduleId: 'scribe', preset: 'medical', onUnderWay },
    onSession(now, before) {
      sessionId = now
      if (now) keepDraft()
      else if (before) dropDraft(before)
    },
  })

  return {
    ...module,
    drafts,
    async start({ language, patientClientId, continued }) {
      if (module.isUnderWay()) return
      // Without a draft the patient is unknown, and a guess could put the visit into another patient's records.
      const known = continued && ((await drafts.of(accountId, continued.sessionId).catch(() => null)) ?? NO_DRAFT)
      store.set(draftAtom, known ?? { ...store.get(draftAtom), patientClientId })
      store.set(savingAtom, { kind: 'idle' })
      await begin({ language, continued })
    },
    describe(change) {
      store.set(draftAtom, { ...store.get(draftAtom), ...change })
      keepDraft()
    },
    forget() {
      forgetCaptions()
      store.set(draftAtom, { ...store.get(draftAtom), name: null, transcript: '' })
    },
    async close() {
      store.set(draftAtom, NO_DRAFT)
      store.set(savingAtom, { kind: 'idle' })
      await module.close()
    },
  }
}
