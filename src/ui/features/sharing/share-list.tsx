import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Share } from '../../../contract/methods/health-record-sharing.ts'
import { standingOf } from '../../../domain/sharing/share-time.ts'
import { Button } from '../../components/action/button.tsx'
import { PathLink } from '../../components/action/path-link.tsx'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { Pill } from '../../components/feedback/pill.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { dialogs } from '../../components/overlay/dialogs.ts'
import { Row, RowList } from '../../components/surface/row.tsx'
import { AsOf, Moment } from '../../components/time/moment.tsx'
import { toasts } from '../../components/toast/toasts.ts'
import { useRefusalWords } from '../../record-kit/refusal-words.ts'
import { useMinute } from '../../record-kit/use-minute.ts'
import { useOnline } from '../../state/sync/use-online.ts'
import styles from './sharing.module.css'
import type { useShares } from './use-shares.ts'

interface ShareListProps extends ReturnType<typeof useShares> {
  title: string
  /** Each row names its record. */
  withRecord?: boolean
}

/** Links with what came of them; those that work can be revoked, which cannot be undone. */
export function ShareList({ title, withRecord = false, ...of }: ShareListProps) {
  const { shares, waiting, fetchedAt, asked, refresh, revoke } = of
  const { t } = useLingui()
  const online = useOnline()
  const refusalWords = useRefusalWords()
  const isFailed = asked.kind === 'refused' || asked.kind === 'unreachable'
  return (
    <section className={styles.list}>
      <header className={styles.listHead}>
        <h2>{title}</h2>
        {fetchedAt !== null && <AsOf at={fetchedAt} />}
      </header>
      {shares === null && online && !isFailed && <Skeleton shape="rows" count={2} />}
      {shares === null && !online && (
        <p className={styles.hint}>
          {t({ id: 'sharing.list.offline', message: 'The list is on the server: it is shown with a connection.' })}
        </p>
      )}
      {isFailed && online && shares === null && (
        <ErrorState title={t({ id: 'sharing.list.error', message: 'The list could not be read' })} onRetry={refresh}>
          {refusalWords({ code: asked.kind === 'refused' ? asked.code : 'UNAVAILABLE' })}
        </ErrorState>
      )}
      {shares?.length === 0 && (
        <p className={styles.hint}>{t({ id: 'sharing.list.empty', message: 'There is no link.' })}</p>
      )}
      {shares !== null && shares.length > 0 && (
        <RowList label={title}>
          {shares.map(share => (
            <ShareRow key={share.id} {...{ share, withRecord, online, revoke }} waits={waiting.has(share.id)} />
          ))}
        </RowList>
      )}
      <p className={styles.hint}>
        {t({
          id: 'sharing.list.hint',
          message:
            'Offline, a revocation waits on this device, and the link goes on working until it is sent. What somebody has already read, printed or downloaded stays with them.',
        })}
      </p>
    </section>
  )
}

interface ShareRowProps {
  share: Share
  withRecord: boolean
  online: boolean
  /** It was revoked here, and the server does not know yet. */
  waits: boolean
  revoke: ReturnType<typeof useShares>['revoke']
}

function ShareRow({ share, withRecord, online, waits, revoke }: ShareRowProps) {
  const { t } = useLingui()
  const now = useMinute()
  const [busy, setBusy] = useState(false)
  const { recipient, recordName, recordClientId, createdAt, expiresAt, openedCount, lastOpenedAt } = share
  const standing = standingOf(share, now)
  const standings = {
    works: '',
    revoked: t({ id: 'sharing.standing.revoked', message: 'revoked' }),
    ended: t({ id: 'sharing.standing.ended', message: 'expired' }),
  }
  const name = recipient ?? t({ id: 'sharing.unnamed', message: 'Without a name' })
  const end = async () => {
    const sure = await dialogs.confirm({
      title: t({ id: 'sharing.revoke.ask', message: `Revoke the link: ${name}?` }),
      text: online
        ? t({
            id: 'sharing.revoke.text',
            message: 'It stops working at once and cannot be brought back. You can make a new one at any time.',
          })
        : t({
            id: 'sharing.revoke.offline',
            message: 'You are offline: the link works until the network returns and this is sent.',
          }),
      confirm: t({ id: 'sharing.revoke', message: 'Revoke' }),
      tone: 'danger',
    })
    if (!sure) return
    setBusy(true)
    const outcome = await revoke(share, `${recordName} · ${name}`).catch(() => 'refused' as const)
    setBusy(false)
    switch (outcome) {
      case 'ended':
        return toasts.show({
          kind: 'success',
          title: t({ id: 'sharing.revoked', message: 'The link no longer works' }),
        })
      case 'waits':
        return toasts.show({
          kind: 'info',
          title: t({ id: 'sharing.revoked.waits', message: 'Saved on this device. The link works until it is sent.' }),
        })
      case 'refused':
        return toasts.show({
          kind: 'error',
          title: t({ id: 'sharing.revoked.not', message: 'Not revoked. The link still works.' }),
        })
    }
  }
  return (
    <Row
      compact
      tall
      title={withRecord ? <PathLink to={`/health-record/view/${recordClientId}`}>{recordName}</PathLink> : name}
      badges={
        waits ? (
          <Pill tone="warn">{t({ id: 'sharing.waits', message: 'revocation waits: still works' })}</Pill>
        ) : (
          standing !== 'works' && <Pill>{standings[standing]}</Pill>
        )
      }
      meta={
        <>
          {withRecord && `${name} · `}
          {t({ id: 'sharing.made.at', message: 'made' })} <Moment at={Date.parse(createdAt)} />
          {' · '}
          {share.allowSourceAccess
            ? t({ id: 'sharing.withSource', message: 'with the source' })
            : t({ id: 'sharing.withoutSource', message: 'without the source' })}
        </>
      }
      status={
        <>
          {openedCount === 0
            ? t({ id: 'sharing.opened.never', message: 'not opened yet' })
            : t({
                id: 'sharing.opened',
                message: plural(openedCount, { one: 'opened # time', other: 'opened # times' }),
              })}
          {lastOpenedAt !== null && (
            <>
              {', '}
              {t({ id: 'sharing.opened.last', message: 'last' })} <Moment at={Date.parse(lastOpenedAt)} />
            </>
          )}
          {standing === 'works' && (
            <>
              {' · '}
              {t({ id: 'sharing.until', message: 'works until' })} <Moment at={Date.parse(expiresAt)} />
            </>
          )}
        </>
      }
      trailing={
        standing === 'works' &&
        !waits && (
          <Button
            size="sm"
            busy={busy}
            aria-label={t({ id: 'sharing.revoke.of', message: `Revoke: ${name}` })}
            onClick={() => void end()}
          >
            {t({ id: 'sharing.revoke', message: 'Revoke' })}
          </Button>
        )
      }
    />
  )
}
