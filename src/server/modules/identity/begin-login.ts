import { lt } from 'drizzle-orm'
import * as client from 'openid-client'
import { ContractError } from '../../../contract/errors.ts'
import type { ParsedParamsOf, ResultOf } from '../../../contract/methods.ts'
import { moment } from '../../clock.ts'
import { loginAttempts } from '../../database/schema/accounts.ts'
import type { PublicCall } from '../../rpc/call.ts'
import { hashToken } from '../../sessions/tokens.ts'
import { configurationOf, type IdentityServices, providerOf } from './identity-services.ts'
import { redirectAddress } from './redirect-address.ts'

const ATTEMPT_MS = 10 * 60_000

/**
 * Begins a sign-in and returns the provider's address for it. The state is kept as a hash only, with the hash of the
 * secret of the browser that begins. Throws FORBIDDEN for a provider that is not configured, UNAVAILABLE, INVALID_PARAMS.
 */
export async function beginLogin(
  services: IdentityServices,
  { database }: PublicCall,
  { provider: id, redirectUri: given, binding, purpose }: ParsedParamsOf<'userAccount.user:beginLogin'>,
): Promise<ResultOf<'userAccount.user:beginLogin'>> {
  const redirectUri = redirectAddress(services.publicUrl(), given)
  if (redirectUri === null) {
    throw new ContractError('INVALID_PARAMS', 'This is not the address that answers of providers go to.', {
      issues: [{ path: 'redirectUri', message: 'must be /oauth-redirect.html of the public address' }],
    })
  }
  const provider = providerOf(services, id)
  const configuration = await configurationOf(services, provider)
  const codeVerifier = client.randomPKCECodeVerifier()
  const state = client.randomState()
  const nonce = provider.oidc ? client.randomNonce() : null
  const now = moment(services.clock)
  const expiresAt = moment(services.clock, ATTEMPT_MS)
  const attempt = { provider: id, bindingHash: binding, codeVerifier, nonce, redirectUri, purpose }
  await database.db.delete(loginAttempts).where(lt(loginAttempts.expiresAt, now))
  await database.db.insert(loginAttempts).values({ ...attempt, stateHash: hashToken(state), createdAt: now, expiresAt })
  const url = client.buildAuthorizationUrl(configuration, {
    ...provider.parameters(purpose),
    redirect_uri: redirectUri,
    scope: provider.scope,
    state,
    ...(nonce === null ? {} : { nonce }),
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  })
  return { authorizationUrl: url.href, state, expiresAt: expiresAt.toISOString() }
}
