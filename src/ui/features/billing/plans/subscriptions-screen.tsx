import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { plansReady } from '../../../../domain/account/plans-readiness.ts'
import { dialogs } from '../../../components/overlay/dialogs.ts'
import { toasts } from '../../../components/toast/toasts.ts'
import { useAccount } from '../../../state/account/use-account.ts'
import styles from '../billing.module.css'
import { PaymentPanel } from '../checkout/payment-panel.tsx'
import { RemoteStanding } from '../remote-standing.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanStanding } from './plan-standing.tsx'
import { dayOf } from './plan-words.ts'
import plans from './plans.module.css'
import { QuoteForm } from './quote-form.tsx'
import { ReadinessForm } from './readiness-form.tsx'
import { BASIC, BUSINESS, usePlans } from './use-plans.ts'

/** P §9: a new account is on the basic plan. */
export function SubscriptionsScreen() {
  const { t } = useLingui()
  const profile = useAccount()?.data.profile
  const { offered, subscription, checkout, buy, change, isChanging, title } = usePlans()
  /** The form below the cards. */
  const [form, setForm] = useState<{ kind: 'quote' } | { kind: 'readiness'; planId: string } | null>(null)
  const held = subscription.value
  const isEnding = held?.status === 'ending'
  const choose = async (planId: string) => {
    if (planId === BUSINESS) return setForm({ kind: 'quote' })
    if (planId === held?.plan.id) {
      if (isEnding) return change(planId)
      toasts.show({
        kind: 'info',
        title: t({ id: 'already subscribed', message: 'You already have this plan' }),
      })
      return
    }
    if (planId === BASIC) return await endPlan()
    if (plansReady(profile)) return buy(planId)
    setForm({ kind: 'readiness', planId })
  }
  const endPlan = async () => {
    const until = dayOf(held?.renewsAt ?? held?.nextResetDate)
    const sure = await dialogs.confirm({
      title: t({ id: 'billing.plan.end.title', message: 'Go back to the basic plan?' }),
      text: t({
        id: 'billing.plan.end.text',
        message: `What is paid stays until ${until}; then the basic plan follows, and nothing more is charged. All records stay.`,
      }),
      confirm: t({ id: 'billing.plan.end.confirm', message: 'End the plan' }),
    })
    if (sure) change(BASIC)
  }
  const isBusy = isChanging || checkout.state.kind !== 'ready'
  return (
    <>
      {held && <PlanStanding subscription={held} planName={nameOf(offered.value, held.plan)} />}
      <RemoteStanding remote={subscription} shape="text" />
      {checkout.state.kind !== 'ready' && (
        <section className={styles.card}>
          <PaymentPanel checkout={checkout} title={title} />
        </section>
      )}
      {offered.value && (
        <div className={plans.plans}>
          {offered.value.map(plan => (
            <PlanCard key={plan.id} plan={plan} held={held} isBusy={isBusy} onChoose={() => void choose(plan.id)} />
          ))}
        </div>
      )}
      <RemoteStanding remote={offered} shape="card" />
      {form?.kind === 'quote' && <QuoteForm onClose={() => setForm(null)} />}
      {form?.kind === 'readiness' && (
        <ReadinessForm
          profile={profile}
          onClose={() => setForm(null)}
          onReady={() => {
            setForm(null)
            buy(form.planId)
          }}
        />
      )}
    </>
  )
}

const nameOf = (
  plans: readonly { id: string; name: string }[] | null,
  { id, name }: { id: string; name?: string | undefined },
): string => plans?.find(plan => plan.id === id)?.name ?? name ?? id
