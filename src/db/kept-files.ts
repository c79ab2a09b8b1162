import { Dexie, type DexieOptions, type EntityTable } from 'dexie'

/** A document's file, or the picture of one of its pages, that was opened on this device. */
export interface KeptFile {
  documentAssetId: number
  /** From 1; 0 is the file itself. */
  page: number
}

interface KeptRow extends KeptFile {
  id: number
  ownerId: string
  /** Bytes. */
  size: number
  /** Milliseconds by the device's clock. */
  openedAt: number
  /** A person asked to keep the document here: it is never evicted. */
  pinned: 0 | 1
}

/** Limit of the files that are not pinned, in bytes; the least recently opened ones are removed first. */
export const UNPINNED_LIMIT = 200 * 1024 * 1024

/**
 * Dexie database `anamnesis-kept-files`: what was opened can be read offline. All of it is on the server too: a sign-out
 * deletes it (S7).
 */
export class KeptFiles extends Dexie {
  declare private readonly files: EntityTable<KeptRow, 'id'>
  declare private readonly bytes: EntityTable<{ id: number; ownerId: string; bytes: Blob }, 'id'>

  constructor(options?: DexieOptions) {
    super('anamnesis-kept-files', options)
    this.version(1).stores({
      files: '++id, ownerId, [ownerId+documentAssetId+page], [ownerId+pinned+openedAt]',
      bytes: 'id',
    })
  }

  /** Returns the bytes and notes that they were opened at `now`; null if they are not on this device. */
  read(ownerId: string, { documentAssetId, page }: KeptFile, now: number): Promise<Blob | null> {
    return this.transaction('rw', this.files, this.bytes, async () => {
      const row = await this.files.get({ ownerId, documentAssetId, page })
      if (!row) return null
      await this.files.update(row.id, { openedAt: now })
      return (await this.bytes.get(row.id))?.bytes ?? null
    })
  }

  async has(ownerId: string, { documentAssetId, page }: KeptFile): Promise<boolean> {
    return (await this.files.where({ ownerId, documentAssetId, page }).count()) > 0
  }

  /** Keeps bytes that were opened at `now`. Files of the same document share their pin. Rejects on a full disk. */
  keep(ownerId: string, { documentAssetId, page }: KeptFile, bytes: Blob, now: number): Promise<void> {
    return this.transaction('rw', this.files, this.bytes, async () => {
      const same = await this.ofDocument(ownerId, documentAssetId)
      const pinned = same.some(row => row.pinned === 1) ? 1 : 0
      await this.drop(same.filter(row => row.page === page))
      const row = { ownerId, documentAssetId, page, size: bytes.size, openedAt: now, pinned } as const
      const id = await this.files.add(row as KeptRow)
      await this.bytes.add({ id, ownerId, bytes })
      await this.evict(ownerId)
    })
  }

  /** Pins or releases everything of a document that is on this device. */
  pin(ownerId: string, documentAssetId: number, pinned: boolean): Promise<void> {
    return this.transaction('rw', this.files, this.bytes, async () => {
      for (const { id } of await this.ofDocument(ownerId, documentAssetId)) {
        await this.files.update(id, { pinned: pinned ? 1 : 0 })
      }
      await this.evict(ownerId)
    })
  }

  /** Whether something of the document is pinned here. */
  async isPinned(ownerId: string, documentAssetId: number): Promise<boolean> {
    return (await this.ofDocument(ownerId, documentAssetId)).some(({ pinned }) => pinned === 1)
  }

  /** Bytes kept for the account, pinned and not. */
  async usage(ownerId: string): Promise<{ pinned: number; unpinned: number }> {
    const sum = { pinned: 0, unpinned: 0 }
    for (const row of await this.files.where({ ownerId }).toArray()) sum[row.pinned ? 'pinned' : 'unpinned'] += row.size
    return sum
  }

  /** Removes the files that are not pinned. */
  freeUnpinned(ownerId: string): Promise<void> {
    return this.transaction('rw', this.files, this.bytes, async () => this.drop(await this.unpinned(ownerId)))
  }

  private ofDocument = (ownerId: string, documentAssetId: number) =>
    this.files
      .where('[ownerId+documentAssetId+page]')
      .between([ownerId, documentAssetId, Dexie.minKey], [ownerId, documentAssetId, Dexie.maxKey])
      .toArray()

  private async drop(rows: readonly KeptRow[]): Promise<void> {
    const ids = rows.map(({ id }) => id)
    await this.files.bulkDelete(ids)
    await this.bytes.bulkDelete(ids)
  }

  /** The least recently opened first. */
  private unpinned = (ownerId: string): Promise<KeptRow[]> =>
    this.files
      .where('[ownerId+pinned+openedAt]')
      .between([ownerId, 0, Dexie.minKey], [ownerId, 0, Dexie.maxKey])
      .toArray()

  private async evict(ownerId: string): Promise<void> {
    const rows = await this.unpinned(ownerId)
    let over = rows.reduce((sum, { size }) => sum + size, 0) - UNPINNED_LIMIT
    const going: KeptRow[] = []
    for (const row of rows) {
      if (over <= 0) break
      going.push(row)
      over -= row.size
    }
    await this.drop(going)
  }
}
