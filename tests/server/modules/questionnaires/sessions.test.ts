import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LONGEST_SESSION } from '../../../../src/domain/questionnaires/session-status.ts'
import { Client } from '../../client.ts'
import { queryDatabase } from '../../query-database.ts'
import { onOneServer, startServer } from '../../servers.ts'
import type { TestServer } from '../../test-server.ts'
import { begin, published } from './visit-template.ts'

let server: TestServer
let owner: Client
let code: string
beforeAll(async () => {
  server = await startServer()
  owner = await new Client(server.origin).signIn('doctor')
  code = (await published(owner)).code
})
afterAll(() => server.stop())

const anyone = () => new Client(server.origin)

async function say(sessionToken: string, message: string, more: object = {}) {
  return anyone().call('questionnaire.session:sendMessage', { sessionToken, message, ...more })
}

const historyOf = async (sessionToken: string) =>
  (await anyone().call('questionnaire.session:getHistory', { sessionToken })).messages.map(({ content }) => content)

describe('an interview', () => {
  it('describes the template before it begins, without its settings', async () => {
    const { template } = await anyone().call('questionnaire.session:describe', { accessCode: code.toLowerCase() })
    expect(Object.keys(template).sort()).toEqual(['checkpoints', 'description', 'goals', 'outputSchema', 'title'])
  })

  it('asks one question after the other, and its result has each value with the answer behind it', async () => {
    const { sessionToken, response, progress, status } = await begin(anyone(), code)
    expect(response).toMatchObject({
      content: expect.stringContaining('What is troubling you most?'),
      kind: 'question',
    })
    expect({ progress, status }).toEqual({ progress: { covered: 0, total: 3 }, status: 'active' })
    await say(sessionToken, 'A headache')
    const third = await say(sessionToken, '7 out of 10')
    expect(third).toMatchObject({ response: { property: '/fever' }, progress: { covered: 2, total: 3 } })
    const summary = await say(sessionToken, 'no')
    expect(summary.response.kind).toBe('summary')
    const end = await say(sessionToken, 'yes')
    expect(end).toMatchObject({ status: 'completed', response: { kind: 'closed' } })
    const result = await anyone().call('questionnaire.session:getResult', { sessionToken })
    expect(result).toMatchObject({ status: 'completed', missing: [], result: { severity: 7, fever: false } })
    const { messages } = await anyone().call('questionnaire.session:getHistory', { sessionToken })
    expect(messages.find(({ id }) => id === result.sources?.['/severity'])?.content).toBe('7 out of 10')
    expect(result).not.toHaveProperty('session')
    const more = await anyone().fail('questionnaire.session:sendMessage', { sessionToken, message: 'One thing more' })
    expect(more).toMatchObject({ name: 'GONE', errorType: 'SessionCompleted' })
  })

  it('stores a message once, however often it is sent, also at the same time', async () => {
    const { sessionToken } = await begin(anyone(), code)
    const once = { clientMessageId: v7() }
    const replies = await Promise.all(Array.from({ length: 5 }, () => say(sessionToken, 'A headache', once)))
    expect(new Set(replies.map(({ messageId }) => messageId)).size).toBe(1)
    expect(await historyOf(sessionToken)).toHaveLength(3)
    await say(sessionToken, '7', { clientMessageId: v7() })
    expect(await say(sessionToken, 'A headache', once)).toEqual(replies[0])
    expect(await historyOf(sessionToken)).toHaveLength(5)
  })

  it('takes messages in their order only', async () => {
    const { sessionToken } = await begin(anyone(), code)
    const early = { sessionToken, message: '7', clientMessageId: v7(), place: 1 }
    expect(await anyone().fail('questionnaire.session:sendMessage', early)).toMatchObject({ name: 'CONFLICT' })
    await say(sessionToken, 'A headache', { clientMessageId: v7(), place: 0 })
    await anyone().call('questionnaire.session:sendMessage', early)
    expect((await historyOf(sessionToken)).filter((_, place) => place % 2 === 1)).toEqual(['A headache', '7'])
  })

  it('begins once for a lost reply, and not any more once it was answered', async () => {
    const wish = { accessCode: code, clientId: v7(), locale: 'en' } as const
    const [lost, again] = [
      await anyone().call('questionnaire.session:start', wish),
      await anyone().call('questionnaire.session:start', wish),
    ]
    expect(again.messageId).toBe(lost.messageId)
    expect(await anyone().fail('questionnaire.session:getHistory', lost)).toMatchObject({ name: 'NOT_FOUND' })
    await say(again.sessionToken, 'A headache')
    expect(await anyone().fail('questionnaire.session:start', wish)).toMatchObject({ name: 'NOT_FOUND' })
  })

  it('a second device with the link has a session of its own', async () => {
    const [one, two] = [await begin(anyone(), code), await begin(anyone(), code)]
    await say(one.sessionToken, 'A headache')
    expect(await historyOf(two.sessionToken)).toHaveLength(1)
  })

  it.each([
    [3999, true],
    [4000, true],
    [4001, false],
  ])('a message of %i characters', async (length, isFine) => {
    const { sessionToken } = await begin(anyone(), code)
    const message = 'a '
      .repeat(2001)
      .slice(0, length - 1)
      .trimEnd()
      .padEnd(length, 'b')
    const reply = await anyone().respond('questionnaire.session:sendMessage', { sessionToken, message })
    expect(reply.error === undefined).toBe(isFine)
  })

  it('S4: every public refusal is the same, and none tells which part was wrong', async () => {
    const { sessionToken } = await begin(anyone(), code)
    const refusals = [
      await anyone().fail('questionnaire.session:describe', { accessCode: 'NOTACODE1234' }),
      await anyone().fail('questionnaire.session:start', { accessCode: 'NOTACODE1234' }),
      await anyone().fail('questionnaire.session:sendMessage', { sessionToken: `${sessionToken}x`, message: 'a' }),
      await anyone().fail('questionnaire.session:getHistory', { sessionToken: 'nothing' }),
      await anyone().fail('questionnaire.session:getResult', { sessionId: v7() }),
      await owner.fail('questionnaire.session:getResult', { sessionId: v7() }),
      await owner.fail('questionnaire.session:getHistory', {}),
    ]
    expect(new Set(refusals.map(one => JSON.stringify(one)))).toEqual(new Set([JSON.stringify(refusals[0])]))
    expect(refusals[0]).toMatchObject({ name: 'NOT_FOUND', i18nKey: 'questionnaire.unavailable' })
  })

  it('decision 92: the owner has an opaque id; the token is in no list, and opens nothing for another owner', async () => {
    const { sessionToken } = await begin(anyone(), code)
    await say(sessionToken, 'Ringing in the left ear')
    const { data } = await owner.call('questionnaire.results:listSessions', { filters: { search: 'ringing' } })
    expect(data).toHaveLength(1)
    expect(JSON.stringify(data)).not.toContain(sessionToken)
    const sessionId = data[0]?.id ?? ''
    const seen = await owner.call('questionnaire.session:getResult', { sessionId })
    // The question whether it is right was for the respondent, not for the chart.
    expect(seen.summary).toMatch(/^Complaint: Ringing in the left ear/)
    expect(seen.summary).not.toContain('Is this right?')
    expect(seen).toMatchObject({
      session: { id: sessionId, respondentInfo: { name: 'Tom' } },
      template: { title: 'Before the visit' },
    })
    const other = await new Client(server.origin).signIn('patient')
    for (const stranger of [other, anyone()]) {
      for (const call of ['getResult', 'getHistory'] as const)
        expect(await stranger.fail(`questionnaire.session:${call}`, { sessionId })).toMatchObject({ name: 'NOT_FOUND' })
    }
    expect(await other.fail('questionnaire.results:clearUrgent', { sessionId })).toMatchObject({ name: 'NOT_FOUND' })
    expect((await other.call('questionnaire.results:listSessions', {})).data).toEqual([])
    expect(await anyone().fail('questionnaire.session:getHistory', { sessionToken: sessionId })).toMatchObject({
      name: 'NOT_FOUND',
    })
  })

  it('counts where people stop', async () => {
    const { id, code: fresh } = await published(owner)
    const [one, two] = [await begin(anyone(), fresh), await begin(anyone(), fresh)]
    for (const answer of ['A headache', '7', 'no', 'yes']) await say(one.sessionToken, answer)
    await say(two.sessionToken, 'A headache')
    expect(await owner.call('questionnaire.results:stops', { templateId: id })).toEqual({
      started: 2,
      completed: 1,
      checkpoints: [
        { title: 'Complaint', reached: 2, stopped: 1 },
        { title: 'Fever', reached: 1, stopped: 0 },
      ],
    })
  })

  it('lists by status, template, words and order', async () => {
    const { id: templateId, code: fresh } = await published(owner)
    const names = ['Boris', 'anna', '100%']
    for (const name of names)
      await anyone().call('questionnaire.session:start', { accessCode: fresh, respondentInfo: { name }, locale: 'en' })
    const list = async (filters: object, more: object = {}) => {
      const found = await owner.call('questionnaire.results:listSessions', {
        filters: { templateId, ...filters },
        ...more,
      })
      return { ...found, names: found.data.map(({ respondentInfo }) => respondentInfo?.name) }
    }
    expect((await list({}, { sort: 'respondent', direction: 'asc' })).names).toEqual(['100%', 'anna', 'Boris'])
    expect((await list({ search: 'BOR' })).names).toEqual(['Boris'])
    expect((await list({ search: '0%' })).names).toEqual(['100%'])
    expect((await list({ search: '_' })).names).toEqual([])
    expect(await list({ status: 'completed' })).toMatchObject({
      names: [],
      total: 0,
      counts: { all: 3, active: 3, urgent: 0 },
    })
    const page = await list({}, { sort: 'respondent', direction: 'asc', limit: 1, offset: 1 })
    expect(page).toMatchObject({ names: ['anna'], total: 3 })
  })
})

