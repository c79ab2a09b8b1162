import { expect, it } from 'vitest'
import { Client } from '../client.ts'
import { queryDatabase } from '../query-database.ts'
import { onOneServer } from '../servers.ts'

onOneServer('S8: the audit', ({ start }) => {
  it('has a row for every sign-in, read, write and refusal, without clinical text', async () => {
    const server = await start()
    const device = await new Client(server.origin).signIn('basic')
    const secret = 'Hypertension'
    const record = await device.call('healthRecords:create', { name: secret, recordType: 'healthLog' })
    await device.call('healthRecords:list', {})
    await device.call('healthRecords:list', { since: '' })
    await device.call('userAccount.patients:list', {})
    await device.call('healthRecords:get', { id: record.id })
    await device.fail('healthRecords:get', { id: 999_999 })
    await device.fail('healthRecords:update', { id: record.id, name: 'stale', baseSeq: 0 })
    const stranger = new Client(server.origin)
    stranger.token = 'made-up'
    await stranger.fail('userAccount.user:get', {})
    await device.call('userAccount.user:logout', {})
    await server.stop()

    const [rows, whole] = await queryDatabase(server.place, [
      'select action, outcome, object_id, user_id is not null as known, session_id is not null as in_session from audit order by id',
      'select * from audit',
    ])
    const id = String(record.id)
    const mine = { known: true, in_session: true }
    expect(rows).toMatchObject([
      { action: 'userAccount.user:demoLogin', outcome: 'ok', known: true },
      { action: 'healthRecords:create', outcome: 'ok', object_id: id, ...mine },
      { action: 'healthRecords:list', outcome: 'ok', ...mine },
      { action: 'healthRecords:list', outcome: 'ok', ...mine },
      // No row for the list of patients, which was empty.
      { action: 'healthRecords:get', outcome: 'ok', object_id: id, ...mine },
      { action: 'healthRecords:get', outcome: 'NOT_FOUND', ...mine },
      { action: 'userAccount.user:get', outcome: 'UNAUTHORIZED', known: false, in_session: false },
      { action: 'userAccount.user:logout', outcome: 'ok', ...mine },
    ])
    expect(rows).toHaveLength(8)
    expect(JSON.stringify(whole)).not.toContain(secret)
  })
})
