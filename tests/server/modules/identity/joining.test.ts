import { afterAll, beforeAll, expect, it } from 'vitest'
import { HARNESS } from '../../harness-client.ts'
import { onOneServer, type PlacedServer } from '../../servers.ts'
import { FakeProviders } from './fake-providers.ts'
import { Visitor } from './visitor.ts'

onOneServer('accounts and their providers', ({ start }) => {
  let fake: FakeProviders
  let server: PlacedServer
  beforeAll(async () => {
    fake = await FakeProviders.start()
    server = await start({ program: HARNESS, env: fake.env })
  })
  afterAll(() => fake.stop())

  let people = 0
  const newAddress = () => `person${++people}@example.org`
  type Person = { email: string; verified?: unknown; subject?: string }
  const sign = async (provider: 'google' | 'x' | 'yandex', { email, verified, subject = email }: Person) => {
    const said = {
      google: { sub: subject, email, email_verified: verified },
      x: { data: { id: subject, name: 'Person', confirmed_email: email } },
      yandex: { id: subject, default_email: email },
    }
    return (await new Visitor(server.origin).signInBy(fake, provider, said[provider])).user.id
  }

  it('two providers that both verified one address lead to one account', async () => {
    const email = newAddress()
    const account = await sign('google', { email, verified: true })
    expect(await sign('x', { email: email.toUpperCase() })).toBe(account)
    expect(await sign('x', { email: email.toUpperCase() })).toBe(account)
  })

  it.each([false, undefined, 'true', 1])('an address whose email_verified is %s does not join', async verified => {
    const email = newAddress()
    const owner = await sign('x', { email })
    expect(await sign('google', { email, verified })).not.toBe(owner)
  })

  it('nor does a verified one join an account whose address is not verified', async () => {
    const email = newAddress()
    const squatter = await sign('google', { email, verified: false })
    expect(await sign('x', { email })).not.toBe(squatter)
  })

  it('Yandex verifies no address, so it neither joins nor is joined', async () => {
    const email = newAddress()
    const account = await sign('google', { email, verified: true })
    expect(await sign('yandex', { email })).not.toBe(account)
    const other = newAddress()
    const first = await sign('yandex', { email: other })
    expect(await sign('google', { email: other, verified: true })).not.toBe(first)
  })

  it('a second person of one provider with the same address is somebody else', async () => {
    const email = newAddress()
    const first = await sign('google', { email, verified: true, subject: 'first' })
    expect(await sign('google', { email, verified: true, subject: 'second' })).not.toBe(first)
  })

  it('the account stays the same when the address changes', async () => {
    const subject = 'moves'
    const account = await sign('google', { email: newAddress(), verified: true, subject })
    expect(await sign('google', { email: newAddress(), verified: true, subject })).toBe(account)
  })

  it('the development provider joins nothing', async () => {
    const email = newAddress()
    const account = await sign('google', { email, verified: true })
    const { user } = await new Visitor(server.origin).signInAs({ email, verified: 'on' })
    expect(user.id).not.toBe(account)
  })

  it('first sign-ins at the same time make one account', async () => {
    const email = newAddress()
    const accounts = await Promise.all([1, 2, 3].map(() => sign('google', { email, verified: true })))
    expect(new Set(accounts).size).toBe(1)
    const other = newAddress()
    const both = await Promise.all([sign('google', { email: other, verified: true }), sign('x', { email: other })])
    expect(new Set(both).size).toBe(1)
  })
})
