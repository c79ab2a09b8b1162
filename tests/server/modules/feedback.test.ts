import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FEEDBACK_A_DAY } from '../../../src/server/modules/feedback/keep-feedback.ts'
import { Client } from '../client.ts'
import { queryDatabase } from '../query-database.ts'
import { onOneServer, startServer } from '../servers.ts'
import type { TestServer } from '../test-server.ts'

const opId = '0199b111-1111-7111-8111-111111111111'
const message = { feedbackType: 'bug', message: 'It stops.' }

describe('feedback', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  it('a blank message is refused, and so is one without a sign-in', async () => {
    const user = await new Client(server.origin).signIn('patient')
    expect(await user.fail('userAccount.user:sendFeedback', { ...message, message: ' \n ' })).toMatchObject({
      name: 'INVALID_PARAMS',
    })
    expect(await new Client(server.origin).fail('userAccount.user:sendFeedback', message)).toMatchObject({
      name: 'UNAUTHORIZED',
    })
  })

  it(`an account sends ${FEEDBACK_A_DAY} messages a day, the next one is told to wait`, async () => {
    const user = await new Client(server.origin).signIn('admin')
    for (let sent = 0; sent < FEEDBACK_A_DAY; sent++) await user.call('userAccount.user:sendFeedback', message)
    expect(await user.fail('userAccount.user:sendFeedback', message)).toMatchObject({ name: 'RATE_LIMITED' })
  })
})

onOneServer('what is kept of feedback', ({ start }) => {
  it('one row per operation, with the caller’s own records by number', async () => {
    const server = await start()
    const user = await new Client(server.origin).signIn('patient')
    const stranger = await new Client(server.origin).signIn('doctor')
    const [record] = await user.call('healthRecords:list', {})
    const [theirs] = await stranger.call('userAccount.patients:list', {})
    const params = {
      ...message,
      name: ' Elena ',
      email: '',
      data: { healthRecordId: record?.clientId ?? null, patientId: theirs?.id ?? null },
      diagnostics: 'version 1',
    }
    await user.call('userAccount.user:sendFeedback', params, { opId })
    await user.call('userAccount.user:sendFeedback', params, { opId })
    await server.stop()
    const [rows] = await queryDatabase(server.place, ['select * from feedback'])
    expect(rows).toEqual([
      expect.objectContaining({
        kind: 'bug',
        message: 'It stops.',
        name: 'Elena',
        email: null,
        phone: null,
        context: { healthRecordId: record?.id },
        diagnostics: 'version 1',
      }),
    ])
  })
})
