import { useLingui } from '@lingui/react/macro'

/** The name of a plan by its id, as its person reads it; a plan without a name here stays its id. */
export function usePlanName(): (plan: string | null | undefined) => string {
  const { t } = useLingui()
  const names: Readonly<Record<string, string>> = {
    basic: t({ id: 'admin.plan.basic', message: 'Basic' }),
    professional: t({ id: 'admin.people.professional', message: 'Professional' }),
    business: t({ id: 'admin.plan.business', message: 'Business' }),
  }
  return plan => (plan ? (names[plan] ?? plan) : '—')
}
