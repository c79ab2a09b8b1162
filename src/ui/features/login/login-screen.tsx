import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../components/action/button.tsx'
import { PathLink } from '../../components/action/path-link.tsx'
import { Banner } from '../../components/feedback/banner.tsx'
import { Checkbox } from '../../components/form/checkbox.tsx'
import type { LoginModel } from './login-model.ts'
import styles from './login-screen.module.css'
import { LoginTrouble } from './login-trouble.tsx'
import { PersonaChoice } from './persona-choice.tsx'

export function LoginScreen({ login }: { login: LoginModel }) {
  const { t } = useLingui()
  const { providers, personas, state, kept, termsTo, privacyTo } = login
  const [choosing, setChoosing] = useState(false)
  const busy = state.kind === 'signing-in' ? state.with : null
  const blocked = state.kind === 'offline' || busy !== null
  const names = {
    google: t({ id: 'login.google', message: 'Continue with Google' }),
    x: t({ id: 'login.x', message: 'Continue with X' }),
    yandex: t({ id: 'login.yandex', message: 'Continue with Yandex' }),
    development: t({ id: 'login.development', message: 'Continue with the development account' }),
  }
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{t({ id: 'login.title', message: 'Sign in' })}</h1>
      {kept && kept.count > 0 && <KeptWork count={kept.count} />}
      <LoginTrouble state={state} />
      <div className={styles.buttons}>
        {providers.map((provider, index) => (
          <Button
            key={provider}
            size="lg"
            block
            variant={index === 0 ? 'primary' : 'secondary'}
            busy={busy === provider}
            disabled={blocked && busy !== provider}
            onClick={() => login.onProvider(provider)}
          >
            {names[provider]}
          </Button>
        ))}
        {personas && personas.length > 0 && (
          <Button
            size="lg"
            block
            variant={providers.length === 0 ? 'primary' : 'secondary'}
            icon="stethoscope"
            busy={busy === 'demo'}
            disabled={blocked && busy !== 'demo'}
            aria-expanded={choosing}
            onClick={() => setChoosing(!choosing)}
          >
            {t({ id: 'login.demo', message: 'Try the demo' })}
          </Button>
        )}
        {personas && choosing && <PersonaChoice personas={personas} disabled={blocked} onChoose={login.onDemo} />}
      </div>
      {state.kind !== 'offline' && (
        <Checkbox
          label={t({ id: 'login.quick', message: 'Stay signed in on this device' })}
          hint={t({ id: 'login.quick.hint', message: 'Switch this off on a device that others use too.' })}
          checked={login.quickLogin}
          onChange={login.onQuickLogin}
        />
      )}
      {(termsTo || privacyTo) && (
        <p className={styles.links}>
          {termsTo && <PathLink to={termsTo}>{t({ id: 'login.terms', message: 'Terms and conditions' })}</PathLink>}
          {privacyTo && <PathLink to={privacyTo}>{t({ id: 'login.privacy', message: 'Privacy policy' })}</PathLink>}
        </p>
      )}
    </div>
  )
}

function KeptWork({ count }: { count: number }) {
  const { t } = useLingui()
  return (
    <Banner tone="info" icon="hard-drive">
      {t({
        id: 'login.kept',
        message: plural(count, {
          one: '# item that was not sent is kept on this device for its owner. It is sent when the owner signs in here.',
          other:
            '# items that were not sent are kept on this device for their owner. They are sent when the owner signs in here.',
        }),
      })}
    </Banner>
  )
}
