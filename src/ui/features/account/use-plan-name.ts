import { useLingui } from '@lingui/react/macro'

/** The name of a plan by its id; the plan by default is the basic one (P §9). */
export function usePlanName(): (plan: string | undefined) => string {
  const { t } = useLingui()
  const names: Readonly<Record<string, string>> = {
    basic: t({ id: 'account.plan.basic', message: 'Basic' }),
    professional: t({ id: 'account.plan.professional', message: 'Professional' }),
    business: t({ id: 'account.plan.business', message: 'Business' }),
  }
  return (plan = 'basic') => names[plan] ?? plan
}
