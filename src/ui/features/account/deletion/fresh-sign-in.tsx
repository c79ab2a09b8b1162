import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import styles from '../account.module.css'

export interface FreshSignIn {
  providers: readonly { id: string; name: string }[]
  /** Opens the provider's window; call it in the click. True if the person has signed in again. */
  confirm(providerId: string): Promise<boolean>
}

interface FreshSignInNeededProps {
  freshSignIn: FreshSignIn | null
  onConfirmed: () => void
}

/** Asks the person to sign in again (decision 28). */
export function FreshSignInNeeded({ freshSignIn, onConfirmed }: FreshSignInNeededProps) {
  const { t } = useLingui()
  if (!freshSignIn || freshSignIn.providers.length === 0) {
    return (
      <Banner tone="warn" icon="lock">
        {t({
          id: 'account.fresh.signOut',
          message:
            'Your sign-in is older than five minutes. Sign out, sign in again, and delete the account within five minutes.',
        })}
      </Banner>
    )
  }
  return (
    <Banner tone="warn" icon="lock">
      {t({
        id: 'account.fresh',
        message: 'Your sign-in is older than five minutes. Show once more that it is you; then the deletion goes on.',
      })}
      <span className={styles.row}>
        {freshSignIn.providers.map(({ id, name }) => (
          <Button
            key={id}
            size="sm"
            onClick={() => void freshSignIn.confirm(id).then(confirmed => confirmed && onConfirmed())}
          >
            {t({ id: 'account.fresh.by', message: `Sign in with ${name}` })}
          </Button>
        ))}
      </span>
    </Banner>
  )
}
