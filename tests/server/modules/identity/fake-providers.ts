import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ProviderAddresses } from '../../../../src/server/modules/identity/provider/providers.ts'

/** What a provider sends the browser back with. */
export interface Back {
  code: string
  state: string
  iss?: string
  error?: string
}

/** Who signs in, in the provider's own fields. */
type Said = Record<string, unknown>

/** What the provider does otherwise than it should. */
export interface Wrong {
  /** Claims of the id_token; undefined leaves one out. */
  claims?: Said
  /** The id_token is signed by somebody else, or by nobody. */
  signature?: 'other-key' | 'none'
  iss?: string
}
interface Grant extends Wrong {
  person: Said
  nonce: string | null
  challenge: string
}

const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Google, X and Yandex as they answer a server, at addresses of this machine; a test tells what they say. */
export class FakeProviders {
  readonly #key = keyPair()
  readonly #otherKey = keyPair()
  readonly #grants = new Map<string, Grant>()
  readonly #people = new Map<string, Said>()
  readonly #server = createServer((request, response) => void this.#answer(request, response))
  /** Bodies of requests to token endpoints with their Authorization header, in order. */
  readonly asked: (Record<string, string> & { authorization: string })[] = []
  /** What every request gets instead of its answer. */
  broken: { status: number; body: string } | null = null

  static async start(): Promise<FakeProviders> {
    const fake = new FakeProviders()
    await new Promise<void>(resolve => fake.#server.listen(0, '127.0.0.1', resolve))
    return fake
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Environment of a server that runs `HARNESS`. */
  get env(): Record<string, string> {
    const at = (name: string) => ({
      authorize: `${this.origin}/${name}/authorize`,
      token: `${this.origin}/${name}/token`,
      user: `${this.origin}/${name}/user`,
    })
    const addresses: ProviderAddresses = {
      ...{ google: `${this.origin}/google`, x: at('x'), yandex: at('yandex'), insecure: true },
    }
    const clients = ['GOOGLE', 'X', 'YANDEX'].flatMap(name => [
      [`${name}_CLIENT_ID`, `${name} client`],
      [`${name}_CLIENT_SECRET`, `${name} secret`],
    ])
    return { ...Object.fromEntries(clients), PROVIDERS: JSON.stringify(addresses) }
  }

  /** The person agrees: what the provider sends the browser back with. */
  agrees(authorizationUrl: string, person: Said, wrong: Wrong = {}): Back {
    const { searchParams: asked } = new URL(authorizationUrl)
    const code = randomBytes(12).toString('base64url')
    const challenge = asked.get('code_challenge') ?? ''
    this.#grants.set(code, { ...wrong, person, nonce: asked.get('nonce'), challenge })
    return { code, state: asked.get('state') ?? '', ...(wrong.iss === undefined ? {} : { iss: wrong.iss }) }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const send = (status: number, answer: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    if (this.broken) {
      response.writeHead(this.broken.status, { 'content-type': 'text/html' }).end(this.broken.body)
      return
    }
    const [, provider = '', path = ''] = /^\/(\w+)\/([^?]*)/.exec(request.url ?? '') ?? []
    const { authorization = '' } = request.headers
    if (path === '.well-known/openid-configuration') send(200, this.#document())
    else if (path === 'jwks')
      send(200, { keys: [{ ...this.#key.publicKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] })
    else if (path === 'token')
      this.#token(provider, { ...Object.fromEntries(new URLSearchParams(body)), authorization }, send)
    else if (path === 'user') send(200, this.#people.get(authorization.split(' ')[1] ?? '') ?? {})
    else send(404, {})
  }

  #document() {
    const issuer = `${this.origin}/google`
    return {
      ...{ issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` },
      ...{ jwks_uri: `${issuer}/jwks`, response_types_supported: ['code'], subject_types_supported: ['public'] },
      id_token_signing_alg_values_supported: ['RS256'],
    }
  }

  /** A code is redeemed once, by who began with its PKCE challenge. */
  #token(provider: string, asked: FakeProviders['asked'][number], send: (status: number, answer: unknown) => void) {
    this.asked.push(asked)
    const grant = this.#grants.get(asked.code ?? '')
    this.#grants.delete(asked.code ?? '')
    const challenge = createHash('sha256')
      .update(asked.code_verifier ?? '')
      .digest('base64url')
    if (grant?.challenge !== challenge) return send(400, { error: 'invalid_grant' })
    const access_token = randomBytes(12).toString('base64url')
    this.#people.set(access_token, grant.person)
    const plain = { access_token, token_type: 'bearer', expires_in: 3600 }
    send(200, provider === 'google' ? { ...plain, id_token: this.#idToken(grant) } : plain)
  }

  #idToken({ person, nonce, claims, signature }: Grant): string {
    const now = Math.floor(Date.now() / 1000)
    const said = { iss: `${this.origin}/google`, aud: 'GOOGLE client', iat: now, exp: now + 600, nonce }
    const signed = `${base64({ alg: signature === 'none' ? 'none' : 'RS256' })}.${base64({ ...said, ...person, ...claims })}`
    if (signature === 'none') return `${signed}.`
    const key: KeyObject = (signature === 'other-key' ? this.#otherKey : this.#key).privateKey
    return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
  }
}
