/** What one account may keep on this server. */
export interface Quotas {
  /** Bytes of files and of the content of rows. */
  bytes: number
  /** Patients, records, messages and questionnaires. */
  rows: number
  /** Uploads that are begun and not complete; above it the one that rested longest begins again. */
  openUploads: number
  /** Signed in at the same time; above it the one that was used longest ago ends. Not of the shared demo accounts. */
  sessions: number
  /** Known devices; above it those without a session are forgotten, and further ones may not sign in. */
  devices: number
}

export const MEGABYTE = 1024 ** 2

export const QUOTAS: Quotas = {
  bytes: 100 * 1024 * MEGABYTE,
  rows: 500_000,
  openUploads: 200,
  sessions: 200,
  devices: 500,
}
