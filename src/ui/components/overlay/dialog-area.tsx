import { lazy, Suspense, useSyncExternalStore } from 'react'
import { dialogs } from './dialogs.ts'
import { useOnceOpen } from './once-open.ts'

export const loadDialogs = () => import('./dialog-host.tsx')
const DialogHost = lazy(loadDialogs)

/** Where the dialogs of `dialogs` appear; stands once at the root. */
export function DialogArea() {
  const stack = useSyncExternalStore(dialogs.subscribe, dialogs.current)
  if (!useOnceOpen(stack.length > 0)) return null
  return (
    <Suspense>
      <DialogHost stack={stack} />
    </Suspense>
  )
}
