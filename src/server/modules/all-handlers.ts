import { METHODS } from '../../contract/methods.ts'
import type { Handler } from '../rpc/handlers.ts'
import { accountHandlers } from './account/handlers.ts'
import type { Sessions } from './account/sessions.ts'
import type { DemoSettings } from './demo/demo-login.ts'
import { demoHandlers } from './demo/handlers.ts'
import { healthRecordHandlers } from './health-records/handlers.ts'
import { patientHandlers } from './patients/handlers.ts'

export interface HandlerServices {
  epoch: string
  sessions: Sessions
  demo: DemoSettings
}

/** The code of every built method, by canonical name. Throws where contract and code disagree about what is built. */
export function allHandlers({ epoch, sessions, demo }: HandlerServices): ReadonlyMap<string, Handler> {
  const handlers = [
    ...accountHandlers(sessions),
    ...demoHandlers(demo),
    ...patientHandlers({ epoch }),
    ...healthRecordHandlers({ epoch }),
  ]
  const byName = new Map<string, Handler>(handlers.map(handler => [handler.name, handler]))
  for (const { name, built, effect } of METHODS) {
    const handler = byName.get(name)
    if (handler && !built) throw new TypeError(`${name} is not built by the contract`)
    if (handler && (handler.kind === 'read') !== (effect === 'read') && handler.kind !== 'open') {
      throw new TypeError(`${name} is a ${effect} by the contract`)
    }
  }
  return byName
}
