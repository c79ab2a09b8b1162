import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { CONSENTS } from '../../../../src/domain/account/consent.ts'
import { HARNESS, sendToHarness } from '../../harness-client.ts'
import { queryDatabase } from '../../query-database.ts'
import { onOneServer, type PlacedServer } from '../../servers.ts'
import { webmBytes } from '../audio.ts'
import { Visitor } from '../identity/visitor.ts'
import { type BotApi, type Person, startBotApi } from './bot-api.ts'

const WAIT = { timeout: 40_000, interval: 50 }
const TOKEN = '4242:the-secret-of-the-bot-which-is-in-no-log'
const SECRET = 'a-secret-of-the-webhook'
const MINUTE = 60_000

let people = 0
/** Beyond 32 bits, as ids of Telegram are. */
const newPerson = (more: Partial<Person> = {}): Person => {
  people += 1
  const id = 5_000_000_000_000 + people
  return { id, is_bot: false, first_name: 'Vera', username: `vera_${people}`, language_code: 'ru', ...more }
}

async function newAccount(server: PlacedServer, name = 'Anna Petrova') {
  const visitor = new Visitor(server.origin)
  await visitor.signInAs({ email: `anna.${v7()}@example.org`, name, verified: 'on' })
  const patch = CONSENTS.map(field => ({ op: 'set' as const, path: ['activity', field], value: true }))
  await visitor.call('userAccount.user:update', { patch })
  return visitor
}

const newToken = (visitor: Visitor) => visitor.call('userAccount.user.telegram:generateToken', {})
const statusOf = (visitor: Visitor) => visitor.call('userAccount.user.telegram:status', {})

async function heard(visitor: Visitor): Promise<number> {
  const { ambientRecording } = await visitor.call('fileUpload:upload', {
    ...{ clientId: v7(), fileName: 'visit.webm', mimeType: 'audio/webm', documentAssetType: 'ambient-scribe' },
    ...{ fileContent: webmBytes(3000).toString('base64'), name: 'Ivan Sidorov', duration: 12.5 },
  })
  const { id } = ambientRecording!
  await vi.waitUntil(async () => (await visitor.call('healthRecords:get', { id })).status === 'processed', WAIT)
  return id
}

const env = (api: BotApi, more: Record<string, string> = {}) => ({
  ...{ TELEGRAM_BOT_TOKEN: TOKEN, TELEGRAM_BOT_NAME: '@anamnesis_bot', TELEGRAM_API_URL: api.url },
  ...{
    ASR_COMMAND: JSON.stringify(['/bin/echo', 'Ivan Sidorov coughs']),
    PUBLIC_URL: 'https://clinic.example',
    ...more,
  },
})

