import { useLingui } from '@lingui/react/macro'
import { toasts } from '../components/toast/toasts.ts'
import { useServerContact } from './server-contact.ts'

/** Returns a function that says that a form was saved on this device, and without a network that it is sent later. */
export function useSaySaved(): () => void {
  const { t } = useLingui()
  const contact = useServerContact()
  return () =>
    toasts.show({
      kind: 'success',
      title: t({ id: 'kit.saved', message: 'Saved on this device' }),
      text:
        contact.kind === 'away'
          ? t({ id: 'kit.saved.away', message: 'It will be sent when you are online.' })
          : undefined,
    })
}
