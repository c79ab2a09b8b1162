import { createRootRoute, Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { DialogArea } from '../components/overlay/dialog-area.tsx'
import { arriveAtScreen, forgetArrival, leaveScreen } from '../components/surface/arrival.ts'
import { ToastArea } from '../components/toast/toast-area.tsx'
import { loadTexts } from '../i18n/activate.ts'
import { storedCookies, useCookieBannerDue } from '../state/account/cookie-consent.ts'
import { useFaults } from '../state/sync/use-faults.ts'

const FaultsBanner = lazy(async () => {
  await loadTexts('sync-lab')
  return await import('../features/sync-lab/faults-banner.tsx')
})

const CookieBanner = lazy(async () => {
  await loadTexts('cookies')
  return await import('../features/cookies/cookie-banner.tsx')
})

/** Screens of one task, over which nothing is laid. */
const TASK = /^\/(triage\/(record|results)|ambient-scribe\/new)/

/** Counts opened screens, only after a choice that allows it (decision 111). */
function usePageHits(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged }) => {
        const page = router.state.matches.at(-1)?.fullPath
        if (!pathChanged || page === undefined || !storedCookies()?.analytics) return
        void import('../state/account/page-hits.ts').then(({ countPage }) => countPage(page))
      }),
    [router],
  )
}

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
  usePageHits()
  const task = useLocation({ select: ({ pathname }) => TASK.test(pathname) })
  const bannerDue = useCookieBannerDue()
  return (
    <>
      {useFaults().length > 0 && (
        <Suspense>
          <FaultsBanner />
        </Suspense>
      )}
      <Outlet />
      {bannerDue && !task && (
        <Suspense>
          <CookieBanner />
        </Suspense>
      )}
      <DialogArea />
      <ToastArea />
    </>
  )
}

export const Route = createRootRoute({ component: Root })
