import { createHash } from 'node:crypto'
import { ContractError, type ErrorName } from '../../src/contract/errors.ts'
import { resolveMethod } from '../../src/contract/methods.ts'
import { CHUNK_SIZE } from '../../src/contract/upload-limits.ts'
import { sameJson } from '../../src/sync/merge/three-way.ts'

type Bag = Record<string, unknown>
export type Entity = 'user' | 'patient' | 'record'
export type ModelRow = Bag & { clientId: string; id: number; seq: number; deletedAt: string | null; updatedAt: string }

interface Upload {
  id: string
  clientId: string
  size: number
  sha256: string | null
  options: Bag
  mimeType: string
  chunks: Map<number, Buffer>
}

interface Account {
  rows: Map<string, { entity: Entity; row: ModelRow }>
  operations: Map<string, { method: string; result: Bag }>
  seq: number
  /** Checkpoints before this cannot be continued. */
  horizon: number
  files: Map<string, { sha256: string; size: number }>
}

const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const PAGE_BYTES = 1_000_000

/**
 * The server of the simulation: the same contract, in memory, with every accepted effect written down. It passes the
 * scenario suite that the real server passes (tests/sim/scenarios.ts).
 */
export class ModelServer {
  epoch = 'epoch-1'
  /** Every effect that was ever accepted, in order: what the invariants are counted on. */
  readonly effects: { opId: string | null; method: string; clientId: string; row: ModelRow }[] = []
  private accounts = new Map<string, Account>()
  /** Requests that reached this server. */
  requests = 0
  /** So many lists with `since` are answered by an empty page first. */
  emptyPages = 0
  /** Rows of a page at most, whatever the caller asks. */
  pageRows = 500
  private readonly tokens = new Map<string, { accountId: string; valid: boolean }>()
  private readonly uploads = new Map<string, Upload>()
  private readonly listeners = new Set<{ accountId: string; push: (line: string) => void; cut: () => void }>()
  private ids = 0
  private readonly now: () => number

  constructor(now: () => number) {
    this.now = now
  }

  signIn(accountId: string): { token: string; user: ModelRow } {
    const account = this.account(accountId)
    const token = `token-${this.tokens.size + 1}`
    this.tokens.set(token, { accountId, valid: true })
    const user = [...account.rows.values()].find(one => one.entity === 'user')?.row
    if (!user) throw new Error('an account without its user')
    return { token, user }
  }

  /** Ends every session of the account; the next call with an old token answers 401. */
  expire(accountId: string): void {
    for (const one of this.tokens.values()) if (one.accountId === accountId) one.valid = false
  }

  /** Every open stream of events breaks, as when the server ends. */
  cutStreams(): void {
    for (const one of [...this.listeners]) one.cut()
  }

  backup(): () => void {
    const copy = structuredClone([...this.accounts])
    return () => {
      this.accounts = new Map(copy)
      this.epoch = `epoch-${Number(this.epoch.slice(6)) + 1}`
    }
  }

  /** Everything alive, in the shape that devices are compared with. */
  rows(accountId: string, entity: Entity, types?: (type: string) => boolean): ModelRow[] {
    return [...this.account(accountId).rows.values()]
      .filter(
        one => one.entity === entity && one.row.deletedAt === null && (!types || types(String(one.row.recordType))),
      )
      .map(one => one.row)
  }

  files(accountId: string): ReadonlyMap<string, { sha256: string; size: number }> {
    return this.account(accountId).files
  }

  private account(accountId: string): Account {
    const known = this.accounts.get(accountId)
    if (known) return known
    const account: Account = { rows: new Map(), operations: new Map(), seq: 0, horizon: 0, files: new Map() }
    this.accounts.set(accountId, account)
    this.put(
      account,
      'user',
      accountId,
      { name: 'Doctor', email: null, avatar: null, data: { preferences: { locale: 'ru' } } },
      null,
    )
    return account
  }

  /** Makes a row unreadable, or readable again, as news for everybody. */
  spoil(clientId: string, change: Bag): void {
    for (const account of this.accounts.values()) {
      const known = account.rows.get(clientId)
      if (known) Object.assign(known.row, change, { seq: ++account.seq })
    }
  }

