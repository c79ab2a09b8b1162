import { useLingui } from '@lingui/react/macro'
import { Button } from '../../components/action/button.tsx'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { useRefusalWords } from '../../record-kit/refusal-words.ts'
import type { Remote } from '../../state/session/use-remote.ts'
import { useOnline } from '../../state/sync/use-online.ts'
import styles from './billing.module.css'

interface RemoteStandingProps {
  remote: Pick<Remote<unknown>, 'value' | 'asked' | 'refresh'>
  shape: 'card' | 'rows' | 'text'
}

/** What stands in place of data that never came, or beside older ones that could not be refreshed; null if all is well. */
export function RemoteStanding({ remote: { value, asked, refresh }, shape }: RemoteStandingProps) {
  const { t } = useLingui()
  const online = useOnline()
  const refusalWords = useRefusalWords()
  if (asked.kind === 'refused') {
    const reason = `${refusalWords({ code: asked.code })}.`
    if (value !== null) return <NotRefreshed onRetry={refresh}>{reason}</NotRefreshed>
    return (
      <ErrorState title={t({ id: 'billing.error', message: 'This could not be read' })} onRetry={refresh}>
        {reason}
      </ErrorState>
    )
  }
  if (value !== null) {
    if (asked.kind !== 'unreachable' || !online) return null
    return (
      <NotRefreshed onRetry={refresh}>
        {t({ id: 'billing.stale', message: 'The server did not answer: this is what it said last.' })}
      </NotRefreshed>
    )
  }
  if (online && (asked.kind === 'idle' || asked.kind === 'asking')) return <Skeleton shape={shape} />
  return (
    <NotRefreshed onRetry={online ? refresh : null}>
      {t({ id: 'billing.away', message: 'Only the server knows this. It is shown once the server can be reached.' })}
    </NotRefreshed>
  )
}

function NotRefreshed({ children, onRetry }: { children: string; onRetry: (() => void) | null }) {
  const { t } = useLingui()
  return (
    <p className={styles.standing} role="status">
      <span>{children}</span>
      {onRetry && (
        <Button size="sm" icon="rotate-cw" onClick={onRetry}>
          {t({ id: 'billing.retry', message: 'Try again' })}
        </Button>
      )}
    </p>
  )
}
