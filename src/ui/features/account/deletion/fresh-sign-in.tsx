import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ProviderId } from '../../../../contract/providers.ts'
import { Button } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import styles from '../account.module.css'

export interface FreshSignIn {
  providers: readonly ProviderId[]
  /** Opens the provider's window; call it in the click. `other-account`: another person signed in, nothing changed. */
  confirm(provider: ProviderId): Promise<Confirmation>
}
export type Confirmation = 'confirmed' | 'other-account' | 'not-confirmed'

interface FreshSignInNeededProps {
  freshSignIn: FreshSignIn | null
  onConfirmed: () => void
}

/** Asks the person to sign in again (decision 28). */
export function FreshSignInNeeded({ freshSignIn, onConfirmed }: FreshSignInNeededProps) {
  const { t } = useLingui()
  const [failed, setFailed] = useState<Confirmation | null>(null)
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
  const names: Record<ProviderId, string> = {
    ...{ google: 'Google', x: 'X' },
    yandex: t({ id: 'account.provider.yandex', message: 'Yandex' }),
    dev: t({ id: 'account.provider.development', message: 'the development account' }),
  }
  const confirm = async (id: ProviderId) => {
    setFailed(null)
    const how = await freshSignIn.confirm(id)
    if (how === 'confirmed') onConfirmed()
    else setFailed(how)
  }
  return (
    <Banner tone="warn" icon="lock">
      {t({
        id: 'account.fresh',
        message: 'Your sign-in is older than five minutes. Show once more that it is you; then the deletion goes on.',
      })}
      <span className={styles.row}>
        {freshSignIn.providers.map(id => (
          <Button key={id} size="sm" onClick={() => void confirm(id)}>
            {t({ id: 'account.fresh.by', message: `Sign in with ${names[id]}` })}
          </Button>
        ))}
      </span>
      {failed && (
        <span role="alert">
          {failed === 'other-account'
            ? t({
                id: 'account.fresh.other',
                message: 'That was another account. Sign in with the one that you are deleting.',
              })
            : t({ id: 'account.fresh.failed', message: 'You were not signed in again. Nothing was deleted.' })}
        </span>
      )}
    </Banner>
  )
}