  /** The horizon of tombstones moves to now: deleted rows are forgotten, older checkpoints no longer continue. */
  forgetTombstones(accountId: string): void {
    const account = this.account(accountId)
    for (const [clientId, { row }] of account.rows) if (row.deletedAt !== null) account.rows.delete(clientId)
    account.horizon = ++account.seq
  }

  async handle(url: string, init: RequestInit): Promise<Response> {
    this.requests++
    const path = url.replace(/^https?:\/\/[^/]+/, '')
    const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? ''
    const session = this.tokens.get(token)
    if (!session?.valid) return json(401, errorBody(null, new ContractError('UNAUTHORIZED')))
    if (path === '/api/events') return this.events(session.accountId, init.signal ?? null)
    if (path.startsWith('/api/uploads/')) return await this.putChunk(path, init)
    const body: unknown = JSON.parse(String(init.body))
    const calls = Array.isArray(body) ? body : [body]
    if (String(init.body).includes('CRASH')) return new Response('oops', { status: 500 })
    if (calls.length > 20) return json(200, errorBody(null, new ContractError('BATCH_TOO_LARGE')))
    const answers = calls.map(call => this.answer(session.accountId, call as Bag))
    return json(200, Array.isArray(body) ? answers : answers[0])
  }

  private answer(accountId: string, call: Bag): Bag {
    const params = (call.params ?? {}) as Bag
    const meta = (params.meta ?? {}) as { opId?: string; deviceId?: string; restoredFrom?: unknown }
    const account = this.account(accountId)
    try {
      const stored = meta.opId ? account.operations.get(meta.opId) : undefined
      if (stored) {
        if (stored.method !== call.method) throw new ContractError('INVALID_REQUEST')
        return { jsonrpc: '2.0', id: call.id, result: stored.result, meta: { replayed: true, epoch: this.epoch } }
      }
      refuseMalformed(String(call.method), params)
      const { result, envelope } = this.run(account, String(call.method), params, meta)
      if (meta.opId && WRITES.has(String(call.method))) {
        account.operations.set(meta.opId, { method: String(call.method), result: structuredClone(result) as Bag })
        const row = (result as Bag).ambientRecording ?? result
        this.effects.push({
          opId: meta.opId,
          method: String(call.method),
          clientId: String((row as Bag).clientId),
          row: structuredClone(row) as ModelRow,
        })
        for (const one of this.listeners)
          if (one.accountId === accountId) one.push(`data: {"seq":${account.seq},"epoch":"${this.epoch}"}\n\n`)
      }
      return structuredClone({ jsonrpc: '2.0', id: call.id, result, meta: { epoch: this.epoch, ...envelope } })
    } catch (error) {
      if (!(error instanceof ContractError)) throw error
      return structuredClone(errorBody(call.id as number, error))
    }
  }

  private run(account: Account, method: string, params: Bag, meta: Bag): { result: unknown; envelope?: Bag } {
    switch (method) {
      case 'userAccount.user:get':
        return { result: [...account.rows.values()].find(one => one.entity === 'user')?.row }
      case 'userAccount.user:update':
        return {
          result: this.patchUser(
            account,
            params.patch as { op: string; path: (string | { id: string })[]; value: unknown }[],
            meta,
          ),
        }
      case 'userAccount.patients:list':
        return this.list(account, params, row => row.entity === 'patient')
      case 'healthRecords:list': {
        const types = params.recordTypes as string[] | undefined
        const wanted = (type: string) => (types ? types.includes(type) : type !== 'ambient-scribe' && type !== 'triage')
        return this.list(account, params, one => one.entity === 'record' && wanted(String(one.row.recordType)))
      }
      case 'userAccount.patients:create':
        return { result: this.create(account, 'patient', params.patient as Bag, meta) }
      case 'userAccount.patients:update':
        return {
          result: this.update(
            account,
            'patient',
            (params.patient as Bag).clientId as string,
            params.baseSeq,
            params.patient as Bag,
            meta,
          ),
        }
      case 'userAccount.patients:delete':
        return { result: this.remove(account, params.pid as string, params.baseSeq, meta) }
      case 'healthRecords:create':
        return { result: this.create(account, 'record', params, meta) }
      case 'healthRecords:update':
        return { result: this.update(account, 'record', params.id as string, params.baseSeq, params, meta) }
      case 'healthRecords:delete':
        return { result: this.remove(account, params.id as string, params.baseSeq, meta) }
      case 'fileUpload:upload':
        return {
          result: this.landed(
            account,
            params.clientId as string,
            Buffer.from(String(params.fileContent), 'base64'),
            params.options as Bag,
            meta,
          ),
        }
      case 'fileUpload:initChunkedUpload':
        return { result: this.initUpload(account, params) }
      case 'fileUpload:uploadChunk': {
        this.storeChunk(
          String(params.uploadId),
          Number(params.index),
          Buffer.from(String(params.content), 'base64'),
          String(params.sha256),
        )
        return { result: { received: [] } }
      }
      case 'fileUpload:completeChunkedUpload':
        return { result: this.completeUpload(account, params, meta) }
      default:
        throw new ContractError('METHOD_NOT_FOUND', method)
    }
  }

