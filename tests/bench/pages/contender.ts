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

export interface Rename {
  clientId: string
  name: string
}

/** One way to keep an account's recordings on a device; lives on a page and in a worker of its own. */
export interface Contender {
  /**
   * Opens what is stored, replication included where it is one, and shows the newest 50 from then on; nothing else is
   * waited for.
   */
  open(account: RunAccount): Promise<void>
  /** The first pull on a new device, from opening everything to every recording stored, the list showing the newest. */
  firstPull(account: RunAccount): Promise<void>
  /** From now on the list follows what others change on the server. */
  live(account: RunAccount): Promise<void>
  /** Stores edits as a person makes them, to be sent later. */
  rename(renames: Rename[]): Promise<void>
  /** Sends every edit; resolves when it is stored that the server has them all. */
  push(account: RunAccount): Promise<void>
  /** One edit as a person makes it with a network: resolves when the server has it and that is stored. */
  editOne(account: RunAccount, rename: Rename): Promise<void>
  /** Everything that is stored. */
  content(): Promise<Content[]>
}
