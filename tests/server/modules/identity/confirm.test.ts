import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ProviderId } from '../../../../src/contract/providers.ts'
import { HARNESS } from '../../harness-client.ts'
import { onOneServer, type PlacedServer } from '../../servers.ts'
import { FakeProviders, type Wrong } from './fake-providers.ts'
import { Visitor } from './visitor.ts'

/** developers.google.com/identity/openid-connect: another value is answered with 400 and leads nowhere. */
const PROMPTS_OF_GOOGLE = ['none', 'consent', 'select_account']

const PEOPLE = {
  google: { sub: 'olga' },
  x: { data: { id: 'olga', name: 'Olga' } },
  yandex: { id: 'olga' },
} as const
const STRANGERS = {
  google: { sub: 'stranger' },
  x: { data: { id: 'stranger', name: 'Stranger' } },
  yandex: { id: 'stranger' },
} as const
type Played = keyof typeof PEOPLE

onOneServer('decision 28: the person proves themselves again', ({ start }) => {
  let fake: FakeProviders
  let server: PlacedServer
  beforeAll(async () => {
    fake = await FakeProviders.start()
    server = await start({ program: HARNESS, env: fake.env })
  })
  afterAll(() => fake.stop())

  const signedIn = async (provider: Played) => {
    const visitor = new Visitor(server.origin)
    await visitor.signInBy(fake, provider, PEOPLE[provider])
    return visitor
  }
  const confirmParams = async (
    visitor: Visitor,
    provider: ProviderId,
    person: Record<string, unknown>,
    wrong?: Wrong,
  ) => {
    const { authorizationUrl } = await visitor.begin(provider, 'confirm')
    return visitor.finishParams(provider, fake.agrees(authorizationUrl, person, wrong))
  }

  it.each(['sign-in', 'confirm'] as const)('Google is asked in its own words: %s', async purpose => {
    const { authorizationUrl } = await new Visitor(server.origin).begin('google', purpose)
    expect(PROMPTS_OF_GOOGLE).toContain(new URL(authorizationUrl).searchParams.get('prompt'))
  })

  it.each(['google', 'x', 'yandex'] as const)('%s: the same person gets a newer session', async provider => {
    const visitor = await signedIn(provider)
    const former = visitor.token
    const { token } = await visitor.call(
      'userAccount.user:login',
      await confirmParams(visitor, provider, PEOPLE[provider]),
    )
    expect(token).not.toBe(former)
  })

  it.each(['google', 'x', 'yandex'] as const)('%s: nobody else does, with the session in hand', async provider => {
    const thief = await signedIn(provider)
    const refusal = await thief.fail(
      'userAccount.user:login',
      await confirmParams(thief, provider, STRANGERS[provider]),
    )
    expect(refusal).toMatchObject({ errorType: 'SignInOtherAccount' })
  })

  it.each([
    ['a minute and a half before it was asked', -90, 'FreshSignInNeeded'],
    ['when it was asked', 0, undefined],
  ] as const)('a provider that says when the person signed in there: %s', async (_, seconds, refused) => {
    const visitor = await signedIn('google')
    const auth_time = Math.floor(Date.now() / 1000) + seconds
    const params = await confirmParams(visitor, 'google', PEOPLE.google, { claims: { auth_time } })
    const { error } = await visitor.respond('userAccount.user:login', params)
    expect(error?.data?.errorType).toBe(refused)
  })
})