  private list(
    account: Account,
    params: Bag,
    wanted: (one: { entity: Entity; row: ModelRow }) => boolean,
  ): { result: unknown; envelope: Bag } {
    const rows = [...account.rows.values()].filter(wanted).map(one => one.row)
    const limit = Math.min(this.pageRows, (params.limit as number | undefined) ?? 500)
    if (params.since === undefined) {
      const newest = rows
        .filter(row => row.deletedAt === null)
        .sort((a, b) => String(b.createdAt).localeCompare(String(a.createdAt)) || b.id - a.id)
      return { result: newest.slice(0, limit), envelope: {} }
    }
    const [epoch = '', after = '0'] = String(params.since).split('|')
    const foreign = params.since !== '' && (epoch !== this.epoch || Number(after) > account.seq)
    const reset = foreign ? 'epoch' : params.since !== '' && Number(after) < account.horizon ? 'horizon' : undefined
    if (this.emptyPages > 0) {
      this.emptyPages--
      return { result: [], envelope: { checkpoint: `${this.epoch}|${Math.max(0, Number(after))}`, hasMore: true } }
    }
    const from = params.since === '' || reset ? -1 : Number(after)
    const following = rows
      .filter(row => row.seq > from && (params.includeDeleted || row.deletedAt === null))
      .sort((a, b) => a.seq - b.seq)
    const page: ModelRow[] = []
    for (let bytes = 0; page.length < Math.min(limit, following.length) && bytes < PAGE_BYTES; ) {
      const row = following[page.length] as ModelRow
      page.push(row)
      bytes += JSON.stringify(row).length
    }
    const hasMore = page.length < following.length
    const seq = hasMore ? (page.at(-1) as ModelRow).seq : account.seq
    return { result: page, envelope: { checkpoint: `${this.epoch}|${seq}`, hasMore, ...(reset ? { reset } : {}) } }
  }

  private put(
    account: Account,
    entity: Entity,
    clientId: string,
    content: Bag,
    device: string | null,
    restoredFrom: unknown = null,
  ): ModelRow {
    const before = account.rows.get(clientId)?.row
    const time = new Date(this.now()).toISOString()
    const row = {
      createdAt: time,
      ...before,
      ...structuredClone(content),
      clientId,
      id: before?.id ?? ++this.ids,
      seq: ++account.seq,
      updatedAt: time,
      deletedAt: null,
      updatedByDevice: device,
      restoredFrom,
    } as ModelRow
    account.rows.set(clientId, { entity, row })
    return row
  }

  private create(account: Account, entity: Entity, params: Bag, meta: Bag): ModelRow {
    refusePoison(params)
    const clientId = params.clientId as string
    const content = contentOf(entity, params)
    const known = account.rows.get(clientId)
    if (known) {
      const same = Object.entries(content).every(([key, value]) => key === 'status' || sameJson(value, known.row[key]))
      if (same && known.row.deletedAt === null) return known.row
      throw new ContractError('CONFLICT', 'exists', { current: known.row })
    }
    if (content.patientClientId && !account.rows.has(content.patientClientId as string)) {
      throw new ContractError('UNPROCESSABLE', 'patient', { errorType: 'PatientNotFound' })
    }
    return this.put(
      account,
      entity,
      clientId,
      { ...content, userId: 1, createdAt: params.createdAt },
      meta.deviceId as string,
      meta.restoredFrom ?? null,
    )
  }

