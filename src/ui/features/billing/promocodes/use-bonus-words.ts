import { useLingui } from '@lingui/react/macro'
import type { Promocode } from '../../../../contract/entities/promocode.ts'
import { useMoney } from '../../../i18n/money.ts'
import { useFormat } from '../../../i18n/use-format.ts'

/** What a multiplier does to the next top-up, as a sentence (decision 39). */
export function useBonusWords(): (data: Promocode['data']) => string {
  const { t } = useLingui()
  const { percent } = useFormat()
  const money = useMoney()
  return ({ multiplier = 1, maxBonus } = {}) => {
    const share = percent(multiplier - 1)
    if (maxBonus === undefined) {
      return t({ id: 'billing.promo.bonus', message: `Your next top-up is increased by ${share}.` })
    }
    const most = money.short(maxBonus)
    return t({
      id: 'billing.promo.bonus.most',
      message: `Your next top-up is increased by ${share}, by ${most} at most.`,
    })
  }
}
