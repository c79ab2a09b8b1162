import type { CallMeta } from '../../../src/contract/envelope.ts'
import { ContractError } from '../../../src/contract/errors.ts'
import { resolveMethod } from '../../../src/contract/methods.ts'
import { MAX_RESPONSE_BYTES } from '../../../src/contract/protocol.ts'
import { consentNeeded, needsConsent } from '../../../src/server/rpc/consent.ts'
import { paramsHash } from '../../../src/server/rpc/params-hash.ts'
import { ENTITIES } from '../../../src/sync/collections/all.ts'
import { type Bag, type Entity, ModelAccount, type ModelFile, type ModelRow, type UserPatch } from './model-account.ts'
import { completeUpload, receiveChunk, startUpload, uploadAtOnce } from './model-uploads.ts'

type Plain = (typeof ENTITIES)[keyof typeof ENTITIES]

interface Listener {
  accountId: string
  push(line: string): void
  cut(): void
}

/** A call that was accepted, with the row that it made. */
export interface Effect {
  opId: string | null
  method: string
  clientId: string
  epoch: string
  row: ModelRow
}

/**
 * An in-memory model of the server with the same contract, which records every accepted effect. It passes the same
 * tests as the real server (tests/sim/scenarios.test.ts, upload-contract.test.ts).
 */
export class ModelServer {
  epoch = 'epoch-1'
  /** All accepted effects in order, on which the invariants are checked. */
  readonly effects: Effect[] = []
  /** Number of requests that reached this server. */
  requests = 0
  /** This many calls of a list with `since` return an empty page first. */
  emptyPages = 0
  /** Limit of a response: the call that exceeds it takes effect without its result; later calls are not run. */
  responseBytes = MAX_RESPONSE_BYTES
  /** Maximum rows per page, whatever limit the caller asks for. */
  pageRows = 500
  private accounts = new Map<string, ModelAccount>()
  private readonly tokens = new Map<string, { accountId: string; valid: boolean }>()
  private readonly listeners = new Set<Listener>()
  private ids = 0
  private runs = 1
  private readonly now: () => number

  constructor(now: () => number) {
    this.now = now
  }

  /** Bytes that an account may keep. */
  setQuota(accountId: string, bytes: number): void {
    this.account(accountId).quotaBytes = bytes
  }

  signIn(accountId: string): { token: string; user: ModelRow } {
    const token = `token-${this.tokens.size + 1}`
    this.tokens.set(token, { accountId, valid: true })
    return { token, user: this.account(accountId).user }
  }

  /** Ends every session of the account; calls with an old token get 401. */
  expire(accountId: string): void {
    for (const one of this.tokens.values()) if (one.accountId === accountId) one.valid = false
  }

  /** Breaks every open event stream, as when the server stops. */
  cutStreams(): void {
    for (const one of [...this.listeners]) one.cut()
  }

  /**
   * Takes a backup. The returned function restores it and starts the server: of the database alone, which is then behind
   * its marker and begins a new epoch, or of the machine with its marker, which only devices can notice.
   */
  backup(kind: 'database' | 'machine' = 'database'): () => void {
    const kept = Array.from(this.accounts, ([id, account]) => [id, account.copy()] as const)
    return () => {
      this.accounts = new Map(kept.map(([id, account]) => [id, account.copy()]))
      if (kind === 'database') this.epoch = `epoch-${Number(this.epoch.slice(6)) + 1}`
      this.restart()
    }
  }

  /** Another process on the same database. */
  restart(): void {
    this.runs++
    this.cutStreams()
  }

  /** Returns the rows that are not deleted, for comparison with devices. */
  rows(accountId: string, entity: Entity, types?: (type: string) => boolean): ModelRow[] {
    const alive = this.account(accountId).alive(entity)
    return types ? alive.filter(row => types(String(row.recordType))) : alive
  }

  /** Links that were ended, in the order of the calls that ran. */
  revoked(accountId: string): readonly number[] {
    return this.account(accountId).revoked
  }

  feedback(accountId: string): readonly string[] {
    return this.account(accountId).feedback
  }

  files(accountId: string): ReadonlyMap<string, ModelFile> {
    return this.account(accountId).files
  }

  /** Overwrites fields of a row without validation, for example to make it unreadable, as a new change. */
  overwrite(clientId: string, change: Bag): void {
    for (const account of this.accounts.values()) account.overwrite(clientId, change)
  }

  forgetTombstones(accountId: string): void {
    this.account(accountId).forgetTombstones()
  }

  private epochOf({ life }: ModelAccount): string {
    return life === 0 ? this.epoch : `${this.epoch}-${life}`
  }

