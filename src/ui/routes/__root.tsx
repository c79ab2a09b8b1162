import { createRootRoute, Outlet, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { DialogArea } from '../components/overlay/dialog-area.tsx'
import { arriveAtScreen, forgetArrival, leaveScreen } from '../components/surface/arrival.ts'
import { ToastArea } from '../components/toast/toast-area.tsx'
import { loadTexts } from '../i18n/activate.ts'
import { useSessionState } from '../state/session/use-session.ts'
import { useFaults } from '../state/sync/use-faults.ts'

const FaultsBanner = lazy(async () => {
  await loadTexts('sync-lab')
  return await import('../features/sync-lab/faults-banner.tsx')
})

/** Lazy, because few sessions show it. */
const ImpersonationBanner = lazy(async () => {
  await loadTexts('admin')
  return await import('../features/admin/impersonation-banner.tsx')
})

/** Lazy: it asks nobody before the first screen is there. */
const Cookies = lazy(async () => {
  await loadTexts('cookies')
  return await import('./-frame/cookies.tsx')
})

/** Moves the focus to each new screen; a change of the search or of the address of the same screen leaves it. */
function useArrivals(): void {
  const router = useRouter()
  useEffect(() => {
    const isNewScreen = ({ fromLocation, pathChanged }: { fromLocation?: unknown; pathChanged: boolean }) =>
      fromLocation !== undefined && pathChanged
    const stops = [
      router.subscribe('onBeforeNavigate', event => isNewScreen(event) && leaveScreen()),
      router.subscribe('onRendered', event => isNewScreen(event) && arriveAtScreen()),
    ]
    return () => {
      for (const stop of stops) stop()
      forgetArrival()
    }
  }, [router])
}

function Root() {
  useArrivals()
  const session = useSessionState()
  return (
    <>
      {session.kind === 'signed-in' && session.session.impersonated && (
        <Suspense>
          <ImpersonationBanner name={session.session.name} {...session.session.impersonated} />
        </Suspense>
      )}
      {useFaults().length > 0 && (
        <Suspense>
          <FaultsBanner />
        </Suspense>
      )}
      <Outlet />
      <Suspense>
        <Cookies />
      </Suspense>
      <DialogArea />
      <ToastArea />
    </>
  )
}

export const Route = createRootRoute({ component: Root })
