import { useLingui } from '@lingui/react/macro'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Card } from '../../components/surface/card.tsx'

export function ReferralsScreen() {
  const { t } = useLingui()
  return (
    <Card>
      <EmptyState icon="users" title={t({ id: 'account.referrals.title', message: 'No invitation links yet' })}>
        {t({
          id: 'account.referrals.text',
          message: 'Links of your own, with what they bring, do not exist yet. You can share the address of the app.',
        })}
      </EmptyState>
    </Card>
  )
}
