import { hash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { ContractError } from '../../../contract/errors.ts'
import { pushSubscriptions } from '../../database/schema/push.ts'
import { isPushEndpoint } from '../../push/push-endpoint.ts'
import { type Handler, write } from '../../rpc/handlers.ts'

const hashOf = (endpoint: string): string => hash('sha256', endpoint, 'hex')

/** `pushOrigins`: of push services beside the known ones. */
export const pushHandlers = ({ pushOrigins }: { pushOrigins: readonly string[] }): Handler[] => [
  write('userAccount.push:subscribe', async (call, { endpoint, keys, kinds }) => {
    if (!isPushEndpoint(endpoint, pushOrigins)) {
      throw new ContractError('UNPROCESSABLE', 'This is no push service that the server knows.')
    }
    const { tx, userId, session, locale, now } = call
    const endpointHash = hashOf(endpoint)
    if (kinds.length === 0) {
      await tx
        .delete(pushSubscriptions)
        .where(and(eq(pushSubscriptions.endpointHash, endpointHash), eq(pushSubscriptions.userId, userId)))
    } else {
      // A browser belongs to whoever is signed in there now.
      const owned = { userId, sessionId: session.id, ...keys, kinds: [...new Set(kinds)], locale }
      await tx
        .insert(pushSubscriptions)
        .values({ endpointHash, endpoint, createdAt: now, ...owned })
        .onConflictDoUpdate({ target: pushSubscriptions.endpointHash, set: owned })
    }
    call.audit({ objectType: 'push-subscription' })
    return { result: { status: 'ok' } }
  }),

  write('userAccount.push:unsubscribe', async (call, { endpoint }) => {
    await call.tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.endpointHash, hashOf(endpoint)), eq(pushSubscriptions.userId, call.userId)))
    call.audit({ objectType: 'push-subscription' })
    return { result: { status: 'ok' } }
  }),
]
