import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '../../components/action/button.tsx'

export const BILLING = '/user-account/account/billing'

/** The way to the balance, beside work that waits for it. */
export function TopUpLink() {
  const { t } = useLingui()
  return (
    <LinkButton size="sm" to={BILLING}>
      {t({ id: 'kit.topUp', message: 'Top up' })}
    </LinkButton>
  )
}
