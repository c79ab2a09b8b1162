import { decode, encode } from '@msgpack/msgpack'
import type { SealedStore, StoredRecord } from './sealed-store.ts'
import { newIv, type SealedRow, type Vault } from './vault.ts'

/** Files are encrypted in pieces, so that a recording of 100 MB never lies in memory whole. */
const PIECE_BYTES = 4 * 1024 * 1024
const PIECE = 'piece'

/**
 * A sign-out failed before anything was deleted: the device has no room for the sealed copy, or the account has no open
 * key (it signed in before keys existed, and has not reached the server since).
 */
export class NotSealed extends Error {
  override readonly name = 'NotSealed'
}

/**
 * Encrypts everything unsent into the vault and then empties the stores. Killed at any point it goes on at the next call;
 * what is unsent is at every moment in its store or in the vault. Rejects with NotSealed if nothing has changed; with
 * another error if a store could not be emptied, which the next call goes on with.
 */
export async function sealAccount(vault: Vault, stores: readonly SealedStore[], accountId: string): Promise<void> {
  const leaving = await vault.beginLeaving(accountId)
  if (!leaving.sealed) {
    try {
      // What a killed try left is not complete.
      await vault.dropSealedAfter(accountId, leaving.after)
      await encryptUnsent(vault, stores, accountId)
      await vault.leaving.put({ ...leaving, sealed: true })
    } catch (cause) {
      // If this fails too, the next sign-out or sign-in repeats it.
      await vault.cancelLeaving(accountId).catch(() => undefined)
      throw new NotSealed('', { cause })
    }
  }
  for (const store of stores) await store.wipe(accountId)
  await vault.lock(accountId)
  await vault.leaving.delete(accountId)
}

async function encryptUnsent(vault: Vault, stores: readonly SealedStore[], accountId: string): Promise<void> {
  const key = await vault.openKey(accountId)
  for (const store of stores) {
    for await (const record of store.unsent(accountId)) {
      if (!key) throw new Error('the account has no open key')
      for await (const part of partsOf(record)) {
        const name = part instanceof Uint8Array ? PIECE : store.name
        const plain = part instanceof Uint8Array ? part : new Uint8Array(encode(part))
        const iv = newIv()
        const bytes = await crypto.subtle.encrypt(cipher(iv, name), key.dataKey, plain)
        await vault.sealed.add({ keyId: key.id, store: name, iv, bytes })
      }
    }
  }
}

/**
 * Puts everything that the account's open keys sealed back into the stores, then removes it from the vault. Call it
 * before the engine starts: a pulled row must not take the place of an unsent edit. Killed at any point it goes on at the
 * next call. Returns the number of records that stay locked, because the server gave another wrapping key.
 */
export async function restoreAccount(vault: Vault, stores: readonly SealedStore[], accountId: string): Promise<number> {
  const leaving = await vault.leaving.get(accountId)
  // A sign-out that failed: the stores may be half empty, or the vault half written.
  if (leaving?.sealed) {
    for (const store of stores) await store.wipe(accountId)
    await vault.leaving.delete(accountId)
  } else await vault.cancelLeaving(accountId)
  let locked = 0
  for (const { id, dataKey } of await vault.keys.where({ accountId }).toArray()) {
    const ids = await vault.sealed.where({ keyId: id }).primaryKeys()
    if (!dataKey) {
      locked += ids.length
      continue
    }
    let pieces: Uint8Array<ArrayBuffer>[] = []
    for (const rowId of ids) {
      const row = (await vault.sealed.get(rowId)) as SealedRow
      const plain = new Uint8Array(await crypto.subtle.decrypt(cipher(row.iv, row.store), dataKey, row.bytes))
      if (row.store === PIECE) {
        pieces.push(plain)
        continue
      }
      const store = stores.find(({ name }) => name === row.store)
      if (!store) throw new Error(`the vault has records of an unknown store: ${row.store}`)
      await store.restore(accountId, joined(decode(plain) as StoredRecord, pieces))
      pieces = []
    }
    await vault.sealed.where({ keyId: id }).delete()
  }
  return locked
}

/** The name of the store is authenticated, so that no row can be taken for one of another store. */
const cipher = (iv: BufferSource, store: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(store),
})

interface Binary {
  $binary: 'blob' | 'buffer'
  type: string
}

/** The pieces of the record's files and buffers, in the order of its fields, and then the record without them. */
async function* partsOf(record: StoredRecord): AsyncIterable<Uint8Array<ArrayBuffer> | StoredRecord> {
  const rest: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(record)) {
    const blob = value instanceof ArrayBuffer ? new Blob([value]) : value
    if (!(blob instanceof Blob)) {
      rest[field] = value
      continue
    }
    const count = Math.ceil(blob.size / PIECE_BYTES)
    for (let at = 0; at < count; at++) {
      yield new Uint8Array(await blob.slice(at * PIECE_BYTES, (at + 1) * PIECE_BYTES).arrayBuffer())
    }
    rest[field] = { $binary: value instanceof Blob ? 'blob' : 'buffer', type: blob.type, count } satisfies Binary & {
      count: number
    }
  }
  yield rest
}

function joined(record: StoredRecord, pieces: Uint8Array<ArrayBuffer>[]): StoredRecord {
  const whole: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(record)) {
    if (!isBinary(value)) {
      whole[field] = value instanceof Uint8Array ? new Uint8Array(value) : value
      continue
    }
    const own = pieces.splice(0, value.count)
    whole[field] = value.$binary === 'blob' ? new Blob(own, { type: value.type }) : concatenated(own)
  }
  return whole
}

const isBinary = (value: unknown): value is Binary & { count: number } =>
  typeof value === 'object' && value !== null && '$binary' in value

function concatenated(pieces: Uint8Array[]): ArrayBuffer {
  const whole = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.byteLength
  }
  return whole.buffer
}
