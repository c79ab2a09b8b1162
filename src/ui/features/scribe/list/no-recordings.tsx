import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '../../../components/action/button.tsx'
import { NoRecords } from '../../../record-kit/no-records.tsx'

export function NoRecordings() {
  const { t } = useLingui()
  return (
    <NoRecords
      icon="mic"
      none={{
        title: t({ id: 'scribe.list.empty', message: 'No recordings yet' }),
        text: t({
          id: 'scribe.list.empty.text',
          message:
            'Record a visit or a dictation. It is stored on this device second by second, then sent and transcribed.',
        }),
      }}
      noneHere={{
        title: t({ id: 'scribe.list.emptyOffline', message: 'No recordings on this device' }),
        text: t({
          id: 'scribe.list.emptyOffline.text',
          message: 'Recordings that are on the server appear when you are online. You can record without a network.',
        }),
      }}
      action={
        <LinkButton to="/ambient-scribe/new" variant="primary" icon="mic">
          {t({ id: 'scribe.list.new', message: 'New recording' })}
        </LinkButton>
      }
    />
  )
}
