import syncWorkerUrl from 'virtual:sync-worker-url'
import { proxy, type Remote, wrap } from 'comlink'
import type { Session } from '../../db/session-store.ts'
import { browserConnectivity } from '../../platform/browser/connectivity.ts'
import { trustedWorkerUrl } from '../../platform/browser/trusted-urls.ts'
import { endOfLife } from '../../platform/browser/worker-life.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Weather } from '../../platform/weather/weather.ts'
import type { BridgeNews, CallOutcome, SyncBridge, WorkerBridge } from '../../sync/bridge.ts'

interface Running {
  worker: Worker
  remote: Remote<WorkerBridge>
  /** Resolves when the browser has ended the worker: for memory, or by /dev/sync. No event tells a page so. */
  died: Promise<null>
}

/** A worker that dies at once is not made anew without a pause. */
const REVIVE_MS = 1000

let listener: (news: BridgeNews) => void = () => undefined
let opened: Session | null = null
let weather: Weather = []
let running = Promise.resolve(start())

function start(): Running {
  const worker = new Worker(trustedWorkerUrl(syncWorkerUrl), { type: 'module', name: 'sync' })
  const remote = wrap<WorkerBridge>(worker)
  const revive = () => {
    running = new Promise(resolve => {
      systemClock.after(REVIVE_MS, () => resolve(startAnew()))
    })
    return null
  }
  const died = remote.life().then(endOfLife).then(revive)
  return { worker, remote, died }
}

/** Another worker in the place of the dead one, told what that one knew; what waits is in the databases (I17). */
function startAnew(): Running {
  const next = start()
  void next.remote.weather(weather)
  inform(next.remote)
  if (opened) void next.remote.open(opened)
  return next
}

/** Tells the worker what only a page is told, and hears its news. */
function inform(remote: Remote<WorkerBridge>): void {
  void remote.subscribe(proxy(news => listener(news)))
  void remote.network(browserConnectivity.online())
}

/** The answer of the worker that lives long enough to give one. */
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
  sendNow: () => ask(remote => remote.sendNow()),
  config: () => ask(remote => remote.config()),
  download: (url: string) => ask(remote => remote.download(url)),
  inspect: () => ask(remote => remote.inspect()),
  /** Whether a call of a dead worker was heard nobody knows: it is not made twice. */
  async call(...call: Parameters<SyncBridge['call']>): Promise<CallOutcome> {
    const { remote, died } = await running
    return (await Promise.race([remote.call(...call), died])) ?? { kind: 'unreachable' }
  },
  /** Brings a weather over the worker, and over every one that follows it. */
  weather(next: Weather) {
    weather = next
    return ask(remote => remote.weather(next))
  },
  /** Ends the worker as the browser does when memory is short. */
  async kill() {
    const { worker, remote } = await running
    await remote.life()
    worker.terminate()
  },
}

/** Starts to forward what only a page is told, and to hear the worker's news. */
export function connectBridge(hear: (news: BridgeNews) => void): void {
  listener = hear
  void running.then(({ remote }) => inform(remote))
  browserConnectivity.subscribe(online => void ask(remote => remote.network(online)))
  document.addEventListener(
    'visibilitychange',
    () => void ask(remote => remote.visible(document.visibilityState === 'visible')),
  )
}
