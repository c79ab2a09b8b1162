import { createRouter } from '@tanstack/react-router'
import { ScreenCrashed, ScreenMissing } from './features/shell/frame/screen-problems.tsx'
import { routeTree } from './route-tree.gen.ts'

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: ({ error, reset }) => <ScreenCrashed reason={error} onRetry={reset} />,
  defaultNotFoundComponent: ScreenMissing,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
