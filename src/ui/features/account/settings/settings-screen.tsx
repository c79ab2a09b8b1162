import type { ReactNode } from 'react'
import styles from '../account.module.css'
import { ExportCard } from './export-card.tsx'
import { InsightsCard } from './insights-card.tsx'
import { LooksCard } from './looks-card.tsx'
import { PrivacyCard } from './privacy-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

interface SettingsScreenProps {
  /** The button to the cookie choices. */
  cookies: ReactNode
  /** The card of the messaging app. */
  messenger: ReactNode
}

/** Privacy, insights, the messaging app, export, sessions, looks by administrators. */
export function SettingsScreen({ cookies, messenger }: SettingsScreenProps) {
  return (
    <div className={styles.cards}>
      <div className={styles.stack}>
        <PrivacyCard cookies={cookies} />
        <InsightsCard />
        {messenger}
      </div>
      <div className={styles.stack}>
        <SessionsCard />
        <LooksCard />
        <ExportCard />
      </div>
    </div>
  )
}
