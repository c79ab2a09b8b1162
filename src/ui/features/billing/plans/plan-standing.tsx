import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Subscription } from '../../../../contract/methods/payments.ts'
import { parseTimestamp } from '../../../../domain/dates/timestamp.ts'
import { LinkButton } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { Progress } from '../../../components/feedback/progress.tsx'
import { useMoney } from '../../../i18n/money.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { BILLING } from '../../../record-kit/money/top-up-link.tsx'
import { useMinute } from '../../../record-kit/use-minute.ts'
import styles from '../billing.module.css'
import { dayOf } from './plan-words.ts'
import plans from './plans.module.css'

const DAY = 24 * 3_600_000
/** Usage is shown against this, whatever the plan includes (P §2.11, decision 41). */
export const FIXED = 100

/** The plan that is held, until when, and what was used of it. */
export function PlanStanding({ subscription, planName }: { subscription: Subscription; planName: string }) {
  const { t } = useLingui()
  const { status, endsAt } = subscription
  const until = dayOf(endsAt)
  return (
    <>
      {status === 'grace' && (
        <Banner
          tone="warn"
          icon="triangle-alert"
          aside={<LinkButton to={BILLING}>{t({ id: 'billing.plan.topUp', message: 'Top up' })}</LinkButton>}
        >
          {t({
            id: 'billing.plan.grace',
            message: `The balance did not suffice for the next month. Top up before ${until}; else the basic plan follows.`,
          })}
        </Banner>
      )}
      <div className={plans.standing}>
        <div className={plans.now}>
          <p className={styles.hint}>{t({ id: 'billing.plan.now', message: 'Your plan now' })}</p>
          <p className={plans.current}>{planName}</p>
          <p className={styles.hint}>
            <Dates subscription={subscription} />
          </p>
        </div>
        <Used
          subscription={subscription}
          counter="uploadFiles"
          label={t({ id: 'billing.plan.uploads', message: 'Uploaded files' })}
        />
        <Used
          subscription={subscription}
          counter="aiInsights"
          label={t({ id: 'billing.plan.insights', message: 'AI insights' })}
        />
      </div>
    </>
  )
}

function Dates({ subscription: { status, startDate, nextResetDate, endsAt } }: { subscription: Subscription }) {
  const { t } = useLingui()
  const now = useMinute()
  const [since, next, end] = [dayOf(startDate), dayOf(nextResetDate), dayOf(endsAt)]
  const days = Math.max(0, Math.ceil(((parseTimestamp(nextResetDate ?? '') ?? now) - now) / DAY))
  const left = t({ id: 'billing.plan.in', message: plural(days, { one: 'in # day', other: 'in # days' }) })
  switch (status) {
    case 'ending':
      return t({ id: 'billing.plan.ending', message: `since ${since}, ends ${end}; then the basic plan follows` })
    case 'grace':
      return t({ id: 'billing.plan.graceDates', message: `since ${since}, kept until ${end}` })
    case 'active':
      return t({ id: 'billing.plan.active', message: `since ${since}, renewed from the balance on ${next}, ${left}` })
    default:
      return t({ id: 'billing.plan.free', message: `the counters begin again on ${next}, ${left}` })
  }
}

interface UsedProps {
  subscription: Subscription
  counter: 'uploadFiles' | 'aiInsights'
  label: string
}

function Used({ subscription: { usage, quota, price, nextResetDate }, counter, label }: UsedProps) {
  const { t } = useLingui()
  const { number } = useFormat()
  const money = useMoney()
  const used = usage[counter]
  const included = quota?.[counter]
  const [shown, most, all] = [number(used, 0), number(FIXED, 0), number(included ?? 0, 0)]
  const left = number(Math.max(0, (included ?? 0) - used), 0)
  const until = dayOf(nextResetDate)
  const cost = price ? money.short(price[counter]) : ''
  const words = () => {
    if (included === undefined) return null
    if (included === null) return t({ id: 'billing.plan.limitless', message: 'Your plan has no limit.' })
    if (used < included) {
      return t({ id: 'billing.plan.left', message: `Your plan includes ${all}; ${left} left until ${until}.` })
    }
    return t({
      id: 'billing.plan.over',
      message: `The ${all} of your plan are used up; each further one costs ${cost}.`,
    })
  }
  return (
    <div className={plans.used}>
      <p className={plans.usedHead}>
        <span>{label}</span>
        <span className={styles.hint}>
          <b className={plans.count}>{shown}</b> {t({ id: 'billing.plan.of', message: `of ${most}` })}
        </span>
      </p>
      <Progress
        label={label}
        value={used / FIXED}
        text={t({ id: 'billing.plan.usedOf', message: `${shown} of ${most}` })}
      />
      <p className={styles.hint}>{words()}</p>
    </div>
  )
}
