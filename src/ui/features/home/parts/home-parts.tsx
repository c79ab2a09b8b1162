import { type ComponentType, Suspense } from 'react'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { useAccount } from '../../../state/account/use-account.ts'
import { type HomeList, homeOrder } from '../home-order.ts'
import { DeletionNotice } from './deletion-notice.tsx'
import { HomeAside } from './home-aside.tsx'
import styles from './parts.module.css'
import { WaitingToBeSent } from './waiting-to-be-sent.tsx'

/** What waits, then the lists in the order of the role, which is known once the account was read; boxes beside them. */
export function HomeParts({ lists }: { lists: Record<HomeList, ComponentType> }) {
  const account = useAccount()
  return (
    <div className={styles.columns}>
      <div className={styles.lists}>
        {account?.data.deleteAfter && <DeletionNotice at={Date.parse(account.data.deleteAfter)} />}
        <WaitingToBeSent />
        {account &&
          homeOrder(account.data.preferences?.role).lists.map(name => {
            const List = lists[name]
            return (
              <Suspense key={name} fallback={<Skeleton shape="rows" count={2} />}>
                <List />
              </Suspense>
            )
          })}
      </div>
      <HomeAside />
    </div>
  )
}
