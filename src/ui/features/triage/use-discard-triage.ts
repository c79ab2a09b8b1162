import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { RecorderError } from '../../../audio/recorder-error.ts'
import { dialogs } from '../../components/overlay/dialogs.ts'
import { toasts } from '../../components/toast/toasts.ts'
import { triageRecorder } from '../../state/recording.ts'
import { discardInterrupted } from '../../state/stored-session.ts'
import { changeTriageDraft, dropTriageDraft, hasContent, triageDraft } from '../../state/triage-draft.ts'
import { useTroubleWords } from './trouble-words.ts'

/**
 * Lets go of what was recorded, and of what was heard in it; the typed values stay. Rejects with RecorderError when the
 * recording could not be deleted; then it is still the draft's.
 */
export async function discardTriageRecording(): Promise<void> {
  const sessionId = triageDraft()?.sessionId
  if (!sessionId && !triageRecorder.isUnderWay()) return
  const triage = await triageRecorder.open()
  if (triage.isUnderWay()) await triage.recorder.discard()
  else if (sessionId) await discardInterrupted(triage, sessionId)
  triage.forgetCaptions()
  changeTriageDraft({ sessionId: null, heardText: '' })
}

/** Lets go of an unfinished triage, its recording included; the person has confirmed. */
export async function cancelTriage(): Promise<void> {
  await discardTriageRecording()
  await dropTriageDraft()
}

/** Asks where something would be lost; answers whether there is none any more. A recording that stays is told of. */
export function useConfirmCancel(): () => Promise<boolean> {
  const { t } = useLingui()
  const troubleWords = useTroubleWords()
  return async () => {
    const draft = triageDraft()
    if (!draft) return true
    const sure =
      !hasContent(draft) ||
      (await dialogs.confirm({
        title: t({ id: 'triage.discard.title', message: 'Discard the unfinished triage?' }),
        text: t({ id: 'triage.discard.text', message: 'The typed values and the recording will be gone for good.' }),
        confirm: t({ id: 'triage.discard', message: 'Discard' }),
        tone: 'danger',
      }))
    if (!sure) return false
    try {
      await cancelTriage()
      return true
    } catch (error) {
      if (!(error instanceof RecorderError)) throw error
      toasts.show({ kind: 'error', title: troubleWords(error.code) })
      return false
    }
  }
}

export function useDiscardTriage(): () => Promise<void> {
  const confirm = useConfirmCancel()
  const navigate = useNavigate()
  return async () => {
    if (await confirm()) await navigate({ to: '/triage' })
  }
}
