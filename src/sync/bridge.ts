import type { PublicConfig } from '../contract/entities/public-config.ts'
import type { CallMeta } from '../contract/envelope.ts'
import type { ErrorData } from '../contract/errors.ts'
import type { MethodName, ParamsOf, ResultOf } from '../contract/methods.ts'
import type { Notice } from '../contract/notice.ts'
import type { Session } from '../db/session-store.ts'
import type { Faults } from '../platform/faults/faults.ts'
import type { Trace } from './inspector.ts'
import type { SyncStatus } from './status.ts'

export type { Trace } from './inspector.ts'
export type { SyncStatus, UploadProgress } from './status.ts'

/** Result of a server call as it crosses the worker boundary, where errors are values. */
export type CallOutcome<R = unknown> =
  /** `notice`: the message that the result asks to show, if a person started the call (P §8). */
  | { kind: 'answered'; result: R; notice: Notice | null }
  /** `code` is a name of the contract's errors. */
  | { kind: 'refused'; code: string; data: Partial<ErrorData> }
  | { kind: 'unreachable' }

export type CallParams<N extends MethodName> = ParamsOf<N> & { meta?: CallMeta }

/** State of the worker, for /dev/sync. */
export interface Inspection {
  /** False in a tab that follows; the leading tab sends for all. */
  leading: boolean
  deviceId: string
  /** The newest last. */
  events: Trace[]
}

/** News that the worker sends to every tab of the account. */
export type BridgeNews =
  | { type: 'status'; status: SyncStatus }
  /** The server ended the session; unsent work stays on the device for this account (I11). */
  | { type: 'signed-out' }

/** The worker as the page sees it, through comlink. The page itself never calls the server. */
export interface SyncBridge {
  /** Opens the account's database, migrates it if needed, and joins the tabs that replicate it. */
  open(session: Session): Promise<void>
  /** Stops replicating; stored data stays. */
  close(): Promise<void>
  /** `listener` is called at once with the present status, then with all news until the worker ends. */
  subscribe(listener: (news: BridgeNews) => void): Promise<void>
  /** Hints from the page: a worker gets no events about the network or the page's visibility. */
  network(online: boolean): void
  visible(visible: boolean): void
  /** Sends everything that waits at once, because a person asked. */
  sendNow(): void
  /** Takes over the new session when the same account has signed in again. */
  renew(session: Session): Promise<void>
  /** A result that violates the contract is returned as `refused` with INTERNAL_ERROR, never as a result. */
  call<N extends MethodName>(method: N, params: CallParams<N>): Promise<CallOutcome<ResultOf<N>>>
  /** The server's public configuration, which needs no session; null if it cannot be fetched now. */
  config(): Promise<PublicConfig | null>
  /** Downloads a file from the server; null if that fails. */
  download(url: string): Promise<Blob | null>
  inspect(): Promise<Inspection>
}

/** The worker of one tab: the bridge, and what only that worker can do. */
export interface WorkerBridge extends SyncBridge {
  /** Name of the lock that `workerEnded` waits for: the page detects by it that the browser has ended the worker. */
  life(): Promise<string>
  /** Injects these faults into the worker, replacing earlier ones. */
  faults(faults: Faults): Promise<void>
}
