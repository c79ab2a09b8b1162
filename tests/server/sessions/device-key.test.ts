import { createHash } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { Client } from '../client.ts'
import { onOneServer, type PlacedServer } from '../servers.ts'

const hashOf = (token: string | null) =>
  createHash('sha256')
    .update(token ?? '')
    .digest('hex')

onOneServer('what a device needs to sign out', ({ start }) => {
  let server: PlacedServer
  beforeAll(async () => {
    server = await start()
  })
  const keyOf = async (client: Client) => (await client.call('userAccount.user:deviceKey', {})).key

  it('S7: the key is the same at each sign-in of one person on one device, and another for each other', async () => {
    const tablet = await new Client(server.origin).signIn('doctor')
    const key = await keyOf(tablet)
    expect((await tablet.call('userAccount.user:demoLogin', { user: 'doctor' })).deviceKey).toBe(key)
    expect(key).toMatch(/^[0-9a-f]{64}$/)
    await tablet.call('userAccount.user:logout', {})
    await tablet.signIn('doctor')
    expect(await keyOf(tablet)).toBe(key)
    const phone = await new Client(server.origin).signIn('doctor')
    expect(await keyOf(phone)).not.toBe(key)
    await tablet.signIn('patient')
    expect(await keyOf(tablet)).not.toBe(key)
  })

  it('S6: a session ends by the hash of its token, without a session; nothing tells whether there was one', async () => {
    const tablet = await new Client(server.origin).signIn('doctor')
    const phone = await new Client(server.origin).signIn('doctor')
    const stranger = new Client(server.origin)
    const known = await stranger.call('userAccount.user:revoke', { tokenHash: hashOf(tablet.token) })
    expect(await stranger.call('userAccount.user:revoke', { tokenHash: hashOf('unknown') })).toEqual(known)
    expect(await tablet.fail('userAccount.user:get', {})).toMatchObject({ name: 'UNAUTHORIZED' })
    await phone.call('userAccount.user:get', {})
    expect(await stranger.fail('userAccount.user:revoke', { tokenHash: 'x' })).toMatchObject({ name: 'INVALID_PARAMS' })
  })
})
