import type { Content } from '../rig/digest.ts'

/** The account of a run, as its page is told of it. */
export interface RunAccount {
  accountId: string
  userId: number
  token: string
  /** Recordings on the server. */
  total: number
  /** The same recordings on the server of PouchDB. */
  couch: string
}

/** One way to keep an account's recordings on a device; lives on a page and in a worker of its own. */
export interface Contender {
  /**
   * The first pull on a new device: opens everything and brings every recording, while the list shows the newest 50 as
   * they come. Resolves when all are stored.
   */
  firstPull(account: RunAccount): Promise<void>
  /** Everything that is stored. */
  content(): Promise<Content[]>
}
