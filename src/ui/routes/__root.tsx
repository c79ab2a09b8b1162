import { createRootRoute, Outlet } from '@tanstack/react-router'
import { DialogArea } from '../components/overlay/dialog-area.tsx'
import { ToastArea } from '../components/toast/toast-area.tsx'

function Root() {
  return (
    <>
      <Outlet />
      <DialogArea />
      <ToastArea />
    </>
  )
}

export const Route = createRootRoute({ component: Root })
