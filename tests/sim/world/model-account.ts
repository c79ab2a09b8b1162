import type { CallMeta } from '../../../src/contract/envelope.ts'
import { ContractError, type ErrorName } from '../../../src/contract/errors.ts'
import { clockCorrection, trueTime } from '../../../src/server/rpc/device-clock.ts'
import type { ENTITIES } from '../../../src/sync/collections/all.ts'
import { sameJson } from '../../../src/sync/merge/three-way.ts'

export type Bag = Record<string, unknown>
/** The parameter that carries a plain entity in calls, or `user`, or `record`. */
export type Entity = (typeof ENTITIES)[keyof typeof ENTITIES]['parameter'] | 'user' | 'record'
export type ModelRow = Bag & { clientId: string; id: number; seq: number; deletedAt: string | null; updatedAt: string }
/** `id`: of the document asset. */
export type ModelFile = { id: number; sha256: string; size: number }
/** One file on its way; its id is the clientId of its record. */
export interface ModelUpload {
  clientId: string
  fileName: string
  mimeType: string
  size: number
  chunkSize: number
  /** Announced by the device. */
  sha256: string | null
  options: Bag
  chunks: Map<number, Uint8Array>
  /** Every chunk is here; the whole may have been refused. */
  isJoined: boolean
  /** Null until the upload is complete. */
  receipt: Bag | null
}
type Held = { entity: Entity; row: ModelRow }
export type UserPatch = { op: string; path: (string | { id: string })[]; value: unknown }[]

/** Clock and id sequence that all accounts of a server share. */
export interface Stamps {
  /** Milliseconds since 1970. */
  now(): number
  nextId(): number
}

const PAGE_BYTES = 1_000_000

/** One account on the model server: its rows, files and operations. */
export class ModelAccount {
  readonly operations = new Map<string, { method: string; paramsSha256: string | null; result: Bag }>()
  /** By the clientId of their record. */
  readonly files = new Map<string, ModelFile>()
  /** Bytes of rows that are not deleted, of their files, and of open uploads. */
  quotaBytes = Number.POSITIVE_INFINITY
  readonly uploads = new Map<string, ModelUpload>()
  /** Messages, oldest first. */
  readonly feedback: string[] = []
  /** Ended links. */
  readonly revoked: number[] = []
  /** Sequence number of the newest change. */
  seq = 0
  /** Of the account's own epoch; 0 until a device knew more than this server. */
  life = 0
  /** Numbers that were never given: the first and the last. */
  private gaps: (readonly [number, number])[] = []
  /** The run of the server that wrote last. */
  private writtenIn = 0
  private readonly rows = new Map<string, Held>()
  /** A pull from a checkpoint before this starts again. */
  private horizon = 0
  private readonly stamps: Stamps

  constructor(stamps: Stamps) {
    this.stamps = stamps
  }

  copy(): ModelAccount {
    const { stamps } = this
    return Object.assign(new ModelAccount(stamps), structuredClone({ ...this, stamps: null }), { stamps })
  }

  /** A new process skips numbers, so that one that a lost process gave is never given again. */
  beginRun(run: number): void {
    if (this.writtenIn === run) return
    this.writtenIn = run
    const next = Math.floor((this.stamps.now() - Date.UTC(2026, 0, 1)) * 10)
    if (this.seq === 0 || this.seq >= next) return
    this.gaps.push([this.seq + 1, next])
    this.seq = next
  }

  /** True if the account has never given this number: it was lost. */
  isBehind(seen = 0): boolean {
    return seen > this.seq || this.gaps.some(([first, last]) => first <= seen && seen <= last)
  }

  /** Its devices send again what the server lost. */
  beginLife(): void {
    this.life = this.stamps.nextId()
    this.gaps = []
  }

  now(): string {
    return new Date(this.stamps.now()).toISOString()
  }

  /** Stores a file; one that is stored again keeps its number. */
  store(clientId: string, file: Omit<ModelFile, 'id'>): ModelFile {
    const stored = { ...file, id: this.files.get(clientId)?.id ?? this.files.size + 1 }
    this.files.set(clientId, stored)
    return stored
  }

