import type { Observable } from 'rxjs'
import { REPLICATED } from '../db/collections/replicated.ts'
import { QUEUE, type Queue } from '../db/document.ts'
import type { Database } from '../db/open.ts'
import type { Clock } from '../platform/clock.ts'

interface LocalChange {
  operation: 'INSERT' | 'UPDATE' | 'DELETE'
  documentData: { queue: Queue }
}

interface Listener {
  /** Called for every document that enters a queue. */
  onQueued(): void
  /** Called once the writes pause. */
  onPause(): void
}

const DEBOUNCE_MS = 50

/**
 * Watches the store for work. The engine's own writes (clean documents, upload progress) are none: otherwise each
 * failed try would cause the next. Call what it returns to stop.
 */
export function watchLocalWrites(database: Database, clock: Clock, { onQueued, onPause }: Listener): () => void {
  let cancel: (() => void) | null = null
  const changed = ({ operation, documentData: { queue } }: LocalChange) => {
    if (queue !== QUEUE.push && !(queue === QUEUE.upload && operation === 'INSERT')) return
    onQueued()
    cancel?.()
    cancel = clock.after(DEBOUNCE_MS, onPause)
  }
  const watched = REPLICATED.map(name => (database[name].$ as Observable<LocalChange>).subscribe(changed))
  return () => {
    for (const one of watched) one.unsubscribe()
    cancel?.()
  }
}
