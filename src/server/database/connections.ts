import type { Pool } from 'pg'
import type { Notifications } from './notifications.ts'

/** What differs between the two kinds of database. */
export interface Connections {
  kind: 'pglite' | 'postgres'
  pool: Pool
  notifications: Notifications
  close(): Promise<void>
}
