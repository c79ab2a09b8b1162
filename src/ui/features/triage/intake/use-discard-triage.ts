import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { RecorderError } from '../../../../audio/recorder/recorder-error.ts'
import { dialogs } from '../../../components/overlay/dialogs.ts'
import { toasts } from '../../../components/toast/toasts.ts'
import { triageRecorder } from '../../../state/recorder/recording.ts'
import { discardInterrupted } from '../../../state/session/stored-session.ts'
import { changeTriageDraft, dropTriageDraft, hasContent, triageDraft } from '../../../state/triage/triage-draft.ts'
import { useTroubleWords } from '../words/trouble-words.ts'

/**
 * Deletes the recording of the draft and the text heard in it; the typed values stay. Rejects with RecorderError if the
 * recording could not be deleted; it then still belongs to the draft.
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

/** Deletes the unfinished triage and its recording; called after the user has confirmed. */
export async function cancelTriage(): Promise<void> {
  await discardTriageRecording()
  await dropTriageDraft()
}

/** Cancels; asks first if something would be lost. Resolves to true if no triage remains; warns if deleting failed. */
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
