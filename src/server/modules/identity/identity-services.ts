import type { Configuration } from 'openid-client'
import { ContractError } from '../../../contract/errors.ts'
import type { ProviderId } from '../../../contract/providers.ts'
import type { Clock } from '../../clock.ts'
import type { Log } from '../../log.ts'
import type { SignInQuotas } from '../../quotas/sign-in-room.ts'
import type { SessionTimes } from '../../sessions/session.ts'
import type { Sessions } from '../../sessions/sessions.ts'
import type { Provider } from './provider/provider.ts'

export interface IdentityServices {
  clock: Clock
  log: Log
  sessions: Sessions
  sessionTimes: SessionTimes
  quotas: SignInQuotas
  /** By their ids, those that are configured. */
  providers: ReadonlyMap<ProviderId, Provider>
  /** Without a trailing slash. */
  publicUrl(): string
}

/** Throws FORBIDDEN for a provider that is not configured. */
export function providerOf({ providers }: IdentityServices, id: ProviderId): Provider {
  const provider = providers.get(id)
  if (!provider) throw new ContractError('FORBIDDEN', 'This way to sign in is off.', { errorType: 'SignInRefused' })
  return provider
}

export const providerUnavailable = () =>
  new ContractError('UNAVAILABLE', 'The provider does not answer as it should.', {
    errorType: 'ProviderUnavailable',
    retryAfter: 5,
  })

/** Throws UNAVAILABLE if the provider's own document cannot be fetched. */
export async function configurationOf({ log }: IdentityServices, provider: Provider): Promise<Configuration> {
  try {
    return await provider.configuration()
  } catch (error) {
    log.warn({ err: error, host: provider.id }, 'a provider of identities cannot be reached')
    throw providerUnavailable()
  }
}