  private update(
    account: Account,
    entity: Entity,
    clientId: string,
    baseSeq: unknown,
    params: Bag,
    meta: Bag,
  ): ModelRow {
    refusePoison(params)
    const known = account.rows.get(clientId)
    if (!known) throw new ContractError('NOT_FOUND')
    if (known.row.deletedAt !== null || (typeof baseSeq === 'number' && baseSeq < known.row.seq)) {
      throw new ContractError('CONFLICT', 'moved on', { current: known.row })
    }
    const content = contentOf(entity, params)
    const data = { ...(known.row.data as Bag), ...(content.data as Bag) }
    return this.put(
      account,
      entity,
      clientId,
      { ...content, status: known.row.status, data },
      meta.deviceId as string,
      meta.restoredFrom ?? null,
    )
  }

  private remove(account: Account, clientId: string, baseSeq: unknown, meta: Bag): ModelRow {
    const known = account.rows.get(clientId)
    if (!known) throw new ContractError('NOT_FOUND')
    if (known.row.deletedAt !== null) return known.row
    if (typeof baseSeq === 'number' && baseSeq < known.row.seq)
      throw new ContractError('CONFLICT', 'moved on', { current: known.row })
    const row = this.put(account, known.entity, clientId, {}, meta.deviceId as string)
    row.deletedAt = row.updatedAt
    return row
  }

  private patchUser(
    account: Account,
    patch: { op: string; path: (string | { id: string })[]; value: unknown }[],
    meta: Bag,
  ): ModelRow {
    const [clientId, { row }] = [...account.rows].find(([, one]) => one.entity === 'user') as [
      string,
      { row: ModelRow },
    ]
    const data = structuredClone(row.data) as Bag
    for (const { op, path, value } of patch) {
      let at = data
      for (const key of path.slice(0, -1) as string[]) {
        at[key] ??= {}
        at = at[key] as Bag
      }
      if (op === 'set') at[path.at(-1) as string] = value
      else delete at[path.at(-1) as string]
    }
    return this.put(account, 'user', clientId, { data }, meta.deviceId as string)
  }

  private initUpload(account: Account, params: Bag): Bag {
    const clientId = params.clientId as string
    const known = account.rows.get(clientId)?.row
    const file = account.files.get(clientId)
    const binaryUrl = `/api/uploads/${clientId}`
    if (known && file)
      return { uploadId: clientId, received: [], chunkSize: CHUNK_SIZE, binaryUrl, completed: uploaded(known, file) }
    const upload = this.uploads.get(clientId) ?? {
      ...{ id: clientId, clientId, chunks: new Map<number, Buffer>(), mimeType: String(params.mimeType) },
      ...{ size: Number(params.size), sha256: (params.sha256 as string) ?? null, options: params.options as Bag },
    }
    this.uploads.set(clientId, upload)
    return { uploadId: clientId, received: [...upload.chunks.keys()], chunkSize: CHUNK_SIZE, binaryUrl }
  }

  private storeChunk(uploadId: string, index: number, bytes: Buffer, sha256: string): void {
    const upload = this.uploads.get(uploadId)
    if (!upload) throw new ContractError('NOT_FOUND', 'upload', { errorType: 'UploadNotFound' })
    if (sha(bytes) !== sha256) throw new ContractError('UNPROCESSABLE', 'chunk', { errorType: 'ChunkHashMismatch' })
    upload.chunks.set(index, bytes)
  }

  private async putChunk(path: string, init: RequestInit): Promise<Response> {
    const [uploadId = '', index = '0'] = path.slice('/api/uploads/'.length).split('/')
    const bytes = Buffer.from(await new Response(init.body).arrayBuffer())
    try {
      this.storeChunk(uploadId, Number(index), bytes, new Headers(init.headers).get('x-chunk-sha256') ?? '')
      return json(200, {})
    } catch (error) {
      if (!(error instanceof ContractError)) throw error
      return json(error.code === 'NOT_FOUND' ? 404 : 422, errorBody(null, error))
    }
  }