onOneServer('the link to Telegram', ({ start }) => {
  let api: BotApi
  let server: PlacedServer
  beforeAll(async () => {
    api = await startBotApi()
    server = await start({ program: HARNESS, env: env(api) })
  })
  afterAll(() => api.stop())

  const last = (person: Person) => api.messagesTo(person.id).at(-1)
  /** What the bot says next. */
  async function reply(person: Person, update: object) {
    const before = JSON.stringify(api.messagesTo(person.id))
    api.push(update)
    await vi.waitUntil(() => JSON.stringify(api.messagesTo(person.id)) !== before, WAIT)
    return last(person)!
  }
  async function linked(person = newPerson()) {
    const visitor = await newAccount(server)
    const { token } = await newToken(visitor)
    const question = await reply(person, api.updateOf(person).says(`/start ${token}`))
    await reply(person, api.updateOf(person).presses(question, question.buttons[0]!.text))
    return { visitor, person, token, question }
  }

  it('is made by a one-time token, after the bot said what is being confirmed', async () => {
    const [visitor, person] = [await newAccount(server), newPerson()]
    expect(await statusOf(visitor)).toEqual({ linked: false, username: null, notifications: false, available: true })
    const { token, link, expiresAt } = await newToken(visitor)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(link).toBe(`https://t.me/anamnesis_bot?start=${token}`)
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(10 * MINUTE)
    const question = await reply(person, api.updateOf(person).says(`/start ${token}`))
    expect(question.text).toContain('Anna Petrova')
    expect(question.text).toContain('(a…@example.org)')
    expect(question.text).toContain('clinic.example')
    expect((await statusOf(visitor)).linked).toBe(false)
    const end = await reply(person, api.updateOf(person).presses(question, question.buttons[0]!.text))
    expect(end).toMatchObject({ buttons: [], text: expect.stringContaining('Anna Petrova') })
    expect(await statusOf(visitor)).toEqual({
      ...{ linked: true, username: person.username, notifications: true, available: true },
    })
  })

  it('is kept with the person’s id as text, and neither token is at rest or in a log', async () => {
    const { person, token } = await linked()
    const { token: waiting } = await newToken(await newAccount(server))
    await server.stop()
    const tables = ['messenger_links', 'messenger_tokens', 'operations', 'audit']
    const [links, ...others] = await queryDatabase(
      server.place,
      tables.map(table => `select * from ${table}`),
    )
    expect(links).toContainEqual(expect.objectContaining({ chat_id: String(person.id) }))
    const all = JSON.stringify(others)
    for (const secret of [token, waiting]) expect(all).not.toContain(secret)
    for (const secret of [token, waiting, TOKEN]) expect(server.log.join('\n')).not.toContain(secret)
    server = await server.again()
  })

  it('a token works once, in the chat that presented it first', async () => {
    const { token } = await linked()
    const [visitor, first, other] = [await newAccount(server), newPerson(), newPerson({ language_code: 'en' })]
    expect((await reply(other, api.updateOf(other).says(`/start ${token}`))).text).toMatch(/no longer works/)
    const { token: fresh } = await newToken(visitor)
    const question = await reply(first, api.updateOf(first).says(`/start ${fresh}`))
    expect((await reply(other, api.updateOf(other).says(`/start ${fresh}`))).text).toMatch(/no longer works/)
    api.push(api.updateOf(other).presses(question, question.buttons[0]!.text))
    await reply(other, api.updateOf(other).says('/start'))
    expect((await statusOf(visitor)).linked).toBe(false)
    await reply(first, api.updateOf(first).presses(question, question.buttons[0]!.text))
    expect((await statusOf(visitor)).username).toBe(first.username)
  })

  it('a cancelled question links nothing and uses the token up', async () => {
    const [visitor, person] = [await newAccount(server), newPerson({ language_code: 'en' })]
    const { token } = await newToken(visitor)
    const question = await reply(person, api.updateOf(person).says(`/start ${token}`))
    await reply(person, api.updateOf(person).presses(question, question.buttons[1]!.text))
    const again = await reply(person, api.updateOf(person).says(`/start ${token}`))
    expect(again.buttons).toEqual([])
    expect((await statusOf(visitor)).linked).toBe(false)
  })

  it('a token ends with the session that asked, with a newer token, and after ten minutes', async () => {
    const person = newPerson()
    const ended = async (token: string) =>
      (await reply(person, api.updateOf(person).says(`/start ${token}`))).buttons.length === 0
    const left = await newAccount(server)
    const { token: ofLeft } = await newToken(left)
    await left.call('userAccount.user:logout', {})
    expect(await ended(ofLeft)).toBe(true)
    const visitor = await newAccount(server)
    const { token: older } = await newToken(visitor)
    const { token: newer } = await newToken(visitor)
    expect(await ended(older)).toBe(true)
    await sendToHarness(server, { kind: 'shift-clock', ms: 10 * MINUTE - 20_000 })
    expect(await ended(newer)).toBe(false)
    const question = last(person)!
    await sendToHarness(server, { kind: 'shift-clock', ms: 20_000 })
    expect(await ended(newer)).toBe(true)
    const late = await reply(person, api.updateOf(person).presses(question, question.buttons[0]!.text))
    expect(late.buttons).toEqual([])
    expect((await statusOf(visitor)).linked).toBe(false)
  })

  it('an update that comes twice has one effect', async () => {
    const [visitor, person] = [await newAccount(server), newPerson()]
    const { token } = await newToken(visitor)
    const update = api.updateOf(person).says(`/start ${token}`)
    const id = api.push(update)
    await vi.waitUntil(() => api.messagesTo(person.id).length === 1, WAIT)
    api.push(update, id)
    await reply(person, api.updateOf(person).says('/start'))
    expect(api.messagesTo(person.id)).toHaveLength(2)
  })

  it('ends from both sides, and when the bot is blocked', async () => {
    const { visitor, person } = await linked()
    await visitor.call('userAccount.user.telegram:unlink', {})
    expect(await statusOf(visitor)).toMatchObject({ linked: false, username: null })
    await vi.waitUntil(() => /прекращена в учётной записи|was ended in the account/.test(last(person)!.text), WAIT)
    const [stopped, blocked] = [await linked(), await linked()]
    await reply(stopped.person, api.updateOf(stopped.person).says('/stop'))
    expect((await statusOf(stopped.visitor)).linked).toBe(false)
    expect(
      await stopped.visitor.fail('userAccount.user.telegram:updateNotifications', { enabled: true }),
    ).toMatchObject({
      ...{ name: 'CONFLICT', errorType: 'MessengerNotLinked' },
    })
    api.push(api.updateOf(blocked.person).blocks())
    await vi.waitUntil(async () => !(await statusOf(blocked.visitor)).linked, WAIT)
  })

  it('a chat that is linked with another account moves, and the question says so', async () => {
    const { visitor: earlier, person } = await linked()
    const { visitor: later, question } = await linked(person)
    expect(question.text).toMatch(/другая учётная запись|Another account/)
    expect((await statusOf(earlier)).linked).toBe(false)
    expect((await statusOf(later)).linked).toBe(true)
  })

  it('tells of a transcript without a name or a word of it, unless it is switched off', async () => {
    const { visitor, person } = await linked()
    const id = await heard(visitor)
    await vi.waitUntil(() => last(person)!.text.includes('/ambient-scribe/'), WAIT)
    expect(last(person)!.text).toMatch(
      new RegExp(`^(Расшифровка готова|A transcript is ready)\\.\\nhttps://clinic\\.example/ambient-scribe/${id}$`),
    )
    await visitor.call('userAccount.user.telegram:updateNotifications', { enabled: false })
    expect(await statusOf(visitor)).toMatchObject({ linked: true, notifications: false })
    const before = api.messagesTo(person.id).length
    await heard(visitor)
    const witness = await linked()
    await heard(witness.visitor)
    await vi.waitUntil(() => last(witness.person)!.text.includes('/ambient-scribe/'), WAIT)
    expect(api.messagesTo(person.id)).toHaveLength(before)
  })

  it('waits as long as Telegram asks, and forgets a chat that is gone', async () => {
    const { visitor, person } = await linked()
    api.replies.set('sendMessage', [{ status: 429, body: { parameters: { retry_after: 3 } } }])
    const sends = () =>
      api.calls.filter(one => one.method === 'sendMessage' && one.payload.chat_id === String(person.id))
    const before = sends().length
    await heard(visitor)
    await vi.waitUntil(() => sends().length >= before + 2, WAIT)
    const [refused, again] = sends().slice(before)
    expect(again!.at - refused!.at).toBeGreaterThanOrEqual(3000)
    api.replies.set('sendMessage', [{ status: 403 }])
    await heard(visitor)
    await vi.waitUntil(async () => !(await statusOf(visitor)).linked, WAIT)
  })

  it('is not for demo accounts, which belong to all visitors', async () => {
    const demo = await new Visitor(server.origin).signIn('doctor')
    expect(await demo.fail('userAccount.user.telegram:generateToken', {})).toMatchObject({
      ...{ name: 'FORBIDDEN', errorType: 'NoDemoPermission' },
    })
  })
})

