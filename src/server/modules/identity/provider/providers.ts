import * as client from 'openid-client'
import type { ProviderId } from '../../../../contract/providers.ts'
import type { Clock } from '../../../clock.ts'
import type { OAuthClient } from '../../../config.ts'
import { type Granted, type Person, type Provider, type Purpose, personOf } from './provider.ts'
import { type Detour, PROVIDER_SECONDS, providerFetch } from './provider-fetch.ts'
import { xPerson, yandexPerson } from './user-info.ts'

/** Addresses of the providers; a test puts its own in their place. */
export interface ProviderAddresses {
  google: string
  x: { authorize: string; token: string; user: string }
  yandex: { authorize: string; token: string; user: string }
  /** Allows http, for a provider on this machine. */
  insecure?: boolean
}

export const PROVIDER_ADDRESSES: ProviderAddresses = {
  google: 'https://accounts.google.com',
  x: {
    authorize: 'https://x.com/i/oauth2/authorize',
    token: 'https://api.x.com/2/oauth2/token',
    user: 'https://api.x.com/2/users/me?user.fields=name,username,confirmed_email',
  },
  yandex: {
    authorize: 'https://oauth.yandex.ru/authorize',
    token: 'https://oauth.yandex.ru/token',
    user: 'https://login.yandex.ru/info?format=json',
  },
}

/** The development provider of this server. */
export interface DevelopmentClient extends OAuthClient {
  issuer: () => string
  detour: () => string
}

export interface ProviderSettings {
  google: OAuthClient | undefined
  x: OAuthClient | undefined
  yandex: OAuthClient | undefined
  dev: DevelopmentClient | undefined
  addresses: ProviderAddresses
  clock: Clock
}

/** The configured providers. */
export function createProviders(settings: ProviderSettings): ReadonlyMap<ProviderId, Provider> {
  const { google, x, yandex, dev, addresses } = settings
  const providers = [
    google && googleProvider(google, settings),
    x && xProvider(x, addresses),
    yandex && yandexProvider(yandex, addresses),
    dev && developmentProvider(dev, settings),
  ].filter(one => one !== undefined)
  return new Map(providers.map(one => [one.id, one]))
}

function googleProvider({ clientId, clientSecret }: OAuthClient, { addresses, clock }: ProviderSettings): Provider {
  return {
    ...{ id: 'google', oidc: true, scope: 'openid email profile' },
    configuration: discovered(clock, () => ({
      ...{ issuer: addresses.google, clientId, insecure: addresses.insecure === true },
      auth: clientSecret === undefined ? client.None() : client.ClientSecretPost(clientSecret),
    })),
    // It cannot be asked to let the person prove themselves again (`prompt=login` is an error there), only to ask which one.
    parameters: () => ({ prompt: 'select_account' }),
    person: oidcPerson,
  }
}

function developmentProvider(dev: DevelopmentClient, { clock }: ProviderSettings): Provider {
  return {
    ...{ id: 'dev', oidc: true, scope: 'openid email profile' },
    configuration: discovered(clock, () => ({
      ...{ issuer: dev.issuer(), clientId: dev.clientId, insecure: true, algorithm: 'ES256' },
      auth: client.ClientSecretBasic(dev.clientSecret ?? ''),
      detour: { from: new URL(dev.issuer()).origin, to: dev.detour },
    })),
    // One browser plays several people.
    parameters: (purpose): Record<string, string> =>
      purpose === 'confirm' ? { prompt: 'login', max_age: '0' } : { prompt: 'login' },
    person: oidcPerson,
  }
}

function xProvider({ clientId, clientSecret }: OAuthClient, { x, insecure }: ProviderAddresses): Provider {
  return {
    ...{ id: 'x', oidc: false, scope: 'users.read tweet.read users.email' },
    configuration: fixed({ issuer: 'https://x.com', ...x }, clientId, clientSecret, insecure),
    parameters: () => ({}),
    person: (_configuration, { accessToken }) => xPerson(x.user, accessToken),
  }
}

function yandexProvider({ clientId, clientSecret }: OAuthClient, { yandex, insecure }: ProviderAddresses): Provider {
  return {
    ...{ id: 'yandex', oidc: false, scope: 'login:info login:email login:avatar' },
    configuration: fixed({ issuer: 'https://oauth.yandex.ru', ...yandex }, clientId, clientSecret, insecure),
    parameters: (purpose: Purpose): Record<string, string> => (purpose === 'confirm' ? { force_confirm: 'yes' } : {}),
    person: (_configuration, { accessToken }) => yandexPerson(yandex.user, accessToken),
  }
}

const oidcPerson = async (_: client.Configuration, { claims }: Granted): Promise<Person> =>
  personOf({ subject: claims?.sub, email: claims?.email, emailVerified: claims?.email_verified, name: claims?.name })

const DISCOVERY_MS = 3_600_000

interface Discovery {
  issuer: string
  clientId: string
  auth: client.ClientAuth
  insecure: boolean
  /** Of the id_token, if not what the provider's own document leads to. */
  algorithm?: string
  detour?: Detour
}

/** Asks once for an hour; a failure is not kept. */
function discovered(clock: Clock, of: () => Discovery): () => Promise<client.Configuration> {
  let kept: { at: number; configuration: Promise<client.Configuration> } | null = null
  return () => {
    if (kept && clock.monotonic() - kept.at < DISCOVERY_MS) return kept.configuration
    const asked = { at: clock.monotonic(), configuration: discover(of()) }
    asked.configuration.catch(() => {
      if (kept === asked) kept = null
    })
    kept = asked
    return asked.configuration
  }
}

const discover = ({ issuer, clientId, auth, insecure, algorithm, detour }: Discovery): Promise<client.Configuration> =>
  client.discovery(
    new URL(issuer),
    clientId,
    algorithm === undefined ? {} : { id_token_signed_response_alg: algorithm },
    auth,
    {
      [client.customFetch]: providerFetch(detour),
      timeout: PROVIDER_SECONDS,
      // Signatures of id_tokens are checked although they come over TLS.
      execute: [client.enableNonRepudiationChecks, ...(insecure ? [client.allowInsecureRequests] : [])],
    },
  )

function fixed(
  { issuer, authorize, token }: { issuer: string; authorize: string; token: string },
  clientId: string,
  clientSecret: string | undefined,
  insecure = false,
): () => Promise<client.Configuration> {
  const metadata = { issuer, authorization_endpoint: authorize, token_endpoint: token }
  const auth = clientSecret === undefined ? client.None() : client.ClientSecretBasic(clientSecret)
  const configuration = new client.Configuration(metadata, clientId, {}, auth)
  configuration[client.customFetch] = providerFetch()
  configuration.timeout = PROVIDER_SECONDS
  if (insecure) client.allowInsecureRequests(configuration)
  return async () => configuration
}
