import { useLingui } from '@lingui/react/macro'
import { renameUser } from '../../../db/commands/account.ts'
import { Button, LinkButton } from '../../components/action/button.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { dialogs } from '../../components/overlay/dialogs.ts'
import { Card } from '../../components/surface/card.tsx'
import { Moment } from '../../components/time/moment.tsx'
import { toasts } from '../../components/toast/toasts.ts'
import { useAccount } from '../../state/account/use-account.ts'
import { useCommandContext } from '../../state/session/use-session.ts'
import styles from './account.module.css'
import { ACCOUNT } from './frame/account-page.tsx'
import { usePlanName } from './use-plan-name.ts'

const LONGEST_NAME = 200

/** The profile: who this is, what the account has, and the way to the pages without a tab (decision 32). */
export function MainScreen({ initialsOf }: { initialsOf: (name: string) => string }) {
  const { t } = useLingui()
  const context = useCommandContext()
  const account = useAccount()
  const planName = usePlanName()
  if (!account) return <Skeleton shape="card" count={2} />
  const { name, email, data } = account
  const since = Date.parse(data.activity?.consentTimestamp ?? '')
  const rename = async () => {
    const given = await dialogs.prompt({
      title: t({ id: 'account.rename.title', message: 'Your name' }),
      label: t({ id: 'account.rename.label', message: 'As it is shown in the app' }),
      initial: name,
      confirm: t({ id: 'account.rename.save', message: 'Save' }),
      maxLength: LONGEST_NAME,
    })
    const chosen = given?.trim()
    if (!chosen || chosen === name) return
    try {
      await renameUser(context, chosen, data.nickname ?? chosen)
    } catch {
      toasts.show({ kind: 'error', title: t({ id: 'settingsUpdateFailed', message: 'Settings not saved' }) })
    }
  }
  return (
    <div className={styles.cards}>
      <Card title={t({ id: 'account.profile', message: 'Profile' })}>
        <div className={styles.stack}>
          <div className={styles.person}>
            <span className={styles.initials} aria-hidden="true">
              {initialsOf(name)}
            </span>
            <div>
              <p className={styles.name}>{name}</p>
              <p className={styles.hint}>{email ?? t({ id: 'account.noEmail', message: 'No e-mail address' })}</p>
            </div>
          </div>
          <div className={styles.row}>
            <Button icon="pencil" onClick={() => void rename()}>
              {t({ id: 'account.rename', message: 'Change the name' })}
            </Button>
          </div>
          {!Number.isNaN(since) && (
            <p className={styles.hint}>
              {t({ id: 'account.consented', message: 'Consent given:' })} <Moment at={since} />
            </p>
          )}
          {data.profile?.role === 'demo' && (
            <p className={styles.hint}>
              {t({
                id: 'account.demo',
                message: 'A demo account: everyone who tries the demo in this language uses it together with you.',
              })}
            </p>
          )}
        </div>
      </Card>
      <Card title={t({ id: 'account.plan', message: 'Plan' })}>
        <div className={styles.stack}>
          <p className={styles.name}>{planName(data.plan)}</p>
          <p className={styles.hint}>
            {t({
              id: 'account.plan.free',
              message: 'What the plan includes, and what was used of it. Recordings and triage are always free.',
            })}
          </p>
          <div className={styles.row}>
            <LinkButton to={`${ACCOUNT}/subscriptions`}>
              {t({ id: 'account.subscriptions', message: 'Plans' })}
            </LinkButton>
            <LinkButton to={`${ACCOUNT}/referrals`}>
              {t({ id: 'account.referrals', message: 'Inviting others' })}
            </LinkButton>
          </div>
        </div>
      </Card>
    </div>
  )
}
