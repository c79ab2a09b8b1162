import type { Pool } from 'pg'
import type { Notifications } from './notifications.ts'

/** What the two kinds of database differ in. */
export interface Connections {
  kind: 'pglite' | 'postgres'
  pool: Pool
  notifications: Notifications
  close(): Promise<void>
}
