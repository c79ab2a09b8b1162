import { createRootRoute, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { DialogArea } from '../components/overlay/dialog-area.tsx'
import { ToastArea } from '../components/toast/toast-area.tsx'
import { loadTexts } from '../i18n/activate.ts'
import { useFaults } from '../state/sync/use-faults.ts'

const FaultsBanner = lazy(async () => {
  await loadTexts('sync-lab')
  return await import('../features/sync-lab/faults-banner.tsx')
})

function Root() {
  return (
    <>
      {useFaults().length > 0 && (
        <Suspense>
          <FaultsBanner />
        </Suspense>
      )}
      <Outlet />
      <DialogArea />
      <ToastArea />
    </>
  )
}

export const Route = createRootRoute({ component: Root })
