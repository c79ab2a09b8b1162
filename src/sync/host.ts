import { PublicConfig } from '../contract/entities/public-config.ts'
import { ContractError } from '../contract/errors.ts'
import type { MethodName, ResultOf } from '../contract/methods.ts'
import { noticeOf } from '../contract/notice.ts'
import type { Database } from '../db/open.ts'
import type { Session, SessionStore } from '../db/session-store.ts'
import type { SyncJournal } from '../db/sync-journal.ts'
import type { UploadStore } from '../db/uploads/upload-store.ts'
import type { Channel, OpenChannel } from '../platform/channel.ts'
import type { Clock } from '../platform/clock.ts'
import type { Locks } from '../platform/locks.ts'
import type { Net } from '../platform/net.ts'
import type { Random } from '../platform/random.ts'
import type { BridgeNews, CallOutcome, CallParams, SyncBridge } from './bridge.ts'
import { Engine } from './engine.ts'
import { Inspector } from './inspector.ts'
import { createLeader, type LeaderMessage } from './leader.ts'
import { STARTING, type SyncStatus } from './status.ts'
import { createTransport } from './transport.ts'

export interface HostPorts {
  clock: Clock
  random: Random
  locks: Locks
  net: Net
  openChannel: OpenChannel
  sessions: SessionStore
  uploads: UploadStore
  openDatabase(accountId: string): Promise<Database>
  openJournal(accountId: string): SyncJournal
  /** Origin of the server; empty for the worker's own. */
  origin: string
  appVersion: string
}

/** Messages among the tabs of one account: every tab handles news, only the leader handles requests. */
type TabMessage =
  | BridgeNews
  | { type: 'ask' }
  | { type: 'send-now' }
  | { type: 'network'; online: boolean }
  | { type: 'signed-in' }

interface Open {
  session: Session
  database: Database
  engine: Engine
  leadership: ReturnType<typeof createLeader>
  tabs: Channel<TabMessage>
  beats: Channel<LeaderMessage>
}

