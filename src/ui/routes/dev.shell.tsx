import { createFileRoute, notFound } from '@tanstack/react-router'
import { devPages } from '../features/dev/dev-pages.ts'
import { SampleScreen } from '../features/dev/sample-screen.tsx'
import { OfflineBanner } from '../features/shell/offline-banner.tsx'
import { NOW } from '../features/shell/samples.ts'
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
  const banner = choice.sync === 'offline' && (
    <OfflineBanner
      since={NOW - 24 * 60_000}
      now={NOW}
      storage={{ usedBytes: 48.2 * 1024 ** 2, quotaBytes: 1024 ** 3 }}
    />
  )
  return (
    <ShellSamples key={JSON.stringify(choice)} choice={choice}>
      <SampleScreen banner={banner} />
    </ShellSamples>
  )
}
