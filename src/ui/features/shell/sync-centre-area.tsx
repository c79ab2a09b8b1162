import { type ComponentProps, lazy, Suspense } from 'react'
import { useOnceOpen } from '../../components/overlay/once-open.ts'

const SyncCentre = lazy(() => import('./sync-centre.tsx'))

/** The sync centre, loaded when it is first opened. */
export function SyncCentreArea(props: ComponentProps<typeof SyncCentre>) {
  if (!useOnceOpen(props.open)) return null
  return (
    <Suspense>
      <SyncCentre {...props} />
    </Suspense>
  )
}
