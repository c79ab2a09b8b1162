import { createFileRoute, notFound } from '@tanstack/react-router'
import { devPages } from '../features/dev/dev-pages.ts'
import { SampleScreen } from '../features/dev/sample-screen.tsx'
import { OfflineBanner } from '../features/shell/offline-banner.tsx'
import { NOW, SYNC } from '../features/shell/samples.ts'
import { type SampleChoice, ShellSamples } from '../features/shell/shell-samples.tsx'

const VIEWS = ['app', 'focus', 'public'] as const
const RECORDINGS = ['recording', 'paused', 'silent', 'no-microphone'] as const
const CENTRES = ['full', 'empty'] as const

export const Route = createFileRoute('/dev/shell')({
  beforeLoad() {
    if (!devPages) throw notFound()
  },
  validateSearch: (search: Record<string, unknown>): Partial<SampleChoice> => ({
    view: VIEWS.find(view => view === search.view),
    sync: Object.values(SYNC).find(({ state }) => state === search.sync)?.state,
    recording: RECORDINGS.find(state => state === search.recording),
    centre: CENTRES.find(centre => centre === search.centre),
    update: search.update === true || undefined,
  }),
  component: DevShell,
})

function DevShell() {
  const { view = 'app', sync = 'offline', ...rest } = Route.useSearch()
  const banner = sync === 'offline' && (
    <OfflineBanner
      since={NOW - 24 * 60_000}
      now={NOW}
      storage={{ usedBytes: 48.2 * 1024 ** 2, quotaBytes: 1024 ** 3 }}
    />
  )
  return (
    <ShellSamples key={JSON.stringify(rest)} choice={{ view, sync, ...rest }}>
      <SampleScreen banner={banner} />
    </ShellSamples>
  )
}
