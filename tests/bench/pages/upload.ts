import { Upload } from 'tus-js-client'
import { saveRecording } from '../../../src/db/commands/recordings.ts'
import { type Database, openDatabase } from '../../../src/db/open.ts'
import { SessionStore } from '../../../src/db/session-store.ts'
import { SyncJournal } from '../../../src/db/sync-journal.ts'
import { UploadStore } from '../../../src/db/uploads/upload-store.ts'
import { browserLocks } from '../../../src/platform/browser/locks.ts'
import { broadcastChannel } from '../../../src/platform/channel.ts'
import { type Clock, systemClock } from '../../../src/platform/clock.ts'
import { systemNet } from '../../../src/platform/net.ts'
import { systemRandom } from '../../../src/platform/random.ts'
import { createHost } from '../../../src/sync/host.ts'
import type { RunAccount } from './contender.ts'

/** Factor by which the clock and all waits except time-outs are sped up, because only bytes are measured. */
const HASTE = 100
const TIME_OUTS_MS = new Set([30_000, 60_000, 120_000])
const began = systemClock.now()
const hastyClock: Clock = {
  ...systemClock,
  now: () => began + (systemClock.now() - began) * HASTE,
  after: (ms, task) => systemClock.after(TIME_OUTS_MS.has(ms) ? ms : ms / HASTE, task),
}

/** Returns a WAV file of noise; the same size always gives the same file. */
function recording(bytes: number): Blob {
  const words = new Uint32Array(bytes / 4)
  let state = 20_261_120
  for (let i = 0; i < words.length; i++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    words[i] = state
  }
  const file = new Uint8Array(words.buffer)
  file.set(new TextEncoder().encode('RIFF    WAVEfmt '))
  return new Blob([file], { type: 'audio/wav' })
}

export const uploads = {
  async sha256(bytes: number): Promise<string> {
    const hash = await crypto.subtle.digest('SHA-256', await recording(bytes).arrayBuffer())
    return [...new Uint8Array(hash)].map(byte => byte.toString(16).padStart(2, '0')).join('')
  },

  /** Uploads with the product's store, engine and upload lane. Resolves with the SHA-256 of the server's receipt. */
  async ours({ accountId, userId, token }: RunAccount, origin: string, bytes: number): Promise<string> {
    const store = new UploadStore()
    let database: Database | undefined
    const host = await createHost({
      ...{
        clock: hastyClock,
        random: systemRandom,
        locks: browserLocks,
        net: systemNet,
        openChannel: broadcastChannel,
      },
      ...{ sessions: new SessionStore(), uploads: store, origin, appVersion: 'bench' },
      async openDatabase(id) {
        database = await openDatabase(id)
        return database
      },
      openJournal: id => new SyncJournal(id),
    })
    await host.open({ accountId, userId, token, name: 'Bench', locale: 'en' })
    if (!database) throw new Error('no database')
    const context = { database, uploads: store, accountId, clock: hastyClock, random: systemRandom }
    const details = {
      ...{ fileName: 'visit.wav', name: 'Visit', subtype: 'generic', mimeType: 'audio/wav', duration: 3000 },
      ...{ patientClientId: '', createdAt: new Date().toISOString(), peaks: [], transcription: null, locale: 'en' },
    }
    const clientId = await saveRecording(context, recording(bytes), details, 'auto')
    for (;;) {
      const mapping = await store.mapping(accountId, clientId)
      if (mapping) return mapping.sha256
      const item = await store.item(accountId, clientId)
      if (item?.state === 'error') throw new Error(`gave up: ${item.error?.message}`)
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  },

  /** Uploads with tus-js-client in chunks of the same size. Resolves with the URL of the file. */
  tus: (endpoint: string, bytes: number): Promise<string> =>
    new Promise((resolve, reject) => {
      const upload = new Upload(recording(bytes), {
        endpoint,
        chunkSize: 512 * 1024,
        retryDelays: Array.from({ length: 1000 }, () => 20),
        onError: reject,
        onSuccess: () => resolve(upload.url ?? ''),
      })
      upload.start()
    }),
}
export type Uploads = typeof uploads

Object.assign(globalThis, { uploads })
