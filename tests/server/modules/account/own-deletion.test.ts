import { beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../../../src/server/database/open.ts'
import { openSession } from '../../../../src/server/sessions/open-session.ts'
import { SESSION_TIMES } from '../../../../src/server/sessions/session.ts'
import { Client } from '../../client.ts'
import { silentLog } from '../../databases.ts'
import { HARNESS, sendToHarness } from '../../harness-client.ts'
import { onOneServer, type PlacedServer } from '../../servers.ts'
import { fillAccount } from './account-rows.ts'

const MINUTE = 60_000
const DAY = 86_400_000

onOneServer('deleting one’s own account', ({ start }) => {
  let server: PlacedServer
  let device: Client
  let second: Client
  beforeAll(async () => {
    const first = await start({ program: HARNESS })
    await first.stop()
    const database = await openDatabase(first.place, silentLog)
    const { userId } = await fillAccount(database, 'owner')
    const tokens: string[] = []
    for (const kind of ['user', 'user'] as const) {
      const opened = { userId, kind, deviceId: null, quickLogin: true }
      const { token } = await database.transaction(tx => openSession(tx, new Date(), SESSION_TIMES, opened))
      tokens.push(token)
    }
    await database.close()
    server = await first.again()
    const clientOf = (token: string | undefined) => Object.assign(new Client(server.origin), { token })
    device = clientOf(tokens[0])
    second = clientOf(tokens[1])
  })

  it('says in numbers what would be deleted', async () => {
    expect(await device.call('userAccount.user:deletionPreview', {})).toEqual({
      ...{ patients: 1, recordings: 1, triages: 0, documents: 0, chatMessages: 1, bytes: 5, deleteAfter: null },
    })
  })

  it('can be taken back for 30 days; meanwhile everything goes on', async () => {
    const { deleteAfter } = await device.call('userAccount.user:delete', { when: 'in-30-days' })
    expect(Date.parse(deleteAfter ?? '') - Date.now()).toBeGreaterThan(30 * DAY - MINUTE)
    expect(await second.call('userAccount.user:deletionPreview', {})).toMatchObject({ deleteAfter, patients: 1 })
    const { seq, data } = await second.call('userAccount.user:get', {})
    expect(data.deleteAfter, 'every device learns it').toBe(deleteAfter)
    const patch = [{ op: 'unset' as const, path: ['deleteAfter'] }]
    expect(await second.fail('userAccount.user:update', { patch, baseSeq: seq })).toMatchObject({
      errorType: 'ProtectedField',
    })
    await second.call('userAccount.user:keepAccount', {})
    const kept = await device.call('userAccount.user:get', {})
    expect(kept.data).not.toHaveProperty('deleteAfter')
    expect(kept.seq).toBeGreaterThan(seq)
    expect(await device.call('userAccount.user:deletionPreview', {})).toMatchObject({ deleteAfter: null })
  })

  it('decision 28: needs a sign-in of the last five minutes', async () => {
    await sendToHarness(server, { kind: 'shift-clock', ms: 5 * MINUTE })
    for (const when of ['now', 'in-30-days'] as const) {
      const refusal = await device.fail('userAccount.user:delete', { when })
      expect(refusal).toMatchObject({ name: 'FORBIDDEN', errorType: 'FreshSignInNeeded' })
    }
    await sendToHarness(server, { kind: 'shift-clock', ms: -5 * MINUTE })
  })

  it('is refused to a visitor of a demo account, which is everybody’s', async () => {
    const demo = await new Client(server.origin).signIn('patient')
    const refusal = await demo.fail('userAccount.user:delete', { when: 'now' })
    expect(refusal).toMatchObject({ name: 'FORBIDDEN', errorType: 'NoDemoPermission' })
  })

  it('at once ends every session of the account, before the response', async () => {
    await second.call('userAccount.user:get', {})
    await device.call('userAccount.user:delete', { when: 'now' })
    for (const one of [device, second]) {
      expect(await one.fail('userAccount.user:get', {})).toMatchObject({ name: 'UNAUTHORIZED' })
    }
  })
})
