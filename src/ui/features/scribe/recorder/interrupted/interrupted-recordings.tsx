import { lazy, Suspense } from 'react'

const InterruptedList = lazy(() => import('./interrupted-list.tsx'))

/** Interrupted recordings (R6), for any screen; the search starts after the first paint, once its code is loaded. */
export function InterruptedRecordings() {
  return (
    <Suspense>
      <InterruptedList />
    </Suspense>
  )
}
