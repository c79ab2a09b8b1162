import type { CommandContext } from '../../../../db/commands/context.ts'
import { saveDocument } from '../../../../db/commands/documents.ts'
import type { UploadMode } from '../../../../db/commands/uploads.ts'
import { type KnownFile, recordOfFile } from '../../../../db/queries/upload-files.ts'
import { MAX_FILES, type SizeLimit } from '../../../../domain/files/document-limits.ts'
import { documentName } from '../../../../domain/files/file-names.ts'
import type { PhotoWorker } from '../../../../platform/browser/photos/photo-call.ts'
import { isDiskFull } from '../../../../platform/disk-full.ts'
import type { StorageRoom } from '../../../../platform/storage.ts'
import { type Prepared, prepareFile, type Refusal, Refused } from './prepare-file.ts'

/** A chosen file that is not a record yet. */
export type Chosen = { key: string; file: File } & (
  | { kind: 'checking' }
  | { kind: 'refused'; refusal: Refusal }
  /** A record has this file already: a person decides. */
  | { kind: 'known'; known: KnownFile }
)

export interface UploadListState {
  chosen: readonly Chosen[]
  /** clientIds of the records made here, until they leave the list. */
  made: readonly string[]
}

export interface UploadListPorts {
  context: CommandContext
  photos: PhotoWorker
  room: Pick<StorageRoom, 'estimate'>
  limit(): SizeLimit
  mode(): UploadMode
  /** Language tag of the interface, for reading the document. */
  locale(): string
}

/** A save needs room for its bytes, and for the store to write them. */
const SPARE_BYTES = 4 * 1024 * 1024

interface Work {
  patientClientId: string
  /** Of the record: a second try makes no second record. */
  clientId: string
  prepared: Prepared | null
}

/**
 * The files of the upload screen from the moment they are chosen: each is checked, reduced and stored as a record with
 * its bytes and its job, one after the other. Keeps in memory only what is not stored yet.
 */
export function createUploadList(ports: UploadListPorts) {
  const { context } = ports
  let state: UploadListState = { chosen: [], made: [] }
  const work = new Map<string, Work>()
  const listeners = new Set<() => void>()
  let turn: Promise<unknown> = Promise.resolve()

  const set = (change: Partial<UploadListState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const find = (key: string) => state.chosen.find(one => one.key === key)
  const update = (next: Chosen) => set({ chosen: state.chosen.map(one => (one.key === next.key ? next : one)) })
  const drop = (key: string) => {
    work.delete(key)
    set({ chosen: state.chosen.filter(one => one.key !== key) })
  }
  const refuse = (key: string, file: File, refusal: Refusal) => update({ key, file, kind: 'refused', refusal })

  /** Checks and stores a file; resolves also if it is refused. */
  async function take(key: string, isWanted: boolean): Promise<void> {
    const [one, job] = [find(key), work.get(key)]
    if (!one || !job) return
    const { file } = one
    try {
      job.prepared ??= await prepareFile(file, { limit: ports.limit(), photos: ports.photos })
      const { sha256, madeFrom = [] } = job.prepared
      const known = isWanted ? null : await recordOfFile(context.database, [sha256, ...madeFrom])
      // Removed meanwhile.
      if (!find(key)) return
      if (known) return update({ key, file, kind: 'known', known })
      await store(job.prepared, job)
      set({ made: [...state.made, job.clientId] })
      drop(key)
    } catch (error) {
      if (error instanceof Refused) return refuse(key, file, error.refusal)
      refuse(key, file, { code: isDiskFull(error) ? 'NO_ROOM' : 'NOT_STORED' })
    }
  }

  async function store(prepared: Prepared, { clientId, patientClientId }: Work): Promise<void> {
    const { bytes, ...file } = prepared
    const { usage, quota } = await ports.room.estimate()
    // Some browsers do not say how much room there is.
    if (quota > 0 && quota - usage < bytes.size + SPARE_BYTES) throw new Refused({ code: 'NO_ROOM' })
    const details = {
      ...{ ...file, patientClientId, documentAssetType: 'auto', name: documentName(file.fileName) },
      ...{ createdAt: new Date(context.clock.now()).toISOString(), locale: ports.locale() },
    }
    await saveDocument(context, bytes, details, ports.mode(), clientId)
  }

  const enqueue = (key: string, isWanted = false): Promise<void> => {
    const next = turn.then(() => take(key, isWanted))
    turn = next
    return next
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Takes at most MAX_FILES at a time, `waiting` of them already listed; refuses the others. Resolves when all are decided. */
    async add(files: readonly File[], patientClientId: string, waiting: number): Promise<void> {
      const free = Math.max(0, MAX_FILES - waiting - state.chosen.filter(one => one.kind !== 'refused').length)
      const added = files.map((file, place): Chosen => {
        const key = context.random.uuid()
        work.set(key, { patientClientId, clientId: context.random.uuid(), prepared: null })
        if (place < free) return { key, file, kind: 'checking' }
        return { key, file, kind: 'refused', refusal: { code: 'TOO_MANY_FILES' } }
      })
      set({ chosen: [...state.chosen, ...added] })
      await Promise.all(added.filter(one => one.kind === 'checking').map(({ key }) => enqueue(key)))
    },
    /** Checks and stores a refused file again: there may be room now, or fewer files. */
    async retry(key: string): Promise<void> {
      const one = find(key)
      if (!one) return
      update({ key, file: one.file, kind: 'checking' })
      await enqueue(key)
    },
    /** Takes another file in the place of a refused one. */
    async replace(key: string, file: File): Promise<void> {
      const job = work.get(key)
      if (!job || !find(key)) return
      work.set(key, { ...job, prepared: null })
      update({ key, file, kind: 'checking' })
      await enqueue(key)
    },
    /** Stores a file although a record has it already. */
    async sendAnyway(key: string): Promise<void> {
      const one = find(key)
      if (!one) return
      update({ key, file: one.file, kind: 'checking' })
      await enqueue(key, true)
    },
    /** Removes a file that is not stored; returns a function that puts it back. */
    remove(key: string): () => void {
      const [one, job] = [find(key), work.get(key)]
      drop(key)
      return () => {
        if (!one || !job) return
        work.set(key, job)
        set({ chosen: [...state.chosen, one] })
        if (one.kind === 'checking') void enqueue(key)
      }
    },
    /** Lists a record that was made elsewhere: joined, or put back. */
    include: (clientId: string) => set({ made: [...state.made.filter(one => one !== clientId), clientId] }),
    /** Takes finished records off the list. */
    forget(clientIds: readonly string[]): void {
      const left = state.made.filter(one => !clientIds.includes(one))
      if (left.length !== state.made.length) set({ made: left })
    },
  }
}

export type UploadList = ReturnType<typeof createUploadList>
