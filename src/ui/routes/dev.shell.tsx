import { createFileRoute, notFound } from '@tanstack/react-router'
import { devPages } from '../features/dev/dev-pages.ts'
import { SampleScreen } from '../features/dev/sample-screen.tsx'
import { ShellSamples, sampleChoice } from '../features/shell/shell-samples.tsx'
import { everythingSaid } from '../i18n/activate.ts'

export const Route = createFileRoute('/dev/shell')({
  async beforeLoad() {
    if (!devPages) throw notFound()
    await everythingSaid()
  },
  // Read in the component: what stands here is loaded with the first route.
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