/** Implements the bridge: one per tab, in its worker. */
export async function createHost(ports: HostPorts): Promise<SyncBridge> {
  const { clock, random, locks, net, openChannel, sessions, origin, appVersion } = ports
  const deviceId = await sessions.deviceId(() => random.uuid())
  const inspector = new Inspector(clock)
  const listeners = new Set<(news: BridgeNews) => void>()
  let open: Open | null = null
  let status: SyncStatus = STARTING
  let leading = false
  /** The lead that this tab has; a new one each time. */
  let lead: symbol | null = null

  const transport = createTransport({
    net,
    clock,
    origin,
    async token() {
      await takeStoredToken()
      return open?.session.token ?? null
    },
    onToken(token, sent) {
      if (open?.session.token !== sent) return
      open.session = { ...open.session, token }
      void sessions.renew(sent, token)
    },
    meta: () => ({ deviceId, appVersion, locale: open?.session.locale }),
  })

  const notify = (news: BridgeNews) => {
    if (news.type === 'status') status = news.status
    for (const listener of listeners) listener(news)
  }
  const broadcast = (news: BridgeNews) => {
    notify(news)
    open?.tabs.post(news)
  }

  /** Every tab handles news; only the leader handles requests. */
  const receive = (engine: Engine, message: TabMessage) => {
    if (message.type === 'status' || message.type === 'signed-out') return notify(message)
    if (!leading) return
    switch (message.type) {
      case 'ask':
        return open?.tabs.post({ type: 'status', status })
      case 'send-now':
        return engine.wake(true)
      case 'network':
        return engine.network(message.online)
      case 'signed-in':
        return void takeStoredToken().then(() => engine.signedIn())
    }
  }

  /** Reads the stored session: another tab or the service worker may have renewed the token, or signed in again. */
  const takeStoredToken = async () => {
    if (!open || open.session.inTab) return
    // A store that cannot be read stops no request: the token in memory is as good until another one is used.
    const stored = await sessions.read().catch(() => null)
    if (open && stored?.accountId === open.session.accountId) open.session = stored
  }

  async function close(): Promise<void> {
    if (!open) return
    const { database, engine, leadership, tabs, beats } = open
    open = null
    lead = null
    leading = false
    leadership.close()
    engine.close()
    tabs.close()
    beats.close()
    await database.close()
    notify({ type: 'status', status: STARTING })
  }

  async function openAccount(session: Session): Promise<void> {
    if (open?.session.accountId === session.accountId) return
    await close()
    const { accountId } = session
    const database = await ports.openDatabase(accountId)
    const tabs = openChannel<TabMessage>(`anamnesis-tabs-${accountId}`)
    const beats = openChannel<LeaderMessage>(`anamnesis-leader-${accountId}`)
    const engine = new Engine({
      ...{ database, transport, clock, random, locks, inspector, accountId, deviceId },
      journal: ports.openJournal(accountId),
      uploads: ports.uploads,
      onStatus: next => broadcast({ type: 'status', status: next }),
      onUnauthorized: () => broadcast({ type: 'signed-out' }),
    })
    tabs.subscribe(message => receive(engine, message))
    const leadership = createLeader({
      ...{ locks, clock, channel: beats, lockName: `anamnesis-sync-${accountId}` },
      onLead() {
        const mine = Symbol('lead')
        lead = mine
        leading = true
        inspector.note('leading')
        // By then the tab may have closed, or another tab may lead.
        void takeStoredToken().then(() => {
          if (lead === mine) engine.lead()
        })
      },
      onLeadershipLost() {
        lead = null
        leading = false
        inspector.note('following')
        engine.loseLeadership()
      },
    })
    open = { session, database, engine, leadership, tabs, beats }
    tabs.post({ type: 'ask' })
  }

  /** Runs opening and closing one after the other, so that one account is open at a time, and only once. */
  let lastDone = Promise.resolve()
  const inSequence = (work: () => Promise<void>): Promise<void> => {
    const done = lastDone.then(work)
    lastDone = done.catch(() => undefined)
    return done
  }

  const tellLeader = (message: TabMessage) => {
    if (!open) return
    if (leading) receive(open.engine, message)
    else open.tabs.post(message)
  }

  return {
    open: session => inSequence(() => openAccount(session)),
    close: () => inSequence(close),
    async subscribe(listener) {
      listeners.add(listener)
      listener({ type: 'status', status })
    },
    network: online => tellLeader({ type: 'network', online }),
    visible(visible) {
      if (!visible) return open?.leadership.yieldLead()
      open?.leadership.keepLead()
      tellLeader({ type: 'send-now' })
    },
    sendNow: () => tellLeader({ type: 'send-now' }),
    async renew(session) {
      if (open?.session.accountId !== session.accountId) return await inSequence(() => openAccount(session))
      open.session = session
      tellLeader({ type: 'signed-in' })
    },
    async call<N extends MethodName>(method: N, params: CallParams<N>): Promise<CallOutcome<ResultOf<N>>> {
      try {
        // Loads the schemas of all methods with the first call instead of with the worker; without them nothing is sent.
        const { methodNamed } = await import('../contract/methods.ts')
        const { result } = await transport.call(method, { ...params })
        const parsed = methodNamed(method).result.safeParse(result)
        if (!parsed.success) throw new ContractError('INTERNAL_ERROR', `${method} answered what it does not promise`)
        return { kind: 'answered', result: parsed.data, notice: noticeOf(result) }
      } catch (error) {
        if (!(error instanceof ContractError)) return { kind: 'unreachable' }
        return { kind: 'refused', code: error.code, data: { code: error.code, ...error.data } }
      }
    },
    async config() {
      const response = await transport.request('/api/config', { timeoutMs: 15_000 }).catch(() => null)
      return PublicConfig.safeParse(await response?.json().catch(() => null)).data ?? null
    },
    async download(url) {
      const response = await transport.request(url, { timeoutMs: 60_000 }).catch(() => null)
      return response?.ok ? await response.blob() : null
    },
    inspect: async () => ({ leading, deviceId, events: inspector.events() }),
  }
}
