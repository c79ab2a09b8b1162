import { lazy, Suspense, useSyncExternalStore } from 'react'
import { dialogs } from './dialogs.ts'

export const loadDialogs = () => import('./dialog-host.tsx')
const DialogHost = lazy(loadDialogs)

/** Where the dialogs of `dialogs` appear; stands once at the root. */
export function DialogArea() {
  const stack = useSyncExternalStore(dialogs.subscribe, dialogs.current)
  return (
    <Suspense>
      <DialogHost stack={stack} />
    </Suspense>
  )
}
