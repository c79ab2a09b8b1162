import * as client from 'openid-client'
import { ContractError } from '../../../contract/errors.ts'
import { configurationOf, type IdentityServices, providerUnavailable } from './identity-services.ts'
import type { Granted, Person, Provider } from './provider/provider.ts'
import { type Attempt, attemptInvalid } from './redeem-attempt.ts'

/** What the provider sent the browser back with. */
export interface Response {
  code: string
  state: string
  /** RFC 9207. */
  iss: string | undefined
}

/**
 * Redeems the code and checks everything that is signed: issuer, audience, expiry, nonce, signature and, for a fresh
 * sign-in, its time. Throws FORBIDDEN if anything does not fit, UNAVAILABLE if the provider cannot be asked.
 */
export async function askProvider(
  services: IdentityServices,
  provider: Provider,
  attempt: Attempt,
  response: Response,
): Promise<Person> {
  const configuration = await configurationOf(services, provider)
  try {
    const granted = await redeemCode(configuration, provider, attempt, response)
    if (attempt.purpose === 'confirm') refuseStale(configuration, granted, attempt)
    return await provider.person(configuration, granted)
  } catch (error) {
    if (error instanceof ContractError) throw error
    services.log.warn({ err: error, host: provider.id }, 'a sign-in was not accepted')
    throw isProvidersFault(error) ? providerUnavailable() : attemptInvalid()
  }
}

async function redeemCode(
  configuration: client.Configuration,
  provider: Provider,
  { codeVerifier, nonce, redirectUri }: Attempt,
  { code, state, iss }: Response,
): Promise<Granted> {
  const answered = new URL(redirectUri)
  answered.searchParams.set('code', code)
  answered.searchParams.set('state', state)
  if (iss !== undefined) answered.searchParams.set('iss', iss)
  const tokens = await client.authorizationCodeGrant(configuration, answered, {
    pkceCodeVerifier: codeVerifier,
    expectedState: state,
    idTokenExpected: provider.oidc,
    ...(nonce === null ? {} : { expectedNonce: nonce }),
  })
  return { claims: provider.oidc ? (tokens.claims() ?? null) : null, accessToken: tokens.access_token }
}

/** Clocks of providers may be this wrong. */
const SKEW_MS = 60_000

/**
 * Decision 28: the person proved themselves after this attempt began. Google, X and Yandex do not ask on demand, and say
 * no time (`auth_time`) unless they are set up to: there, that this very person is signed in to them must do.
 */
function refuseStale(configuration: client.Configuration, { claims }: Granted, { createdAt }: Attempt): void {
  const at = claims?.auth_time
  const says = configuration.serverMetadata().claims_supported?.includes('auth_time') === true
  if (at === undefined && !says) return
  if (typeof at !== 'number' || at * 1000 < createdAt.getTime() - SKEW_MS) {
    throw new ContractError('FORBIDDEN', 'The provider did not ask the person again.', {
      errorType: 'FreshSignInNeeded',
    })
  }
}

/** Codes of openid-client for answers that are none: too late, another status, not JSON. */
const NO_ANSWER = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
])
/** Errors of the token endpoint that are about the code, not about the provider or our registration with it. */
const OF_THE_CODE = new Set(['invalid_grant', 'access_denied'])

function isProvidersFault(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError) return !OF_THE_CODE.has(error.error)
  if (error instanceof client.ClientError) return error.code === undefined || NO_ANSWER.has(error.code)
  return error instanceof Error
}
