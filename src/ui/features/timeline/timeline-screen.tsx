import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { NO_PATIENT } from '../../../db/document.ts'
import { LinkButton } from '../../components/action/button.tsx'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { Page } from '../../components/surface/page.tsx'
import { NoRecords } from '../../record-kit/no-records.tsx'
import { OfflineBanner } from '../../record-kit/offline-banner.tsx'
import { RefreshButton } from '../../record-kit/refresh-button.tsx'
import { useServerContact } from '../../record-kit/server-contact.ts'
import { useDayWords } from '../../record-kit/values/use-day-words.ts'
import { type PatientTimeline, useTimelineRecords } from './state/use-timeline-records.ts'
import { TimelineRoom } from './timeline-room.tsx'

/** Biomarkers and treatments of the current patient over time (H §2). `slug` names a biomarker. */
export function TimelineScreen({ slug }: { slug: string | null }) {
  const { t } = useLingui()
  const [found, askAgain] = useTimelineRecords()
  const firstPull = useServerContact().kind === 'asking'
  const known = found.kind === 'ready' ? found.value : null
  const isEmpty = known !== null && known.records.length === 0
  return (
    <Page
      title={t({ id: 'timeline.title', message: 'Biomarker timeline' })}
      subtitle={known ? <Extent known={known} /> : '\u00a0'}
      actions={<RefreshButton />}
    >
      <OfflineBanner />
      {found.kind === 'failed' && (
        <ErrorState title={t({ id: 'timeline.failed', message: 'The records could not be read' })} onRetry={askAgain}>
          {t({ id: 'timeline.failed.text', message: 'This device’s storage did not answer. Nothing was deleted.' })}
        </ErrorState>
      )}
      {((found.kind === 'loading' && found.slow) || (isEmpty && firstPull)) && <Skeleton shape="rows" count={5} />}
      {isEmpty && !firstPull && <Nothing />}
      {known && !isEmpty && (
        <TimelineRoom
          key={known.patient?.clientId ?? NO_PATIENT}
          patient={known.patient?.clientId ?? NO_PATIENT}
          known={known}
          slug={slug}
        />
      )}
    </Page>
  )
}

/** "9 records, Mar 2024 – Nov 2026", and how many are not on it because they are not read. */
function Extent({ known: { records, unread } }: { known: PatientTimeline }) {
  const { t } = useLingui()
  const { month } = useDayWords()
  const days = records.map(({ day }) => day).toSorted()
  const [first, last] = [month(days[0] ?? ''), month(days.at(-1) ?? '')]
  const count = t({
    id: 'timeline.records',
    message: plural(records.length, { one: '# record', other: '# records' }),
  })
  const waiting = t({
    id: 'timeline.unread',
    message: plural(unread, { one: '# is not read yet', other: '# are not read yet' }),
  })
  const parts = [count, records.length > 0 && (first === last ? first : `${first} – ${last}`), unread > 0 && waiting]
  return parts.filter(Boolean).join(' · ')
}

function Nothing() {
  const { t } = useLingui()
  return (
    <NoRecords
      icon="chart-column"
      none={{
        title: t({ id: 'timeline.none', message: 'Nothing to show over time yet' }),
        text: t({
          id: 'timeline.none.text',
          message: 'Upload a lab result: each of its values stands here beside earlier ones, with treatments below.',
        }),
      }}
      noneHere={{
        title: t({ id: 'timeline.noneHere', message: 'No records on this device' }),
        text: t({
          id: 'timeline.noneHere.text',
          message: 'They will be fetched when the network returns, and can be seen without one after that.',
        }),
      }}
      action={
        <LinkButton to="/health-records/upload" variant="primary" icon="upload">
          {t({ id: 'timeline.upload', message: 'Upload a document' })}
        </LinkButton>
      }
    />
  )
}
