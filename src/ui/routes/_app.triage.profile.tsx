import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PageTitle } from '../features/shell/frame/page-title.tsx'
import { ProfileScreen } from '../features/triage/history/profile-screen.tsx'
import { loadTexts } from '../i18n/activate.ts'

export const Route = createFileRoute('/_app/triage/profile')({
  loader: () => loadTexts('triage'),
  component: Profile,
})

function Profile() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t({ id: 'triage.profiles', message: 'Choose a profile' })} />
      <ProfileScreen />
    </>
  )
}
