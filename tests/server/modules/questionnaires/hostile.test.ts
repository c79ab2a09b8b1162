import { v4, v7 } from 'uuid'
import { expect, it } from 'vitest'
import { Client } from '../../client.ts'
import { queryDatabase } from '../../query-database.ts'
import { onOneServer } from '../../servers.ts'
import { send } from '../sharing/raw-http.ts'
import { begin, published } from './visit-template.ts'

/** What the answer to a hostile request is; within one kind all answers are the same, byte for byte. */
type Refusal = 'unavailable' | 'invalid' | 'conflict' | 'complete' | 'signed-out'
interface Attack {
  title: string
  method: string
  params: Record<string, unknown>
  refusal: Refusal
}

const NAMES: Record<Refusal, string> = {
  unavailable: 'NOT_FOUND',
  invalid: 'INVALID_PARAMS',
  conflict: 'CONFLICT',
  complete: 'GONE',
  'signed-out': 'UNAUTHORIZED',
}

/** Texts that are no code and no token. */
const STRANGE = [
  ...[
    '0',
    '-1',
    'null',
    'undefined',
    'true',
    '[object Object]',
    '%',
    '_',
    '*',
    "' or '1'='1",
    "'; drop table users; --",
  ],
  ...[
    '../../etc/passwd',
    '%00',
    '\u0000',
    'A\u0000B',
    '\u202e7KQ2',
    '٧٨٩',
    '𝟕KQ2',
    '<script>alert(1)</script>',
    '{{7*7}}',
  ],
  ...[
    '$'.concat('{7*7}'),
    '__proto__',
    'constructor',
    '\r\nset-cookie: a=b',
    '999999999999',
    '7KQ2-M0XA-9CDE',
    'e'.repeat(200),
  ],
]
/** Values of another type or length than the contract allows. */
const MALFORMED: unknown[] = ['', ' ', null, 7, true, [], ['a'], {}, { $ne: null }, 'x'.repeat(201), 'x'.repeat(50_000)]

const KEYS = { accessCode: ['describe', 'start'], sessionToken: ['sendMessage', 'getHistory', 'getResult'] } as const

