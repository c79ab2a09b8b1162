import { registerServiceWorker } from '../../../state/session/service-worker.ts'
import { reload } from './reload.ts'

// Imported once, after the first screen is rendered: stores the app for offline use and detects new versions.
void registerServiceWorker(() => reload.request('update'))