  private completeUpload(account: Account, params: Bag, meta: Bag): Bag {
    const upload = this.uploads.get(String(params.uploadId))
    if (!upload) throw new ContractError('NOT_FOUND', 'upload', { errorType: 'UploadNotFound' })
    const bytes = Buffer.concat([...upload.chunks].sort(([a], [b]) => a - b).map(([, chunk]) => chunk))
    if (sha(bytes) !== params.sha256)
      throw new ContractError('UNPROCESSABLE', 'file', { errorType: 'FileHashMismatch' })
    return this.landed(account, upload.clientId, bytes, params.options as Bag, meta)
  }

  private landed(account: Account, clientId: string, bytes: Buffer, options: Bag, meta: Bag): Bag {
    refusePoison(options)
    const known = account.rows.get(clientId)?.row
    const file = account.files.get(clientId)
    if (known && file) return uploaded(known, file)
    const stored = { sha256: sha(bytes), size: bytes.length }
    account.files.set(clientId, stored)
    const data = { subtype: options.subtype, duration: options.duration, documentAssetId: 1, peaks: options.peaks }
    const row = this.put(
      account,
      'record',
      clientId,
      {
        name: options.name,
        recordType: 'ambient-scribe',
        status: 'transcribing',
        patientId: null,
        patientClientId: options.patientClientId ?? null,
        userId: 1,
        data,
      },
      meta.deviceId as string,
    )
    return uploaded(row, stored)
  }

  private events(accountId: string, signal: AbortSignal | null): Response {
    const listener: { accountId: string; push: (line: string) => void; cut: () => void } = {
      ...{ accountId, push: () => undefined, cut: () => undefined },
    }
    const body = new ReadableStream<Uint8Array>({
      start: controller => {
        const encoder = new TextEncoder()
        listener.push = line => controller.enqueue(encoder.encode(line))
        listener.cut = () => {
          this.listeners.delete(listener)
          controller.error(new Error('connection reset'))
        }
        this.listeners.add(listener)
        signal?.addEventListener('abort', () => {
          this.listeners.delete(listener)
          try {
            controller.error(new Error('aborted'))
          } catch (error) {
            if (!(error instanceof TypeError)) throw error
          }
        })
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
}

const WRITES = new Set([
  'userAccount.user:update',
  'userAccount.patients:create',
  'userAccount.patients:update',
  'userAccount.patients:delete',
  'healthRecords:create',
  'healthRecords:update',
  'healthRecords:delete',
  'fileUpload:upload',
  'fileUpload:completeChunkedUpload',
])

const uploaded = (row: ModelRow, file: { sha256: string; size: number }): Bag => ({
  status: 'success',
  healthRecord: row,
  ambientRecording: row,
  documentAssetId: 1,
  ...file,
})

function contentOf(entity: Entity, params: Bag): Bag {
  if (entity === 'patient') return { name: params.name, data: params.data ?? {} }
  return {
    name: params.name,
    recordType: params.recordType,
    status: params.status ?? 'processed',
    patientId: null,
    patientClientId: params.patientClientId ?? null,
    data: params.data ?? {},
  }
}

/** The contract's own schemas decide what is well formed, as on the real server. */
function refuseMalformed(method: string, params: Bag): void {
  const known = resolveMethod(method)
  if (!known) throw new ContractError('METHOD_NOT_FOUND', method)
  const parsed = known.params.safeParse(params)
  if (parsed.success) return
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new ContractError('INVALID_PARAMS', 'malformed', { issues })
}

/** Content that this server refuses, so that poison can be told apart from faults: the name says how. */
function refusePoison(params: Bag): void {
  const refused = /^POISON-([A-Z_]+)/.exec(String(params.name))
  if (refused) throw new ContractError(refused[1] as ErrorName, 'poison')
}

const errorBody = (id: number | null, error: ContractError): Bag => ({ jsonrpc: '2.0', id, error: error.toBody() })
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
