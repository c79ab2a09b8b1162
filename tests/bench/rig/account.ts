/** An account with an open session. */
export interface Account {
  accountId: string
  userId: number
  token: string
  /** Number of its recordings, which are `recordAt(0)` to `recordAt(total - 1)`. */
  total: number
  /** clientId of one of its recordings, if they were made by the database. */
  record?: string
}
