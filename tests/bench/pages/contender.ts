import type { Content } from '../rig/digest.ts'

/** The account of a run, as passed to its page. */
export interface RunAccount {
  accountId: string
  userId: number
  token: string
  /** Number of recordings on the server. */
  total: number
  /** URL of the database with the same recordings on PouchDB's server. */
  couch: string
}

export interface Rename {
  clientId: string
  name: string
}

/** One way to keep an account's recordings on a device, implemented by a page and a worker. */
export interface Contender {
  /** Opens the stored data and shows the newest 50 from then on. Starts no replication; may resolve before painting. */
  open(account: RunAccount): Promise<void>
  /** Opens an empty store, pulls, and shows the newest 50 meanwhile. Resolves when every recording is stored. */
  firstPull(account: RunAccount): Promise<void>
  /** Keeps store and list in step with changes that other devices make, until the page is closed. */
  live(account: RunAccount): Promise<void>
  /** Stores edits locally, as a user's edits, to be sent later. */
  rename(renames: Rename[]): Promise<void>
  /** Sends every edit. Resolves when every acknowledgement is stored (the floor stores none). */
  push(account: RunAccount): Promise<void>
  /** Makes one edit while online. Resolves when its acknowledgement is stored (the floor stores none). */
  editOne(account: RunAccount, rename: Rename): Promise<void>
  /** Returns all stored rows. */
  content(): Promise<Content[]>
}
