import type { ReactNode } from 'react'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import type { LiveState } from '../state/session/use-live.ts'
import { useServerContact } from './server-contact.ts'

interface FoundRecordsProps<T> {
  found: LiveState<readonly T[]>
  onRetry: () => void
  /** Shown if the local store fails. */
  failed: { title: string; text: string }
  /** Shown for an empty list: what it is for, and the one action. */
  empty: ReactNode
  /** Rows of the skeleton. */
  rows?: number
  children: (records: readonly T[]) => ReactNode
}

/** The states of a list of records: loading, failed, empty, filled. During the first pull an empty list is loading. */
export function FoundRecords<T>({ found, onRetry, failed, empty, rows = 5, children }: FoundRecordsProps<T>) {
  const contact = useServerContact()
  switch (found.kind) {
    case 'loading':
      return found.slow && <Skeleton shape="rows" count={rows} />
    case 'failed':
      return (
        <ErrorState title={failed.title} onRetry={onRetry}>
          {failed.text}
        </ErrorState>
      )
    case 'ready':
      if (found.value.length > 0) return children(found.value)
      return contact.kind === 'asking' ? <Skeleton shape="rows" count={rows} /> : empty
  }
}
