import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '../../../components/action/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { useServerContact } from '../../../record-kit/server-contact.ts'

/** Shown for an empty list. Offline without a first pull it says only that this device has no recordings. */
export function NoRecordings() {
  const { t } = useLingui()
  const contact = useServerContact()
  const unknown = contact.kind === 'away' && contact.asOf === null
  return (
    <EmptyState
      icon="mic"
      title={
        unknown
          ? t({ id: 'scribe.list.emptyOffline', message: 'No recordings on this device' })
          : t({ id: 'scribe.list.empty', message: 'No recordings yet' })
      }
      action={
        <LinkButton to="/ambient-scribe/new" variant="primary" icon="mic">
          {t({ id: 'scribe.list.new', message: 'New recording' })}
        </LinkButton>
      }
    >
      {unknown
        ? t({
            id: 'scribe.list.emptyOffline.text',
            message: 'Recordings that are on the server appear when you are online. You can record without a network.',
          })
        : t({
            id: 'scribe.list.empty.text',
            message:
              'Record a visit or a dictation. It is stored on this device second by second, then sent and transcribed.',
          })}
    </EmptyState>
  )
}
