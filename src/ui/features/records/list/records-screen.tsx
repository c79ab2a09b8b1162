import { useLingui } from '@lingui/react/macro'
import { isUnderWay } from '../../../../domain/records/in-progress.ts'
import { isCreatable, type ListName, TYPES_OF_LIST } from '../../../../domain/records/record-lists.ts'
import { ActionBar, type ScreenAction } from '../../../components/action/action-bar.tsx'
import { LinkButton } from '../../../components/action/button.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { MoreMenu } from '../../../components/menu/menu-button.tsx'
import { Page } from '../../../components/surface/page.tsx'
import { OfflineBanner } from '../../../record-kit/offline-banner.tsx'
import { RefreshButton } from '../../../record-kit/refresh-button.tsx'
import { useMinute } from '../../../record-kit/use-minute.ts'
import { printRecordDate } from '../../../record-kit/values/use-day-words.ts'
import type { LiveState } from '../../../state/session/use-live.ts'
import { CREATE, EXPORT, NEW_LABS, useOtherScreen } from '../words/record-address.ts'
import { useListWords } from '../words/use-list-words.ts'
import type { ListedRecord } from './listed-record.ts'
import { RecordsOfPatient } from './records-of-patient.tsx'
import { type PatientRecords, usePatientRecords } from './use-patient-records.ts'

/** The rows of a list; documents that are under way stand in an area of their own. */
const rowsOf = (list: ListName, records: readonly ListedRecord[]): readonly ListedRecord[] =>
  records.filter(record => TYPES_OF_LIST[list].includes(record.recordType) && !isUnderWay(record))

/** One list of the current patient's records (H §2). */
export function RecordsScreen({ list }: { list: ListName }) {
  const words = useListWords()[list]
  const now = useMinute()
  const [found, askAgain] = usePatientRecords()
  const rows = found.kind === 'ready' ? rowsOf(list, found.value.records) : null
  return (
    <Page title={words.title} subtitle={<Counts rows={rows} count={words.count} />} actions={<Actions list={list} />}>
      <OfflineBanner />
      <Found found={found} onRetry={askAgain}>
        {known => <RecordsOfPatient list={list} known={known} rows={rows ?? []} now={now} />}
      </Found>
    </Page>
  )
}

interface FoundProps {
  found: LiveState<PatientRecords>
  onRetry: () => void
  children: (known: PatientRecords) => React.ReactNode
}

function Found({ found, onRetry, children }: FoundProps) {
  const { t } = useLingui()
  switch (found.kind) {
    case 'loading':
      return found.slow && <Skeleton shape="rows" count={5} />
    case 'failed':
      return (
        <ErrorState
          title={t({ id: 'records.list.failed', message: 'The records could not be read' })}
          onRetry={onRetry}
        >
          {t({
            id: 'records.list.failed.text',
            message: 'This device’s storage did not answer. Nothing was deleted.',
          })}
        </ErrorState>
      )
    case 'ready':
      return children(found.value)
  }
}

/** "24 results · last 10.11.2026"; a blank line keeps the place while the records load. */
function Counts({ rows, count }: { rows: readonly ListedRecord[] | null; count: (count: number) => string }) {
  const { t } = useLingui()
  if (!rows) return '\u00a0'
  const [newest] = rows
  if (!newest) return count(0)
  const day = printRecordDate({ ...newest.date, time: null })
  return `${count(rows.length)} · ${t({ id: 'records.list.last', message: `last ${day}` })}`
}

/** Add only where a record has a form (H §2); uploading, typing and the timeline where they make sense. */
function Actions({ list }: { list: ListName }) {
  const { t } = useLingui()
  const screen = useOtherScreen()
  const [upload, timeline] = [screen('upload'), screen('timeline')]
  const actions: ScreenAction[] = []
  if (isCreatable(list)) {
    const label = t({ id: 'records.add', message: 'Add' })
    actions.push({ id: 'add', icon: 'plus', label, to: `${CREATE}?type=${list}` })
  }
  if (upload && list !== 'healthLog') {
    const label = t({ id: 'records.upload', message: 'Upload' })
    actions.push({ id: 'upload', icon: 'upload', label, to: upload })
  }
  const [main, ...others] = actions
  const typeLabs = {
    kind: 'link',
    id: 'type',
    icon: 'pencil',
    label: t({ id: 'records.typeLabs', message: 'Type values by hand' }),
    to: NEW_LABS,
  } as const
  return (
    <>
      <RefreshButton />
      <MoreMenu
        label={t({ id: 'records.list.more', message: 'More for these records' })}
        entries={[
          ...(list === 'labResults' ? [typeLabs] : []),
          {
            kind: 'link',
            id: 'export',
            icon: 'download',
            label: t({ id: 'records.export', message: 'Export records' }),
            to: EXPORT,
          },
        ]}
      />
      {list === 'labResults' && timeline && (
        <LinkButton to={timeline} icon="chart-column">
          {t({ id: 'records.timeline', message: 'Timeline' })}
        </LinkButton>
      )}
      {main && <ActionBar actions={[main, ...others]} />}
    </>
  )
}
