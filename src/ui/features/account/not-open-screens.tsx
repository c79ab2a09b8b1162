import { useLingui } from '@lingui/react/macro'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Card } from '../../components/surface/card.tsx'
import { useAccount } from '../../state/account/use-account.ts'
import { usePlanName } from './use-plan-name.ts'

/** What the plan is; plans cannot be bought yet. */
export function SubscriptionsScreen() {
  const { t } = useLingui()
  const plan = usePlanName()(useAccount()?.data.plan)
  return (
    <Card>
      <EmptyState icon="files" title={t({ id: 'account.subscriptions.title', message: `Your plan: ${plan}` })}>
        {t({
          id: 'account.subscriptions.text',
          message: 'Plans cannot be bought or changed here yet, and nothing is charged.',
        })}
      </EmptyState>
    </Card>
  )
}

export function BillingScreen() {
  const { t } = useLingui()
  return (
    <Card>
      <EmptyState icon="circle-check" title={t({ id: 'account.billing.title', message: 'Nothing to pay' })}>
        {t({
          id: 'account.billing.text',
          message: 'The app takes no payments at present, so there is no balance to top up and no history.',
        })}
      </EmptyState>
    </Card>
  )
}
