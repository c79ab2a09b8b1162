import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { WaitFacts } from '../../../../db/queries/wait-state.ts'
import { Button, LinkButton } from '../../../components/action/button.tsx'
import { Progress } from '../../../components/feedback/progress.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import type { IconName } from '../../../components/icon/icon-names.ts'
import { MoreMenu } from '../../../components/menu/menu-button.tsx'
import type { MenuEntry } from '../../../components/menu/menu-entry.ts'
import { useMomentText } from '../../../components/time/moment-text.ts'
import { isUnpaid } from '../../../record-kit/money/is-unpaid.ts'
import { TopUpLink } from '../../../record-kit/money/top-up-link.tsx'
import { useDeleteRecord } from '../record/use-delete-record.ts'
import { useReadAgain } from '../record/use-read-again.ts'
import { addressId, NEW_LABS, useOtherScreen } from '../words/record-address.ts'
import { useReadingErrors } from '../words/use-reading-errors.ts'
import styles from './in-progress.module.css'
import type { ListedRecord } from './listed-record.ts'
import { useRecordCardWords } from './record-card-words.ts'
import { isOnDevice, recordState } from './record-state.ts'

/** The sync icon of an item (H §2): spinner, alert, check or info. */
type SyncIcon = 'spinner' | 'alert' | 'check' | 'info'
const ICONS: Readonly<Record<SyncIcon, IconName>> = {
  spinner: 'loader-circle',
  alert: 'circle-alert',
  check: 'circle-check',
  info: 'info',
}

function Name({ icon, children }: { icon: SyncIcon; children: ReactNode }) {
  return (
    <p className={styles.name}>
      <span className={styles.icon} data-icon={icon}>
        <Icon name={ICONS[icon]} size={16} />
      </span>
      <span>{children}</span>
    </p>
  )
}

interface ProcessingItemProps {
  record: ListedRecord
  known: WaitFacts
  now: number
}

export function ProcessingItem({ record, known, now }: ProcessingItemProps) {
  const { t } = useLingui()
  const words = useRecordCardWords()
  const state = recordState(record, known, now)
  const { sentence } = words(state)
  const { name, progress } = record
  const [page, pages] = [progress?.page ?? 0, progress?.pages ?? 0]
  const sent = state.kind === 'sending' ? state : null
  const reading = state.kind === 'processing' && progress
  return (
    <>
      <Name icon={state.kind === 'processing' || sent ? 'spinner' : state.kind === 'waiting' ? 'info' : 'alert'}>
        {name}
      </Name>
      <p className={styles.text}>
        {reading ? t({ id: 'records.reading.page', message: `Reading page ${page} of ${pages}.` }) : sentence}
      </p>
      {reading && (
        <Progress label={t({ id: 'records.reading', message: `Reading ${name}` })} value={(page - 0.5) / pages} />
      )}
      {'code' in state && isUnpaid(state.code) && (
        <div className={styles.actions}>
          <TopUpLink />
        </div>
      )}
      {sent && sent.totalBytes > 0 && (
        <Progress
          label={t({ id: 'records.sending', message: `Sending ${name}` })}
          value={sent.sentBytes / sent.totalBytes}
        />
      )}
    </>
  )
}

/** A document that could not be read: why, and what can be done. */
export function NotReadItem({ record }: { record: ListedRecord }) {
  const { t } = useLingui()
  const readingError = useReadingErrors()
  const upload = useOtherScreen()('upload')
  const [readAgain, busy] = useReadAgain(record)
  const askDelete = useDeleteRecord()
  const { name, errorKey, clientId } = record
  const retry = t({ id: 'records.notRead.retry', message: 'Read again' })
  const entries: MenuEntry[] = [
    ...(upload
      ? [
          {
            kind: 'action' as const,
            id: 'retry',
            icon: 'rotate-cw' as const,
            label: retry,
            run: () => void readAgain(),
          },
        ]
      : []),
    {
      kind: 'action',
      id: 'delete',
      icon: 'trash-2',
      tone: 'danger',
      label: t({ id: 'records.action.delete', message: 'Delete' }),
      run: () => void askDelete({ clientId, name, onlyHere: isOnDevice(record) }),
    },
  ]
  return (
    <>
      <div className={styles.top}>
        <Name icon="alert">{name}</Name>
        <MoreMenu size="sm" entries={entries} label={t({ id: 'records.more', message: `More for ${name}` })} />
      </div>
      <p className={styles.text}>{readingError(errorKey)}</p>
      <div className={styles.actions}>
        {upload ? (
          <LinkButton to={upload} size="sm">
            {t({ id: 'records.notRead.retake', message: 'Take a new photo' })}
          </LinkButton>
        ) : (
          <Button size="sm" busy={busy} onClick={() => void readAgain()}>
            {retry}
          </Button>
        )}
        <LinkButton to={`${NEW_LABS}?record=${addressId(record)}`} size="sm" variant="quiet">
          {t({ id: 'records.notRead.type', message: 'Type by hand' })}
        </LinkButton>
      </div>
    </>
  )
}

/** A document that was read lately; its doubtful values lead to the check. */
export function RecentItem({ record, now }: { record: ListedRecord; now: number }) {
  const { t } = useLingui()
  const moment = useMomentText('day')
  const { name, labs, createdAt } = record
  const when = moment(createdAt, now)
  const count = labs?.doubtful ?? 0
  const id = addressId(record)
  return (
    <>
      <Name icon={count > 0 ? 'info' : 'check'}>
        <Link to="/health-record/view/$id" params={{ id }} className={styles.link}>
          {name}
        </Link>
      </Name>
      <p className={styles.text}>
        {count > 0 ? (
          <>
            {t({
              id: 'records.recent.doubtful',
              message: plural(count, {
                one: `${when}. # value is not certain:`,
                other: `${when}. # values are not certain:`,
              }),
            })}{' '}
            <Link to="/health-record/check/$id" params={{ id }}>
              {t({ id: 'records.recent.check', message: 'check' })}
              <span className="spoken"> {name}</span>
            </Link>
          </>
        ) : labs ? (
          t({ id: 'records.recent.read', message: `${when}. Every value was read with certainty.` })
        ) : (
          t({ id: 'records.recent.done', message: `${when}. Read.` })
        )}
      </p>
    </>
  )
}
