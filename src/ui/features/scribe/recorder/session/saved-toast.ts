import { useLingui } from '@lingui/react/macro'
import { toasts } from '../../../../components/toast/toasts.ts'
import { useServerContact } from '../../../../record-kit/server-contact.ts'
import { useWaitSentences } from '../../../../record-kit/wait-words.ts'
import { uploadMode } from '../../../../state/sync/upload-mode.ts'

/** Shows "Recording saved" and what happens to the recording next. */
export function useSavedToast(): () => void {
  const { t } = useLingui()
  const sentences = useWaitSentences()
  const away = useServerContact().kind === 'away'
  const next = () => sentences[uploadMode.get() === 'manual' ? 'person' : away ? 'network' : 'turn']
  return () => {
    toasts.show({
      kind: 'success',
      title: t({ id: 'scribe.saved', message: 'Recording saved' }),
      text: next(),
      duration: 4000,
    })
  }
}
