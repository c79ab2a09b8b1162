import { useState } from 'react'
import { ownAddress } from '../../../platform/browser/sign-in-window.ts'
import { useAccount } from '../../state/account/use-account.ts'
import { bridge } from '../../state/session/bridge.ts'
import { useRemote } from '../../state/session/use-remote.ts'
import { useOnline } from '../../state/sync/use-online.ts'

const NONE = {}
const MAX_AGE_MS = 60_000

export type Failure = { kind: 'unreachable' } | { kind: 'refused'; code: string }

/** The account's invitation link, which its devices know offline, and what it has brought. */
export function useReferrals() {
  const account = useAccount()
  const stats = useRemote('userAccount.referrals:getStats', NONE, { maxAgeMs: MAX_AGE_MS })
  const online = useOnline()
  const [made, setMade] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const code = account?.data.referrals?.code ?? made
  return {
    ...{ loaded: account !== undefined && account !== null, stats, online, busy, failure },
    link: code ? ownAddress(`/r/${code}`) : null,
    async create(): Promise<void> {
      setBusy(true)
      setFailure(null)
      const outcome = await bridge.call('userAccount.referrals:createCode', NONE)
      setBusy(false)
      if (outcome.kind === 'answered') setMade(outcome.result.code)
      else setFailure(outcome)
    },
  }
}
