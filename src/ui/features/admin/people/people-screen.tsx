import { useState } from 'react'
import { useRemote } from '../../../state/session/use-remote.ts'
import styles from '../admin.module.css'
import { AdminPage, RemoteContent } from '../admin-page.tsx'
import { PeopleCard } from './people-card.tsx'
import { PersonCard } from './person-card.tsx'
import { QuotesCard } from './quotes-card.tsx'
import { StatsStrip } from './stats-strip.tsx'

const NONE = {}
const STALE_MS = 60_000

/** The numbers of today, everybody, the account that is chosen, and what clinics asked. */
export function PeopleScreen() {
  const stats = useRemote('admin.stats:list', NONE, { maxAgeMs: STALE_MS })
  const [chosen, choose] = useState<number | null>(null)
  return (
    <AdminPage shown={stats}>
      <RemoteContent remote={stats}>{value => <StatsStrip stats={value} />}</RemoteContent>
      <div className={styles.columns}>
        <PeopleCard chosen={chosen} onChoose={choose} />
        {chosen !== null && <PersonCard key={chosen} id={chosen} />}
      </div>
      <QuotesCard />
    </AdminPage>
  )
}
