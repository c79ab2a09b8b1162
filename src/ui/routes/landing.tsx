import { createFileRoute, redirect } from '@tanstack/react-router'
import { showLanding } from '../state/session/show-landing.ts'

export const Route = createFileRoute('/landing')({
  async beforeLoad() {
    // Never resolves: nothing is rendered until the page has loaded.
    if (showLanding('/landing')) await new Promise<never>(() => undefined)
    throw redirect({ to: '/' })
  },
})
