import { generateKeyPairSync } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import Provider, { type Context } from 'oidc-provider'
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js'
import { PAGE_CSS, signInPage, troublePage } from './pages.ts'
import { type DevelopmentPerson, personOfForm } from './people.ts'

export interface DevelopmentSettings {
  /** The public address of the provider, a path of this server. */
  issuer: string
  clientId: string
  clientSecret: string
  redirectUris: readonly string[]
}

/** Handles a request below the provider's path. */
export type Serve = (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse) => Promise<void>

const MINUTE_S = 60
const LONGEST_FORM = 4096
/** Browsers hold `form-action` against the redirects that follow a form, too. */
const policy = (formsTo: readonly string[]) =>
  [
    "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    `form-action 'self' ${formsTo.map(address => new URL(address).origin).join(' ')}`,
    "require-trusted-types-for 'script'; trusted-types 'none'",
  ].join('; ')
const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/** A real OpenID provider whose people are invented (decision 118). What it knows is lost when the server ends. */
export function developmentProvider({ issuer, clientId, clientSecret, redirectUris }: DevelopmentSettings): Serve {
  const { pathname, host, protocol } = new URL(issuer)
  const people = new Map<string, DevelopmentPerson>()
  const provider = new Provider(issuer, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        ...{ client_id: clientId, client_secret: clientSecret, redirect_uris: redirectUris },
        ...{ response_types: ['code'], grant_types: ['authorization_code'], id_token_signed_response_alg: 'ES256' },
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [clientSecret], long: { path: pathname }, short: { path: pathname } },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Claims in the id_token, as Google's are.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_: Context, { uid }: { uid: string }) => `${pathname}/interaction/${uid}` },
    findAccount(_: Context, subject: string) {
      const person = people.get(subject)
      return person && { accountId: subject, claims: () => claimsOf(person) }
    },
    ttl: {
      ...{ AccessToken: 10 * MINUTE_S, AuthorizationCode: MINUTE_S, IdToken: 10 * MINUTE_S },
      ...{ Interaction: 10 * MINUTE_S, Session: 60 * MINUTE_S, Grant: 60 * MINUTE_S },
    },
    renderError(context: Context, { error }: { error: string }) {
      context.type = 'html'
      context.body = troublePage(error)
    },
  })
  // Trusts forwarded headers, so that the addresses in its documents are always the public ones.
  provider.proxy = true
  const serveProtocol = provider.callback()

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { uid, prompt, params } = await provider.interactionDetails(request, response)
    const show = (trouble: string | null) =>
      html(response, 200, signInPage(`${pathname}/interaction/${uid}`, { again: 'max_age' in params, trouble }))
    if (request.method !== 'POST') return show(null)
    const form = await readForm(request)
    if (form.has('refuse')) {
      const refusal = { error: 'access_denied', error_description: 'The person said no' }
      return provider.interactionFinished(request, response, refusal, { mergeWithLastSubmission: false })
    }
    const person = personOfForm(form)
    if (prompt.name !== 'login' || person === null) return show('Type an e-mail address.')
    people.set(person.subject, person)
    const grant = new provider.Grant({ accountId: person.subject, clientId })
    grant.addOIDCScope('openid email profile')
    const result = { login: { accountId: person.subject, remember: false }, consent: { grantId: await grant.save() } }
    return provider.interactionFinished(request, response, result)
  }

  return async (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
    response.setHeader('content-security-policy', policy(redirectUris))
    // Keeps no session: one browser plays several people, and a change of person would ask for a sign-out first.
    request.headers.cookie = withoutSession(request.headers.cookie ?? '')
    request.headers['x-forwarded-host'] = host
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    request.originalUrl = request.url ?? ''
    request.url = request.originalUrl.slice(pathname.length) || '/'
    const [path] = request.url.split('?')
    if (path === '/page.css') {
      response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(PAGE_CSS)
      return
    }
    if (!path?.startsWith('/interaction/')) return serveProtocol(request, response)
    try {
      await interact(request, response)
    } catch {
      // An interaction that is over, or of another browser.
      html(response, 400, troublePage('It is over, or was begun in another browser.'))
    }
  }
}

const claimsOf = ({ subject, name, email, emailVerified }: DevelopmentPerson) => ({
  ...{ sub: subject, name, email, email_verified: emailVerified },
})

const withoutSession = (cookies: string) =>
  cookies
    .split(/; */)
    .filter(cookie => !/^_session(\.sig)?=/.test(cookie))
    .join('; ')

function signingKey(): Record<string, unknown> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256', kid: 'development' }
}

function html(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) return
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(text)
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const piece of request) {
    text += String(piece)
    if (text.length > LONGEST_FORM) throw new RangeError('a form of this size is not ours')
  }
  return new URLSearchParams(text)
}
