import { useLingui } from '@lingui/react/macro'
import type { HealthRecordDocument } from '../../../../db/collections/health-records.ts'
import { insightState } from '../../../../db/queries/insights.ts'
import { attachmentsOf } from '../../../../domain/records/report.ts'
import { Button, LinkButton } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { InsightBanner } from '../../../record-kit/insights/insight-banner.tsx'
import { useCurrentPatient, usePatientName } from '../../../state/session/current-patient.ts'
import { useWaitFacts } from '../../../state/sync/use-wait-facts.ts'
import { listedRecord } from '../list/listed-record.ts'
import { useRecordCardWords } from '../list/record-card-words.ts'
import { isOnDevice, recordState } from '../list/record-state.ts'
import { openSource } from '../source/open-source.tsx'
import { addressId, NEW_LABS } from '../words/record-address.ts'
import { useReadAgain } from './use-read-again.ts'

/** What stands between a record and its reader: it waits, is being read, could not be read, or is another patient's. */
export function RecordStanding({ record, now }: { record: HealthRecordDocument; now: number }) {
  return (
    <>
      <OtherPatient record={record} />
      {record.recordType === 'insight' ? <InsightStanding record={record} /> : <State record={record} now={now} />}
      <UnreadParts record={record} />
    </>
  )
}

function InsightStanding({ record: { clientId, id, status, data, sync } }: { record: HealthRecordDocument }) {
  const state = insightState({ id, status, errorKey: data.errorKey ?? null, parked: sync.parked })
  // A refused change of a finished one is said above.
  return state.kind === 'refused' ? null : <InsightBanner clientId={clientId} state={state} />
}

function OtherPatient({ record: { patientClientId } }: { record: HealthRecordDocument }) {
  const { t } = useLingui()
  const current = useCurrentPatient()
  const name = usePatientName(patientClientId)
  if (!current || current.clientId === patientClientId) return null
  return (
    <Banner tone="info" icon="user">
      {name === null
        ? t({ id: 'records.whose.none', message: 'This record has no patient yet.' })
        : t({ id: 'records.whose', message: `This is a record of ${name}, not of the current patient.` })}
    </Banner>
  )
}

/** A line that was not recognised leaves no words: the page shows where it stands. */
function UnreadParts({ record }: { record: HealthRecordDocument }) {
  const { t } = useLingui()
  const places = record.data.unread ?? []
  const [first] = places
  if (!first) return null
  const file = attachmentsOf(record.data).find(({ id }) => id === record.data.documentAssetId)
  const pages = [...new Set(places.map(({ page }) => page))].join(', ')
  return (
    <Banner
      tone="warn"
      icon="triangle-alert"
      aside={
        file && (
          <Button size="sm" onClick={() => void openSource(record, file, places)}>
            {t({ id: 'records.unread.show', message: 'Show on the page' })}
          </Button>
        )
      }
    >
      {t({
        id: 'records.unread',
        message: `Parts of page ${pages} could not be read. Compare the record with the document.`,
      })}
    </Banner>
  )
}

function State({ record, now }: { record: HealthRecordDocument; now: number }) {
  const { t } = useLingui()
  const words = useRecordCardWords()
  const known = useWaitFacts()
  const [readAgain, busy] = useReadAgain(record)
  const listed = listedRecord(record)
  const state = recordState(listed, known, now)
  const { sentence } = words(state)
  const { status } = record
  const waits =
    isOnDevice(listed) && (state.kind === 'waiting' || state.kind === 'sending' || state.kind === 'no-patient')
  return (
    <>
      {waits && sentence && (
        <Banner tone={state.kind === 'no-patient' ? 'warn' : 'info'} icon="clock">
          {sentence}
        </Banner>
      )}
      {status !== 'processed' && status !== 'error' && (
        <Banner tone="info" icon="loader-circle">
          {t({
            id: 'records.processing',
            message: 'The record is being processed. What was read or put in order appears here by itself.',
          })}
        </Banner>
      )}
      {status === 'error' && (
        <Banner
          tone="danger"
          icon="circle-alert"
          aside={
            <>
              <Button size="sm" busy={busy} onClick={() => void readAgain()}>
                {t({ id: 'records.notRead.retry', message: 'Read again' })}
              </Button>
              <LinkButton to={`${NEW_LABS}?record=${addressId(record)}`} size="sm" variant="quiet">
                {t({ id: 'records.notRead.type', message: 'Type by hand' })}
              </LinkButton>
            </>
          }
        >
          {words({ kind: 'not-read', errorKey: record.data.errorKey ?? null }).sentence}
        </Banner>
      )}
    </>
  )
}
