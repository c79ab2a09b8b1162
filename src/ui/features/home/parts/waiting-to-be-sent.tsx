import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { titleOf } from '../../../../db/collections/replicated.ts'
import { needsPerson } from '../../../../db/queries/wait-state.ts'
import { relativeDay } from '../../../../domain/dates/print-date.ts'
import { Pill } from '../../../components/feedback/pill.tsx'
import { Section } from '../../../components/surface/page.tsx'
import { Row, RowList } from '../../../components/surface/row.tsx'
import { useMomentText } from '../../../components/time/moment-text.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useMinute } from '../../../record-kit/use-minute.ts'
import { usePatientNames } from '../../../state/session/current-patient.ts'
import type { WaitingEntry } from '../../../state/sync/count-waiting.ts'
import { useWaitingWork } from '../../../state/sync/use-waiting.ts'
import styles from './parts.module.css'

/** More are in the sync centre. */
const SHOWN = 5

/**
 * Visits and triages that are not sent, and everything that was refused, which comes first. The visits of today stand in
 * their own list with their state.
 */
export function WaitingToBeSent() {
  const { t } = useLingui()
  const work = useWaitingWork()
  const now = useMinute()
  const isOfToday = ({ document }: WaitingEntry) =>
    document.recordType === 'ambient-scribe' && relativeDay(Date.parse(document.createdAt), now) === 'today'
  const entries = (work?.documents ?? [])
    .filter(entry => needsPerson(entry.state) || (entry.collection === 'recordings' && !isOfToday(entry)))
    .toSorted((a, b) => Number(needsPerson(b.state)) - Number(needsPerson(a.state)))
  if (entries.length === 0) return null
  const title = t({ id: 'home.waiting', message: 'Waiting to be sent' })
  const more = entries.length - SHOWN
  return (
    <Section title={title}>
      <RowList label={title}>
        {entries.slice(0, SHOWN).map(entry => (
          <WaitingRow key={entry.document.clientId} entry={entry} />
        ))}
      </RowList>
      {more > 0 && (
        <p className={styles.more}>
          {t({
            id: 'home.waiting.more',
            message: plural(more, {
              one: 'and # more: the indicator at the top lists all',
              other: 'and # more: the indicator at the top lists all',
            }),
          })}
        </p>
      )}
    </Section>
  )
}

function WaitingRow({ entry: { collection, document, state } }: { entry: WaitingEntry }) {
  const { t } = useLingui()
  const { percent, duration } = useFormat()
  const now = useMinute()
  const moment = useMomentText('amid')
  const patients = usePatientNames()
  const data = document.data as { duration?: number } | undefined
  const sent = state.kind === 'sending' ? state : null
  const share = sent ? percent(sent.sentBytes / Math.max(1, sent.totalBytes)) : ''
  const facts = [
    patients?.get(String(document.patientClientId)),
    moment(Date.parse(document.createdAt), now),
    data?.duration && duration(data.duration),
    sent && t({ id: 'home.sent', message: `${share} sent` }),
  ]
  return (
    <Row
      title={titleOf(collection, document)}
      meta={facts.filter(Boolean).join('\u00a0· ')}
      trailing={
        needsPerson(state) ? (
          <Pill tone="danger" icon="circle-alert">
            {t({ id: 'home.needsYou', message: 'Needs you' })}
          </Pill>
        ) : sent ? (
          <Pill tone="info" icon="upload">
            {t({ id: 'home.sending', message: 'Sending' })}
          </Pill>
        ) : (
          <Pill tone="warn" icon="clock">
            {t({ id: 'home.waits', message: 'Waiting' })}
          </Pill>
        )
      }
    />
  )
}
