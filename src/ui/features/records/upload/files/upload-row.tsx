import { useLingui } from '@lingui/react/macro'
import { Button, LinkButton } from '../../../../components/action/button.tsx'
import { IconButton } from '../../../../components/action/icon-button.tsx'
import { Pill, type Tone } from '../../../../components/feedback/pill.tsx'
import { Icon } from '../../../../components/icon/icon.tsx'
import type { IconName } from '../../../../components/icon/icon-names.ts'
import { Row } from '../../../../components/surface/row.tsx'
import { useMomentText } from '../../../../components/time/moment-text.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { isUnpaid } from '../../../../record-kit/money/is-unpaid.ts'
import { TopUpLink } from '../../../../record-kit/money/top-up-link.tsx'
import { sendFileNow } from '../../../../record-kit/send-now.ts'
import { useCommandContext } from '../../../../state/session/use-session.ts'
import { useEntryWords, useKindOfFile } from './entry-words.ts'
import { PartCells } from './part-cells.tsx'
import { type EntryState, itemStatus, type UploadEntry } from './upload-entry.ts'
import styles from './upload-row.module.css'
import { useRemoveEntry } from './use-remove.ts'
import { useShownPercent } from './use-shown-percent.ts'
import { useViewFile } from './view-file.tsx'

interface UploadRowProps {
  entry: UploadEntry
  /** Name of its patient, if that is not the current one. */
  patient: string | null
  now: number
}

/** A stored file: what is with it now, and what can be done with it. */
export function UploadRow({ entry, patient, now }: UploadRowProps) {
  const { t } = useLingui()
  const { fileSize } = useFormat()
  const moment = useMomentText('clock')
  const kindOf = useKindOfFile()
  const percent = useShownPercent(entry)
  const { badge, sentence } = useEntryWords()(entry, percent)
  const { name, fileName, state, size, chosenBytes } = entry
  const [after, before] = [fileSize(size), fileSize(chosenBytes ?? size)]
  const time = moment(entry.addedAt, now)
  const facts = [
    kindOf(entry),
    chosenBytes === null || entry.pages > 1
      ? after
      : t({ id: 'records.upload.reduced', message: `${after} instead of ${before}` }),
    patient,
    t({ id: 'records.upload.added', message: `added ${time}` }),
  ]
  const isReduced = chosenBytes !== null && entry.pages === 1 && state.kind !== 'sent'
  return (
    <Row
      tall
      leading={<StateDisc state={state} />}
      title={fileName}
      badges={
        badge && (
          <Pill tone={badge.tone} icon={badge.icon}>
            {badge.text}
          </Pill>
        )
      }
      meta={facts.filter(Boolean).join(' · ')}
      status={
        <>
          {sentence}
          {isReduced &&
            ` ${t({ id: 'records.upload.reduced.text', message: 'The photo was reduced to 1600 pixels.' })}`}
        </>
      }
      progress={
        (state.kind === 'sending' || (state.kind === 'waiting' && state.sentBytes > 0)) && (
          <PartCells
            label={t({ id: 'records.upload.sending', message: `Sending ${name}` })}
            sentBytes={state.sentBytes}
            totalBytes={state.totalBytes}
            percent={percent}
            isSending={state.kind === 'sending'}
          />
        )
      }
      trailing={<Actions entry={entry} />}
    />
  )
}

function Actions({ entry }: { entry: UploadEntry }) {
  const { t } = useLingui()
  const context = useCommandContext()
  const view = useViewFile()
  const remove = useRemoveEntry()
  const { clientId, id, fileName, state } = entry
  if (state.kind === 'sent') {
    return (
      <div className={styles.actions}>
        <LinkButton variant="quiet" to={`/health-record/view/${id ?? clientId}`}>
          {t({ id: 'records.upload.open', message: 'Open' })}
        </LinkButton>
      </div>
    )
  }
  const mayRetry = itemStatus(entry) === 'error' && state.kind !== 'no-patient'
  return (
    <div className={styles.actions}>
      {'code' in state && isUnpaid(state.code) && <TopUpLink />}
      {mayRetry && (
        <Button onClick={() => void sendFileNow(context, clientId)}>
          {t({ id: 'records.upload.retry', message: 'Try again' })}
        </Button>
      )}
      {state.kind !== 'sending' && (
        <Button variant="quiet" onClick={() => void view(entry)}>
          {t({ id: 'records.upload.view', message: 'View' })}
        </Button>
      )}
      <IconButton
        icon="x"
        label={t({ id: 'records.upload.remove', message: `Remove ${fileName}` })}
        onClick={() => void remove([entry])}
      />
    </div>
  )
}

const DISC: Record<EntryState['kind'], { tone: Tone; icon: IconName }> = {
  ready: { tone: 'info', icon: 'file-text' },
  sending: { tone: 'info', icon: 'upload' },
  waiting: { tone: 'warn', icon: 'clock' },
  sent: { tone: 'ok', icon: 'check' },
  failed: { tone: 'danger', icon: 'triangle-alert' },
  refused: { tone: 'danger', icon: 'triangle-alert' },
  'no-patient': { tone: 'warn', icon: 'circle-alert' },
}

function StateDisc({ state }: { state: EntryState }) {
  const isPaused = state.kind === 'waiting' && state.sentBytes > 0
  return <Disc {...(isPaused ? DISC.sending : DISC[state.kind])} />
}

export function Disc({ tone, icon, isTurning = false }: { tone: Tone; icon: IconName; isTurning?: boolean }) {
  return (
    <span className={styles.disc} data-tone={tone} data-turning={isTurning || undefined}>
      <Icon name={icon} size={20} />
    </span>
  )
}
