import { createFileRoute } from '@tanstack/react-router'
import { RecordingsScreen } from '../features/scribe/recordings-screen.tsx'

export const Route = createFileRoute('/_app/ambient-scribe/list')({ component: RecordingsScreen })
