import { useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { triageRecorder } from '../../../state/recorder/recording.ts'
import { recordingBarState } from '../../../state/recorder/recording-bar-state.ts'
import { useFinishTriage } from './use-finish-triage.ts'

const SCREEN = '/triage/record'

/** The running recording of a triage, for the bar on every screen but its own (R5); null if there is none. */
export function useTriageBar() {
  const { t } = useLingui()
  const triage = triageRecorder.use()
  const state = triageRecorder.useValue(({ state: { kind } }) => kind, 'idle')
  const shown = triageRecorder.useValue(recordingBarState, 'paused')
  const seconds = triageRecorder.useValue(snapshot => Math.floor(snapshot.seconds), 0)
  const here = useLocation({ select: ({ pathname }) => pathname })
  const navigate = useNavigate()
  const { finish } = useFinishTriage()
  if (!triage || state === 'idle' || state === 'failed' || here === SCREEN) return null
  const open = () => void navigate({ to: SCREEN })
  return {
    state: shown,
    name: t({ id: 'triage.new', message: 'New triage' }),
    seconds,
    to: SCREEN,
    onPause: () => triage.recorder.pause(),
    onResume: () => (state === 'stopped' ? open() : triage.recorder.resume()),
    // The triage's own screen shows why it was not saved.
    onStop: () => void finish().then(saved => (saved ? navigate({ to: '/triage/results/{-$id}' }) : open())),
  }
}
