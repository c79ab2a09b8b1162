import syncWorkerUrl from 'virtual:sync-worker-url'
import { proxy, type Remote, wrap } from 'comlink'
import type { MethodName, ResultOf } from '../../../contract/methods.ts'
import type { Session } from '../../../db/session-store.ts'
import { workerEnded } from '../../../platform/browser/app/worker-life.ts'
import { browserConnectivity } from '../../../platform/browser/connectivity.ts'
import { trustedWorkerUrl } from '../../../platform/browser/trusted-urls.ts'
import { browserVisibility } from '../../../platform/browser/visibility.ts'
import { systemClock } from '../../../platform/clock.ts'
import type { Faults } from '../../../platform/faults/faults.ts'
import type { BridgeNews, CallOutcome, CallParams, WorkerBridge } from '../../../sync/bridge.ts'

interface Running {
  worker: Worker
  remote: Remote<WorkerBridge>
  /** Resolves when the worker is terminated, by the browser (memory) or by /dev/sync. A page gets no event for that. */
  died: Promise<null>
}

/** Delay before a terminated worker is replaced, so that one that fails at once cannot spin. */
const REVIVE_MS = 1000

let listener: (news: BridgeNews) => void = () => undefined
let opened: Session | null = null
let faults: Faults = []
let running = Promise.resolve(start())

function start(): Running {
  const worker = new Worker(trustedWorkerUrl(syncWorkerUrl), { type: 'module', name: 'sync' })
  const remote = wrap<WorkerBridge>(worker)
  const revive = () => {
    running = new Promise(resolve => {
      systemClock.after(REVIVE_MS, () => resolve(restart()))
    })
    return null
  }
  const died = remote.life().then(workerEnded).then(revive)
  return { worker, remote, died }
}

/** Replaces a terminated worker and passes on session, visibility and faults; waiting work is in the databases (I17). */
function restart(): Running {
  const next = start()
  void next.remote.faults(faults)
  connect(next.remote)
  if (opened) void next.remote.open(opened).then(() => next.remote.visible(browserVisibility.visible()))
  return next
}

/** Passes the network state to the worker, which gets no such event itself, and subscribes to its news. */
function connect(remote: Remote<WorkerBridge>): void {
  void remote.subscribe(proxy(news => listener(news)))
  void remote.network(browserConnectivity.online())
}

/** Asks each new worker again until one replies. */
async function ask<T>(question: (remote: Remote<WorkerBridge>) => Promise<T>): Promise<T> {
  for (;;) {
    const { remote, died } = await running
    const answer = await Promise.race([question(remote).then(value => ({ value })), died])
    if (answer) return answer.value
  }
}

/** The worker that replicates; the page's only way to the network. */
export const bridge = {
  open(session: Session) {
    opened = session
    return ask(remote => remote.open(session))
  },
  close() {
    opened = null
    return ask(remote => remote.close())
  },
  /** Goes on with a newer session of the same account. */
  renew(session: Session) {
    opened = session
    return ask(remote => remote.renew(session))
  },
  sendNow: () => ask(remote => remote.sendNow()),
  config: () => ask(remote => remote.config()),
  download: (url: string) => ask(remote => remote.download(url)),
  inspect: () => ask(remote => remote.inspect()),
  /** A call lost with its worker may have run; it is never repeated here. */
  async call<N extends MethodName>(method: N, params: CallParams<N>): Promise<CallOutcome<ResultOf<N>>> {
    const { remote, died } = await running
    // Comlink forgets type parameters at its edge.
    const answered = remote.call(method, params as never) as Promise<CallOutcome<ResultOf<N>>>
    return (await Promise.race([answered, died])) ?? { kind: 'unreachable' }
  },
  /** Injects these faults into the worker, and into each worker started after it. */
  faults(next: Faults) {
    faults = next
    return ask(remote => remote.faults(next))
  },
  /** Ends the worker as the browser does when memory is short. */
  async kill() {
    const { worker, remote } = await running
    await remote.life()
    worker.terminate()
  },
}

/** Forwards events that only pages get (network, visibility) to the worker; calls `onNews` with the worker's news. */
export function connectBridge(onNews: (news: BridgeNews) => void): void {
  listener = onNews
  void running.then(({ remote }) => connect(remote))
  browserConnectivity.subscribe(online => void ask(remote => remote.network(online)))
  document.addEventListener(
    'visibilitychange',
    () => void ask(remote => remote.visible(document.visibilityState === 'visible')),
  )
}
