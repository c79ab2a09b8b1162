import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useMemo } from 'react'
import { recordingFactsSince } from '../../../../db/queries/recording-facts.ts'
import { relativeDay } from '../../../../domain/dates/print-date.ts'
import { parseTimestamp } from '../../../../domain/dates/timestamp.ts'
import { ShortList } from '../../../record-kit/short-list/short-list.tsx'
import { useMinute } from '../../../record-kit/use-minute.ts'
import { useRetryableLive } from '../../../record-kit/use-retryable-live.ts'
import { useToday } from '../../../record-kit/use-today.ts'
import { usePatientNames } from '../../../state/session/current-patient.ts'
import type { LiveState } from '../../../state/session/use-live.ts'
import { useDatabase } from '../../../state/session/use-session.ts'
import { useWaitFacts } from '../../../state/sync/use-wait-facts.ts'
import { RecordingRow } from '../list/recording-row.tsx'
import { playback } from '../playback/playback.ts'

/** The visits of this calendar day of the device, of every patient. */
export default function TodaysRecordings() {
  const { t } = useLingui()
  const now = useMinute()
  const database = useDatabase()
  const day = useToday()
  const [found, askAgain] = useRetryableLive(
    useCallback(() => recordingFactsSince(database, new Date(`${day}T00:00`).getTime()), [database, day]),
  )
  const patients = usePatientNames()
  const known = useWaitFacts()
  useEffect(() => () => playback.stop(), [])
  const today = useMemo((): LiveState<NonNullable<ReturnType<typeof rowsOf>>> => {
    if (found.kind !== 'ready') return found
    return patients ? { kind: 'ready', value: rowsOf(found.value, now) } : { kind: 'loading', slow: true }
  }, [found, patients, now])
  return (
    <ShortList
      title={t({ id: 'scribe.home.today', message: 'Today’s recordings' })}
      all={{ to: '/ambient-scribe/list', label: t({ id: 'scribe.home.all', message: 'All recordings' }) }}
      found={today}
      onRetry={askAgain}
      none={t({ id: 'scribe.home.none', message: 'Nothing was recorded today.' })}
    >
      {rows =>
        rows.map(facts => (
          <RecordingRow
            key={facts.clientId}
            facts={facts}
            patient={patients?.get(facts.patientClientId) ?? null}
            known={known}
            patients={patients ?? new Map()}
            now={now}
            compact
          />
        ))
      }
    </ShortList>
  )
}

type Facts = Parameters<typeof RecordingRow>[0]['facts']

/** Of today by the date that is shown: a recording of a clock that runs ahead is not of today. */
function rowsOf(all: readonly Facts[], now: number): Facts[] {
  return all.filter(({ createdAt }) => {
    const at = parseTimestamp(createdAt)
    return at !== null && relativeDay(at, now) === 'today'
  })
}
