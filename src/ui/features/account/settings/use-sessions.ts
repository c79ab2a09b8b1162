import { useCallback, useEffect, useState } from 'react'
import type { OwnDevice, OwnSession } from '../../../../contract/methods/account.ts'
import { bridge } from '../../../state/session/bridge.ts'
import { useOnline } from '../../../state/sync/use-online.ts'

export type SessionList =
  | { kind: 'loading' }
  | { kind: 'ready'; sessions: readonly OwnSession[]; devices: readonly OwnDevice[] }
  | { kind: 'unreachable' }
  | { kind: 'refused'; code: string }

export type Ended = { sessionId: string } | { others: true } | { deviceId: string }

/** The account's sessions and devices, which only the server knows; asked again when the network returns. */
export function useSessions() {
  const [list, setList] = useState<SessionList>({ kind: 'loading' })
  const online = useOnline()
  const ask = useCallback(async () => {
    const [outcome, devices] = await Promise.all([
      bridge.call('userAccount.sessions:list', {}),
      bridge.call('userAccount.devices:list', {}),
    ])
    if (outcome.kind === 'refused') setList({ kind: 'refused', code: outcome.code })
    else if (outcome.kind === 'unreachable') setList({ kind: 'unreachable' })
    // An older server lists no devices.
    else
      setList({ kind: 'ready', ...outcome.result, devices: devices.kind === 'answered' ? devices.result.devices : [] })
  }, [])
  useEffect(() => {
    if (online) void ask()
    else setList({ kind: 'unreachable' })
  }, [online, ask])
  /** True if the server has ended it. */
  const revoke = async (which: Ended): Promise<boolean> => {
    const { kind } =
      'deviceId' in which
        ? await bridge.call('userAccount.devices:revoke', which)
        : await bridge.call('userAccount.sessions:revoke', which)
    await ask()
    return kind === 'answered'
  }
  return { list, ask, revoke }
}
