import { RecorderError } from '../../../audio/recorder-error.ts'
import { openScribeRecorder } from '../../state/recording.ts'
import { draftAtom, savingAtom } from '../../state/recording-draft.ts'
import { store } from '../../state/session.ts'
import { useSaveRecording } from './use-save-recording.ts'

/**
 * Stops and saves; a recording that was stopped and not saved is saved again. Answers whether it is saved. When it is
 * not, everything is kept, and the recorder's state or `savingAtom` says why.
 */
export function useStopRecording(): () => Promise<boolean> {
  const save = useSaveRecording()
  return async () => {
    if (store.get(savingAtom).kind === 'saving') return false
    const scribe = await openScribeRecorder()
    store.set(savingAtom, { kind: 'saving' })
    try {
      const { state } = scribe.recorder.snapshot()
      const finished = state.kind === 'stopped' ? state.finished : await scribe.recorder.stop()
      await save(finished, store.get(draftAtom), scribe.captions()?.snapshot().text)
      scribe.forget()
      store.set(savingAtom, { kind: 'idle' })
      return true
    } catch (error) {
      const { kind } = scribe.recorder.snapshot().state
      const { code, detail } =
        error instanceof RecorderError ? error : { code: 'RECORDING_FAILED' as const, detail: null }
      // A stop that was refused left it paused, and the recorder says why by itself.
      store.set(savingAtom, kind === 'stopped' ? { kind: 'failed', code, detail } : { kind: 'idle' })
      if (!(error instanceof RecorderError)) throw error
      return false
    }
  }
}
