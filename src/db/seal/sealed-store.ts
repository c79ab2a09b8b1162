/** A record that structured cloning takes; Blob, ArrayBuffer and Uint8Array may stand in its fields. */
export type StoredRecord = Readonly<Record<string, unknown>>

/** One local store, as sealing takes it. */
export interface SealedStore {
  readonly name: string
  /** Everything of the account that the server does not have, one record at a time. */
  unsent(accountId: string): AsyncIterable<StoredRecord>
  /** Adds a record again unless the store has one with its key. */
  restore(accountId: string, record: StoredRecord): Promise<void>
  /** Removes every record of the account, sent or not. */
  wipe(accountId: string): Promise<void>
}
