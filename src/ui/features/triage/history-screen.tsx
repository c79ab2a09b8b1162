import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo, useState } from 'react'
import type { RecordingDocument } from '../../../db/documents.ts'
import { allTriages } from '../../../db/queries/triage.ts'
import { ActionBar } from '../../components/action/action-bar.tsx'
import { Button } from '../../components/action/button.tsx'
import { IconButton } from '../../components/action/icon-button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { Page, Section } from '../../components/surface/page.tsx'
import { RowList } from '../../components/surface/row.tsx'
import { type LiveState, useLive } from '../../state/use-live.ts'
import { useDatabase, useSyncStatus } from '../../state/use-session.ts'
import { HelpBox } from './help-box.tsx'
import { historyOf } from './history.ts'
import { SettingsMenu } from './settings-menu.tsx'
import { TriageRow } from './triage-row.tsx'
import { triageView } from './triage-view.ts'
import { useRefresh } from './use-refresh.ts'
import { useSecond } from './use-second.ts'
import { useStartTriage } from './use-start-triage.ts'

/** Everybody who was triaged, who is overdue first. */
export function HistoryScreen() {
  const { t } = useLingui()
  const start = useStartTriage()
  const [refresh, refreshing] = useRefresh()
  const [attempt, setAttempt] = useState(0)
  const database = useDatabase()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new question.
  const found = useLive(useCallback(() => allTriages(database), [database, attempt]))
  return (
    <Page
      title={t({ id: 'triage.title', message: 'Triage' })}
      subtitle={t({ id: 'triage.subtitle', message: 'Decision support. A clinician decides.' })}
      actions={
        <>
          <IconButton
            icon="refresh-cw"
            label={t({ id: 'triage.refresh', message: 'Refresh' })}
            disabled={refreshing}
            onClick={() => void refresh()}
          />
          <SettingsMenu />
          <ActionBar
            actions={[
              {
                id: 'new',
                icon: 'activity',
                label: t({ id: 'triage.startNew', message: 'Start a new triage' }),
                run: () => void start(),
              },
            ]}
          />
        </>
      }
    >
      <History found={found} onRetry={() => setAttempt(attempt + 1)} />
      {/* Below the list, so not before it. */}
      {found.kind !== 'loading' && <HelpBox />}
    </Page>
  )
}

function History({ found, onRetry }: { found: LiveState<RecordingDocument[]>; onRetry: () => void }) {
  const { t } = useLingui()
  const now = useSecond()
  const status = useSyncStatus()
  const documents = found.kind === 'ready' ? found.value : null
  const views = useMemo(() => (documents ?? []).map(triageView), [documents])
  if (found.kind === 'loading') return found.slow && <Skeleton shape="rows" count={5} />
  if (found.kind === 'failed') {
    return (
      <ErrorState
        title={t({ id: 'triage.failed', message: 'The store on this device did not answer' })}
        onRetry={onRetry}
      >
        {t({ id: 'triage.failed.text', message: 'Nothing was deleted. Open the page again.' })}
      </ErrorState>
    )
  }
  const shown = historyOf(views, now)
  if (shown.length === 0) {
    const firstPull = status !== null && status.lastComplete === null && status.phase === 'cycling'
    return firstPull ? <Skeleton shape="rows" count={5} /> : <NoTriages />
  }
  const count = shown.length
  return (
    <Section title={t({ id: 'triage.history.title', message: 'History' })}>
      <RowList label={t({ id: 'triage.history', message: plural(count, { one: '# triage', other: '# triages' }) })}>
        {shown.map(view => (
          <TriageRow key={view.document.clientId} view={view} now={now} />
        ))}
      </RowList>
    </Section>
  )
}

function NoTriages() {
  const { t } = useLingui()
  const start = useStartTriage()
  return (
    <EmptyState
      icon="activity"
      title={t({ id: 'triage.empty', message: 'No triage yet' })}
      action={
        <Button variant="primary" icon="activity" onClick={() => void start()}>
          {t({ id: 'triage.startNew', message: 'Start a new triage' })}
        </Button>
      }
    >
      {t({
        id: 'triage.empty.text',
        message: 'Type the vital signs or say them: the category stands at once, without a connection too.',
      })}
    </EmptyState>
  )
}
