import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../components/action/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'

interface OtherVersionScreenProps {
  /** True if the store is of a newer version than this tab; false if this tab is newer and waits for the others. */
  newer: boolean
  onReload: () => void
}

/** Two versions never write to one store: this tab waits for the older tabs, or must reload. */
export function OtherVersionScreen({ newer, onReload }: OtherVersionScreenProps) {
  const { t } = useLingui()
  if (newer) {
    return (
      <main>
        <EmptyState
          level={1}
          icon="refresh-cw"
          title={t({ id: 'versions.old', message: 'This tab runs an older version' })}
          action={
            <Button variant="primary" onClick={onReload}>
              {t({ id: 'versions.reload', message: 'Reload' })}
            </Button>
          }
        >
          {t({
            id: 'versions.old.text',
            message: 'A newer one is in use on this device. Nothing was lost: reload to continue.',
          })}
        </EmptyState>
      </main>
    )
  }
  return (
    <main role="status">
      <EmptyState level={1} icon="clock" title={t({ id: 'versions.waiting', message: 'Waiting for another tab' })}>
        {t({
          id: 'versions.waiting.text',
          message:
            'This is a new version. Another tab with the previous one is still running, perhaps recording. This tab opens by itself when that one is done or closed.',
        })}
      </EmptyState>
    </main>
  )
}
