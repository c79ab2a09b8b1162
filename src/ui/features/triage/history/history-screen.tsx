import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo } from 'react'
import type { RecordingDocument } from '../../../../db/collections/recordings.ts'
import { allTriages } from '../../../../db/queries/triage.ts'
import { ActionBar } from '../../../components/action/action-bar.tsx'
import { Button } from '../../../components/action/button.tsx'
import { Page, Section } from '../../../components/surface/page.tsx'
import { RowList } from '../../../components/surface/row.tsx'
import { FoundRecords } from '../../../record-kit/found-records.tsx'
import { NoRecords } from '../../../record-kit/no-records.tsx'
import { RefreshButton } from '../../../record-kit/refresh-button.tsx'
import { useRetryableLive } from '../../../record-kit/use-retryable-live.ts'
import { useSecond } from '../../../record-kit/use-second.ts'
import type { LiveState } from '../../../state/session/use-live.ts'
import { useDatabase } from '../../../state/session/use-session.ts'
import { triageView } from '../result/triage-view.ts'
import { HelpBox } from './help-box.tsx'
import { historyOf } from './history.ts'
import { SettingsMenu } from './settings-menu.tsx'
import styles from './triage-row.module.css'
import { TriageRow } from './triage-row.tsx'
import { useStartTriage } from './use-start-triage.ts'

/** All triages; those due for reassessment come first. */
export function HistoryScreen() {
  const { t } = useLingui()
  const start = useStartTriage()
  const database = useDatabase()
  const [found, askAgain] = useRetryableLive(useCallback(() => allTriages(database), [database]))
  return (
    <Page
      title={t({ id: 'triage.title', message: 'Triage' })}
      subtitle={t({ id: 'triage.subtitle', message: 'Decision support. A clinician decides.' })}
      actions={
        <>
          <RefreshButton />
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
      <History found={found} onRetry={askAgain} />
      {/* Rendered once the list is loaded, so that the list does not push it down. */}
      {found.kind !== 'loading' && <HelpBox />}
    </Page>
  )
}

function History({ found, onRetry }: { found: LiveState<RecordingDocument[]>; onRetry: () => void }) {
  const { t } = useLingui()
  const now = useSecond()
  const documents = found.kind === 'ready' ? found.value : null
  const views = useMemo(() => (documents ?? []).map(triageView), [documents])
  const failed = {
    title: t({ id: 'triage.failed', message: 'This device’s storage did not answer' }),
    text: t({ id: 'triage.failed.text', message: 'Nothing was deleted. Open the page again.' }),
  }
  const shown = useMemo(() => historyOf(views, now), [views, now])
  const count = shown.length
  return (
    <FoundRecords
      found={found.kind === 'ready' ? { kind: 'ready', value: shown } : found}
      onRetry={onRetry}
      failed={failed}
      empty={<NoTriages />}
    >
      {() => (
        <Section title={t({ id: 'triage.history.title', message: 'History' })}>
          <div className={styles.cards}>
            <RowList
              label={t({ id: 'triage.history', message: plural(count, { one: '# triage', other: '# triages' }) })}
            >
              {shown.map(view => (
                <TriageRow key={view.document.clientId} view={view} now={now} />
              ))}
            </RowList>
          </div>
        </Section>
      )}
    </FoundRecords>
  )
}

function NoTriages() {
  const { t } = useLingui()
  const start = useStartTriage()
  return (
    <NoRecords
      icon="activity"
      none={{
        title: t({ id: 'triage.empty', message: 'No triage yet' }),
        text: t({
          id: 'triage.empty.text',
          message: 'Type the vital signs or say them: the category appears at once, even offline.',
        }),
      }}
      noneHere={{
        title: t({ id: 'triage.emptyAway', message: 'No triage on this device' }),
        text: t({
          id: 'triage.emptyAway.text',
          message: 'Triages that are on the server appear when you are online. You can triage without a network.',
        }),
      }}
      action={
        <Button variant="primary" icon="activity" onClick={() => void start()}>
          {t({ id: 'triage.startNew', message: 'Start a new triage' })}
        </Button>
      }
    />
  )
}
