import { createHash, randomBytes } from 'node:crypto'
import type { ProviderId } from '../../../../src/contract/providers.ts'
import { Client } from '../../client.ts'
import type { Back, FakeProviders, Wrong } from './fake-providers.ts'

export const REDIRECT = '/oauth-redirect.html'

/** A browser that signs in: cookies by origin, no scripts. It talks to the server as a client, too. */
export class Visitor extends Client {
  readonly #cookies = new Map<string, string>()
  readonly secret = randomBytes(32).toString('base64url')

  get binding(): string {
    return createHash('sha256').update(this.secret).digest('hex')
  }

  async begin(provider: ProviderId, purpose: 'sign-in' | 'confirm' = 'sign-in') {
    return this.call('userAccount.user:beginLogin', { provider, redirectUri: REDIRECT, binding: this.binding, purpose })
  }

  /** Follows the authorization to the sign-in page, fills its form in, and returns what the provider answers. */
  async authorize(address: string, form: Record<string, string>): Promise<Back> {
    const page = await this.#follow(this.origin + pathOf(address))
    if (page.back) return page.back
    const posted = await this.#follow(page.url, new URLSearchParams(form))
    if (!posted.back) throw new Error(`the provider did not come back: ${posted.text.slice(0, 500)}`)
    return posted.back
  }

  finishParams(provider: ProviderId, { code, state, iss, error }: Back, more: Record<string, unknown> = {}) {
    const options = { state, binding: this.secret, ...(iss === undefined ? {} : { iss }), ...(error ? { error } : {}) }
    return { provider, code, redirectUri: REDIRECT, options: { ...options, ...more } }
  }

  /** Keeps the session, like a browser that was signed in. */
  async finish(provider: ProviderId, back: Back, more: Record<string, unknown> = {}) {
    const result = await this.call('userAccount.user:login', this.finishParams(provider, back, more))
    this.token = result.token
    return result
  }

  /** The whole way with the development provider. */
  async signInAs(form: Record<string, string>) {
    const { authorizationUrl } = await this.begin('dev')
    return this.finish('dev', await this.authorize(authorizationUrl, form))
  }

  /** The whole way with a provider whose part a test plays. */
  async signInBy(fake: FakeProviders, provider: ProviderId, ...said: [Record<string, unknown>, Wrong?]) {
    const { authorizationUrl } = await this.begin(provider)
    return this.finish(provider, fake.agrees(authorizationUrl, ...said))
  }

  async #follow(url: string, form?: URLSearchParams): Promise<{ url: string; text: string; back: Back | null }> {
    for (let hops = 0, at = url, body = form; hops < 10; hops++) {
      const response = await fetch(at, {
        method: body ? 'POST' : 'GET',
        headers: { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        redirect: 'manual',
        ...(body ? { body } : {}),
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        if (value === '') this.#cookies.delete(name)
        else this.#cookies.set(name, value)
      }
      const location = response.headers.get('location')
      if (location === null) return { url: at, text: await response.text(), back: null }
      const next = new URL(location, at)
      if (next.pathname === REDIRECT) {
        const { code = '', state = '', ...rest } = Object.fromEntries(next.searchParams)
        return { url: next.href, text: '', back: { code, state, ...rest } }
      }
      at = this.origin + next.pathname + next.search
      body = undefined
    }
    throw new Error('the provider sends in circles')
  }
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}