onOneServer('hostile requests on the public calls of a questionnaire', ({ start }) => {
  it('more than two hundred leave nothing behind and have uniform answers', async () => {
    const place = await start()
    const owner = await new Client(place.origin).signIn('doctor')
    const { code } = await published(owner)
    const { id: closed, code: retired } = await published(owner)
    const visitor = new Client(place.origin)
    const [victim, other, done, expired] = [
      await begin(visitor, code),
      await begin(visitor, code),
      await begin(visitor, code),
      await begin(visitor, retired),
    ]
    const say = (sessionToken: string, message: string) =>
      visitor.call('questionnaire.session:sendMessage', { sessionToken, message })
    for (const answer of ['A headache', '7', 'no', 'yes']) await say(done.sessionToken, answer)
    await say(victim.sessionToken, 'Ringing in the left ear')
    await owner.call('questionnaire.template:publish', { id: closed, isPublic: false })
    const { data: sessions } = await owner.call('questionnaire.results:listSessions', {})
    const before = await visitor.call('questionnaire.session:getHistory', { sessionToken: victim.sessionToken })
    await place.stop()
    const counts = () =>
      queryDatabase(place.place, [
        'select id, status, answers, state, last_message_at from questionnaire_sessions order by id',
        'select count(*) from questionnaire_messages',
        'select count(*) from questionnaire_templates',
        'select count(*) from users',
        "select count(*) from audit where object_type = 'questionnaire-session'",
      ])
    const stored = await counts()

    const again = await place.again()
    const attacks = everything({
      ...{ code, retired, victim: victim.sessionToken, other: other.sessionToken, done: done.sessionToken },
      ...{ expired: expired.sessionToken, ids: sessions.map(({ id }) => id), messageId: victim.messageId },
    })
    expect(attacks.length).toBeGreaterThanOrEqual(200)
    expect(new Set(attacks.map(({ title }) => title)).size).toBe(attacks.length)
    const seen = new Map<Refusal, string>()
    for (const [at, { title, method, params, refusal }] of attacks.entries()) {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
      // Of the loopback: one address may make 120 such calls a minute.
      const reply = await send(
        again.port,
        { method: 'POST', path: '/api/rpc', body },
        `127.0.0.${2 + Math.floor(at / 50)}`,
      )
      const { error, result } = JSON.parse(reply.body)
      expect.soft(result, title).toBeUndefined()
      expect.soft(error?.data?.code, title).toBe(NAMES[refusal])
      // Which field is wrong may be said: it is the caller's own.
      const { issues: _issues, ...data } = error?.data ?? {}
      const uniform = JSON.stringify([
        refusal === 'signed-out' ? 401 : reply.status,
        error?.code,
        refusal === 'invalid' ? '' : error?.message,
        data,
      ])
      expect.soft(uniform, title).toBe(seen.get(refusal) ?? uniform)
      seen.set(refusal, uniform)
      expect(reply.body, title).not.toMatch(/ringing|headache|Before the visit|select |node_modules/i)
    }
    process.stdout.write(`${attacks.length} hostile requests\n`)
    const reader = new Client(again.origin)
    const history = await reader.call('questionnaire.session:getHistory', { sessionToken: victim.sessionToken })
    expect(history).toEqual(before)
    await again.stop()
    expect(await counts()).toEqual(stored)
  }, 240_000)

  it('a flood of one session, of one address and of one code is stopped, and others go on', async () => {
    const place = await start()
    const owner = await new Client(place.origin).signIn('doctor')
    const { code } = await published(owner)
    const { sessionToken } = await begin(new Client(place.origin), code)
    const call = async (from: string, method: string, params: object) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: `questionnaire.session:${method}`, params })
      return (await send(place.port, { method: 'POST', path: '/api/rpc', body }, from)).body
    }
    let reply = ''
    let count = 0
    for (; count < 100 && !reply.includes('RATE_LIMITED'); count++)
      reply = await call('127.0.0.9', 'sendMessage', { sessionToken, message: 'no', clientMessageId: v7() })
    expect(reply).toContain('RATE_LIMITED')
    expect(JSON.parse(reply).error.data.retryAfter).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(62)
    reply = ''
    for (count = 0; count < 100 && !reply.includes('RATE_LIMITED'); count++)
      reply = await call('127.0.0.8', 'start', { accessCode: code, locale: 'en' })
    expect(reply).toContain('RATE_LIMITED')
    expect(count).toBeLessThanOrEqual(61)
    expect(await call('127.0.0.7', 'start', { accessCode: code, locale: 'en' })).toContain('sessionToken')
  }, 120_000)
})

interface Known {
  code: string
  retired: string
  victim: string
  other: string
  done: string
  expired: string
  ids: readonly string[]
  messageId: string
}

