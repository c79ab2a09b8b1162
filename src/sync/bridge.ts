import type { ErrorData } from '../contract/errors.ts'
import type { Session } from '../db/session-store.ts'
import type { Weather } from '../platform/weather/weather.ts'
import type { Trace } from './inspector.ts'
import type { SyncStatus } from './status.ts'

export type { Trace } from './inspector.ts'
export type { SyncStatus, UploadProgress } from './status.ts'

/** A call that only the server can answer, as it crosses the worker's edge: errors are values there. */
export type CallOutcome =
  | { kind: 'answered'; result: unknown }
  /** `code` is a name of the contract's errors. */
  | { kind: 'refused'; code: string; data: Partial<ErrorData> }
  | { kind: 'unreachable' }

/** What only the worker knows, for /dev/sync. */
export interface Inspection {
  /** False in a tab that follows another one, which sends for both. */
  leading: boolean
  deviceId: string
  /** The newest last. */
  events: Trace[]
}

/** What the worker tells every tab of the account. */
export type BridgeNews =
  | { type: 'status'; status: SyncStatus }
  /** The server has ended the session; what waits stays here for this account (I11). */
  | { type: 'signed-out' }

/** The worker as the page sees it, through comlink. The page itself never speaks to the network. */
export interface SyncBridge {
  /** Opens the account's database, migrating it where that is due, and joins the tabs that replicate it. */
  open(session: Session): Promise<void>
  /** Stops replicating; what is stored stays. */
  close(): Promise<void>
  /** News until the worker ends; called at once with the present status. */
  subscribe(listener: (news: BridgeNews) => void): Promise<void>
  /** The page's hints: a worker is told neither of the network nor of the foreground. */
  network(online: boolean): void
  visible(visible: boolean): void
  /** A person asked: send now, whatever waits. */
  sendNow(): void
  /** The same account has signed in again. */
  renew(session: Session): Promise<void>
  call(method: string, params: Record<string, unknown>): Promise<CallOutcome>
  /** What the server offers before anybody is signed in; null when it cannot be asked now. */
  config(): Promise<unknown>
  /** Downloads a file of the server; null when it cannot be had now. */
  download(url: string): Promise<Blob | null>
  inspect(): Promise<Inspection>
}

/** The worker of one tab, around the bridge. */
export interface WorkerBridge extends SyncBridge {
  /** For `endOfLife`: how the page learns that the browser has ended the worker. */
  life(): Promise<string>
  /** Brings a weather over the worker in place of the one before. */
  weather(weather: Weather): Promise<void>
}
