import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { RecordingFacts } from '../../../../db/queries/recording-facts.ts'
import type { WaitFacts } from '../../../../db/queries/wait-state.ts'
import { Pill } from '../../../components/feedback/pill.tsx'
import { Progress } from '../../../components/feedback/progress.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { MoreMenu } from '../../../components/menu/menu-button.tsx'
import { Row } from '../../../components/surface/row.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { findSound } from '../playback/audio-source.ts'
import { GapsBadge } from '../playback/gaps-badge.tsx'
import { PlayButton } from '../playback/play-button.tsx'
import { RecordingMeta } from '../recording/recording-meta.tsx'
import { type CardState, cardState, changeWaits } from '../upload/card-state.ts'
import { useCardWords } from './card-words.ts'
import styles from './recordings-list.module.css'
import { useOpenHere } from './use-open-here.ts'
import { useRecordingEntries } from './use-recording-entries.ts'

interface RecordingRowProps {
  facts: RecordingFacts
  /** The patient's name; null if no patient was chosen or the name is not known here. */
  patient: string | null
  known: WaitFacts
  /** Names of the patients that the recording can be given to, by clientId. */
  patients: ReadonlyMap<string, string>
  now: number
  compact: boolean
}

/** States for which a compact card shows only its badge. */
const AT_REST: ReadonlySet<CardState['kind']> = new Set(['synced', 'no-engine', 'processing'])

/** One card of the list; rendered again only when its own props change. */
export const RecordingRow = memo(function RecordingRow({
  facts,
  patient,
  known,
  patients,
  now,
  compact,
}: RecordingRowProps) {
  const { t } = useLingui()
  const context = useCommandContext()
  const state = cardState(facts, known, now)
  const { badge, sentence } = useCardWords()(state)
  const entries = useRecordingEntries(facts, state, patients)
  const { name, clientId, preview } = facts
  const terse = compact && AT_REST.has(state.kind)
  const quote = preview !== null && t({ id: 'scribe.card.quote', message: `“${preview}”` })
  return (
    <Row
      compact={compact}
      arrivalKey={clientId}
      leading={
        facts.hasAudio ? (
          <PlayButton sound={clientId} name={name} find={() => findSound(context, facts)} />
        ) : (
          <span className={styles.written}>
            <Icon name="file-text" size={18} label={t({ id: 'scribe.card.textOnly', message: 'Text without audio' })} />
          </span>
        )
      }
      title={<RecordingTitle facts={facts} />}
      badges={
        <>
          {badge && (
            <Pill tone={badge.tone} icon={badge.icon}>
              {badge.text}
            </Pill>
          )}
          {changeWaits(facts) && (
            <Pill tone="warn" icon="clock">
              {t({ id: 'scribe.card.editWaits', message: 'Change waiting to be sent' })}
            </Pill>
          )}
          <GapsBadge gaps={facts.gaps} />
          <ContentBadges facts={facts} synced={state.kind === 'synced' && !changeWaits(facts)} />
        </>
      }
      meta={<RecordingMeta facts={facts} now={now} patient={patient} />}
      status={terse ? null : sentence}
      text={terse ? null : quote}
      progress={
        'sentBytes' in state && (state.kind === 'sending' || state.sentBytes > 0) && <Sent name={name} of={state} />
      }
      trailing={<MoreMenu entries={entries} label={t({ id: 'scribe.card.more', message: `More for ${name}` })} />}
    />
  )
})

/** Decision 14: a recording's page has a numeric address; without a number a tap says that it is not synced yet. */
function RecordingTitle({ facts: { id, clientId, name } }: { facts: RecordingFacts }) {
  const { t } = useLingui()
  const openHere = useOpenHere()
  if (id !== null) {
    return (
      <Link to="/ambient-scribe/$id" params={{ id: String(id) }}>
        {name}
      </Link>
    )
  }
  const tell = () =>
    toasts.show({
      kind: 'info',
      title: t({ id: 'scribe.notSynced', message: 'This recording is not synced yet.' }),
      text: t({
        id: 'scribe.notSynced.text',
        message: 'You can play and rename it here. Its page opens once the server has it.',
      }),
      action: openHere(clientId),
    })
  return (
    <button type="button" onClick={tell}>
      {name}
    </button>
  )
}

function ContentBadges({ facts, synced }: { facts: RecordingFacts; synced: boolean }) {
  const { t } = useLingui()
  const { reports: count } = facts
  return (
    <>
      {facts.preview !== null && <Pill>{t({ id: 'scribe.card.transcript', message: 'Transcript' })}</Pill>}
      {count > 0 && (
        <Pill>{t({ id: 'scribe.card.reports', message: plural(count, { one: '# report', other: '# reports' }) })}</Pill>
      )}
      {synced && (
        <span className={styles.synced}>
          <Icon name="circle-check" size={16} label={t({ id: 'scribe.card.synced', message: 'On the server' })} />
        </span>
      )}
    </>
  )
}

/** Shows how much of the file the server has. */
function Sent({ name, of }: { name: string; of: { sentBytes: number; totalBytes: number } }) {
  const { t } = useLingui()
  const { sizeOfSize } = useFormat()
  const { done, total } = sizeOfSize(of.sentBytes, of.totalBytes)
  return (
    <Progress
      label={t({ id: 'scribe.card.sending', message: `Sending ${name}` })}
      value={of.totalBytes > 0 ? of.sentBytes / of.totalBytes : null}
      text={t({ id: 'scribe.card.sizeOf', message: `${done} of ${total}` })}
    />
  )
}
