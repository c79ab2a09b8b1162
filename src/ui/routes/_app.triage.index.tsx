import { createFileRoute } from '@tanstack/react-router'
import { HistoryScreen } from '../features/triage/history-screen.tsx'

export const Route = createFileRoute('/_app/triage/')({ component: HistoryScreen })
