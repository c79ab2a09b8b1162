import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/ambient-scribe/')({
  beforeLoad() {
    throw redirect({ to: '/ambient-scribe/list', replace: true })
  },
})
