import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SharesScreen } from '../../features/sharing/shares-screen.tsx'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'
import { loadTexts } from '../../i18n/activate.ts'

export const Route = createFileRoute('/_app/health-records/shares')({
  loader: () => loadTexts('sharing'),
  component: Shares,
})

function Shares() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t({ id: 'sharing.mine', message: 'My shares' })} />
      <SharesScreen />
    </>
  )
}
