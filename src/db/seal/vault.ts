import { Dexie, type DexieOptions, type EntityTable } from 'dexie'

/** A data key of one account on this device. */
export interface KeyRow {
  id: number
  accountId: string
  /** The data key, encrypted by the wrapping key, which only the server has. */
  wrapped: Uint8Array<ArrayBuffer>
  iv: Uint8Array<ArrayBuffer>
  /** Not extractable; here while the account is signed in, null after the sign-out. */
  dataKey: CryptoKey | null
}

/** One encrypted record of a store, or one piece of a large file that belongs to the record after it. */
export interface SealedRow {
  id: number
  keyId: number
  store: string
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

/** A sign-out that has begun; the next start finishes it before anything is shown. */
export interface LeavingRow {
  accountId: string
  /** Everything unsent is encrypted in the vault: the plain stores can be emptied. */
  sealed: boolean
  /** The highest id in the vault before it began: the account's rows above it are this sign-out's. */
  after: number
}

/**
 * Dexie database `anamnesis-vault`: what stays on the device after a sign-out (S7). Nothing in it can be read without the
 * wrapping key, except ids of accounts and hashes of tokens.
 */
export class Vault extends Dexie {
  declare readonly keys: EntityTable<KeyRow, 'id'>
  declare readonly sealed: EntityTable<SealedRow, 'id'>
  declare readonly leaving: EntityTable<LeavingRow, 'accountId'>
  /** SHA-256 of tokens whose sessions have to be ended on the server. */
  declare readonly revocations: EntityTable<{ tokenHash: string }, 'tokenHash'>

  constructor(options?: DexieOptions) {
    super('anamnesis-vault', { chromeTransactionDurability: 'strict', ...options })
    this.version(1).stores({
      keys: '++id, accountId',
      sealed: '++id, keyId',
      leaving: 'accountId',
      revocations: 'tokenHash',
    })
  }

  /** The key that seals now: the newest one of the account that is not locked; null before `unlock`. */
  async openKey(accountId: string): Promise<(KeyRow & { dataKey: CryptoKey }) | null> {
    const rows = await this.keys.where({ accountId }).toArray()
    return rows.reverse().find((row): row is KeyRow & { dataKey: CryptoKey } => row.dataKey !== null) ?? null
  }

  /**
   * Opens the account's keys with the server's wrapping key (32 bytes, hexadecimal), and makes one if none opens. A key
   * that another wrapping key closed stays locked, with what it sealed.
   */
  async unlock(accountId: string, wrappingKey: string): Promise<void> {
    const wrapping = await importWrappingKey(wrappingKey)
    for (const row of await this.keys.where({ accountId }).toArray()) {
      const dataKey = row.dataKey ?? (await unwrap(row, wrapping))
      if (dataKey) await this.keys.update(row.id, { dataKey })
    }
    if (await this.openKey(accountId)) return
    await this.keys.add({ accountId, ...(await newDataKey(wrapping)) })
  }

  /** Stores that a sign-out has begun, unless one has. */
  beginLeaving(accountId: string): Promise<LeavingRow> {
    return this.transaction('rw', this.leaving, this.sealed, async () => {
      const begun = await this.leaving.get(accountId)
      if (begun) return begun
      const [last = 0] = await this.sealed.orderBy('id').reverse().limit(1).primaryKeys()
      const row = { accountId, sealed: false, after: last }
      await this.leaving.put(row)
      return row
    })
  }

  /** Takes a sign-out back that has deleted nothing, with what it sealed; does nothing if none has begun. */
  cancelLeaving(accountId: string): Promise<void> {
    return this.transaction('rw', this.leaving, this.keys, this.sealed, async () => {
      const begun = await this.leaving.get(accountId)
      if (!begun) return
      await this.dropSealedAfter(accountId, begun.after)
      await this.leaving.delete(accountId)
    })
  }

  /** Deletes the account's sealed rows with an id above `after`. */
  async dropSealedAfter(accountId: string, after: number): Promise<void> {
    for (const keyId of await this.keys.where({ accountId }).primaryKeys()) {
      const ids = await this.sealed.where({ keyId }).primaryKeys()
      await this.sealed.bulkDelete(ids.filter(id => id > after))
    }
  }

  /** Forgets the data keys of a signed-out account; keys that sealed nothing go completely. */
  async lock(accountId: string): Promise<void> {
    await this.transaction('rw', this.keys, this.sealed, async () => {
      for (const { id } of await this.keys.where({ accountId }).toArray()) {
        if ((await this.sealed.where({ keyId: id }).count()) > 0) await this.keys.update(id, { dataKey: null })
        else await this.keys.delete(id)
      }
    })
  }
}

const ALGORITHM = { name: 'AES-GCM', length: 256 }
const USES: KeyUsage[] = ['encrypt', 'decrypt']

const importWrappingKey = (hex: string): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'raw',
    Uint8Array.from(hex.match(/../g) ?? [], byte => Number.parseInt(byte, 16)),
    ALGORITHM,
    false,
    ['wrapKey', 'unwrapKey'],
  )

/** The copy that is stored cannot be extracted; the extractable one lives for this call only. */
async function newDataKey(wrapping: CryptoKey): Promise<Omit<KeyRow, 'id' | 'accountId'>> {
  const extractable = await crypto.subtle.generateKey(ALGORITHM, true, USES)
  const iv = newIv()
  const wrapped = new Uint8Array(await crypto.subtle.wrapKey('raw', extractable, wrapping, { name: 'AES-GCM', iv }))
  const row = { wrapped, iv }
  const dataKey = await unwrap(row, wrapping)
  if (!dataKey) throw new Error('a new key could not be opened')
  return { ...row, dataKey }
}

/** Null if another wrapping key closed it. */
async function unwrap({ wrapped, iv }: Pick<KeyRow, 'wrapped' | 'iv'>, wrapping: CryptoKey): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.unwrapKey('raw', wrapped, wrapping, { name: 'AES-GCM', iv }, ALGORITHM, false, USES)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'OperationError') return null
    throw error
  }
}

export const newIv = () => crypto.getRandomValues(new Uint8Array(12))
