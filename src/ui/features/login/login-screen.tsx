import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Banner } from '../../components/feedback/banner.tsx'
import { Checkbox } from '../../components/form/checkbox.tsx'
import type { LoginModel } from './login-model.ts'
import styles from './login-screen.module.css'
import { LoginTrouble } from './login-trouble.tsx'
import { PersonaChoice } from './persona-choice.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { RoundStory } from './round-story.tsx'

export function LoginScreen({ login }: { login: LoginModel }) {
  const { t } = useLingui()
  const { providers, personas = [], state, kept, termsTo, privacyTo } = login
  const busy = state.kind === 'signing-in' || state.kind === 'waiting' ? state.with : null
  const blocked = state.kind === 'offline' || busy !== null
  return (
    <div className={styles.sides}>
      <div className={styles.screen}>
        <h1 className={styles.title}>{t({ id: 'login.title', message: 'Sign in' })}</h1>
        {kept && kept.count > 0 && <KeptWork count={kept.count} />}
        <LoginTrouble state={state} />
        {providers.length > 0 && (
          <ProviderButtons providers={providers} busy={busy} blocked={blocked} onProvider={login.onProvider} />
        )}
        {providers.length > 0 && personas.length > 0 && (
          <p className={styles.or}>{t({ id: 'login.or', message: 'or without an account' })}</p>
        )}
        {personas.length > 0 && (
          <PersonaChoice personas={personas} busy={busy === 'demo'} disabled={blocked} onChoose={login.onDemo} />
        )}
        {state.kind !== 'offline' && (providers.length > 0 || personas.length > 0) && (
          <Checkbox
            label={t({ id: 'login.quick', message: 'Stay signed in on this device' })}
            hint={t({ id: 'login.quick.hint', message: 'Switch this off on a device that others use too.' })}
            checked={login.quickLogin}
            onChange={login.onQuickLogin}
          />
        )}
        {(termsTo || privacyTo) && (
          <p className={styles.links}>
            {termsTo && <a href={termsTo}>{t({ id: 'login.terms', message: 'Terms and conditions' })}</a>}
            {privacyTo && <a href={privacyTo}>{t({ id: 'login.privacy', message: 'Privacy policy' })}</a>}
          </p>
        )}
      </div>
      <RoundStory />
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
