import { RecorderError } from '../../../../../audio/recorder/recorder-error.ts'
import { openScribeRecorder } from '../../../../state/recorder/recording.ts'
import { draftAtom, savingAtom } from '../../../../state/recorder/recording-draft.ts'
import { store } from '../../../../state/session/session.ts'
import { useSaveRecording } from './use-save-recording.ts'

/**
 * Stops and saves; if it was stopped already, only saves again. Resolves to true if it was saved. Otherwise everything
 * is kept, and the recorder's state or `savingAtom` holds the reason.
 */
export function useStopRecording(): () => Promise<boolean> {
  const save = useSaveRecording()
  return async () => {
    if (store.get(savingAtom).kind === 'saving') return false
    // Set before anything is awaited: a second press must not save again.
    store.set(savingAtom, { kind: 'saving' })
    const scribe = await openScribeRecorder().catch(error => {
      store.set(savingAtom, { kind: 'idle' })
      throw error
    })
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
      // A refused stop leaves the recorder paused, and its own state holds the reason.
      store.set(savingAtom, kind === 'stopped' ? { kind: 'failed', code, detail } : { kind: 'idle' })
      if (!(error instanceof RecorderError)) throw error
      return false
    }
  }
}
