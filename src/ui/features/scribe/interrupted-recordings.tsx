import { lazy, Suspense } from 'react'

const InterruptedList = lazy(() => import('./interrupted-list.tsx'))

/** What was cut off while recording (R6), for any screen; looked for after the first paint. */
export function InterruptedRecordings() {
  return (
    <Suspense>
      <InterruptedList />
    </Suspense>
  )
}
