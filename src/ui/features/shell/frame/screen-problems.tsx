import { useLingui } from '@lingui/react/macro'
import { useMatches } from '@tanstack/react-router'
import { LinkButton } from '../../../components/action/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import styles from './screen-problems.module.css'

/** Shown instead of a blank page when a screen throws. The error's text is unchanged (decision 44), folded: it is in English. */
export function ScreenCrashed({ reason, onRetry }: { reason: unknown; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <div className={styles.place}>
      <ErrorState
        title={t({ id: 'shell.crashed', message: 'This screen could not be shown' })}
        onRetry={onRetry}
        action={<LinkButton to="/">{t({ id: 'shell.home', message: 'To the start page' })}</LinkButton>}
      >
        <p>{t({ id: 'shell.crashed.text', message: 'What you saved is kept.' })}</p>
        <details>
          <summary>{t({ id: 'shell.crashed.details', message: 'Details for support' })}</summary>
          <q lang="en">{reason instanceof Error ? reason.message : String(reason)}</q>
        </details>
      </ErrorState>
    </div>
  )
}

export function ScreenMissing() {
  const { t } = useLingui()
  const framed = useMatches({ select: matches => matches.some(({ routeId }) => routeId === '/_app') })
  const Place = framed ? 'div' : 'main'
  return (
    <Place className={styles.place}>
      <EmptyState
        level={1}
        icon="search"
        title={t({ id: 'shell.missing', message: 'There is no such page' })}
        action={
          <LinkButton to="/" variant="primary">
            {t({ id: 'shell.home', message: 'To the start page' })}
          </LinkButton>
        }
      >
        {t({ id: 'shell.missing.text', message: 'The link may be old, or a letter is missing.' })}
      </EmptyState>
    </Place>
  )
}