function everything({ code, retired, victim, other, done, expired, ids, messageId }: Known): Attack[] {
  const attacks: Attack[] = []
  const add = (refusal: Refusal, call: string, title: string, params: Record<string, unknown>) =>
    attacks.push({ refusal, method: `questionnaire.${call}`, title: `${call}: ${title}`, params })
  const shown = (value: unknown) => JSON.stringify(value).slice(0, 40)
  for (const [key, calls] of Object.entries(KEYS))
    for (const call of calls) {
      const more = call === 'sendMessage' ? { message: 'Hello' } : {}
      for (const value of MALFORMED)
        add(
          key === 'sessionToken' && value === ' ' ? 'unavailable' : 'invalid',
          `session:${call}`,
          `malformed ${shown(value)} ${String(value).length}`,
          { [key]: value, ...more },
        )
      for (const value of STRANGE) add('unavailable', `session:${call}`, shown(value), { [key]: value, ...more })
      for (let count = 0; count < 3; count++)
        add('unavailable', `session:${call}`, `guessed ${count}`, {
          [key]: key === 'accessCode' ? guess(count) : `${v4()}${v4()}`,
          ...more,
        })
    }
  for (const call of ['describe', 'start']) {
    add('unavailable', `session:${call}`, 'a retired code', { accessCode: retired })
    add('unavailable', `session:${call}`, 'a code and more', { accessCode: `${code}0` })
    add('unavailable', `session:${call}`, 'a part of a code', { accessCode: code.slice(0, -1) })
    add('unavailable', `session:${call}`, 'a token as a code', { accessCode: victim })
  }
  for (const call of ['sendMessage', 'getHistory', 'getResult']) {
    const more = call === 'sendMessage' ? { message: 'Hello' } : {}
    add('unavailable', `session:${call}`, 'the session of a retired code', { sessionToken: expired, ...more })
    add('unavailable', `session:${call}`, 'the code as a token', { sessionToken: code, ...more })
    add('unavailable', `session:${call}`, 'a token in capitals', { sessionToken: victim.toUpperCase(), ...more })
    add('unavailable', `session:${call}`, 'a token with a space', { sessionToken: `${victim} `, ...more })
    add('unavailable', `session:${call}`, 'a part of a token', { sessionToken: victim.slice(0, -1), ...more })
    add('unavailable', `session:${call}`, 'the id of a message', { sessionToken: messageId, ...more })
    for (const [at, id] of ids.entries())
      add('unavailable', `session:${call}`, `the owner's id ${at} as a token`, { sessionToken: id, ...more })
  }
  for (const call of ['getHistory', 'getResult'])
    for (const [at, id] of [...ids, v4(), 'x', "' or 1=1"].entries())
      add('unavailable', `session:${call}`, `the owner's id ${at} without a session`, { sessionId: id })
  for (const message of ['', '   ', 'a'.repeat(4001), 'a'.repeat(50_000), null, 7, {}, ['a']])
    add('invalid', 'session:sendMessage', `message ${shown(message)} ${String(message).length}`, {
      sessionToken: victim,
      message,
    })
  const wrong = {
    place: [-1, 1.5, '1', null, {}],
    sentAt: ['yesterday', '2026-02-30T10:00:00Z', 7],
    clientMessageId: ['', 'x'.repeat(101), 7, {}],
    corrects: ['x'.repeat(201), 7, []],
  }
  for (const [key, values] of Object.entries(wrong))
    for (const value of values)
      add('invalid', 'session:sendMessage', `${key} ${shown(value)}`, {
        sessionToken: victim,
        message: 'Hello',
        [key]: value,
      })
  for (const place of [0, 2, 3, 199, 200, 9_007_199_254_740_991])
    add('conflict', 'session:sendMessage', `place ${place}`, { sessionToken: victim, message: 'Hello', place })
  add('conflict', 'session:sendMessage', "another session's order", { sessionToken: other, message: 'Hello', place: 1 })
  for (const message of ['One thing more', 'Yes', 'No'])
    add('complete', 'session:sendMessage', `after the end: ${message}`, { sessionToken: done, message })
  for (const locale of ['de', 'EN', '../en', 7])
    add('invalid', 'session:start', `locale ${shown(locale)}`, { accessCode: code, locale })
  for (const clientId of ['x', 7, {}, 'x'.repeat(1000)])
    add('invalid', 'session:start', `clientId ${shown(clientId)} ${String(clientId).length}`, {
      accessCode: code,
      clientId,
    })
  for (const limit of [-1, 1e9, 'all'])
    add('invalid', 'session:getHistory', `limit ${shown(limit)}`, { sessionToken: victim, limit })
  for (const call of [
    'results:listSessions',
    'results:stops',
    'results:clearUrgent',
    'template:list',
    'template:get',
    'template:create',
    'template:update',
    'template:delete',
    'template:publish',
  ])
    add('signed-out', call, 'without a session', {
      id: 1,
      templateId: 1,
      sessionId: ids[0],
      sessionToken: victim,
      title: 'Mine',
    })
  return attacks
}

const guess = (count: number) => `${count}KQ2M0XA9CD${count}`
