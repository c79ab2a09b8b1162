import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { byYear } from '../../../domain/records/list-filters.ts'
import { LinkButton } from '../../components/action/button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { Page, Section } from '../../components/surface/page.tsx'
import { RowList } from '../../components/surface/row.tsx'
import { OfflineBanner } from '../../record-kit/offline-banner.tsx'
import { RefreshButton } from '../../record-kit/refresh-button.tsx'
import { useServerContact } from '../../record-kit/server-contact.ts'
import { InsightRow } from './insight-row.tsx'
import { useInsights } from './use-insights.ts'

const TIMELINE = '/health-records/timeline'

/** Insights of the current patient (H §2). */
export function InsightsScreen() {
  const { t } = useLingui()
  const [found, askAgain] = useInsights()
  const contact = useServerContact()
  const title = t({ id: 'insights.title', message: 'AI insights' })
  const known = found.kind === 'ready' ? found.value : null
  const isEmpty = known?.length === 0
  const count = known?.length ?? 0
  return (
    <Page
      title={title}
      subtitle={
        known
          ? t({ id: 'insights.count', message: plural(count, { one: '# insight', other: '# insights' }) })
          : '\u00a0'
      }
      actions={
        <>
          <RefreshButton />
          <LinkButton to={TIMELINE} icon="sparkle" variant="primary">
            {t({ id: 'insights.new', message: 'New insight' })}
          </LinkButton>
        </>
      }
    >
      <OfflineBanner />
      {found.kind === 'failed' && (
        <ErrorState
          title={t({ id: 'insights.list.failed', message: 'The insights could not be read' })}
          onRetry={askAgain}
        >
          {t({
            id: 'insights.list.failed.text',
            message: 'This device’s storage did not answer. Nothing was deleted.',
          })}
        </ErrorState>
      )}
      {((found.kind === 'loading' && found.slow) || (isEmpty && contact.kind === 'asking')) && (
        <Skeleton shape="rows" count={3} />
      )}
      {isEmpty && contact.kind !== 'asking' && (
        <EmptyState
          icon="sparkle"
          title={
            contact.kind === 'away' && contact.asOf === null
              ? t({ id: 'insights.none.here', message: 'No insights on this device' })
              : t({ id: 'insights.none', message: 'No insights yet' })
          }
          action={
            <LinkButton to={TIMELINE} icon="chart-column" variant="primary">
              {t({ id: 'insights.toTimeline', message: 'To the timeline' })}
            </LinkButton>
          }
        >
          {t({
            id: 'insights.none.text',
            message:
              'On the timeline choose a type of insight and ask: it says what changed in the values and treatments, each sentence with its records.',
          })}
        </EmptyState>
      )}
      {known &&
        byYear(known).map(({ year, records }) => (
          <Section key={year} title={year}>
            <RowList label={year}>
              {records.map(one => (
                <InsightRow key={one.clientId} insight={one} />
              ))}
            </RowList>
          </Section>
        ))}
    </Page>
  )
}
