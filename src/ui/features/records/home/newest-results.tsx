import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { ShortList } from '../../../record-kit/short-list/short-list.tsx'
import { useMinute } from '../../../record-kit/use-minute.ts'
import type { LiveState } from '../../../state/session/use-live.ts'
import { useWaitFacts } from '../../../state/sync/use-wait-facts.ts'
import type { ListedRecord } from '../list/listed-record.ts'
import { RecordRow } from '../list/record-row.tsx'
import { usePatientRecords } from '../list/use-patient-records.ts'
import { LabChanges } from './lab-changes-list.tsx'

/** More are in the list. */
const SHOWN = 3

/** The newest records of the current patient, and what changed in the newest lab result. */
export default function NewestResults() {
  const { t } = useLingui()
  const now = useMinute()
  const known = useWaitFacts()
  const [found, askAgain] = usePatientRecords()
  const patient = found.kind === 'ready' ? found.value.patient : null
  const patientClientId = patient?.clientId ?? null
  const name = patient?.name
  const newest = useMemo((): LiveState<readonly ListedRecord[]> => {
    if (found.kind !== 'ready') return found
    const own = found.value.records.filter(one => one.patientClientId === (patientClientId ?? ''))
    return { kind: 'ready', value: own.slice(0, SHOWN) }
  }, [found, patientClientId])
  return (
    <>
      <ShortList
        title={
          name
            ? t({ id: 'records.home.newest.of', message: `Newest records: ${name}` })
            : t({ id: 'records.home.newest', message: 'Newest records' })
        }
        all={{ to: '/health-records/labResults', label: t({ id: 'records.home.all', message: 'All lab results' }) }}
        found={newest}
        onRetry={askAgain}
        none={t({
          id: 'records.home.none',
          message: 'No records on this device yet. Photograph a lab sheet or upload a PDF: it is read for you.',
        })}
      >
        {rows =>
          rows.map(record => (
            <RecordRow
              key={record.clientId}
              record={record}
              known={known}
              now={now}
              patient={patient?.name ?? null}
              patientClientId={patientClientId}
              withType
            />
          ))
        }
      </ShortList>
      {patientClientId !== null && <LabChanges patientClientId={patientClientId} />}
    </>
  )
}
