import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo } from 'react'
import { map, switchMap } from 'rxjs'
import { NO_PATIENT } from '../../../../db/document.ts'
import type { Database } from '../../../../db/open.ts'
import { allDocuments } from '../../../../db/queries/documents.ts'
import { labResultsSince } from '../../../../db/queries/health-records.ts'
import { type RecordFacts, recordFacts } from '../../../../domain/records/record-facts.ts'
import { PathLink } from '../../../components/action/path-link.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { Row } from '../../../components/surface/row.tsx'
import { usePatientLabel } from '../../../record-kit/patient/patient-label.ts'
import { ShortList } from '../../../record-kit/short-list/short-list.tsx'
import { useRetryableLive } from '../../../record-kit/use-retryable-live.ts'
import { useToday } from '../../../record-kit/use-today.ts'
import { printRecordDate } from '../../../record-kit/values/use-day-words.ts'
import { useDatabase } from '../../../state/session/use-session.ts'
import { LabVerdict } from '../list/lab-verdict.tsx'
import { checkPath, viewPath } from '../words/record-address.ts'
import styles from './recent-findings.module.css'

const DAYS = 7
/** The patients that were added last: each costs a query of its own. */
const MOST_PATIENTS = 50
const SHOWN = 5

/** Lab results of the last days, of every patient, with a value outside its range or one to check. */
export default function RecentFindings() {
  const { t } = useLingui()
  const database = useDatabase()
  const today = useToday()
  const [found, askAgain] = useRetryableLive(
    useCallback(() => {
      const since = new Date(`${today}T00:00`)
      since.setDate(since.getDate() - (DAYS - 1))
      return recentFindings(database, since.getTime())
    }, [database, today]),
  )
  const shown = useMemo(
    () => (found.kind === 'ready' ? { ...found, value: found.value.slice(0, SHOWN) } : found),
    [found],
  )
  return (
    <ShortList
      title={t({ id: 'records.home.look', message: 'Worth a look' })}
      found={shown}
      onRetry={askAgain}
      none={t({
        id: 'records.home.look.none',
        message: 'No lab result of the last 7 days is out of range or needs checking.',
      })}
    >
      {rows => rows.map(record => <Finding key={record.clientId} record={record} />)}
    </ShortList>
  )
}

const recentFindings = (database: Database, since: number) =>
  allDocuments(database, 'patients').pipe(
    map(patients => [NO_PATIENT, ...patients.slice(0, MOST_PATIENTS).map(({ clientId }) => clientId)]),
    switchMap(patients => labResultsSince(database, patients, since, recordFacts)),
    map(records => records.filter(needsLook).toSorted((a, b) => b.createdAt - a.createdAt)),
  )

const needsLook = ({ status, labs }: RecordFacts) =>
  status === 'processed' && labs !== null && (labs.outside > 0 || labs.doubtful > 0)

function Finding({ record }: { record: RecordFacts }) {
  const { name, date, labs, patientClientId } = record
  const patient = usePatientLabel(patientClientId)
  const isUnchecked = (labs?.doubtful ?? 0) > 0
  return (
    <Row
      leading={
        <span className={styles.sign} data-tone={labs?.worst?.critical ? 'danger' : isUnchecked ? 'plain' : 'warn'}>
          <Icon name={isUnchecked ? 'file-text' : 'triangle-alert'} size={18} />
        </span>
      }
      title={<PathLink to={isUnchecked ? checkPath(record) : viewPath(record)}>{patient || '\u00a0'}</PathLink>}
      meta={`${name}\u00a0· ${printRecordDate(date)}`}
      progress={labs && <LabVerdict labs={labs} />}
      trailing={<Icon name="chevron-right" size={18} />}
    />
  )
}
