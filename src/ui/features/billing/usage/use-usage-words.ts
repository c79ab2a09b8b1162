import { useLingui } from '@lingui/react/macro'

/** What money was spent on; a type of a newer server stands as it is. */
export function useUsageWords(): (usageType: string) => string {
  const { t } = useLingui()
  return usageType => {
    switch (usageType) {
      case 'uploadFiles':
        return t({ id: 'billing.usage.uploadFiles', message: 'Document' })
      case 'aiInsights':
        return t({ id: 'billing.usage.aiInsights', message: 'Insight or report' })
      case 'subscription':
        return t({ id: 'billing.usage.subscription', message: 'A month of the plan' })
      default:
        return usageType
    }
  }
}
