import { createFileRoute } from '@tanstack/react-router'
import { HistoryScreen } from '../features/triage/history/history-screen.tsx'
import { loadTexts } from '../i18n/activate.ts'

export const Route = createFileRoute('/_app/triage/')({ loader: () => loadTexts('triage'), component: HistoryScreen })
