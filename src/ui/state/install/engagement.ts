import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { ownAccount } from '../../../db/queries/account.ts'
import { countDay, type Engagement } from '../../../domain/account/engagement.ts'
import { deviceValues } from '../../../platform/browser/storage.ts'
import { browserVisibility } from '../../../platform/browser/visibility.ts'
import { systemClock } from '../../../platform/clock.ts'
import { bridge } from '../session/bridge.ts'
import { sessionAtom, store } from '../session/session.ts'
import { useLive } from '../session/use-live.ts'
import { useDatabase, useSession, useSyncStatus } from '../session/use-session.ts'

const KEY = 'daysOfUse'
const MOST_DAYS = 31

/** Days of use, yyyy-mm-dd, that the account does not count yet: those without a network. */
function keptDays(accountId: string): string[] {
  try {
    const kept = JSON.parse(deviceValues.get(KEY) ?? '{}') as { accountId?: string; days?: string[] }
    return kept.accountId === accountId && Array.isArray(kept.days) ? kept.days : []
  } catch {
    return []
  }
}

store.sub(sessionAtom, () => store.get(sessionAtom).kind === 'leaving' && deviceValues.remove(KEY))

/** The day in the device's zone. */
function today(): string {
  const now = new Date(systemClock.now())
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/**
 * Counts this day of use, and returns the level; 0 until the account is known. The count is sent
 * past the queue, because it is no work of the user.
 */
export function useEngagementLevel(): number {
  const { accountId, impersonated } = useSession()
  const database = useDatabase()
  const account = useLive(useCallback(() => ownAccount(database), [database]))
  const reachable = useSyncStatus()?.upToDate === true
  const day = useSyncExternalStore(browserVisibility.subscribe, today)
  const user = account.kind === 'ready' ? account.value : null
  const { level: before, day: last } = user?.data.activity?.engagement ?? {}
  const reached = useMemo(() => {
    if (!user) return null
    const kept = keptDays(accountId).filter(one => one < day && (last === undefined || one > last))
    const days = [...kept.toSorted().slice(-MOST_DAYS), day]
    const counted = days.reduce<Partial<Engagement>>(countDay, { level: before, day: last })
    return { ...(counted as Engagement), days }
  }, [user, accountId, day, before, last])
  const isNew = reached !== null && (reached.level !== before || reached.day !== last)

  useEffect(() => {
    if (reached === null || impersonated) return
    if (!isNew) return deviceValues.remove(KEY)
    deviceValues.set(KEY, JSON.stringify({ accountId, days: reached.days }))
    if (!reachable) return
    const { level, day } = reached
    void bridge.call('userAccount.user:update', {
      patch: [{ op: 'set', path: ['activity', 'engagement'], value: { level, day } }],
    })
  }, [reached, isNew, reachable, accountId, impersonated])
  return reached?.level ?? 0
}
