import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '../features/triage/history/profile-screen.tsx'
import { loadTexts } from '../i18n/activate.ts'

export const Route = createFileRoute('/_app/triage/profile')({
  loader: () => loadTexts('triage'),
  component: ProfileScreen,
})
