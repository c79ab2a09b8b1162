import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/questionnaire/')({
  beforeLoad() {
    throw redirect({ to: '/questionnaire/templates', replace: true })
  },
})
