import { v7 } from 'uuid'
import { beforeAll, expect, it } from 'vitest'
import { Client } from '../client.ts'
import { queryDatabase } from '../query-database.ts'
import { onBothServers, type PlacedServer } from '../servers.ts'

onBothServers('a write', ({ start }) => {
  let shared: PlacedServer
  beforeAll(async () => {
    shared = await start()
  })

  it('I2: has one effect and one audit row, though half of the responses are lost and their calls repeated', async () => {
    const server = await start()
    const device = await new Client(server.origin).signIn('basic')
    const calls = Array.from({ length: 60 }, (_, index) => ({
      opId: v7(),
      patient: { clientId: v7(), name: `patient ${index}` },
    }))
    const results = await Promise.all(
      calls.map(async ({ opId, patient }, index) => {
        const send = () => device.respond('userAccount.patients:create', { patient }, { opId })
        // The responses of every second call are lost, once or twice: the device repeats it.
        for (let lost = 0; lost < index % 3; lost += 1) await send()
        return (await send()).result
      }),
    )
    const patients = await device.call('userAccount.patients:list', {})
    expect(patients).toHaveLength(calls.length)
    expect(new Set(patients.map(one => one.clientId))).toEqual(new Set(calls.map(one => one.patient.clientId)))
    expect(results).toEqual(expect.arrayContaining(patients))
    await server.stop()
    const rows = await queryDatabase(server.place, [
      'select count(*)::int as n from patients',
      'select count(*)::int as n from operations',
      "select count(*)::int as n from audit where action = 'userAccount.patients:create' and outcome = 'ok'",
      "select count(distinct object_id)::int as n from audit where action = 'userAccount.patients:create'",
    ])
    expect(rows).toEqual([[{ n: 60 }], [{ n: 60 }], [{ n: 60 }], [{ n: 60 }]])
  })

  it('I2: returns the stored result to a repeat, even if the row has changed since', async () => {
    const device = await new Client(shared.origin).signIn('basic')
    const meta = { opId: v7() }
    const create = () => device.respond('userAccount.patients:create', { patient: { name: 'A' } }, meta)
    const first = await create()
    expect(first.meta?.replayed).toBeUndefined()
    const { id } = first.result as { id: number }
    await device.call('userAccount.patients:update', { patient: { id, name: 'B' } })
    const repeat = await create()
    expect(repeat).toMatchObject({ result: first.result, meta: { replayed: true } })
    const patients = await device.call('userAccount.patients:list', {})
    expect(patients.filter(one => one.id === id)).toMatchObject([{ name: 'B' }])
  })

  it('refuses an opId used with another method, and stores no errors', async () => {
    const device = await new Client(shared.origin).signIn('basic')
    const meta = { opId: v7() }
    const update = { patient: { clientId: v7(), name: 'A' } }
    expect(await device.fail('userAccount.patients:update', update, meta)).toMatchObject({ name: 'NOT_FOUND' })
    await device.call('userAccount.patients:create', update, meta)
    expect(await device.fail('userAccount.patients:update', update, meta)).toMatchObject({ name: 'INVALID_REQUEST' })
  })

  it('I2: refuses an opId used with other parameters, so that their change is not lost silently', async () => {
    const device = await new Client(shared.origin).signIn('basic')
    const meta = { opId: v7() }
    const patient = { clientId: v7(), name: 'A', data: { nickname: 'a', gender: 'female' as const } }
    await device.call('userAccount.patients:create', { patient }, meta)
    const another = { patient: { ...patient, clientId: v7() } }
    expect(await device.fail('userAccount.patients:create', another, meta)).toMatchObject({
      name: 'INVALID_REQUEST',
      errorType: 'OpIdReused',
    })
    const { clientId, data, name } = patient
    const reordered = { patient: { data: { gender: data.gender, nickname: data.nickname }, name, clientId } }
    expect((await device.respond('userAccount.patients:create', reordered, meta)).meta?.replayed).toBe(true)

    const update = { opId: v7() }
    const rename = (baseSeq: number) => ({ patient: { id: clientId, name: 'B' }, baseSeq })
    await device.call('userAccount.patients:update', rename(1_000_000), update)
    expect((await device.respond('userAccount.patients:update', rename(1), update)).meta?.replayed).toBe(true)
  })

  it('I2: returns the result of an operation stored without a parameter hash', async () => {
    const server = await start()
    const device = await new Client(server.origin).signIn('basic')
    const meta = { opId: v7() }
    const create = () => device.respond('userAccount.patients:create', { patient: { name: 'A' } }, meta)
    const { result } = await create()
    await server.stop()
    await queryDatabase(server.place, ['update operations set params_sha256 = null'])
    device.origin = (await server.again()).origin
    expect(await create()).toMatchObject({ result, meta: { replayed: true } })
  })

  it('has an opId within its account: another account’s is another operation', async () => {
    const { origin } = shared
    const meta = { opId: v7() }
    const [one, two] = [await new Client(origin).signIn('basic'), await new Client(origin).signIn('admin')]
    await one.call('userAccount.patients:create', { patient: { name: 'A' } }, meta)
    const response = await two.respond('userAccount.patients:create', { patient: { name: 'B' } }, meta)
    expect(response).toMatchObject({ result: { name: 'B' } })
    expect(response.meta?.replayed).toBeUndefined()
  })

  it('has one effect when sent twice at the same moment with one opId', async () => {
    const device = await new Client(shared.origin).signIn('basic')
    const meta = { opId: v7() }
    const send = () => device.respond('healthRecords:create', { name: 'R', recordType: 'healthLog' }, meta)
    const responses = await Promise.all(Array.from({ length: 8 }, send))
    expect(new Set(responses.map(one => (one.result as { id: number }).id)).size).toBe(1)
    expect(responses.filter(one => one.meta?.replayed)).toHaveLength(7)
  })
})
