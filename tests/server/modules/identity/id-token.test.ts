import { afterAll, beforeAll, expect, it } from 'vitest'
import { HARNESS } from '../../harness-client.ts'
import { onOneServer, type PlacedServer } from '../../servers.ts'
import { FakeProviders, type Wrong } from './fake-providers.ts'
import { Visitor } from './visitor.ts'

const ANNA = { sub: 'anna', name: 'Anna', email: 'anna@example.org', email_verified: true }
const INVALID = { name: 'FORBIDDEN', errorType: 'SignInAttemptInvalid' }
const UNAVAILABLE = { name: 'UNAVAILABLE', errorType: 'ProviderUnavailable' }
const seconds = (ago: number) => Math.floor(Date.now() / 1000) - ago

onOneServer('what providers say of who signed in', ({ start }) => {
  let fake: FakeProviders
  let server: PlacedServer
  beforeAll(async () => {
    fake = await FakeProviders.start()
    server = await start({ program: HARNESS, env: fake.env })
  })
  afterAll(() => fake.stop())

  async function refusal(wrong: Wrong, person: Record<string, unknown> = ANNA) {
    const visitor = new Visitor(server.origin)
    const { authorizationUrl } = await visitor.begin('google')
    const answer = fake.agrees(authorizationUrl, person, wrong)
    return visitor.fail('userAccount.user:login', visitor.finishParams('google', answer))
  }

  it('a good id_token signs in', async () => {
    const { user } = await new Visitor(server.origin).signInBy(fake, 'google', ANNA)
    expect(user).toMatchObject({ name: 'Anna', email: 'anna@example.org' })
  })

  it.each<[string, Wrong]>([
    ['nonce of another attempt', { claims: { nonce: 'another' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['audience of another client', { claims: { aud: 'another client' } }],
    ['several audiences and another authorised party', { claims: { aud: ['GOOGLE client', 'b'], azp: 'b' } }],
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['no longer valid', { claims: { exp: seconds(120) } }],
    ['no subject', { claims: { sub: undefined } }],
    ['signed by somebody else', { signature: 'other-key' }],
    ['not signed', { signature: 'none' }],
    ['an answer with another issuer', { iss: 'https://evil.example' }],
  ])('id_token with %s: nobody is signed in', async (_, wrong) => {
    expect(await refusal(wrong)).toMatchObject(INVALID)
  })

  it('a person without a key: nobody is signed in', async () => {
    expect(await refusal({ claims: { sub: '' } })).toMatchObject(UNAVAILABLE)
    expect(await refusal({ claims: { sub: 'a'.repeat(256) } })).toMatchObject(UNAVAILABLE)
  })

  it.each([
    { status: 500, body: 'broken' },
    { status: 200, body: '<h1>Maintenance</h1>' },
    { status: 302, body: '' },
    { status: 200, body: ' '.repeat(300_000) },
  ])('a provider that answers $status with no answer: the attempt fails as unavailable', async broken => {
    const visitor = new Visitor(server.origin)
    for (const provider of ['google', 'x', 'yandex'] as const) {
      const { authorizationUrl } = await visitor.begin(provider)
      const answer = fake.agrees(authorizationUrl, ANNA)
      fake.broken = broken
      try {
        const error = await visitor.fail('userAccount.user:login', visitor.finishParams(provider, answer))
        expect(error).toMatchObject(UNAVAILABLE)
      } finally {
        fake.broken = null
      }
    }
  })

  it('X and Yandex: PKCE, client secret in the header, the person by their fields', async () => {
    const x = { data: { id: '77', name: 'Boris', username: 'boris' } }
    const { user: byX } = await new Visitor(server.origin).signInBy(fake, 'x', x)
    expect(byX).toMatchObject({ name: 'Boris', email: null })
    expect(fake.asked.at(-1)).toMatchObject({
      grant_type: 'authorization_code',
      redirect_uri: expect.stringMatching(/\/oauth-redirect\.html$/),
      code_verifier: expect.stringMatching(/^[\w-]{43,}$/),
      authorization: `Basic ${btoa('X+client:X+secret')}`,
    })
    const yandex = { id: '88', real_name: 'Вера', default_email: 'vera@example.org' }
    const { user: byYandex } = await new Visitor(server.origin).signInBy(fake, 'yandex', yandex)
    expect(byYandex).toMatchObject({ name: 'Вера', email: 'vera@example.org' })
    const again = await new Visitor(server.origin).signInBy(fake, 'yandex', { ...yandex, real_name: 'Вера П.' })
    expect(again.user.id).toBe(byYandex.id)
  })

  it.each(['google', 'x', 'yandex'] as const)(
    '%s is asked with S256, a state and the exact address',
    async provider => {
      const { authorizationUrl, state } = await new Visitor(server.origin).begin(provider)
      const { searchParams } = new URL(authorizationUrl)
      expect(Object.fromEntries(searchParams)).toMatchObject({
        ...{ response_type: 'code', code_challenge_method: 'S256', state },
        redirect_uri: expect.stringMatching(/^http:\/\/localhost:\d+\/oauth-redirect\.html$/),
      })
      expect(searchParams.has('nonce')).toBe(provider === 'google')
    },
  )
})