  private account(accountId: string): ModelAccount {
    const known = this.accounts.get(accountId)
    if (known) return known
    const account = new ModelAccount({ now: this.now, nextId: () => ++this.ids })
    this.accounts.set(accountId, account)
    const user = {
      name: 'Doctor',
      email: null,
      avatar: null,
      data: { preferences: { locale: 'ru' }, activity: { consent: true } },
    }
    account.put('user', accountId, user, {})
    return account
  }

  async handle(url: string, init: RequestInit): Promise<Response> {
    this.requests++
    const path = url.replace(/^https?:\/\/[^/]+/, '')
    const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? ''
    const session = this.tokens.get(token)
    if (!session?.valid) return this.json(401, errorBody(null, new ContractError('UNAUTHORIZED')))
    if (path === '/api/events') return this.events(session.accountId, init.signal ?? null)
    if (path.startsWith('/api/uploads/')) return await this.putChunk(this.account(session.accountId), path, init)
    const body: unknown = JSON.parse(String(init.body))
    const calls = Array.isArray(body) ? body : [body]
    if (String(init.body).includes('CRASH')) return new Response('oops', { status: 500 })
    if (calls.length > 20) return this.json(200, errorBody(null, new ContractError('BATCH_TOO_LARGE')))
    let bytes = 0
    const replies = calls.map(call => {
      const { id } = call as { id: number }
      if (bytes >= this.responseBytes) return errorBody(id, new ContractError('RESPONSE_TOO_LARGE'))
      const reply = this.reply(session.accountId, call as Bag)
      bytes += JSON.stringify(reply.result ?? null).length
      return bytes > this.responseBytes ? errorBody(id, new ContractError('RESPONSE_TOO_LARGE')) : reply
    })
    return this.json(200, Array.isArray(body) ? replies : replies[0])
  }

  private json(status: number, body: unknown): Response {
    const headers = { 'content-type': 'application/json', date: new Date(this.now()).toUTCString() }
    return new Response(JSON.stringify(body), { status, headers })
  }

  private reply(accountId: string, call: Bag): Bag {
    const params = (call.params ?? {}) as Bag
    const meta = (params.meta ?? {}) as CallMeta
    const { meta: _meta, ...content } = params
    const hash = paramsHash(String(call.method), content)
    const account = this.account(accountId)
    try {
      const isWrite = WRITES.has(String(call.method))
      if (isWrite) account.beginRun(this.runs)
      if (meta.epoch === this.epochOf(account) && account.isBehind(meta.seen)) account.beginLife()
      if (meta.epoch !== undefined && meta.epoch !== this.epochOf(account) && isWrite)
        throw new ContractError('UNAVAILABLE', 'restored', { errorType: 'EpochChanged' })
      const stored = meta.opId ? account.operations.get(meta.opId) : undefined
      if (stored) {
        if (stored.method !== call.method || stored.paramsSha256 !== hash) throw new ContractError('INVALID_REQUEST')
        return { jsonrpc: '2.0', id: call.id, result: stored.result, meta: { replayed: true } }
      }
      const method = resolveMethod(String(call.method))
      if (method && needsConsent(method)) requireConsent(account)
      refuseMalformed(String(call.method), params)
      const { result, envelope } = this.run(account, String(call.method), params, meta)
      if (meta.opId && isWrite) {
        const operation = { method: String(call.method), paramsSha256: hash, result: structuredClone(result) as Bag }
        account.operations.set(meta.opId, operation)
        const row = (result as Bag).healthRecord ?? result
        this.effects.push({
          opId: meta.opId,
          method: String(call.method),
          clientId: String((row as Bag).clientId),
          epoch: this.epochOf(account),
          row: structuredClone(row) as ModelRow,
        })
        for (const one of this.listeners)
          if (one.accountId === accountId)
            one.push(`data: {"seq":${account.seq},"epoch":"${this.epochOf(account)}"}\n\n`)
      }
      // As on the real server, results of reads carry the epoch and results of writes do not.
      const epoch = isWrite ? {} : { epoch: this.epochOf(account) }
      return structuredClone({ jsonrpc: '2.0', id: call.id, result, meta: { ...epoch, ...envelope } })
    } catch (error) {
      if (!(error instanceof ContractError)) throw error
      return structuredClone(errorBody(call.id as number, error))
    }
  }

