import { i18n } from '@lingui/core'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { devPages } from '../features/dev/dev-pages.ts'
import { LOGIN_STATES, LoginSample, sampleProviders } from '../features/login/login-samples.tsx'
import { PublicShell } from '../features/shell/frame/public-shell.tsx'
import { activate, loadTexts } from '../i18n/activate.ts'
import { isLocale } from '../i18n/locale.ts'

export const Route = createFileRoute('/dev/login')({
  beforeLoad() {
    if (!devPages) throw notFound()
  },
  // Parsed in the component, because these options are loaded with the first route.
  validateSearch: (search: Record<string, unknown>) => search,
  loader: () => loadTexts('login'),
  component: DevLogin,
})

function DevLogin() {
  const { state, kept, providers } = Route.useSearch()
  return (
    <PublicShell locale={isLocale(i18n.locale) ? i18n.locale : 'en'} onLocale={next => void activate(next)}>
      <LoginSample
        state={LOGIN_STATES[String(state)] ?? { kind: 'ready' }}
        kept={kept ? { count: 3 } : undefined}
        providers={sampleProviders(providers)}
      />
    </PublicShell>
  )
}
