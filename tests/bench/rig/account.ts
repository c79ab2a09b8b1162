/** An account with its session, as a device that signed in long ago holds it. */
export interface Account {
  accountId: string
  userId: number
  token: string
  /** Its recordings, `recordAt(0)` and on. */
  total: number
}
