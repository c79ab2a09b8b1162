import { useLingui } from '@lingui/react/macro'
import { toasts } from '../../components/toast/toasts.ts'
import { uploadMode } from '../../state/upload-mode.ts'
import { useConnected } from './use-connected.ts'

/** "Recording saved", and what happens next with it. */
export function useSavedToast(): () => void {
  const { t } = useLingui()
  const { online } = useConnected()
  const next = () => {
    if (uploadMode.get() === 'manual') {
      return t({
        id: 'scribe.card.held.text',
        message: 'Saved on this device. Uploads are manual: send it when you want.',
      })
    }
    return online
      ? t({ id: 'scribe.card.turn.text', message: 'Saved on this device. It will be sent in a moment.' })
      : t({ id: 'scribe.card.network.text', message: 'Saved on this device. It will be sent when you are online.' })
  }
  return () => {
    toasts.show({
      kind: 'success',
      title: t({ id: 'scribe.saved', message: 'Recording saved' }),
      text: next(),
      duration: 4000,
    })
  }
}
