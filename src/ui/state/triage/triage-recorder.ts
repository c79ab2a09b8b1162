import { createModuleRecorder, type ModuleRecorder } from '../recorder/module-recorder.ts'
import { continueOrStart } from '../session/stored-session.ts'
import { changeTriageDraft, triageDraft } from './triage-draft.ts'

export interface TriageRecorder extends Omit<ModuleRecorder, 'begin'> {
  /** `language` of the captions, BCP 47. Continues the draft's stored session (R6). Rejects with RecorderError. */
  start(language: string): Promise<void>
}

/** Recorder and captions of one account's triage. The captions are stored in the draft and survive a reload. */
export function createTriageRecorder(accountId: string, onUnderWay: (underWay: boolean) => void): TriageRecorder {
  const { begin, ...module } = createModuleRecorder({
    ...{ accountId, moduleId: 'triage', preset: 'triage', onUnderWay },
    onSession(now) {
      if (now) changeTriageDraft({ sessionId: now })
    },
  })
  return {
    ...module,
    async start(language) {
      const draft = triageDraft()
      const before = draft?.heardText ?? ''
      await continueOrStart(
        draft?.sessionId ?? null,
        sessionId =>
          begin({ language, continued: sessionId && draft ? { sessionId, startedAt: draft.startedAt } : undefined }),
        () => changeTriageDraft({ sessionId: null }),
      )
      const captions = module.captions()
      captions?.subscribe(() => {
        const { text } = captions.snapshot()
        const heardText = [before, text].filter(Boolean).join(' ')
        if (heardText !== triageDraft()?.heardText) changeTriageDraft({ heardText })
      })
    },
  }
}
