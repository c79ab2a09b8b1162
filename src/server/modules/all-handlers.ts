import { METHODS } from '../../contract/methods.ts'
import type { BlobStore } from '../blobs/blob-store.ts'
import type { Clock } from '../clock.ts'
import type { Handler } from '../rpc/handlers.ts'
import { accountHandlers } from './account/handlers.ts'
import type { SessionTimes } from './account/session.ts'
import type { Sessions } from './account/sessions.ts'
import { assetHandlers } from './assets/handlers.ts'
import { demoHandlers } from './demo/handlers.ts'
import { fileUploadHandlers } from './file-upload/handlers.ts'
import { storeUpload } from './file-upload/store-upload.ts'
import { healthRecordHandlers } from './health-records/handlers.ts'
import { patientHandlers } from './patients/handlers.ts'
import type { TriageWork } from './triage/write-triage.ts'

export interface HandlerServices {
  epoch: string
  clock: Clock
  sessions: Sessions
  sessionTimes: SessionTimes
  blobs: BlobStore
  /** Whether demo personas may sign in. */
  demo: boolean
  triageWork: TriageWork
}

/** The code of every built method, by canonical name. Throws where contract and code disagree about what is built. */
export function allHandlers(services: HandlerServices): ReadonlyMap<string, Handler> {
  const { sessionTimes, demo, clock, blobs, triageWork } = services
  const handlers = [
    ...accountHandlers(services),
    ...demoHandlers({ enabled: demo, clock, times: sessionTimes }),
    ...patientHandlers(services),
    ...healthRecordHandlers(services),
    ...assetHandlers(services),
    ...fileUploadHandlers({ clock, blobs, storeUpload: storeUpload(triageWork) }),
  ]
  const byName = new Map<string, Handler>(handlers.map(handler => [handler.name, handler]))
  for (const { name, built, effect } of METHODS) {
    const handler = byName.get(name)
    if (built !== (handler !== undefined)) throw new TypeError(`contract and code disagree whether ${name} is built`)
    if (handler && handler.kind !== 'public' && (handler.kind === 'read') !== (effect === 'read')) {
      throw new TypeError(`${name} is a ${effect} by the contract`)
    }
  }
  return byName
}
