import { useLingui } from '@lingui/react/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { PageTitle } from '../features/shell/page-title.tsx'
import { SyncLabScreen } from '../features/sync-lab/sync-lab-screen.tsx'
import { readConfig } from '../state/config.ts'

export const Route = createFileRoute('/_app/dev/sync')({
  async beforeLoad() {
    // Where the server cannot be asked, because the weather says so, its last word counts.
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
