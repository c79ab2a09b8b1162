import { useCallback, useEffect, useState } from 'react'
import { openTab, sendTab } from '../../../platform/browser/app/linked-tab.ts'
import { browserVisibility } from '../../../platform/browser/visibility.ts'
import { systemClock } from '../../../platform/clock.ts'
import { bridge } from '../../state/session/bridge.ts'
import { useRemote } from '../../state/session/use-remote.ts'
import { useOnline } from '../../state/sync/use-online.ts'
import { followLink } from './follow-link.ts'

const NONE = {}
const MAX_AGE_MS = 30_000

/** A link that was opened and is not confirmed yet. */
export interface Pending {
  link: string
  /** Device clock, milliseconds. */
  opensUntil: number
  /** False where the browser blocked the tab. */
  opened: boolean
}

export type Failure = { kind: 'unreachable' } | { kind: 'refused'; code: string; errorType?: string | undefined }

/** The link to the messaging app as the server last said, and what can be done with it. */
export function useMessenger(onLinked: (username: string | null) => void) {
  const { value, fetchedAt, asked, refresh } = useRemote('userAccount.user.telegram:status', NONE, {
    maxAgeMs: MAX_AGE_MS,
  })
  const online = useOnline()
  const [pending, setPending] = useState<Pending | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  const isOver = useCallback(async (): Promise<boolean> => {
    const outcome = await bridge.call('userAccount.user.telegram:status', NONE)
    if (outcome.kind !== 'answered' || !outcome.result.linked) return false
    refresh()
    setPending(null)
    onLinked(outcome.result.username ?? null)
    return true
  }, [refresh, onLinked])

  const link = pending?.link
  useEffect(() => {
    if (link === undefined || !online) return
    return followLink({ clock: systemClock, active: browserVisibility.visible, isOver })
  }, [link, online, isOver])

  useEffect(() => {
    if (!pending) return
    return systemClock.after(Math.max(0, pending.opensUntil - systemClock.now()), () => setPending(null))
  }, [pending])

  const run = async <T>(call: Promise<{ kind: string } & T>): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    const outcome = await call
    setBusy(false)
    if (outcome.kind !== 'answered') setFailure(outcome as unknown as Failure)
    refresh()
    return outcome.kind === 'answered'
  }

  return {
    ...{ value, fetchedAt, asked, refresh, pending, busy, failure, online },
    /** Call it in the click: the tab has to be opened there. */
    async begin(): Promise<void> {
      const tab = openTab()
      setBusy(true)
      setFailure(null)
      const outcome = await bridge.call('userAccount.user.telegram:generateToken', NONE)
      setBusy(false)
      if (outcome.kind !== 'answered') {
        tab?.close()
        return setFailure(outcome)
      }
      const { link, expiresAt } = outcome.result
      const opened = tab !== null && sendTab(tab, link)
      setPending({ link, opened, opensUntil: Date.parse(expiresAt) })
    },
    cancel: () => setPending(null),
    unlink: () => run(bridge.call('userAccount.user.telegram:unlink', NONE)),
    notify: (enabled: boolean) => run(bridge.call('userAccount.user.telegram:updateNotifications', { enabled })),
  }
}
