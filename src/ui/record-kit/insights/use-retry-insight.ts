import { useLingui } from '@lingui/react/macro'
import { retryParked } from '../../../db/commands/context.ts'
import { retryInsight } from '../../../db/commands/insights.ts'
import type { InsightState } from '../../../db/queries/insights.ts'
import { toasts } from '../../components/toast/toasts.ts'
import { useCommandContext } from '../../state/session/use-session.ts'
import { sendNow } from '../send-now.ts'

/** Returns a function that asks again for an insight that failed or was refused; without a network it waits. */
export function useRetryInsight(): (clientId: string, state: InsightState) => Promise<void> {
  const { t } = useLingui()
  const context = useCommandContext()
  return async (clientId, state) => {
    try {
      if (state.kind === 'refused') await retryParked(context, 'healthRecords', clientId)
      else await retryInsight(context, clientId)
      await sendNow()
    } catch {
      toasts.show({ kind: 'error', title: t({ id: 'errors.savingFailed', message: 'Saving failed' }) })
    }
  }
}
