import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect } from 'react'
import { type KnownRecordings, recordingFacts } from '../../../../db/queries/recording-facts.ts'
import { ActionBar } from '../../../components/action/action-bar.tsx'
import { Page } from '../../../components/surface/page.tsx'
import { FoundRecords } from '../../../record-kit/found-records.tsx'
import { RefreshButton } from '../../../record-kit/refresh-button.tsx'
import { useServerContact } from '../../../record-kit/server-contact.ts'
import { useMinute } from '../../../record-kit/use-minute.ts'
import { useRetryableLive } from '../../../record-kit/use-retryable-live.ts'
import { usePatientNames } from '../../../state/session/current-patient.ts'
import type { LiveState } from '../../../state/session/use-live.ts'
import { useDatabase } from '../../../state/session/use-session.ts'
import { playback } from '../playback/playback.ts'
import { changeWaits, isOnDevice } from '../upload/card-state.ts'
import { UploadMenu } from '../upload/upload-menu.tsx'
import { NoRecordings } from './no-recordings.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { RecordingSections } from './recording-sections.tsx'
import { DensityButton } from './recordings-tools.tsx'

/** The list of recordings: first those only on this device, then the others by their state on the server. */
export function RecordingsScreen() {
  const { t } = useLingui()
  const now = useMinute()
  const [found, askAgain] = useRecordings()
  const patients = usePatientNames()
  const firstPull = useServerContact().kind === 'asking'
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
      <Found found={found} patients={patients} now={now} onRetry={askAgain} />
    </Page>
  )
}

/** Resolves when everything rendered so far is on the screen. */
const nextPaint = () =>
  new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

function useRecordings() {
  const database = useDatabase()
  return useRetryableLive<KnownRecordings>(useCallback(() => recordingFacts(database, nextPaint), [database]))
}

interface FoundProps {
  found: LiveState<KnownRecordings>
  patients: ReadonlyMap<string, string> | null
  now: number
  onRetry: () => void
}

/** Rows wait for the patients' names, which load at the same time: a later name would move every row. */
function Found({ found, patients, now, onRetry }: FoundProps) {
  const { t } = useLingui()
  const failed = {
    title: t({ id: 'scribe.list.failed', message: 'Error loading recordings' }),
    text: t({
      id: 'scribe.list.failed.text',
      message: 'This device’s storage did not answer. Nothing was deleted; what you recorded is still here.',
    }),
  }
  const known: LiveState<KnownRecordings['recordings']> =
    found.kind !== 'ready'
      ? found
      : patients
        ? { kind: 'ready', value: found.value.recordings }
        : { kind: 'loading', slow: true }
  return (
    <FoundRecords found={known} onRetry={onRetry} failed={failed} empty={<NoRecordings />}>
      {all => <RecordingSections all={all} patients={patients ?? new Map()} now={now} />}
    </FoundRecords>
  )
}

/** Shows the counts once they are known; a blank line keeps their place until then, so that nothing moves. */
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
    message: plural(changed, { one: '# change waiting to be sent', other: '# changes waiting to be sent' }),
  })
  return [recordings, unsent > 0 && waiting, changed > 0 && changes].filter(Boolean).join(' · ')
}
