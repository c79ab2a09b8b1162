import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import { type KnownRecordings, recordingFacts } from '../../../db/queries/recording-facts.ts'
import { ActionBar } from '../../components/action/action-bar.tsx'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { Page } from '../../components/surface/page.tsx'
import { usePatientNames } from '../../state/current-patient.ts'
import { type LiveState, useLive } from '../../state/use-live.ts'
import { useDatabase, useSyncStatus } from '../../state/use-session.ts'
import { changeWaits, isOnDevice } from './card-state.ts'
import { NoRecordings } from './no-recordings.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { playback } from './playback.ts'
import { RecordingSections } from './recording-sections.tsx'
import { DensityButton, RefreshButton } from './recordings-tools.tsx'
import { UploadMenu } from './upload-menu.tsx'
import { useMinute } from './use-minute.ts'

/** The list of recordings: first what is only on this device, then how the server stands with the rest. */
export function RecordingsScreen() {
  const { t } = useLingui()
  const now = useMinute()
  const [attempt, setAttempt] = useState(0)
  const found = useRecordings(attempt)
  const patients = usePatientNames()
  const status = useSyncStatus()
  const firstPull = status !== null && status.lastComplete === null && status.phase === 'cycling'
  const none = found.kind === 'ready' && found.value.recordings.length === 0 && !firstPull
  useEffect(() => () => playback.stop(), [])
  return (
    <Page
      title={t({ id: 'scribe.list.title', message: 'Audio recordings' })}
      subtitle={found.kind !== 'failed' && !none && <Counts known={found} />}
      actions={
        <>
          <RefreshButton />
          <DensityButton />
          <UploadMenu />
          {!none && (
            <ActionBar
              actions={[
                {
                  id: 'new',
                  icon: 'mic',
                  label: t({ id: 'scribe.list.new', message: 'New recording' }),
                  to: '/ambient-scribe/new',
                },
              ]}
            />
          )}
        </>
      }
    >
      <OfflineNotice now={now} />
      {none ? (
        <NoRecordings />
      ) : (
        <Found found={found} patients={patients} now={now} onRetry={() => setAttempt(attempt + 1)} />
      )}
    </Page>
  )
}

/** Resolves when what was rendered until now is on the screen. */
const nextPaint = () =>
  new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** All recordings. A new `attempt` asks the store again. */
function useRecordings(attempt: number): LiveState<KnownRecordings> {
  const database = useDatabase()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new question.
  return useLive(useCallback(() => recordingFacts(database, nextPaint), [database, attempt]))
}

interface FoundProps {
  found: LiveState<KnownRecordings>
  patients: ReadonlyMap<string, string> | null
  now: number
  onRetry: () => void
}

/** Rows wait for the names on them, which are asked for at the same time: coming later they would move every row. */
function Found({ found, patients, now, onRetry }: FoundProps) {
  const { t } = useLingui()
  switch (found.kind) {
    case 'loading':
      return found.slow && <Skeleton shape="rows" count={5} />
    case 'failed':
      return (
        <ErrorState title={t({ id: 'scribe.list.failed', message: 'Error loading recordings' })} onRetry={onRetry}>
          {t({
            id: 'scribe.list.failed.text',
            message: 'The store on this device did not answer. Nothing was deleted; what you recorded is still here.',
          })}
        </ErrorState>
      )
    case 'ready':
      return patients !== null && found.value.recordings.length > 0 ? (
        <RecordingSections all={found.value.recordings} patients={patients} now={now} />
      ) : (
        <Skeleton shape="rows" count={5} />
      )
  }
}

/** How many there are, once that is known; the line is kept free meanwhile, so that nothing moves when it comes. */
function Counts({ known }: { known: LiveState<KnownRecordings> }) {
  const { t } = useLingui()
  if (known.kind !== 'ready' || !known.value.complete) return '\u00a0'
  const all = known.value.recordings
  const count = all.length
  const unsent = all.filter(isOnDevice).length
  const recordings = t({
    id: 'scribe.list.count',
    message: plural(count, { one: '# recording', other: '# recordings' }),
  })
  const changed = all.filter(changeWaits).length
  const waiting = t({
    id: 'scribe.list.unsent',
    message: plural(unsent, { one: '# not yet sent', other: '# not yet sent' }),
  })
  const changes = t({
    id: 'scribe.list.changed',
    message: plural(changed, { one: '# change waits', other: '# changes wait' }),
  })
  return [recordings, unsent > 0 && waiting, changed > 0 && changes].filter(Boolean).join(' · ')
}
