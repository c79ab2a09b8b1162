import type { ReactNode } from 'react'
import styles from '../account.module.css'
import { ExportCard } from './export-card.tsx'
import { InsightsCard } from './insights-card.tsx'
import { PrivacyCard } from './privacy-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** Privacy, insights, export, sessions; `cookies` is the button to the cookie choices. */
export function SettingsScreen({ cookies }: { cookies: ReactNode }) {
  return (
    <div className={styles.cards}>
      <div className={styles.stack}>
        <PrivacyCard cookies={cookies} />
        <InsightsCard />
      </div>
      <div className={styles.stack}>
        <SessionsCard />
        <ExportCard />
      </div>
    </div>
  )
}
