import { beforeAll, expect, it } from 'vitest'
import { onOneServer, type PlacedServer } from '../../servers.ts'
import { Visitor } from './visitor.ts'

onOneServer('signing in with the development provider', ({ start }) => {
  let server: PlacedServer
  beforeAll(async () => {
    server = await start()
  })

  it('a new person gets an account of their own, and the same account again', async () => {
    const visitor = new Visitor(server.origin)
    const { user, deviceKey } = await visitor.signInAs({ person: 'olga' })
    expect(user).toMatchObject({ name: 'Ольга Никитина', email: 'olga.nikitina@dev.example' })
    expect(user.data).toMatchObject({
      ...{ plan: 'basic', isDemoLoaded: false, profile: { role: 'individual' } },
      ...{ activity: { consent: false, engagement: { level: 1 } }, preferences: { locale: 'en' } },
    })
    expect(deviceKey).toMatch(/^[0-9a-f]{64}$/)
    expect(await visitor.call('userAccount.patients:list', {})).toEqual([])
    const again = await new Visitor(server.origin).signInAs({ person: 'olga' })
    expect(again.user.id).toBe(user.id)
    const other = await new Visitor(server.origin).signInAs({ person: 'margaret' })
    expect(other.user.id).not.toBe(user.id)
  })
})
