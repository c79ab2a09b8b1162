import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../components/action/icon-button.tsx'
import { useRefreshed } from './use-refreshed.ts'

/** Requests news from the server now; a list always shows the newest data of this device. */
export function RefreshButton() {
  const { t } = useLingui()
  const [run, busy] = useRefreshed()
  return (
    <IconButton
      icon={busy ? 'loader-circle' : 'refresh-cw'}
      label={t({ id: 'kit.refresh', message: 'Refresh' })}
      aria-busy={busy || undefined}
      onClick={() => void run()}
    />
  )
}
