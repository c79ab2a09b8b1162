import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { WaitFacts } from '../../../../db/queries/wait-state.ts'
import { inProgress, isUnderWay } from '../../../../domain/records/in-progress.ts'
import { byYear, filtered, isFiltered, NO_FILTERS } from '../../../../domain/records/list-filters.ts'
import type { ListName } from '../../../../domain/records/record-lists.ts'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { Section } from '../../../components/surface/page.tsx'
import { VirtualRowList } from '../../../components/surface/virtual-row-list.tsx'
import { AsOf } from '../../../components/time/moment.tsx'
import { useServerContact } from '../../../record-kit/server-contact.ts'
import { useToday } from '../../../record-kit/use-today.ts'
import { useWaitFacts } from '../../../state/sync/use-wait-facts.ts'
import { InProgressArea } from './in-progress-area.tsx'
import { useListFilters } from './list-filters-state.ts'
import { ListTools } from './list-tools.tsx'
import type { ListedRecord } from './listed-record.ts'
import { NoRecords, NothingMatches } from './no-records.tsx'
import { PatientStrip } from './patient-strip.tsx'
import { RecordRow } from './record-row.tsx'
import styles from './records-list.module.css'
import type { PatientRecords } from './use-patient-records.ts'
import { useRecordSearch } from './use-record-search.ts'

/** Assumed height of a row before it is measured, in pixels. */
const ROW_HEIGHT = 101
/** With more rows than this in all, every group has only its visible rows in the document. */
const ALL_BELOW = 60

const keyOf = ({ clientId }: ListedRecord) => clientId

interface RecordsOfPatientProps {
  list: ListName
  known: PatientRecords
  /** Those of the list, newest first. */
  rows: readonly ListedRecord[]
  now: number
}

/** The patient's facts, the documents in progress, the tools, and the rows by year. */
export function RecordsOfPatient({ list, known: { patient, records }, rows, now }: RecordsOfPatientProps) {
  const waitFacts = useWaitFacts()
  const today = useToday()
  const firstPull = useServerContact().kind === 'asking'
  const [filters, change] = useListFilters(list, patient?.clientId ?? '')
  const { words, among } = useRecordSearch(records, filters.query)
  const work = useMemo(() => inProgress(records, list, now), [records, list, now])
  const shown = useMemo(() => among(filtered(rows, filters, today)), [among, rows, filters, today])
  const elsewhere = useMemo(() => {
    if (words.length === 0) return []
    const own = new Set(rows)
    return among(records.filter(record => !own.has(record) && !isUnderWay(record)))
  }, [words, among, records, rows])
  const card = (record: ListedRecord, withType = false) => (
    <RecordRow
      record={record}
      known={waitFacts}
      now={now}
      patient={patient?.name ?? null}
      patientClientId={patient?.clientId ?? null}
      withType={withType}
    />
  )
  const isSearching = isFiltered(filters)
  const isEmpty = shown.length === 0 && elsewhere.length === 0
  return (
    <>
      {patient && <PatientStrip patient={patient} records={records} />}
      <InProgressArea work={work} known={waitFacts} now={now} />
      {(records.length > 0 || isSearching) && <ListTools list={list} rows={rows} filters={filters} onChange={change} />}
      <FoundCount count={isSearching ? shown.length + elsewhere.length : null} />
      {isEmpty && (
        <Nothing
          list={list}
          waiting={firstPull}
          isSearching={isSearching}
          inArea={work.processing.length + work.notRead.length > 0}
          onClear={() => change(NO_FILTERS)}
        />
      )}
      <Years rows={shown} known={waitFacts} now={now}>
        {card}
      </Years>
      {elsewhere.length > 0 && <Elsewhere records={elsewhere}>{record => card(record, true)}</Elsewhere>}
    </>
  )
}

interface NothingProps {
  list: ListName
  waiting: boolean
  isSearching: boolean
  /** The area above shows documents of this list. */
  inArea: boolean
  onClear: () => void
}

function Nothing({ list, waiting, isSearching, inArea, onClear }: NothingProps) {
  if (isSearching) return <NothingMatches onClear={onClear} />
  if (waiting) return <Skeleton shape="rows" count={5} />
  return inArea ? null : <NoRecords list={list} />
}

function FoundCount({ count }: { count: number | null }) {
  const { t } = useLingui()
  return (
    <p className="spoken" role="status">
      {count !== null &&
        t({ id: 'records.found', message: plural(count, { one: '# record found', other: '# records found' }) })}
    </p>
  )
}

interface YearsProps {
  rows: readonly ListedRecord[]
  known: WaitFacts
  now: number
  children: (record: ListedRecord) => React.ReactNode
}

function Years({ rows, known, now, children }: YearsProps) {
  const { t } = useLingui()
  const contact = useServerContact()
  const groups = useMemo(() => byYear(rows), [rows])
  const asOf = !known.online && contact.kind === 'away' ? contact.asOf : null
  return groups.map(({ year, records }) => {
    const count = records.length
    const title = year || t({ id: 'records.year.none', message: 'Without a date' })
    return (
      <Section
        key={year}
        title={title}
        aside={
          <span className={styles.aside}>
            {t({ id: 'records.year.count', message: plural(count, { one: '# record', other: '# records' }) })}
            {asOf !== null && (
              <>
                {', '}
                <AsOf at={asOf} now={now} />
              </>
            )}
          </span>
        }
      >
        <VirtualRowList
          label={title}
          items={records}
          keyOf={keyOf}
          estimate={ROW_HEIGHT}
          windowed={rows.length > ALL_BELOW}
        >
          {children}
        </VirtualRowList>
      </Section>
    )
  })
}

interface ElsewhereProps {
  records: readonly ListedRecord[]
  children: (record: ListedRecord) => React.ReactNode
}

/** What a search finds among the patient's records of other kinds. */
function Elsewhere({ records, children }: ElsewhereProps) {
  const { t } = useLingui()
  const title = t({ id: 'records.elsewhere', message: 'Among the other records' })
  return (
    <Section title={title} aside={<span className={styles.aside}>{records.length}</span>}>
      <VirtualRowList label={title} items={records} keyOf={keyOf} estimate={ROW_HEIGHT}>
        {children}
      </VirtualRowList>
    </Section>
  )
}
