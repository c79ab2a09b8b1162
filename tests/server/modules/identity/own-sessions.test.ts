import { beforeAll, expect, it } from 'vitest'
import { HARNESS, sendToHarness } from '../../harness-client.ts'
import { onOneServer, type PlacedServer } from '../../servers.ts'
import { Visitor } from './visitor.ts'

onOneServer('sessions of an account', ({ start }) => {
  let server: PlacedServer
  beforeAll(async () => {
    server = await start({ program: HARNESS })
  })

  async function signedIn(email: string) {
    const visitor = new Visitor(server.origin)
    await visitor.signInAs({ email })
    return visitor
  }
  const list = async (one: Visitor) => (await one.call('userAccount.sessions:list', {})).sessions
  const status = async (one: Visitor) => (await one.post(one.request('userAccount.user:get', {}))).status

  it('are listed for their owner alone, and name the one that asks', async () => {
    const phone = await signedIn('lists@dev.example')
    const laptop = await signedIn('lists@dev.example')
    await signedIn('other@dev.example')
    const sessions = await list(laptop)
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(one => one.current)).toHaveLength(1)
    expect(JSON.stringify(sessions)).not.toContain(laptop.token)
    expect((await list(phone)).find(one => one.current)?.id).toBe(sessions.find(one => !one.current)?.id)
  })

  it('one is ended from another device, at once', async () => {
    const phone = await signedIn('ends@dev.example')
    const laptop = await signedIn('ends@dev.example')
    const lost = (await list(phone)).find(one => one.current)?.id ?? ''
    expect(await status(phone)).toBe(200)
    expect(await laptop.call('userAccount.sessions:revoke', { sessionId: lost })).toEqual({ ended: 1 })
    expect(await status(phone)).toBe(401)
    expect(await laptop.call('userAccount.sessions:revoke', { sessionId: lost })).toEqual({ ended: 0 })
    expect(await list(laptop)).toHaveLength(1)
  })

  it('all others end, and this one stays', async () => {
    const others = [await signedIn('many@dev.example'), await signedIn('many@dev.example')]
    const laptop = await signedIn('many@dev.example')
    expect(await laptop.call('userAccount.sessions:revoke', { others: true })).toEqual({ ended: 2 })
    expect(await Promise.all([...others, laptop].map(status))).toEqual([401, 401, 200])
  })

  it("another account's session cannot be ended", async () => {
    const owner = await signedIn('owner@dev.example')
    const stranger = await signedIn('stranger@dev.example')
    const [session] = await list(owner)
    const sessionId = session?.id ?? ''
    expect(await stranger.call('userAccount.sessions:revoke', { sessionId })).toEqual({ ended: 0 })
    expect(await status(owner)).toBe(200)
  })

  it('a demo account is everybody’s: there a device sees and ends its own sessions only', async () => {
    const one = await new Visitor(server.origin).signIn('doctor')
    const other = await new Visitor(server.origin).signIn('doctor')
    expect(await list(one)).toHaveLength(1)
    expect((await one.call('userAccount.devices:list', {})).devices).toMatchObject([{ id: one.deviceId }])
    expect(await one.call('userAccount.sessions:revoke', { others: true })).toEqual({ ended: 0 })
    expect(await status(other)).toBe(200)
  })

  it('devices are listed with their sessions, and one is ended with all of them; another account’s is not', async () => {
    const phone = await signedIn('devices@dev.example')
    const laptop = await signedIn('devices@dev.example')
    const stranger = await signedIn('no-devices@dev.example')
    const devices = async () => (await laptop.call('userAccount.devices:list', {})).devices
    expect((await devices()).map(({ id, current, sessions }) => ({ id, current, sessions }))).toEqual([
      { id: laptop.deviceId, current: true, sessions: 1 },
      { id: phone.deviceId, current: false, sessions: 1 },
    ])
    const { deviceId } = phone
    expect(await stranger.call('userAccount.devices:revoke', { deviceId })).toEqual({ ended: 0 })
    expect(await status(phone)).toBe(200)
    expect(await laptop.call('userAccount.devices:revoke', { deviceId })).toEqual({ ended: 1 })
    expect(await status(phone)).toBe(401)
    expect(await devices(), 'its row keeps the key to what was not sent').toMatchObject([
      { sessions: 1 },
      { id: deviceId, sessions: 0 },
    ])
  })

  it('a session without quick login does not slide', async () => {
    const visitor = new Visitor(server.origin)
    const { authorizationUrl } = await visitor.begin('dev')
    const answer = await visitor.authorize(authorizationUrl, { email: 'quick@dev.example' })
    await visitor.finish('dev', answer, { quickLogin: false })
    expect(await list(visitor)).toMatchObject([{ quickLogin: false, kind: 'user' }])
  })

  it('a fresh sign-in renews the session, for the person who is signed in alone', async () => {
    const visitor = await signedIn('fresh@dev.example')
    const stale = visitor.token
    const confirm = async (email: string, one = visitor) => {
      const { authorizationUrl } = await one.begin('dev', 'confirm')
      expect(new URL(authorizationUrl).searchParams.get('max_age')).toBe('0')
      return one.finishParams('dev', await one.authorize(authorizationUrl, { email }))
    }
    const refused = await visitor.fail('userAccount.user:login', await confirm('somebody@dev.example'))
    expect(refused).toMatchObject({ name: 'FORBIDDEN', errorType: 'SignInOtherAccount' })
    expect(await visitor.fail('userAccount.user:login', await confirm('never-was@dev.example'))).toMatchObject({
      errorType: 'SignInOtherAccount',
    })
    const signedOut = new Visitor(server.origin)
    const nobody = await signedOut.fail('userAccount.user:login', await confirm('fresh@dev.example', signedOut))
    expect(nobody).toMatchObject({ errorType: 'SignInOtherAccount' })

    const { token } = await visitor.call('userAccount.user:login', await confirm('fresh@dev.example'))
    expect(token).not.toBe(stale)
    // Calls that were under way with the former session end as they began; then it is over.
    expect(await status(visitor)).toBe(200)
    await sendToHarness(server, { kind: 'shift-clock', ms: 10 * 60_000 })
    expect(await status(visitor)).toBe(401)
    visitor.token = token
    expect(await status(visitor)).toBe(200)
    expect(await list(visitor)).toHaveLength(1)
  })
})
