import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { dialogs } from '../../components/overlay/dialogs.ts'
import { triageRecorder } from '../../state/recording.ts'
import { changeTriageDraft, dropTriageDraft, hasContent, triageDraft } from '../../state/triage-draft.ts'

/** Lets go of what was recorded, and of what was heard in it; the typed values stay. */
export async function discardTriageRecording(): Promise<void> {
  const sessionId = triageDraft()?.sessionId
  if (!sessionId) return
  const triage = await triageRecorder.open()
  if (triage.isUnderWay()) await triage.recorder.discard()
  else await triage.recovery.discard(sessionId).catch(() => undefined)
  triage.forgetCaptions()
  changeTriageDraft({ sessionId: null, heardText: '' })
}

/** Lets go of an unfinished triage, its recording included; the person has confirmed. */
export async function cancelTriage(): Promise<void> {
  await discardTriageRecording()
  await dropTriageDraft()
}

/** Asks where something would be lost; answers whether there is none any more. */
export function useConfirmCancel(): () => Promise<boolean> {
  const { t } = useLingui()
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
    if (sure) await cancelTriage()
    return sure
  }
}

export function useDiscardTriage(): () => Promise<void> {
  const confirm = useConfirmCancel()
  const navigate = useNavigate()
  return async () => {
    if (await confirm()) await navigate({ to: '/triage' })
  }
}
