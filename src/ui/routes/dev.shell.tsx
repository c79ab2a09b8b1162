import { createFileRoute, notFound } from '@tanstack/react-router'
import { devPages } from '../features/dev/dev-pages.ts'
import { SampleScreen } from '../features/dev/sample-screen.tsx'
import { ShellSamples, sampleChoice } from '../features/shell/samples/shell-samples.tsx'
import { loadTexts } from '../i18n/activate.ts'

export const Route = createFileRoute('/dev/shell')({
  async beforeLoad() {
    if (!devPages) throw notFound()
    await loadTexts('dev', 'shell/sync-centre')
  },
  // Parsed in the component, because these options are loaded with the first route.
  validateSearch: (search: Record<string, unknown>) => search,
  component: DevShell,
})

function DevShell() {
  const choice = sampleChoice(Route.useSearch())
  return (
    <ShellSamples key={JSON.stringify(choice)} choice={choice}>
      <SampleScreen />
    </ShellSamples>
  )
}
