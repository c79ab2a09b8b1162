import { i18n } from '@lingui/core'
import type { Locale } from '../../../contract/entities/user.ts'
import { systemClock } from '../../../platform/clock.ts'
import { bridge } from '../session/bridge.ts'
import { sessionAtom, store } from '../session/session.ts'
import { storedCookies } from './cookie-consent.ts'

/** Opened screens are sent together. */
const SEND_AFTER_MS = 10_000
/** As many as the server takes at once; what comes on top of a long outage is not counted. */
const MOST = 50

const counts = new Map<string, { page: string; locale: Locale; count: number }>()
let waiting = false

/** True if the device's choice allows it, and the consent of who is signed in. */
async function mayCount(): Promise<boolean> {
  if (!storedCookies()?.analytics) return false
  const state = store.get(sessionAtom)
  if (state.kind !== 'signed-in') return true
  if (state.session.impersonated) return false
  const account = await state.database.account.findOne().exec()
  return account?.data.activity?.behavioralTracking === true
}

/** Counts one opened screen, by the pattern of its route: never an address with ids. */
export async function countPage(pattern: string): Promise<void> {
  if (!(await mayCount())) return
  const page = pattern === '/' ? pattern : pattern.replace(/\/$/, '')
  const locale = i18n.locale as Locale
  const key = `${locale} ${page}`
  const known = counts.get(key)
  if (!known && counts.size >= MOST) return
  counts.set(key, { page, locale, count: Math.min(1000, (known?.count ?? 0) + 1) })
  if (waiting) return
  waiting = true
  systemClock.after(SEND_AFTER_MS, () => void send())
}

async function send(): Promise<void> {
  waiting = false
  const allowed = await mayCount()
  const taken = [...counts]
  counts.clear()
  // Taken back meanwhile: nothing is sent any more.
  if (!allowed || taken.length === 0) return
  const { kind } = await bridge.call('marketing.hits:record', { hits: taken.map(([, hit]) => hit) })
  if (kind !== 'unreachable') return
  // They go with the next screen that is opened.
  for (const [key, hit] of taken) if (!counts.has(key) && counts.size < MOST) counts.set(key, hit)
}
