import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { RadioGroup } from '../../../components/form/radio-group.tsx'
import { dialogs } from '../../../components/overlay/dialogs.ts'
import { Card } from '../../../components/surface/card.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { leaveDeletedAccount } from '../../../state/session/sign-out.ts'
import styles from '../account.module.css'
import { DeletedThings } from './deleted-things.tsx'
import { DeletionRules } from './deletion-rules.tsx'
import { type FreshSignIn, FreshSignInNeeded } from './fresh-sign-in.tsx'
import type { DeletionState, DeletionTime, useDeletion } from './use-deletion.ts'

interface DeletionFormProps {
  deletion: ReturnType<typeof useDeletion>
  found: DeletionState & { kind: 'ready' }
  freshSignIn: FreshSignIn | null
  isDemo: boolean
}

export function DeletionForm({ deletion: { begin }, found, freshSignIn, isDemo }: DeletionFormProps) {
  const { t } = useLingui()
  const [when, setWhen] = useState<DeletionTime>('in-30-days')
  const [asksSignIn, askSignIn] = useState(false)
  const [busy, setBusy] = useState(false)
  const { deletion, unsent } = found
  const scheduled = deletion.deleteAfter !== null
  const failed = (text?: string) =>
    toasts.show({
      kind: 'error',
      title: t({ id: 'accountDeletionFailed', message: 'The account was not deleted' }),
      ...(text && { text }),
    })

  async function run(): Promise<void> {
    setBusy(true)
    try {
      switch (await begin(when)) {
        case 'done':
          askSignIn(false)
          if (when === 'in-30-days') return
          await leaveDeletedAccount()
          toasts.show({ kind: 'success', title: t({ id: 'accountDeleted', message: 'The account is deleted' }) })
          return
        case 'fresh-sign-in-needed':
          return askSignIn(true)
        case 'offline':
          failed(t({ id: 'account.deletion.unreached', message: 'The server was not reached.' }))
          return
        case 'demo':
        case 'failed':
          failed()
      }
    } finally {
      setBusy(false)
    }
  }
  const ask = async () => {
    const sure = await dialogs.confirm({
      title:
        when === 'now'
          ? t({ id: 'account.deletion.sure.now', message: 'Delete the account now?' })
          : t({ id: 'account.deletion.sure', message: 'Delete the account in 30 days?' }),
      text:
        when === 'now'
          ? t({
              id: 'account.deletion.sure.now.text',
              message: 'All your devices are signed out at once. This cannot be taken back.',
            })
          : t({
              id: 'account.deletion.sure.text',
              message: 'Until then everything works as before, and you can take it back on this page.',
            }),
      confirm: t({ id: 'account.deletion.confirm', message: 'Delete' }),
      tone: 'danger',
    })
    if (sure) await run()
  }
  return (
    <Card tone="danger" title={t({ id: 'account.deletion', message: 'Delete the account' })}>
      <div className={styles.stack}>
        <DeletedThings deletion={deletion} />
        {unsent > 0 && (
          <Banner tone="warn" icon="triangle-alert">
            {t({
              id: 'account.deletion.unsent',
              message: plural(unsent, {
                one: '# item is only on this device. If you delete the account now, it is lost; wait until it is sent and export it first if you need it.',
                other:
                  '# items are only on this device. If you delete the account now, they are lost; wait until they are sent and export them first if you need them.',
              }),
            })}
          </Banner>
        )}
        <DeletionRules />
        {isDemo ? (
          <p>
            {t({
              id: 'account.deletion.demo',
              message: 'This is a demo account, which others use too. It cannot be deleted.',
            })}
          </p>
        ) : (
          <>
            <RadioGroup
              label={t({ id: 'account.deletion.when', message: 'When' })}
              value={when}
              onChange={setWhen}
              options={[
                {
                  value: 'in-30-days',
                  disabled: scheduled,
                  label: t({ id: 'account.deletion.later', message: 'In 30 days' }),
                  hint: t({ id: 'account.deletion.later.hint', message: 'You can change your mind until then.' }),
                },
                {
                  value: 'now',
                  label: t({ id: 'account.deletion.now', message: 'Now' }),
                  hint: t({ id: 'account.deletion.now.hint', message: 'There is no way back.' }),
                },
              ]}
            />
            {asksSignIn && <FreshSignInNeeded freshSignIn={freshSignIn} onConfirmed={() => void run()} />}
            <div className={styles.row}>
              <Button
                variant="danger"
                icon="trash-2"
                busy={busy}
                disabled={scheduled && when === 'in-30-days'}
                onClick={() => void ask()}
              >
                {t({ id: 'account.deletion.delete', message: 'Delete the account…' })}
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  )
}
