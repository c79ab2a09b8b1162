import { useLingui } from '@lingui/react/macro'
import type { Plan } from '../../../../contract/entities/money.ts'
import type { Subscription } from '../../../../contract/methods/payments.ts'
import { Button } from '../../../components/action/button.tsx'
import { Pill } from '../../../components/feedback/pill.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { useOnline } from '../../../state/sync/use-online.ts'
import { dayOf } from './plan-words.ts'
import plans from './plans.module.css'
import { BASIC, BUSINESS } from './use-plans.ts'

interface PlanCardProps {
  plan: Plan
  held: Subscription | null
  isBusy: boolean
  onChoose: () => void
}

export function PlanCard({ plan, held, isBusy, onChoose }: PlanCardProps) {
  const { t } = useLingui()
  const online = useOnline()
  const { id, name, price_display: price, description, features } = plan
  const isHeld = held?.plan.id === id
  const [sum, period] = inTwo(price)
  return (
    <section className={plans.plan} data-held={isHeld || undefined}>
      <h2 className={plans.name}>{name}</h2>
      <div className={plans.priceRow}>
        <p className={plans.price}>
          {sum} {period && <span className={plans.period}>{period}</span>}
        </p>
        {isHeld && (
          <Pill tone="accent" icon="check">
            {t({ id: 'billing.plan.yours', message: 'your plan' })}
          </Pill>
        )}
      </div>
      <p className={plans.description}>{description}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets. */}
      <ul role="list" className={plans.features}>
        {features.map(feature => (
          <li key={feature}>
            <Icon name="check" size={16} />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <Button
        block
        size="md"
        variant={id === BUSINESS && !isHeld ? 'primary' : isHeld ? 'quiet' : 'secondary'}
        disabled={!online || (id === BASIC && held?.status === 'ending')}
        busy={isBusy}
        onClick={onChoose}
      >
        <Act plan={plan} held={held} />
      </Button>
    </section>
  )
}

/** "490 ₽ a month" in two parts, to print the second smaller. */
function inTwo(price: string): [sum: string, period: string] {
  const [, sum = price, period = ''] = /^(.*[\d₽$€£])\s+(\D+)$/.exec(price) ?? []
  return [sum, period]
}

function Act({ plan: { id, name }, held }: Pick<PlanCardProps, 'plan' | 'held'>) {
  const { t } = useLingui()
  if (held?.plan.id === id) {
    return held.status === 'ending'
      ? t({ id: 'billing.plan.keep', message: 'Keep the plan' })
      : t({ id: 'billing.plan.have', message: 'You have it' })
  }
  if (id === BUSINESS) return t({ id: 'billing.plan.quote', message: 'Request a quote' })
  if (id !== BASIC) return t({ id: 'billing.plan.buy', message: `Go to “${name}”` })
  const day = dayOf(held?.endsAt)
  return held?.status === 'ending'
    ? t({ id: 'billing.plan.follows', message: `From ${day}` })
    : t({ id: 'billing.plan.toBasic', message: 'Go to the basic plan' })
}
