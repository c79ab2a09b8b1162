import { useLingui } from '@lingui/react/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { PageTitle } from '../features/shell/frame/page-title.tsx'
import { SyncLabScreen } from '../features/sync-lab/sync-lab-screen.tsx'
import { loadTexts } from '../i18n/activate.ts'

export const Route = createFileRoute('/_app/dev/sync')({
  loader: () => loadTexts('sync-lab'),
  async beforeLoad() {
    // If an injected fault blocks the server, its last known configuration counts.
    const { readConfig } = await import('../state/session/config.ts')
    const answer = await readConfig()
    if (!answer || (answer.config.environment === 'production' && !answer.config.demo)) throw notFound()
  },
  component: DevSync,
})

function DevSync() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t({ id: 'syncLab.title', message: 'Sync from inside' })} />
      <SyncLabScreen />
    </>
  )
}
