import { useLingui } from '@lingui/react/macro'
import { dialogs } from '../../../components/overlay/dialogs.ts'
import { useConfirmLoss } from '../../../record-kit/use-leave-guard.ts'
import { draftAtom } from '../../../state/recorder/recording-draft.ts'
import type { ScribeRecorder } from '../../../state/recorder/scribe-recorder.ts'
import { store } from '../../../state/session/session.ts'

/** Characters; the contract's limit. */
const TRANSCRIPT_LENGTH = 1_000_000

/** Asks for the text of an existing transcript; it is saved with the recording, or alone. */
export function useAskTranscript(scribe: ScribeRecorder): () => Promise<void> {
  const { t } = useLingui()
  const confirmLoss = useConfirmLoss(
    t({ id: 'scribe.transcript.leave.text', message: 'What you changed in the transcript will be lost.' }),
  )
  return async () => {
    const text = await dialogs.prompt({
      title: t({ id: 'scribe.transcript.add', message: 'Transcript' }),
      label: t({ id: 'scribe.transcript.text', message: 'Text' }),
      hint: t({ id: 'scribe.transcript.add.hint', message: 'Type it or paste it.' }),
      initial: store.get(draftAtom).transcript,
      maxLength: TRANSCRIPT_LENGTH,
      multiline: true,
      confirmLoss,
      confirm: t({ id: 'scribe.transcript.ok', message: 'OK' }),
    })
    if (text !== null) scribe.describe({ transcript: text })
  }
}
