import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CookieBanner } from '../../features/cookies/cookie-banner.tsx'
import { storedCookies, useCookieBannerDue } from '../../state/account/cookie-consent.ts'
import { countPage } from '../../state/account/page-hits.ts'

/** Screens of one task, over which nothing is laid. */
const TASK = /^\/(triage\/(record|results)|ambient-scribe\/new)/

/** The cookie banner, and what its choice allows: the count of opened screens (decision 111). */
export default function Cookies() {
  const router = useRouter()
  const due = useCookieBannerDue()
  const task = useLocation({ select: ({ pathname }) => TASK.test(pathname) })
  useEffect(() => {
    const count = () => {
      const page = router.state.matches.at(-1)?.fullPath
      if (page !== undefined && storedCookies()?.analytics) void countPage(page)
    }
    count()
    return router.subscribe('onRendered', ({ pathChanged }) => pathChanged && count())
  }, [router])
  return due && !task ? <CookieBanner /> : null
}
