import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '../features/triage/profile-screen.tsx'

export const Route = createFileRoute('/_app/triage/profile')({ component: ProfileScreen })
