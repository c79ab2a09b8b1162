import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { Button } from '../../components/action/button.tsx'
import { Banner } from '../../components/feedback/banner.tsx'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { Pill } from '../../components/feedback/pill.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { Switch } from '../../components/form/switch.tsx'
import { dialogs } from '../../components/overlay/dialogs.ts'
import { Card } from '../../components/surface/card.tsx'
import { AsOf } from '../../components/time/moment.tsx'
import { toasts } from '../../components/toast/toasts.ts'
import { useRefusalWords } from '../../record-kit/refusal-words.ts'
import styles from './messenger.module.css'
import { PendingLink } from './pending-link.tsx'
import { useMessenger } from './use-messenger.ts'

/** The link to Telegram: made, shown, ended, and its notifications. A section of the account's settings. */
export function MessengerCard() {
  const { t } = useLingui()
  const refusalWords = useRefusalWords()
  const linkedTitle = t({ id: 'messenger.linked.toast', message: 'Telegram is linked' })
  const onLinked = useCallback(
    (username: string | null) =>
      toasts.show({
        ...{ kind: 'success', title: linkedTitle },
        ...(username !== null && { description: `@${username}` }),
      }),
    [linkedTitle],
  )
  const messenger = useMessenger(onLinked)
  const { value, fetchedAt, asked, refresh, pending, busy, failure, online } = messenger
  const title = t({ id: 'messenger.title', message: 'Telegram' })
  const unlink = async () => {
    const sure = await dialogs.confirm({
      title: t({ id: 'messenger.unlink.title', message: 'Unlink Telegram?' }),
      text: t({
        id: 'messenger.unlink.text',
        message: 'The bot sends nothing more. The messages that it sent stay in Telegram.',
      }),
      confirm: t({ id: 'messenger.unlink', message: 'Unlink' }),
      tone: 'danger',
    })
    if (sure && (await messenger.unlink())) {
      toasts.show({ kind: 'success', title: t({ id: 'messenger.unlinked', message: 'Telegram is unlinked' }) })
    }
  }
  return (
    <Card title={title} aside={!online && fetchedAt !== null && <AsOf at={fetchedAt} />}>
      <div className={styles.body}>
        {value === null && online && asked.kind !== 'refused' && <Skeleton shape="text" />}
        {value === null && !online && (
          <p className={styles.hint}>
            {t({ id: 'messenger.offline', message: 'Whether Telegram is linked is known only with a connection.' })}
          </p>
        )}
        {value === null && asked.kind === 'refused' && (
          <ErrorState
            title={t({ id: 'messenger.error', message: 'The link could not be read' })}
            onRetry={() => refresh()}
          >
            {refusalWords({ code: asked.code })}
          </ErrorState>
        )}
        {value && !value.linked && !value.available && (
          <p className={styles.hint}>
            {t({
              id: 'messenger.unavailable',
              message: 'The server has no bot for this account, so Telegram cannot be linked.',
            })}
          </p>
        )}
        {value && !value.linked && value.available && pending === null && (
          <>
            <p className={styles.hint}>
              {t({
                id: 'messenger.what',
                message:
                  'The bot says when a transcript is ready, a questionnaire is completed or a patient is due for reassessment. It names nobody and sends nothing medical.',
              })}
            </p>
            <div className={styles.row}>
              <Button icon="message-square" busy={busy} disabled={!online} onClick={() => void messenger.begin()}>
                {t({ id: 'messenger.link', message: 'Link Telegram' })}
              </Button>
              {!online && (
                <p className={styles.hint}>
                  {t({ id: 'messenger.link.offline', message: 'This needs a connection.' })}
                </p>
              )}
            </div>
          </>
        )}
        {value && !value.linked && pending !== null && (
          <PendingLink pending={pending} online={online} onCancel={messenger.cancel} />
        )}
        {value?.linked && (
          <>
            <p className={styles.row}>
              <Pill tone="ok" icon="check">
                {t({ id: 'messenger.linked', message: 'Linked' })}
              </Pill>
              {value.username && <span className={styles.name}>@{value.username}</span>}
            </p>
            <Switch
              label={t({ id: 'messenger.notify', message: 'Messages about what happened' })}
              hint={t({
                id: 'messenger.notify.hint',
                message: 'Transcripts, questionnaires and reassessments: only that it happened, and where to look.',
              })}
              checked={value.notifications}
              disabled={busy || !online}
              onChange={on => void messenger.notify(on)}
            />
            <div className={styles.row}>
              <Button busy={busy} disabled={!online} onClick={() => void unlink()}>
                {t({ id: 'messenger.unlink', message: 'Unlink' })}
              </Button>
            </div>
          </>
        )}
        <div role="status">
          {failure && (
            <Banner tone="warn" icon="circle-alert">
              {failure.kind === 'refused'
                ? refusalWords(failure)
                : t({
                    id: 'messenger.unreachable',
                    message: 'The server could not be reached. Nothing was changed; try again when you are online.',
                  })}
            </Banner>
          )}
        </div>
      </div>
    </Card>
  )
}