  /** Throws `AccountFull` if so many more bytes are too many. */
  takeRoom(bytes: number): void {
    if (this.quotaBytes === Number.POSITIVE_INFINITY || bytes <= 0) return
    const isAlive = (clientId: string) => this.row(clientId)?.deletedAt === null
    const sizes = [
      ...[...this.rows].filter(([id]) => isAlive(id)).map(([, { row }]) => JSON.stringify(row.data ?? {}).length),
      ...[...this.files].filter(([id]) => isAlive(id)).map(([, file]) => file.size),
      ...[...this.uploads.values()].filter(one => !one.receipt).map(one => one.size),
    ]
    const used = sizes.reduce((sum, one) => sum + one, 0)
    if (used + bytes > this.quotaBytes) throw new ContractError('UNPROCESSABLE', 'full', { errorType: 'AccountFull' })
  }

  get user(): ModelRow {
    const found = [...this.rows.values()].find(one => one.entity === 'user')
    if (!found) throw new Error('an account without its user')
    return found.row
  }

  row(clientId: string): ModelRow | undefined {
    return this.rows.get(clientId)?.row
  }

  /** Returns the rows that are not deleted. */
  alive(entity: Entity): ModelRow[] {
    return [...this.rows.values()]
      .filter(one => one.entity === entity && one.row.deletedAt === null)
      .map(one => one.row)
  }

  /** Overwrites fields without validation, as a new change that every device pulls. */
  overwrite(clientId: string, change: Bag): void {
    const row = this.row(clientId)
    if (row) Object.assign(row, change, { seq: ++this.seq })
  }

  /** Removes all tombstones; pulls from older checkpoints must start again. */
  forgetTombstones(): void {
    for (const [clientId, { row }] of this.rows) if (row.deletedAt !== null) this.rows.delete(clientId)
    this.horizon = ++this.seq
  }

  /** Returns one page: the newest rows without `since`, else the rows after that checkpoint in sequence order. */
  list(
    epochNow: () => string,
    asked: { since?: string; limit: number; includeDeleted: boolean; known: string | undefined },
    wanted: (one: Held) => boolean,
  ): { result: ModelRow[]; envelope: Bag } {
    const { since, limit, includeDeleted, known } = asked
    const rows = [...this.rows.values()].filter(wanted).map(one => one.row)
    if (since === undefined) {
      const newest = rows
        .filter(row => row.deletedAt === null)
        .sort((a, b) => String(b.createdAt).localeCompare(String(a.createdAt)) || b.id - a.id)
      return { result: newest.slice(0, limit), envelope: {} }
    }
    const [theirs = '', after = '0', began = '0'] = since.split('|')
    if (theirs === epochNow() && this.isBehind(Number(after))) this.beginLife()
    const epoch = epochNow()
    const foreign = since === '' ? known !== undefined && known !== epoch : theirs !== epoch
    const forgotten = since !== '' && Math.max(Number(after), Number(began)) < this.horizon
    const reset = foreign ? 'epoch' : forgotten ? 'horizon' : undefined
    const from = since === '' || reset ? -1 : Number(after)
    const following = rows
      .filter(row => row.seq > from && (includeDeleted || row.deletedAt === null))
      .sort((a, b) => a.seq - b.seq)
    const page: ModelRow[] = []
    for (let bytes = 0; page.length < Math.min(limit, following.length) && bytes < PAGE_BYTES; ) {
      const row = following[page.length] as ModelRow
      page.push(row)
      bytes += JSON.stringify(row).length
    }
    const hasMore = page.length < following.length
    const seq = hasMore ? (page.at(-1) as ModelRow).seq : this.seq
    const checkpoint = `${epoch}|${seq}|${since !== '' && !reset ? began : this.horizon}`
    return { result: page, envelope: { checkpoint, hasMore, ...(reset ? { reset } : {}) } }
  }

  /** As the real server corrects a device's time when it arrives. */
  trueTime(claimed: unknown, meta: CallMeta): unknown {
    return trueTime(claimed, clockCorrection(meta, this.stamps.now()))
  }

