import { useEffect, useState } from 'react'
import type { Locale, PushKind } from '../../../contract/entities/user.ts'
import { readPushDevice } from '../../../db/light/push-device.ts'
import { installsByHand } from '../../../platform/browser/app/install.ts'
import { pushPermission, pushSupported } from '../../../platform/browser/app/push.ts'
import { choosePush, offeredKinds, type PushChoiceOutcome } from '../../state/notifications/push.ts'
import { useSession } from '../../state/session/use-session.ts'
import { useOnline } from '../../state/sync/use-online.ts'

export type Notifications =
  | { kind: 'loading' }
  /** `home-screen`: iOS has them only in the installed app; `denied`: refused in the browser; `unknown`: no server yet. */
  | { kind: 'impossible'; because: 'unsupported' | 'home-screen' | 'denied' | 'unknown' }
  | { kind: 'ready'; offered: readonly PushKind[]; chosen: readonly PushKind[] }

/** The kinds of messages of this browser; `choose` takes exactly these from now on. */
export function useNotifications(locale: Locale) {
  const { accountId } = useSession()
  const online = useOnline()
  const [state, setState] = useState<Notifications>({ kind: 'loading' })
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Exclude<PushChoiceOutcome, 'done'> | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the network is back
  useEffect(() => {
    let gone = false
    void look(accountId).then(found => gone || setState(found))
    return () => {
      gone = true
    }
  }, [accountId, online])

  const choose = async (kinds: readonly PushKind[]) => {
    setBusy(true)
    setFailed(null)
    // Shown at once, and taken back if it fails.
    setState(was => (was.kind === 'ready' ? { ...was, chosen: kinds } : was))
    const outcome = await choosePush({ accountId, kinds, locale }).catch(() => 'no-service' as const)
    setFailed(outcome === 'done' ? null : outcome)
    setState(await look(accountId))
    setBusy(false)
  }
  return { state, busy, failed, choose }
}

async function look(accountId: string): Promise<Notifications> {
  if (!pushSupported()) return { kind: 'impossible', because: installsByHand() ? 'home-screen' : 'unsupported' }
  if (pushPermission() === 'denied') return { kind: 'impossible', because: 'denied' }
  const [offered, device] = await Promise.all([offeredKinds(), readPushDevice().catch(() => null)])
  if (offered.length === 0) return { kind: 'impossible', because: 'unknown' }
  const mine = device?.accountId === accountId && pushPermission() === 'granted' ? device.kinds : []
  return { kind: 'ready', offered, chosen: mine.filter(kind => offered.includes(kind)) }
}
