import { ContractError } from '../contract/errors.ts'
import type { Database } from '../db/open.ts'
import type { Session, SessionStore } from '../db/session-store.ts'
import type { SyncJournal } from '../db/sync-journal.ts'
import type { UploadStore } from '../db/upload-store.ts'
import type { Channel, OpenChannel } from '../platform/channel.ts'
import type { Clock } from '../platform/clock.ts'
import type { Locks } from '../platform/locks.ts'
import type { Net } from '../platform/net.ts'
import type { Random } from '../platform/random.ts'
import type { BridgeNews, CallOutcome, SyncBridge } from './bridge.ts'
import { Engine } from './engine.ts'
import { Inspector } from './inspector.ts'
import { contend, type LeaderMessage } from './leader.ts'
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

/** What the tabs of one account say to each other; the leader listens to wishes, everybody to news. */
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
  leadership: ReturnType<typeof contend>
  tabs: Channel<TabMessage>
  beats: Channel<LeaderMessage>
}

/** The bridge's other side: one per tab, living in its worker. */
export async function createHost(ports: HostPorts): Promise<SyncBridge> {
  const { clock, random, locks, net, openChannel, sessions, origin, appVersion } = ports
  const deviceId = await sessions.deviceId(() => random.uuid())
  const inspector = new Inspector(clock)
  const listeners = new Set<(news: BridgeNews) => void>()
  let open: Open | null = null
  let status: SyncStatus = STARTING
  let leading = false

  const transport = createTransport({
    net,
    clock,
    origin,
    token: () => open?.session.token ?? null,
    onToken(token) {
      if (!open) return
      open.session = { ...open.session, token }
      void sessions.renew(open.session.accountId, token)
    },
    meta: () => ({ deviceId, appVersion, locale: open?.session.locale }),
  })

  const tell = (news: BridgeNews) => {
    if (news.type === 'status') status = news.status
    for (const listener of listeners) listener(news)
  }
  const tellAll = (news: BridgeNews) => {
    tell(news)
    open?.tabs.post(news)
  }

  /** News is for everybody; wishes are for the leader. */
  const heard = (engine: Engine, message: TabMessage) => {
    if (message.type === 'status' || message.type === 'signed-out') return tell(message)
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

  /** Another tab may have renewed the token, or signed in again, since this one read it. */
  const takeStoredToken = async () => {
    const stored = await sessions.read()
    if (open && stored?.accountId === open.session.accountId) open.session = stored
  }

  async function close(): Promise<void> {
    if (!open) return
    const { database, engine, leadership, tabs, beats } = open
    open = null
    leading = false
    leadership.close()
    engine.close()
    tabs.close()
    beats.close()
    await database.close()
    tell({ type: 'status', status: STARTING })
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
      onStatus: next => tellAll({ type: 'status', status: next }),
      onUnauthorized: () => tellAll({ type: 'signed-out' }),
    })
    tabs.subscribe(message => heard(engine, message))
    const leadership = contend({
      ...{ locks, clock, channel: beats, lockName: `anamnesis-sync-${accountId}` },
      onLead() {
        leading = true
        inspector.note('leading')
        void takeStoredToken().then(() => engine.lead())
      },
      onDepose() {
        leading = false
        inspector.note('following')
        engine.depose()
      },
    })
    open = { session, database, engine, leadership, tabs, beats }
    tabs.post({ type: 'ask' })
  }

  /** Opening and closing wait for each other: one account at a time, opened once. */
  let turn = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const mine = turn.then(work)
    turn = mine.catch(() => undefined)
    return mine
  }

  const wish = (message: TabMessage) => {
    if (!open) return
    if (leading) heard(open.engine, message)
    else open.tabs.post(message)
  }

  return {
    open: session => inTurn(() => openAccount(session)),
    close: () => inTurn(close),
    async subscribe(listener) {
      listeners.add(listener)
      listener({ type: 'status', status })
    },
    network: online => wish({ type: 'network', online }),
    visible(visible) {
      if (!visible) return open?.leadership.yieldLead()
      open?.leadership.keepLead()
      wish({ type: 'send-now' })
    },
    sendNow: () => wish({ type: 'send-now' }),
    async renew(session) {
      if (open?.session.accountId !== session.accountId) return await inTurn(() => openAccount(session))
      open.session = session
      wish({ type: 'signed-in' })
    },
    async call(method, params): Promise<CallOutcome> {
      try {
        const { result } = await transport.call(method, params)
        return { kind: 'answered', result }
      } catch (error) {
        if (!(error instanceof ContractError)) return { kind: 'unreachable' }
        return { kind: 'refused', code: error.code, data: { code: error.code, ...error.data } }
      }
    },
    async config() {
      const response = await transport.request('/api/config', { timeoutMs: 15_000 }).catch(() => null)
      return response?.ok ? await response.json().catch(() => null) : null
    },
    async download(url) {
      const response = await transport.request(url, { timeoutMs: 60_000 }).catch(() => null)
      return response?.ok ? await response.blob() : null
    },
    inspect: async () => ({ leading, deviceId, events: inspector.events() }),
  }
}
