import type { CommandContext } from '../../../../../db/commands/context.ts'
import { saveDocument } from '../../../../../db/commands/documents.ts'
import type { UploadMode } from '../../../../../db/commands/uploads.ts'
import type { IncomingFiles } from '../../../../../db/incoming-files.ts'
import { type KnownFile, recordOfFile } from '../../../../../db/queries/upload-files.ts'
import { MAX_FILES, type SizeLimit } from '../../../../../domain/files/document-limits.ts'
import { documentName } from '../../../../../domain/files/file-names.ts'
import type { PhotoWorker } from '../../../../../platform/browser/photos/photo-call.ts'
import { isDiskFull } from '../../../../../platform/disk-full.ts'
import type { StorageRoom } from '../../../../../platform/storage.ts'
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
  incoming: Pick<IncomingFiles, 'keep' | 'drop' | 'chosen'>
  tab: TabLife
}

/** Whether the tabs of this device live. */
export interface TabLife {
  /** Of this tab. */
  name: string
  /** Runs `work` if the tab of this name has ended, and nothing else does the same at that moment. */
  ifEnded(name: string, work: () => Promise<void>): Promise<void>
}

/** A save needs room for its bytes, and for the store to write them. */
const SPARE_BYTES = 4 * 1024 * 1024

interface Work {
  patientClientId: string
  /** Of the record: a second try makes no second record. */
  clientId: string
  prepared: Prepared | null
  /** Resolves once the chosen file is kept on the disk, or could not be. */
  kept: Promise<unknown>
}

/**
 * The files of the upload screen from the moment they are chosen: each is kept at once, checked, reduced, and stored as
 * a record with its bytes and its job, one after the other.
 */
export function createUploadList(ports: UploadListPorts) {
  const { context, incoming, tab } = ports
  const { accountId: ownerId, clock, random } = context
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
  const refuse = (key: string, file: File, refusal: Refusal) => update({ key, file, kind: 'refused', refusal })
  /** A record, a refusal that the person sees, or a removal: the kept copy has done its work. */
  const release = async ({ kept, clientId }: Work) => {
    await kept
    await incoming.drop([clientId]).catch(() => undefined)
  }
  const drop = (key: string) => {
    const job = work.get(key)
    if (job) void release(job)
    work.delete(key)
    set({ chosen: state.chosen.filter(one => one.key !== key) })
  }

  /** Lists a file, and keeps it unless `kept` says that it is. */
  function begin(file: File, patientClientId: string, clientId = random.uuid(), kept?: Promise<unknown>): Chosen {
    const key = random.uuid()
    const row = { id: clientId, ownerId, name: file.name, bytes: file, at: clock.now() }
    // A full disk is reported when the record is stored.
    const keeping = kept ?? incoming.keep({ ...row, chosen: { patientClientId, tab: tab.name } }).catch(() => undefined)
    work.set(key, { patientClientId, clientId, prepared: null, kept: keeping })
    return { key, file, kind: 'checking' }
  }

  /** Checks and stores a file; resolves also if it is refused. */
  async function take(key: string, isWanted: boolean): Promise<void> {
    const [one, job] = [find(key), work.get(key)]
    if (!one || !job) return
    const { file } = one
    try {
      job.prepared ??= await prepareFile(file, { limit: ports.limit(), photos: ports.photos })
      const { sha256, madeFrom = [] } = job.prepared
      const known = isWanted ? null : await recordOfFile(context.database, [sha256, ...madeFrom])
      // Removed meanwhile, or left to the next session.
      if (!find(key) || context.database.closed) return
      if (known) return update({ key, file, kind: 'known', known })
      await store(job.prepared, job)
      set({ made: [...state.made, job.clientId] })
      drop(key)
    } catch (error) {
      // The session has ended: the next one goes on with the kept copy.
      if (context.database.closed) return
      await release(job)
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
      ...{ createdAt: new Date(clock.now()).toISOString(), locale: ports.locale() },
    }
    await saveDocument(context, bytes, details, ports.mode(), clientId)
  }

  const enqueue = (key: string, isWanted = false): Promise<void> => {
    const next = turn.then(() => take(key, isWanted))
    turn = next
    return next
  }
  const again = async (key: string, isWanted = false) => {
    const one = find(key)
    if (!one) return
    update({ key, file: one.file, kind: 'checking' })
    await enqueue(key, isWanted)
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /**
     * Takes at most MAX_FILES at a time, `waiting` of them already listed; refuses the others. `ids`: of shared files,
     * whose rows become those of chosen ones. Resolves when all are decided.
     */
    async add(
      files: readonly File[],
      patientClientId: string,
      waiting: number,
      ids: readonly string[] = files.map(() => random.uuid()),
    ): Promise<void> {
      const free = Math.max(0, MAX_FILES - waiting - state.chosen.filter(one => one.kind !== 'refused').length)
      const added = files.map((file, place): Chosen => {
        if (place < free) return begin(file, patientClientId, ids[place])
        const one = begin(file, patientClientId, ids[place], Promise.resolve())
        return { ...one, kind: 'refused', refusal: { code: 'TOO_MANY_FILES' } }
      })
      set({ chosen: [...state.chosen, ...added] })
      await Promise.all(added.filter(one => one.kind === 'checking').map(({ key }) => enqueue(key)))
    },
    /** Goes on with files that were being checked when their tab was killed or reloaded, or its session ended. */
    async recover(): Promise<void> {
      const rows = await incoming.chosen(ownerId)
      const tabs = new Set(rows.map(({ chosen }) => chosen.tab))
      tabs.delete(tab.name)
      for (const other of tabs) {
        await tab.ifEnded(other, async () => {
          const left = (await incoming.chosen(ownerId)).filter(({ chosen }) => chosen.tab === other)
          await incoming.keep(...left.map(one => ({ ...one, chosen: { ...one.chosen, tab: tab.name } })))
          for (const { id, name, bytes, chosen } of left) {
            const file = new File([bytes], name, { type: bytes.type })
            const one = begin(file, chosen.patientClientId, id, Promise.resolve())
            // The tab was killed after the upload was stored and before this copy was removed.
            if (await context.uploads.blob(ownerId, id)) {
              drop(one.key)
              continue
            }
            set({ chosen: [...state.chosen, one] })
            void enqueue(one.key)
          }
        })
      }
    },
    /** Checks and stores a refused file again: there may be room now, or fewer files. */
    retry: (key: string): Promise<void> => again(key),
    /** Stores a file although a record has it already. */
    sendAnyway: (key: string): Promise<void> => again(key, true),
    /** Takes another file in the place of a refused one. */
    async replace(key: string, file: File): Promise<void> {
      const job = work.get(key)
      if (!job || !find(key)) return
      work.set(key, { ...job, prepared: null })
      update({ key, file, kind: 'checking' })
      await enqueue(key)
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
