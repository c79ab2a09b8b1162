import '../src/contract/no-eval.ts'
import { expose } from 'comlink'
import { migrate } from '../src/db/migrations/migrate.ts'
import { openDatabase } from '../src/db/open.ts'
import { SessionStore } from '../src/db/session-store.ts'
import { SyncJournal } from '../src/db/sync-journal.ts'
import { UploadStore } from '../src/db/uploads/upload-store.ts'
import { holdLifeLock } from '../src/platform/browser/app/worker-life.ts'
import { browserLocks } from '../src/platform/browser/locks.ts'
import { broadcastChannel } from '../src/platform/channel.ts'
import { systemClock } from '../src/platform/clock.ts'
import { injectFaults } from '../src/platform/faults/inject-faults.ts'
import { systemNet } from '../src/platform/net.ts'
import { systemRandom } from '../src/platform/random.ts'
import { connectSocket } from '../src/platform/web-socket.ts'
import type { WorkerBridge } from '../src/sync/bridge.ts'
import { createHost } from '../src/sync/host.ts'
import { socketLink } from '../src/sync/socket-link.ts'

const host = createHost({
  clock: systemClock,
  random: systemRandom,
  locks: browserLocks,
  net: systemNet,
  openChannel: broadcastChannel,
  sessions: new SessionStore(),
  uploads: new UploadStore(),
  openDatabase: async accountId => await migrate(await openDatabase(accountId)),
  openJournal: accountId => new SyncJournal(accountId),
  origin: '',
  appVersion: '0.1.0',
})

const life = holdLifeLock(`anamnesis-worker-${systemRandom.uuid()}`)

const socketPorts = { clock: systemClock, connect: connectSocket.bind(null, '/ws') }
let socket = socketLink({ ...socketPorts, enabled: false })

// Exposed at once: calls that arrive before the host is ready wait for it.
const bridge: WorkerBridge = {
  open: async session => (await host).open(session),
  close: async () => (await host).close(),
  subscribe: async listener => (await host).subscribe(listener),
  network: online => void host.then(one => one.network(online)),
  visible: visible => void host.then(one => one.visible(visible)),
  sendNow: () => void host.then(one => one.sendNow()),
  renew: async session => (await host).renew(session),
  call: async (method, params) => (await host).call(method, params),
  async config() {
    const config = await (await host).config()
    if (config?.websocket && socket.state() === 'off') socket = socketLink({ ...socketPorts, enabled: true })
    return config
  },
  download: async url => (await host).download(url),
  inspect: async () => (await host).inspect(),
  life: () => life,
  faults: async faults => injectFaults(faults),
}
expose(bridge)
