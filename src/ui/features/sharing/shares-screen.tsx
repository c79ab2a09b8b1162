import { useLingui } from '@lingui/react/macro'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Page } from '../../components/surface/page.tsx'
import { OfflineBanner } from '../../record-kit/offline-banner.tsx'
import { ShareList } from './share-list.tsx'
import { useShares } from './use-shares.ts'

/** Everything that the account shares, the newest first. */
export function SharesScreen() {
  const { t } = useLingui()
  const shares = useShares(null)
  return (
    <Page title={t({ id: 'sharing.mine', message: 'My shares' })}>
      <OfflineBanner />
      {shares.shares?.length === 0 ? (
        <EmptyState icon="share" title={t({ id: 'sharing.mine.empty', message: 'You share nothing' })}>
          {t({
            id: 'sharing.mine.empty.why',
            message: 'Open a record and choose Share: whoever holds the link can read that record, and nothing else.',
          })}
        </EmptyState>
      ) : (
        <ShareList title={t({ id: 'sharing.mine.links', message: 'Links to my records' })} withRecord {...shares} />
      )}
    </Page>
  )
}
