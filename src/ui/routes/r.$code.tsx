import { createFileRoute, redirect } from '@tanstack/react-router'

/** A referral link: the code is kept, and the landing page is shown (decision 29). */
export const Route = createFileRoute('/r/$code')({
  async beforeLoad({ params }) {
    // Loaded here: few visits begin with a link of this kind.
    const { keepReferralCode } = await import('../state/account/first-touch.ts')
    keepReferralCode(params.code)
    throw redirect({ to: '/', replace: true, reloadDocument: true })
  },
})
