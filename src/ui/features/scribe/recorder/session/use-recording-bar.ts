import { useLocation, useNavigate } from '@tanstack/react-router'
import { useRecorderValue, useScribeRecorder } from '../../../../state/recorder/recording.ts'
import { type RecordingBarState, recordingBarState } from '../../../../state/recorder/recording-bar-state.ts'
import { useRecordingDraft } from '../../../../state/recorder/recording-draft.ts'
import { useDefaultTitle } from '../../recording/default-title.ts'
import { useStopRecording } from './use-stop-recording.ts'

const SCREEN = '/ambient-scribe/new'

export interface RecordingBarModel {
  state: RecordingBarState
  name: string
  seconds: number
  to: string
  onPause: () => void
  onResume: () => void
  onStop: () => void
}

/** The running recording, for the bar on every screen but its own (R5); null if there is none. */
export function useRecordingBar(): RecordingBarModel | null {
  const scribe = useScribeRecorder()
  const state = useRecorderValue(({ state: { kind } }) => kind, 'idle')
  const shown = useRecorderValue(recordingBarState, 'paused')
  const seconds = useRecorderValue(snapshot => Math.floor(snapshot.seconds), 0)
  const { name } = useRecordingDraft()
  const here = useLocation({ select: ({ pathname }) => pathname })
  const navigate = useNavigate()
  const defaultTitle = useDefaultTitle()
  const stop = useStopRecording()
  if (!scribe || state === 'idle' || state === 'failed' || here === SCREEN) return null
  const open = () => void navigate({ to: SCREEN })
  return {
    state: shown,
    name: name?.trim() || defaultTitle(scribe.startedAt() ?? 0),
    seconds,
    to: SCREEN,
    onPause: () => scribe.recorder.pause(),
    onResume: () => (state === 'stopped' ? open() : scribe.recorder.resume()),
    // The recording's own screen shows why it was not saved.
    onStop: () => void stop().then(saved => saved || open()),
  }
}