onOneServer('the webhook', ({ start }) => {
  let api: BotApi
  let server: PlacedServer
  beforeAll(async () => {
    api = await startBotApi()
    server = await start({ env: env(api, { TELEGRAM_WEBHOOK_SECRET: SECRET }) })
  })
  afterAll(() => api.stop())
  const post = (body: unknown, secret?: string) =>
    fetch(`${server.origin}/api/telegram/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(secret && { 'x-telegram-bot-api-secret-token': secret }) },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  it('is announced with its secret, and nothing is polled', async () => {
    await vi.waitUntil(() => api.calls.some(one => one.method === 'setWebhook'), WAIT)
    expect(api.calls.find(one => one.method === 'setWebhook')?.payload).toMatchObject({
      url: 'https://clinic.example/api/telegram/webhook',
      secret_token: SECRET,
      allowed_updates: ['message', 'callback_query', 'my_chat_member'],
    })
    expect(api.calls.filter(one => one.method === 'getUpdates')).toEqual([])
  })

  it('believes only the secret, and does a repeated update once', async () => {
    const [visitor, person] = [await newAccount(server), newPerson()]
    const { token } = await newToken(visitor)
    const update = { update_id: 77, ...api.updateOf(person).says(`/start ${token}`) }
    for (const wrong of [undefined, 'another-secret-of-it', `${SECRET}x`]) {
      expect((await post(update, wrong)).status).toBe(404)
    }
    expect(api.messagesTo(person.id)).toEqual([])
    for (const _ of [1, 2]) expect((await post(update, SECRET)).status).toBe(200)
    expect(api.messagesTo(person.id)).toHaveLength(1)
    const [question] = api.messagesTo(person.id)
    const press = { update_id: 78, ...api.updateOf(person).presses(question!, question!.buttons[0]!.text) }
    expect((await post(press, SECRET)).status).toBe(200)
    expect((await statusOf(visitor)).linked).toBe(true)
  })

  it.each(['', 'no json', '[]', '{"update_id":"x"}', '{"update_id":1e400}'])('takes %j without harm', async body => {
    expect((await post(body, SECRET)).status).toBe(200)
  })
})