  private run(account: ModelAccount, method: string, params: Bag, meta: CallMeta): { result: unknown; envelope?: Bag } {
    const plain = Object.values(ENTITIES).find(({ methods }) => method.startsWith(`${methods}:`))
    if (plain) return this.runPlain(account, plain, method.slice(plain.methods.length + 1), params, meta)
    switch (method) {
      case 'userAccount.user:get':
        return { result: account.user }
      case 'userAccount.user:update':
        return { result: account.patchUser(params.patch as UserPatch, meta) }
      case 'userAccount.user:sendFeedback':
        account.feedback.push(String(params.message))
        return { result: { status: 'ok' } }
      case 'healthRecords.shares:revoke':
        account.revoked.push(Number(params.id))
        return { result: { share: { id: params.id } } }
      case 'healthRecords:list': {
        const types = params.recordTypes as string[] | undefined
        const wanted = (type: string) => (types ? types.includes(type) : type !== 'ambient-scribe' && type !== 'triage')
        return this.list(account, params, meta, one => one.entity === 'record' && wanted(String(one.row.recordType)))
      }
      case 'healthRecords:create':
        return { result: account.create('record', params, meta) }
      case 'healthRecords:update':
        return { result: account.update('record', params.id as string, params, params, meta) }
      case 'healthRecords:delete':
        return { result: account.remove(params.id as string, params.baseSeq, meta) }
      case 'fileUpload:upload':
        return { result: uploadAtOnce(account, params, meta) }
      case 'fileUpload:initChunkedUpload':
        return { result: startUpload(account, params) }
      case 'fileUpload:uploadChunk': {
        const chunk = { index: Number(params.index), bytes: Buffer.from(String(params.content), 'base64') }
        const sha256 = String(params.sha256)
        return { result: { received: receiveChunk(account, String(params.uploadId), { ...chunk, sha256 }) } }
      }
      case 'fileUpload:completeChunkedUpload':
        return { result: completeUpload(account, params, meta) }
      default:
        throw new ContractError('METHOD_NOT_FOUND', method)
    }
  }

  private runPlain(account: ModelAccount, plain: Plain, verb: string, params: Bag, meta: CallMeta) {
    const entity = plain.parameter
    const document = 'isFlat' in plain ? params : (params[entity] as Bag)
    switch (verb) {
      case 'list':
        return this.list(account, params, meta, one => one.entity === entity)
      case 'create':
        return { result: account.create(entity, document, meta) }
      case 'update':
        return { result: account.update(entity, document.clientId as string, params, document, meta) }
      case 'delete':
        return { result: account.remove(params.clientId as string, params.baseSeq, meta) }
      default:
        throw new ContractError('METHOD_NOT_FOUND', verb)
    }
  }

  private list(account: ModelAccount, params: Bag, { epoch }: CallMeta, wanted: Parameters<ModelAccount['list']>[2]) {
    const since = params.since as string | undefined
    if (since !== undefined && this.emptyPages > 0) {
      this.emptyPages--
      const [, after = '0', began = '0'] = since.split('|')
      return { result: [], envelope: { checkpoint: `${this.epochOf(account)}|${after}|${began}`, hasMore: true } }
    }
    const limit = Math.min(this.pageRows, (params.limit as number | undefined) ?? 500)
    const asked = { since, limit, includeDeleted: params.includeDeleted === true, known: epoch }
    return account.list(() => this.epochOf(account), asked, wanted)
  }

  private async putChunk(account: ModelAccount, path: string, init: RequestInit): Promise<Response> {
    const [uploadId = '', index = '0'] = path.slice('/api/uploads/'.length).split('/')
    const bytes = Buffer.from(await new Response(init.body).arrayBuffer())
    try {
      requireConsent(account)
      const sha256 = new Headers(init.headers).get('x-chunk-sha256') ?? undefined
      return this.json(200, { received: receiveChunk(account, uploadId, { index: Number(index), bytes, sha256 }) })
    } catch (error) {
      if (!(error instanceof ContractError)) throw error
      const { code } = error
      return this.json(code === 'NOT_FOUND' ? 404 : code === 'FORBIDDEN' ? 403 : 422, errorBody(null, error))
    }
  }

  private events(accountId: string, signal: AbortSignal | null): Response {
    const listener: Listener = { accountId, push: () => undefined, cut: () => undefined }
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

function requireConsent({ user }: ModelAccount): void {
  const { activity } = user.data as { activity?: Bag }
  if (activity?.consent !== true) throw consentNeeded()
}

const WRITES: ReadonlySet<string> = new Set([
  'userAccount.user:update',
  'userAccount.user:sendFeedback',
  'healthRecords.shares:revoke',
  ...Object.values(ENTITIES).flatMap(({ methods }) => [`${methods}:create`, `${methods}:update`, `${methods}:delete`]),
  'healthRecords:create',
  'healthRecords:update',
  'healthRecords:delete',
  'fileUpload:upload',
  'fileUpload:completeChunkedUpload',
])

/** Validates the parameters with the contract's schemas, as the real server does. */
function refuseMalformed(method: string, params: Bag): void {
  const known = resolveMethod(method)
  if (!known) throw new ContractError('METHOD_NOT_FOUND', method)
  const parsed = known.params.safeParse(params)
  if (parsed.success) return
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new ContractError('INVALID_PARAMS', 'malformed', { issues })
}

const errorBody = (id: number | null, error: ContractError): Bag => ({ jsonrpc: '2.0', id, error: error.toBody() })
