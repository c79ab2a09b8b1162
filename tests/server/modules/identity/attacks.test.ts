import { beforeAll, describe, expect, it } from 'vitest'
import { HARNESS, sendToHarness } from '../../harness-client.ts'
import { onOneServer, type PlacedServer } from '../../servers.ts'
import { Visitor } from './visitor.ts'

const OLGA = { person: 'olga' }
const INVALID = { name: 'FORBIDDEN', errorType: 'SignInAttemptInvalid' }

onOneServer('attacks on a sign-in with the development provider', ({ start }) => {
  let server: PlacedServer
  beforeAll(async () => {
    server = await start({ program: HARNESS })
  })

  const visitor = () => new Visitor(server.origin)
  /** Somebody who was at the provider and is back. */
  async function back() {
    const one = visitor()
    const { authorizationUrl } = await one.begin('dev')
    return { one, answer: await one.authorize(authorizationUrl, OLGA) }
  }
  const fails = (one: Visitor, answer: Parameters<Visitor['finishParams']>[1], more = {}) =>
    one.fail('userAccount.user:login', one.finishParams('dev', answer, more))

  describe('the state', () => {
    it('missing, unknown, or of another shape', async () => {
      const { one, answer } = await back()
      expect(await fails(one, answer, { state: undefined })).toMatchObject(INVALID)
      expect(await fails(one, { ...answer, state: 'A'.repeat(43) })).toMatchObject(INVALID)
      expect(await fails(one, answer, { state: `${answer.state}x` })).toMatchObject({ name: 'INVALID_PARAMS' })
      expect(await fails(one, answer, { state: '' })).toMatchObject({ name: 'INVALID_PARAMS' })
      // None of these used the attempt up.
      await one.finish('dev', answer)
    })

    it('replayed after a sign-in, with the code and with a newer one', async () => {
      const { one, answer } = await back()
      await one.finish('dev', answer)
      const session = one.token
      expect(await fails(one, answer)).toMatchObject(INVALID)
      const { authorizationUrl } = await one.begin('dev')
      const newer = await one.authorize(authorizationUrl, OLGA)
      expect(await fails(one, { ...newer, state: answer.state })).toMatchObject(INVALID)
      one.token = session
      await one.call('userAccount.user:get', {})
    })

    it('is used up by a try that fails', async () => {
      const { one, answer } = await back()
      expect(await fails(one, { ...answer, code: 'guessed' })).toMatchObject(INVALID)
      expect(await fails(one, answer)).toMatchObject(INVALID)
    })

    it('older than ten minutes', async () => {
      const { one, answer } = await back()
      const late = await back()
      await sendToHarness(server, { kind: 'shift-clock', ms: 10 * 60_000 - 20_000 })
      await one.finish('dev', answer)
      await sendToHarness(server, { kind: 'shift-clock', ms: 20_000 })
      expect(await fails(late.one, late.answer)).toMatchObject(INVALID)
    })

    it('of two tries at the same time one succeeds', async () => {
      const { one, answer } = await back()
      const tries = [1, 2].map(() => one.respond('userAccount.user:login', one.finishParams('dev', answer)))
      const answers = await Promise.all(tries)
      expect(answers.filter(each => each.error === undefined)).toHaveLength(1)
    })
  })

  it('a code replayed in an attempt of its own', async () => {
    const { one, answer } = await back()
    await one.finish('dev', answer)
    const { state } = await one.begin('dev')
    expect(await fails(one, { ...answer, state })).toMatchObject(INVALID)
  })

  describe('another browser', () => {
    it('that has the code and the state, but not the secret', async () => {
      const { answer } = await back()
      expect(await fails(visitor(), answer)).toMatchObject(INVALID)
    })

    it('that has the hash of the secret', async () => {
      const { one, answer } = await back()
      expect(await fails(visitor(), answer, { binding: one.binding })).toMatchObject(INVALID)
    })

    it('without a secret', async () => {
      const { one, answer } = await back()
      expect(await fails(one, answer, { binding: undefined })).toMatchObject(INVALID)
    })

    it("that gives its own answer to somebody's page: nobody is signed in to the attacker's account", async () => {
      const victim = visitor()
      const { state } = await victim.begin('dev')
      const attacker = await back()
      expect(await fails(victim, attacker.answer)).toMatchObject(INVALID)
      expect(await fails(victim, { ...attacker.answer, state })).toMatchObject(INVALID)
      expect(victim.token).toBeNull()
    })
  })

  it('an answer of another provider, or to another address', async () => {
    const { one, answer } = await back()
    expect(await one.fail('userAccount.user:login', one.finishParams('google', answer))).toMatchObject(INVALID)
    const again = await back()
    const params = { ...again.one.finishParams('dev', again.answer), redirectUri: 'https://evil.example/' }
    expect(await again.one.fail('userAccount.user:login', params)).toMatchObject(INVALID)
  })

  it('the issuer of the answer is another', async () => {
    const { one, answer } = await back()
    expect(await fails(one, { ...answer, iss: 'https://evil.example' })).toMatchObject(INVALID)
  })

  it.each([
    'https://evil.example/oauth-redirect.html',
    '//evil.example/oauth-redirect.html',
    '/oauth-redirect.html?next=https://evil.example',
    '/oauth-redirect.html#x',
    '/oauth-redirect.html/../login',
    '/login',
    'javascript:alert(1)',
    '/%6fauth-redirect.html',
    'ORIGIN.evil.example/oauth-redirect.html',
    'ORIGIN@evil.example/oauth-redirect.html',
  ])('open redirect: no sign-in begins that would come back to %s', async given => {
    const redirectUri = given.replace('ORIGIN', server.origin)
    const one = visitor()
    const params = { provider: 'dev' as const, redirectUri, binding: one.binding }
    expect(await one.fail('userAccount.user:beginLogin', params)).toMatchObject({ name: 'INVALID_PARAMS' })
  })

  it('open redirect: the provider itself sends nobody to another address', async () => {
    const one = visitor()
    const { authorizationUrl } = await one.begin('dev')
    const changed = new URL(authorizationUrl)
    changed.searchParams.set('redirect_uri', 'https://evil.example/')
    const response = await fetch(server.origin + changed.pathname + changed.search, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([400, null])
  })

  it('session fixation: a session that was there before is not the one that signs in, and gains nothing', async () => {
    const attacker = visitor()
    const { user: attackers } = await attacker.signInAs({ person: 'margaret' })
    const victim = visitor()
    victim.token = attacker.token
    const { user, token } = await victim.signInAs(OLGA)
    expect(user.id).not.toBe(attackers.id)
    expect(token).not.toBe(attacker.token)
    expect((await attacker.call('userAccount.user:get', {})).id).toBe(attackers.id)
  })

  it('a person who says no gets no session', async () => {
    const one = visitor()
    const { authorizationUrl } = await one.begin('dev')
    const answer = await one.authorize(authorizationUrl, { refuse: '1' })
    expect(answer).toMatchObject({ error: 'access_denied' })
    expect(await fails(one, answer)).toMatchObject({ name: 'FORBIDDEN', errorType: 'SignInRefused' })
  })

  it('a provider that is not configured', async () => {
    expect(
      await visitor().fail('userAccount.user:beginLogin', {
        ...{ provider: 'google', redirectUri: '/oauth-redirect.html', binding: '0'.repeat(64) },
      }),
    ).toMatchObject({ name: 'FORBIDDEN', errorType: 'SignInRefused' })
  })
})

onOneServer('in production', ({ start }) => {
  it('there is no development provider', async () => {
    const server = await start({ env: { NODE_ENV: 'production', DEV_IDENTITY: 'on' } })
    const config = (await (await fetch(`${server.origin}/api/config`)).json()) as { providers: unknown }
    expect(config.providers).toEqual({ google: false, x: false, yandex: false, dev: false })
    const path = '/dev/identity/.well-known/openid-configuration'
    expect((await fetch(server.origin + path)).headers.get('content-type')).not.toContain('json')
    const one = new Visitor(server.origin)
    const params = { provider: 'dev' as const, redirectUri: '/oauth-redirect.html', binding: one.binding }
    expect(await one.fail('userAccount.user:beginLogin', params)).toMatchObject({ name: 'FORBIDDEN' })
  })
})
