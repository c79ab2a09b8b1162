import { useLingui } from '@lingui/react/macro'
import { Button } from '../../components/action/button.tsx'
import type { LoginState, ProviderId } from './login-model.ts'
import styles from './login-screen.module.css'
import { ProviderMark } from './provider-mark.tsx'

interface ProviderButtonsProps {
  providers: readonly ProviderId[]
  busy: Extract<LoginState, { kind: 'signing-in' }>['with'] | null
  blocked: boolean
  onProvider: (provider: ProviderId) => void
}

/** The first, which was used last, is wide and filled; the others share rows and show the provider's name alone. */
export function ProviderButtons({ providers, busy, blocked, onProvider }: ProviderButtonsProps) {
  const { t } = useLingui()
  const names = {
    google: t({ id: 'login.google', message: 'Continue with Google' }),
    x: t({ id: 'login.x', message: 'Continue with X' }),
    yandex: t({ id: 'login.yandex', message: 'Continue with Yandex' }),
    dev: t({ id: 'login.development', message: 'Continue with the development account' }),
  }
  const shortNames = {
    google: 'Google',
    x: 'X',
    yandex: t({ id: 'login.yandex.name', message: 'Yandex' }),
    dev: names.dev,
  }
  return (
    <div className={styles.buttons}>
      {providers.map((provider, index) => (
        <Button
          key={provider}
          size="lg"
          block
          variant={index === 0 ? 'primary' : 'secondary'}
          busy={busy === provider}
          disabled={blocked && busy !== provider}
          onClick={() => onProvider(provider)}
        >
          {busy !== provider && <ProviderMark provider={provider} />}
          {index > 0 && <span aria-hidden="true">{shortNames[provider]}</span>}
          <span className={index > 0 ? 'spoken' : undefined}>{names[provider]}</span>
        </Button>
      ))}
    </div>
  )
}
