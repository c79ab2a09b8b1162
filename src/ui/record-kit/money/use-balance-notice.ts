import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { toasts } from '../../components/toast/toasts.ts'
import type { WaitingWork } from '../../state/sync/count-waiting.ts'
import { isUnpaid } from './is-unpaid.ts'
import { BILLING } from './top-up-link.tsx'

/**
 * Tells once, on every screen, that the balance does not suffice for work that was just refused (P §8); older work says it
 * on its card only. Recordings and triages are never refused for money (decision 121).
 */
export function useBalanceNotice(work: WaitingWork | null): void {
  const { t } = useLingui()
  const { history } = useRouter()
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (work === null) return
    const unpaid = work.documents.filter(({ state }) => 'code' in state && isUnpaid(state.code))
    const before = known.current
    known.current = new Set(unpaid.map(({ document }) => document.clientId))
    const count = unpaid.filter(({ document }) => before?.has(document.clientId) === false).length
    if (count === 0) return
    toasts.show({
      kind: 'error',
      title: t({ id: 'messages.insufficientBalance', message: 'The balance is not sufficient' }),
      text: t({
        id: 'kit.unpaid',
        message: plural(count, {
          one: 'What you asked for is kept on this device. Top up, then try again.',
          other: '# items are kept on this device. Top up, then try again.',
        }),
      }),
      action: { label: t({ id: 'kit.topUp', message: 'Top up' }), run: () => history.push(BILLING) },
    })
  }, [work, history, t])
}
