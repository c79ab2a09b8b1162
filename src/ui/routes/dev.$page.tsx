import { i18n } from '@lingui/core'
import { createFileRoute, notFound } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { devPages } from '../features/dev/dev-pages.ts'
import { Gallery } from '../features/dev/gallery.tsx'
import { SampleScreen } from '../features/dev/sample-screen.tsx'
import { LOGIN_STATES, LoginSample, sampleProviders } from '../features/login/login-samples.tsx'
import { PublicShell } from '../features/shell/frame/public-shell.tsx'
import { ShellSamples, sampleChoice } from '../features/shell/samples/shell-samples.tsx'
import { activate, loadTexts } from '../i18n/activate.ts'
import { isLocale } from '../i18n/locale.ts'

/** Components and screens with invented data, in development and tests. One route: each weighs in the first script. */
export const Route = createFileRoute('/dev/$page')({
  async beforeLoad({ params: { page } }) {
    if (!devPages || !/^(components|login|shell)$/.test(page)) throw notFound()
    await loadTexts('dev', 'login', 'shell/sync-centre')
  },
  // Parsed in the component, because these options are loaded with the first route.
  validateSearch: (search: Record<string, unknown>) => search,
  component: DevPage,
})

type Search = Record<string, unknown>
const PAGES: Readonly<Record<string, (search: Search) => ReactNode>> = {
  components: () => <Gallery />,
  login: ({ state, kept, providers }) => (
    <PublicShell locale={isLocale(i18n.locale) ? i18n.locale : 'en'} onLocale={next => void activate(next)}>
      <LoginSample
        state={LOGIN_STATES[String(state)] ?? { kind: 'ready' }}
        kept={kept ? { count: 3 } : undefined}
        providers={sampleProviders(providers)}
      />
    </PublicShell>
  ),
  shell: search => {
    const choice = sampleChoice(search)
    return (
      <ShellSamples key={JSON.stringify(choice)} choice={choice}>
        <SampleScreen />
      </ShellSamples>
    )
  },
}

function DevPage() {
  return PAGES[Route.useParams().page]?.(Route.useSearch())
}
