import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/user-account/account/')({
  beforeLoad() {
    throw redirect({ to: '/user-account/account/main', replace: true })
  },
})
