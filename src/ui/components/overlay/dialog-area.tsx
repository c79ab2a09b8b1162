import { lazy, Suspense, useSyncExternalStore } from 'react'
import { dialogs } from './dialogs.ts'
import { useHasOpened } from './once-open.ts'

export const loadDialogs = () => import('./dialog-host.tsx')
const DialogHost = lazy(loadDialogs)

/** Renders the dialogs of `dialogs`; mounted once at the root. */
export function DialogArea() {
  const stack = useSyncExternalStore(dialogs.subscribe, dialogs.current)
  if (!useHasOpened(stack.length > 0)) return null
  return (
    <Suspense>
      <DialogHost stack={stack} />
    </Suspense>
  )
}
