import { useLingui } from '@lingui/react/macro'
import type { PaymentStatus } from '../../../../contract/entities/money.ts'
import type { Tone } from '../../../components/feedback/pill.tsx'

export function useStatusWords(): Record<PaymentStatus, { tone: Tone; text: string }> {
  const { t } = useLingui()
  return {
    pending: { tone: 'info', text: t({ id: 'billing.status.pending', message: 'waiting' }) },
    waiting_for_capture: { tone: 'info', text: t({ id: 'billing.status.capture', message: 'being confirmed' }) },
    succeeded: { tone: 'ok', text: t({ id: 'billing.status.succeeded', message: 'paid' }) },
    canceled: { tone: 'neutral', text: t({ id: 'billing.status.canceled', message: 'cancelled' }) },
    failed: { tone: 'danger', text: t({ id: 'billing.status.failed', message: 'failed' }) },
  }
}
