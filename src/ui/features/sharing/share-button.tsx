import { useLingui } from '@lingui/react/macro'
import type { HealthRecordDocument } from '../../../db/collections/health-records.ts'
import { Button } from '../../components/action/button.tsx'
import { dialogs } from '../../components/overlay/dialogs.ts'

/** Opens the dialog with the links to a record (H §2, "share"). */
export function ShareButton({ record }: { record: HealthRecordDocument }) {
  const { t } = useLingui()
  const open = async () => {
    const { ShareDialog } = await import('./share-dialog.tsx')
    await dialogs.form({
      title: t({ id: 'sharing.title', message: 'Share this record' }),
      text: t({ id: 'sharing.lead', message: 'One record, read-only. Whoever holds the link needs no account.' }),
      width: 'wide',
      render: ({ cancel }) => <ShareDialog record={record} onLeave={cancel} />,
    })
  }
  return (
    <Button icon="share" onClick={() => void open()}>
      {t({ id: 'sharing.action', message: 'Share' })}
    </Button>
  )
}
