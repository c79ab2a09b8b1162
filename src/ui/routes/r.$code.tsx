import { createFileRoute, redirect } from '@tanstack/react-router'
import { keepReferralCode } from '../state/account/first-touch.ts'

/** A referral link: the code is kept, and the landing page is shown (decision 29). */
export const Route = createFileRoute('/r/$code')({
  beforeLoad({ params }) {
    keepReferralCode(params.code)
    throw redirect({ to: '/', replace: true, reloadDocument: true })
  },
})
