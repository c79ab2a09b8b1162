import { createRootRoute, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { DialogArea } from '../components/overlay/dialog-area.tsx'
import { ToastArea } from '../components/toast/toast-area.tsx'
import { everythingSaid } from '../i18n/activate.ts'
import { useWeather } from '../state/use-weather.ts'

const WeatherBanner = lazy(async () => {
  await everythingSaid()
  return await import('../features/sync-lab/weather-banner.tsx')
})

function Root() {
  return (
    <>
      {useWeather().length > 0 && (
        <Suspense>
          <WeatherBanner />
        </Suspense>
      )}
      <Outlet />
      <DialogArea />
      <ToastArea />
    </>
  )
}

export const Route = createRootRoute({ component: Root })
