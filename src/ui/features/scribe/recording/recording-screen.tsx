import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect } from 'react'
import type { RecordingDocument } from '../../../../db/collections/recordings.ts'
import { recordingByNumber, recordingHere } from '../../../../db/queries/recordings.ts'
import { Button, LinkButton } from '../../../components/action/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { Page } from '../../../components/surface/page.tsx'
import { refresh } from '../../../record-kit/refresh.ts'
import { useMinute } from '../../../record-kit/use-minute.ts'
import { useRetryableLive } from '../../../record-kit/use-retryable-live.ts'
import { useDatabase, useSyncStatus } from '../../../state/session/use-session.ts'
import { OfflineNotice } from '../list/offline-notice.tsx'
import { playback } from '../playback/playback.ts'
import { RecordingDetails } from './recording-details.tsx'
import type { RecordingTab } from './recording-tabs.ts'

interface RecordingScreenProps {
  /** The server's number, or the clientId of a recording that has none yet. */
  id: number | string
  /** null: the tab that has something to show. */
  tab: RecordingTab | null
  onTab: (tab: RecordingTab) => void
}

/** One recording: its audio, its transcript, its facts. */
export function RecordingScreen({ id, tab, onTab }: RecordingScreenProps) {
  const { t } = useLingui()
  const now = useMinute()
  const database = useDatabase()
  const [found, askAgain] = useRetryableLive(
    useCallback(
      () => (typeof id === 'number' ? recordingByNumber(database, id) : recordingHere(database, id)),
      [database, id],
    ),
  )
  useEffect(() => playback.stop(), [])
  const back = { to: '/ambient-scribe/list', label: t({ id: 'scribe.list.title', message: 'Audio recordings' }) }
  const nameless = t({ id: 'scribe.recording', message: 'Recording' })
  switch (found.kind) {
    case 'loading':
      return (
        <Page title={nameless} back={back}>
          {found.slow && <Skeleton shape="card" count={2} />}
        </Page>
      )
    case 'failed':
      return (
        <Page title={nameless} back={back}>
          <ErrorState
            title={t({ id: 'scribe.details.failed', message: 'The recording could not be opened' })}
            onRetry={askAgain}
          >
            {t({
              id: 'scribe.details.failed.text',
              message: 'This device’s storage did not answer. Nothing was deleted.',
            })}
          </ErrorState>
        </Page>
      )
    case 'ready': {
      const recording: RecordingDocument | null = found.value
      if (!recording) {
        return (
          <Page title={nameless} back={back}>
            <OfflineNotice now={now} />
            <Missing />
          </Page>
        )
      }
      return <RecordingDetails recording={recording} tab={tab} onTab={onTab} back={back} now={now} />
    }
  }
}

/** The recording was deleted, or is not on this device yet: only a complete pull decides which. */
function Missing() {
  const { t } = useLingui()
  const asked = useSyncStatus()?.upToDate ?? false
  const toList = (
    <LinkButton to="/ambient-scribe/list">{t({ id: 'scribe.details.toList', message: 'To the list' })}</LinkButton>
  )
  return asked ? (
    <ErrorState title={t({ id: 'scribe.trouble.notFound', message: 'Recording not found' })} action={toList}>
      {t({ id: 'scribe.details.gone', message: 'It was deleted, perhaps on another device.' })}
    </ErrorState>
  ) : (
    <EmptyState
      icon="cloud-off"
      title={t({ id: 'scribe.details.notHere', message: 'This recording is not on this device yet' })}
      action={
        <>
          <Button icon="refresh-cw" onClick={() => void refresh()}>
            {t({ id: 'scribe.refresh', message: 'Refresh' })}
          </Button>
          {toList}
        </>
      }
    >
      {t({ id: 'scribe.details.notHere.text', message: 'It appears as soon as the server can be reached.' })}
    </EmptyState>
  )
}
