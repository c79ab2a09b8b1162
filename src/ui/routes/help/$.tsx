import { createFileRoute, redirect } from '@tanstack/react-router'

/** Any other tab is the one for feedback (P §2.10). */
export const Route = createFileRoute('/help/$')({
  beforeLoad() {
    throw redirect({ to: '/help/feedback', replace: true })
  },
})
