import { type ComponentProps, lazy, Suspense } from 'react'

const SyncCentre = lazy(() => import('./sync-centre.tsx'))

/** The sync centre, loaded when it is first opened. */
export function SyncCentreArea(props: ComponentProps<typeof SyncCentre>) {
  return (
    <Suspense>
      <SyncCentre {...props} />
    </Suspense>
  )
}