onOneServer('questionnaire sessions in time', ({ start }) => {
  it('end at 200 messages, after a day of silence, after seven days, and when the code is retired', async () => {
    const place = await start()
    const doctor = await new Client(place.origin).signIn('doctor')
    const { id, code: here } = await published(doctor)
    const visitor = new Client(place.origin)
    const [full, silent, old, fresh] = [
      await begin(visitor, here),
      await begin(visitor, here),
      await begin(visitor, here),
      await begin(visitor, here),
    ]
    for (const one of [full, silent, old, fresh])
      await visitor.call('questionnaire.session:sendMessage', { sessionToken: one.sessionToken, message: 'A headache' })
    await place.stop()
    const set = (change: string, rank: number) =>
      `update questionnaire_sessions set ${change} where id =
        (select id from questionnaire_sessions order by created_at, id offset ${rank} limit 1)`
    await queryDatabase(place.place, [
      `update questionnaire_messages set place = ${2 * LONGEST_SESSION - 3} where place = 1 and session_id =
        (select id from questionnaire_sessions order by created_at, id limit 1)`,
      `update questionnaire_messages set place = ${2 * LONGEST_SESSION - 2} where place = 2 and session_id =
        (select id from questionnaire_sessions order by created_at, id limit 1)`,
      set(`answers = ${LONGEST_SESSION - 1}`, 0),
      set(`last_message_at = now() - interval '25 hours', created_at = created_at - interval '25 hours'`, 1),
      set(`created_at = created_at - interval '7 days'`, 2),
    ])
    const again = await place.again()
    const back = new Client(again.origin)
    Object.assign(back, { token: doctor.token, deviceId: doctor.deviceId })
    const reader = new Client(again.origin)
    const by = async (status: 'active' | 'abandoned' | 'expired') =>
      (await back.call('questionnaire.results:listSessions', { filters: { status } })).data.length
    expect([await by('active'), await by('abandoned'), await by('expired')]).toEqual([2, 1, 1])
    const { sessionToken } = old
    expect(await reader.fail('questionnaire.session:getHistory', { sessionToken })).toMatchObject({ name: 'NOT_FOUND' })
    // Silence is not the end: the next answer goes on.
    await reader.call('questionnaire.session:sendMessage', { sessionToken: silent.sessionToken, message: '7' })
    expect(await by('abandoned')).toBe(0)
    const last = { sessionToken: full.sessionToken, message: '7' }
    await reader.call('questionnaire.session:sendMessage', last)
    expect(await reader.fail('questionnaire.session:sendMessage', last)).toMatchObject({ errorType: 'SessionFull' })
    await back.call('questionnaire.template:publish', { id, isPublic: false })
    expect([await by('active'), await by('expired')]).toEqual([0, 4])
    const late = await reader.fail('questionnaire.session:sendMessage', {
      sessionToken: fresh.sessionToken,
      message: '7',
    })
    expect(late).toMatchObject({ name: 'NOT_FOUND' })
    await again.stop()
    const [audits, stored] = await queryDatabase(place.place, [
      "select distinct action, object_type from audit where object_type = 'questionnaire-session' order by 1",
      'select token_hash from questionnaire_sessions',
    ])
    expect(audits).toEqual(
      expect.arrayContaining(
        ['questionnaire.session:sendMessage', 'questionnaire.session:start'].map(action =>
          expect.objectContaining({ action }),
        ),
      ),
    )
    expect(JSON.stringify(stored)).not.toContain(fresh.sessionToken)
  })
})
