import { registerServiceWorker } from '../../state/service-worker.ts'
import { reload } from './reload.ts'

// Imported once, when the first screen stands: the shell for offline, and a new version when there is one.
void registerServiceWorker(() => reload.request('update'))
