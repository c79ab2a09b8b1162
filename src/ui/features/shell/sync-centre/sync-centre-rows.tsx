import { useLingui } from '@lingui/react/macro'
import type { WaitReason } from '../../../../db/queries/wait-state.ts'
import { Button } from '../../../components/action/button.tsx'
import { Progress } from '../../../components/feedback/progress.tsx'
import { MoreMenu } from '../../../components/menu/menu-button.tsx'
import type { MenuEntry } from '../../../components/menu/menu-entry.ts'
import { Moment } from '../../../components/time/moment.tsx'
import { useMomentText } from '../../../components/time/moment-text.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useChangeWords } from './change-words.ts'
import styles from './sync-centre.module.css'
import { type KeptVersion, type ParkedItem, type SendingItem, useKindWords, type WaitingItem } from './sync-items.ts'

export function ParkedCard({ item, now }: { item: ParkedItem; now: number }) {
  const { t } = useLingui()
  const { fileSize } = useFormat()
  const kinds = useKindWords()
  const words = useChangeWords()(item)
  return (
    <li className={styles.parked}>
      <div className={styles.parkedHead}>
        <h4 className={styles.title}>{item.title || kinds[item.kind]}</h4>
        <span className={styles.when}>
          <Moment at={item.at} now={now} style="clock" />
        </span>
      </div>
      <p className={styles.reason}>
        {item.reason} {words.kept}
        {item.bytes !== undefined && ` ${fileSize(item.bytes)}`}
      </p>
      <div className={styles.answers}>
        {item.onCorrect && (
          <Button size="sm" variant="primary" onClick={item.onCorrect}>
            {t({ id: 'shell.centre.correct', message: 'Correct' })}
          </Button>
        )}
        {item.onRetry && (
          <Button size="sm" variant={item.onCorrect ? 'secondary' : 'primary'} onClick={item.onRetry}>
            {words.retry}
          </Button>
        )}
        {item.onExport && (
          <Button size="sm" onClick={item.onExport}>
            {t({ id: 'shell.centre.export', message: 'Export' })}
          </Button>
        )}
        {item.onDiscard && (
          <Button size="sm" variant="quiet" onClick={item.onDiscard}>
            {words.discard}
          </Button>
        )}
      </div>
    </li>
  )
}

export function SendingRow({ item }: { item: SendingItem }) {
  const { t } = useLingui()
  const { sizeOfSize } = useFormat()
  const kind = useKindWords()[item.kind]
  const { bytes, sentBytes = 0, title } = item
  const { done, total } = sizeOfSize(sentBytes, bytes ?? 0)
  const share = bytes === undefined ? null : t({ id: 'shell.centre.sizeOf', message: `${done} of ${total}` })
  return (
    <li className={styles.row}>
      <div className={styles.body}>
        <h4 className={styles.title}>{title}</h4>
        <p className={styles.meta}>{[kind, share].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.bar}>
        <Progress
          label={t({ id: 'shell.centre.sendingItem', message: `Sending ${title}` })}
          value={bytes ? sentBytes / bytes : null}
          text={share ?? undefined}
        />
      </div>
    </li>
  )
}

export function WaitingRow({ item, now }: { item: WaitingItem; now: number }) {
  const { t } = useLingui()
  const { fileSize } = useFormat()
  const kind = useKindWords()[item.kind]
  const reasons: Record<WaitReason, string | null> = {
    undo: t({ id: 'shell.centre.because.undo', message: 'can still be undone' }),
    turn: null,
    patient: t({ id: 'shell.centre.because.patient', message: 'waiting for its patient' }),
    consent: t({ id: 'shell.centre.because.consent', message: 'waiting for your consent' }),
    room: t({ id: 'shell.centre.because.room', message: 'the account is full' }),
    person: t({ id: 'shell.centre.because.held', message: 'uploads are manual' }),
    outdated: t({ id: 'shell.centre.because.outdated', message: 'this version is too old' }),
    network: t({ id: 'shell.centre.because.network', message: 'waiting for the network' }),
    retry: t({ id: 'shell.centre.because.retry', message: 'will try again' }),
  }
  const actions: (MenuEntry | false | undefined)[] = [
    item.onSend && {
      kind: 'action',
      id: 'send',
      icon: 'upload',
      label: t({ id: 'shell.centre.sendNow', message: 'Send now' }),
      run: item.onSend,
    },
    item.onExport && {
      kind: 'action',
      id: 'export',
      icon: 'download',
      label: t({ id: 'shell.centre.export', message: 'Export' }),
      run: item.onExport,
    },
    item.onDiscard && {
      kind: 'action',
      id: 'discard',
      icon: 'trash-2',
      tone: 'danger',
      label: t({ id: 'shell.centre.discard', message: 'Discard' }),
      run: item.onDiscard,
    },
  ]
  const entries = actions.filter(entry => entry !== false && entry !== undefined)
  const { title } = item
  return (
    <li className={styles.row}>
      <div className={styles.body}>
        <h4 className={styles.title}>{title}</h4>
        <p className={styles.meta}>
          {[kind, item.bytes !== undefined && fileSize(item.bytes)].filter(Boolean).join(' · ')} ·{' '}
          <Moment at={item.at} now={now} style="clock" />
          {reasons[item.because] && ` · ${reasons[item.because]}`}
        </p>
      </div>
      {entries.length > 0 && (
        <MoreMenu entries={entries} label={t({ id: 'shell.centre.more', message: `More for ${title}` })} />
      )}
    </li>
  )
}

export function KeptRow({ item, now }: { item: KeptVersion; now: number }) {
  const { t } = useLingui()
  const moment = useMomentText('clock')
  const { title, field } = item
  const time = moment(item.otherAt, now)
  const device = item.otherDevice ?? t({ id: 'shell.centre.otherDevice', message: 'another device' })
  const met: Record<KeptVersion['met'], string> = {
    edits: t({
      id: 'shell.centre.keptOther',
      message: `Yours, and the one from ${device} at ${time}, which is shown.`,
    }),
    'deleted-elsewhere': t({
      id: 'shell.centre.keptDeleted',
      message: `Deleted on ${device} at ${time}, while you changed it here. Your version is kept until you decide.`,
    }),
    'changed-elsewhere': t({
      id: 'shell.centre.keptChanged',
      message: `You deleted it here. ${device}: changed or put back at ${time}. It waits for your decision.`,
    }),
  }
  return (
    <li className={styles.row}>
      <div className={styles.body}>
        <h4 className={styles.title}>{t({ id: 'shell.centre.keptTitle', message: `${title}: ${field}` })}</h4>
        <p className={styles.meta}>{met[item.met]}</p>
      </div>
      <Button size="sm" onClick={item.onCompare}>
        {t({ id: 'shell.centre.compare', message: 'Compare' })}
      </Button>
    </li>
  )
}
