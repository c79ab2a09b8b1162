import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toasts } from './toasts.ts'

const ToastHost = lazy(() => import('./toast-host.tsx'))

/** Renders the toasts; mounted once at the root. */
export function ToastArea() {
  const wanted = useSyncExternalStore(toasts.subscribe, toasts.wanted)
  return wanted ? (
    <Suspense>
      <ToastHost />
    </Suspense>
  ) : null
}