  put(entity: Entity, clientId: string, content: Bag, meta: Bag): ModelRow {
    const before = this.row(clientId)
    const sizeOf = (data: unknown) => JSON.stringify(data ?? {}).length
    if (entity !== 'user' && 'data' in content)
      this.takeRoom(sizeOf(content.data) - (before?.deletedAt === null ? sizeOf(before.data) : 0))
    const time = this.now()
    const row = {
      createdAt: time,
      ...before,
      ...structuredClone(content),
      clientId,
      id: before?.id ?? this.stamps.nextId(),
      seq: ++this.seq,
      updatedAt: time,
      deletedAt: null,
      updatedByDevice: meta.deviceId ?? null,
      restoredFrom: meta.restoredFrom ?? null,
    } as ModelRow
    this.rows.set(clientId, { entity, row })
    return row
  }

  create(entity: Entity, params: Bag, meta: Bag): ModelRow {
    refusePoison(params)
    const clientId = params.clientId as string
    const content = contentOf(entity, params)
    const known = this.row(clientId)
    if (known) {
      const same = Object.entries(content).every(([key, value]) => key === 'status' || sameJson(value, known[key]))
      if (same && known.deletedAt === null) return known
      throw new ContractError('CONFLICT', 'exists', { current: known })
    }
    if (content.patientClientId && !this.rows.has(content.patientClientId as string)) {
      throw new ContractError('UNPROCESSABLE', 'patient', { errorType: 'PatientNotFound' })
    }
    if (entity === 'message' && !this.rows.has(params.recordClientId as string)) {
      throw new ContractError('NOT_FOUND', 'recording')
    }
    const createdAt = this.trueTime(params.createdAt, meta) ?? this.now()
    return this.put(entity, clientId, { ...content, userId: 1, createdAt }, meta)
  }

  update(entity: Entity, clientId: string, { baseSeq, undelete }: Bag, params: Bag, meta: Bag): ModelRow {
    refusePoison(params)
    const known = this.row(clientId)
    if (!known) throw new ContractError('NOT_FOUND')
    if ((known.deletedAt !== null && undelete !== true) || isOlder(baseSeq, known)) {
      throw new ContractError('CONFLICT', 'moved on', { current: known })
    }
    const content = contentOf(entity, { ...known, ...params })
    const data = { ...(known.data as Bag), ...(content.data as Bag) }
    return this.put(entity, clientId, { ...content, status: known.status, data }, meta)
  }

  remove(clientId: string, baseSeq: unknown, { deviceId }: Bag): ModelRow {
    const known = this.rows.get(clientId)
    if (!known) throw new ContractError('NOT_FOUND')
    if (known.row.deletedAt !== null) return known.row
    if (isOlder(baseSeq, known.row)) throw new ContractError('CONFLICT', 'moved on', { current: known.row })
    const row = this.put(known.entity, clientId, {}, { deviceId })
    row.deletedAt = row.updatedAt
    return row
  }

  patchUser(patch: UserPatch, { deviceId }: Bag): ModelRow {
    const { clientId, data: before } = this.user
    const data = structuredClone(before) as Bag
    for (const { op, path, value } of patch) {
      let at = data
      for (const key of path.slice(0, -1) as string[]) {
        at[key] ??= {}
        at = at[key] as Bag
      }
      if (op === 'set') at[path.at(-1) as string] = value
      else delete at[path.at(-1) as string]
    }
    return this.put('user', clientId, { data }, { deviceId })
  }
}

const isOlder = (baseSeq: unknown, row: ModelRow) => typeof baseSeq === 'number' && baseSeq < row.seq

function contentOf(entity: Entity, params: Bag): Bag {
  if (entity === 'message') return { recordClientId: params.recordClientId, role: params.role, data: params.data }
  if (entity === 'template') {
    const { title, status = 'draft', isPublic = false, accessCode = null, data = {} } = params
    return { title, status, isPublic, accessCode, data }
  }
  if (entity !== 'record') return { name: params.name, data: params.data ?? {} }
  return {
    name: params.name,
    recordType: params.recordType,
    status: params.status ?? 'processed',
    patientId: null,
    patientClientId: params.patientClientId ?? null,
    data: params.data ?? {},
  }
}

/** Refuses content with a name such as POISON-UNPROCESSABLE with that error code, unlike a random fault. */
export function refusePoison(params: Bag): void {
  const refused = /^POISON-([A-Z_]+)/.exec(String(params.name))
  if (refused) throw new ContractError(refused[1] as ErrorName, 'poison')
}
