import type { PublicConfig } from '../../../src/contract/entities/public-config.ts'
import type { MethodName, ResultOf } from '../../../src/contract/methods.ts'
import type { BridgeNews, CallOutcome, CallParams, SyncStatus } from '../../../src/sync/bridge.ts'
import { STARTING } from '../../../src/sync/status.ts'

type Real = typeof import('../../../src/ui/state/session/bridge.ts')
type Returns = { [N in MethodName]?: (params: CallParams<N>) => CallOutcome<ResultOf<N>> }

/** The status of a sync that is idle and up to date. */
const idle = (): SyncStatus => ({ ...STARTING, phase: 'idle', lastComplete: Date.now(), upToDate: true })

let listener: (news: BridgeNews) => void = () => undefined
let status: SyncStatus = idle()
let returns: Returns = {}
let config: PublicConfig | null | Promise<PublicConfig> = null
let download: Blob | null = null
const called: string[] = []

const report = () => listener({ type: 'status', status })

/** The worker's side of the bridge, controlled by the test. */
export const worker = {
  /** Reports the status of an idle sync with these changes. */
  reports(change: Partial<SyncStatus> = {}): void {
    status = { ...idle(), ...change }
    report()
  },
  /** Reports that the server has ended the session. */
  endsSession: () => listener({ type: 'signed-out' }),
  /** Sets the result of a method; all other methods return that the server is unreachable. */
  returns<N extends MethodName>(method: N, result: (params: CallParams<N>) => CallOutcome<ResultOf<N>>): void {
    returns = { ...returns, [method]: result }
  },
  /** Sets the server's public configuration; without it, it cannot be fetched. */
  offers(offer: PublicConfig | Promise<PublicConfig>): void {
    config = offer
  },
  downloads(file: Blob | null): void {
    download = file
  },
  /** Names of the bridge functions and contract methods that the page called in this test, in order. */
  called: called as readonly string[],
  reset(): void {
    status = idle()
    returns = {}
    config = null
    download = null
    called.length = 0
  },
}

export const bridge = {
  async open() {
    called.push('open')
    report()
  },
  async close() {
    called.push('close')
  },
  async renew() {
    called.push('renew')
  },
  async sendNow() {
    called.push('sendNow')
  },
  async config() {
    return config
  },
  async download() {
    called.push('download')
    return download
  },
  async inspect() {
    return { leading: true, deviceId: 'device-1', events: [] }
  },
  async call<N extends MethodName>(method: N, params: CallParams<N>): Promise<CallOutcome<ResultOf<N>>> {
    called.push(method)
    const result = returns[method] as ((given: CallParams<N>) => CallOutcome<ResultOf<N>>) | undefined
    return result?.(params) ?? { kind: 'unreachable' }
  },
  async faults() {
    called.push('faults')
  },
  async kill() {
    called.push('kill')
  },
} satisfies Real['bridge']

export const connectBridge = (onNews => {
  listener = onNews
}) satisfies Real['connectBridge']

/** Checks at compile time that this module has all exports of the real one. */
void ({ bridge, connectBridge } satisfies Real)
