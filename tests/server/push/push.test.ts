import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { PublicConfig } from '../../../src/contract/entities/public-config.ts'
import type { PushKind } from '../../../src/contract/entities/user.ts'
import { secondsOf } from '../../../src/server/push/push-sender.ts'
import { Client } from '../client.ts'
import { webmBytes } from '../modules/audio.ts'
import { begin, published } from '../modules/questionnaires/visit-template.ts'
import { onOneServer, type PlacedServer } from '../servers.ts'
import { newBrowser, type PushService, startPushService, vapidClaims } from './push-service.ts'

const WAIT = { timeout: 40_000, interval: 100 }
const SPOKEN = 'Anna Petrova coughs for three days'
const ASR_COMMAND = JSON.stringify(['/bin/echo', SPOKEN])

let service: PushService
let browsers = 0
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.stop())

const nextBrowser = () => newBrowser(service, `/browser/${++browsers}`)
const subscribe = (device: Client, { subscription }: ReturnType<typeof nextBrowser>, ...kinds: PushKind[]) =>
  device.call('userAccount.push:subscribe', { ...subscription, kinds })

/** A visit whose transcript is there. */
async function transcribed(device: Client): Promise<number> {
  const { ambientRecording } = await device.call('fileUpload:upload', {
    ...{ clientId: v7(), fileName: 'visit.webm', mimeType: 'audio/webm', documentAssetType: 'ambient-scribe' },
    ...{ fileContent: webmBytes(3000).toString('base64'), name: 'Anna Petrova', duration: 12.5 },
  })
  const { id } = ambientRecording!
  const read = () => device.call('healthRecords:get', { id })
  await vi.waitUntil(async () => (await read()).status === 'processed', WAIT)
  return id
}

onOneServer('web push', ({ start }) => {
  let server: PlacedServer
  let doctor: Client
  const configOf = async (origin: string) => (await (await fetch(`${origin}/api/config`)).json()) as PublicConfig
  const signedIn = () => new Client(server.origin).signIn('doctor')
  beforeAll(async () => {
    server = await start({ env: { ASR_COMMAND, PUSH_ORIGINS: service.origin } })
    doctor = await signedIn()
  })

  it('tells of a transcript with its kind and screen alone, signed by the server’s key', async () => {
    const browser = nextBrowser()
    await subscribe(doctor, browser, 'transcriptReady')
    const id = await transcribed(doctor)
    await vi.waitUntil(() => browser.received().length > 0, WAIT)
    const { clientId } = await doctor.call('userAccount.user:get', {})
    expect(browser.messages()).toEqual([{ kind: 'transcriptReady', path: `/ambient-scribe/${id}`, account: clientId }])
    const { headers } = browser.received()[0]!
    expect(headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' })
    const { pushKey = '' } = await configOf(server.origin)
    const claims = vapidClaims(headers.authorization, pushKey)
    expect(claims).toMatchObject({ aud: service.origin, sub: expect.stringMatching(/^mailto:/) })
    expect(Number(claims?.exp) * 1000 - Date.now()).toBeLessThanOrEqual(24 * 3_600_000)
  })

  it('tells of a reassessment that is due, and not of one that was done', async () => {
    const browser = nextBrowser()
    await subscribe(doctor, browser, 'reassessmentDue')
    const triage = (startedAt: Date, more = {}) =>
      doctor.call('healthRecords:create', {
        recordType: 'triage',
        data: {
          ...{ profile: { id: 'mts-v1.0' }, startedAt: startedAt.toISOString(), ...more },
          typed: { vitals: { RR: 16, SpO2: 98, onOxygen: false, SBP: 124, DBP: 78, HR: 72, ACVPU: 'A', Temp: 36.6 } },
        },
      })
    const checked = [{ id: v7(), kind: 'reassessed', at: new Date().toISOString() }]
    await triage(new Date(Date.now() - 5 * 3_600_000), { checks: checked })
    await triage(new Date(Date.now() - 25 * 3_600_000))
    const due = await triage(new Date(Date.now() - 5 * 3_600_000))
    await vi.waitUntil(() => browser.received().length > 0, WAIT)
    expect(browser.messages()).toMatchObject([{ kind: 'reassessmentDue', path: `/triage/results/${due.id}` }])
    expect(browser.received()[0]?.headers.urgency).toBe('high')
  })

  it('tells of every questionnaire that was answered to its end, without a word of who or what', async () => {
    const browser = nextBrowser()
    await subscribe(doctor, browser, 'questionnaireCompleted')
    const { code } = await published(doctor)
    for (const answered of [1, 2]) {
      const respondent = new Client(server.origin)
      const { sessionToken } = await begin(respondent, code)
      for (const message of ['A headache', '7', 'no', 'yes']) {
        expect(browser.received()).toHaveLength(answered - 1)
        await respondent.call('questionnaire.session:sendMessage', { sessionToken, message })
      }
      await vi.waitUntil(() => browser.received().length === answered, WAIT)
    }
    const { clientId } = await doctor.call('userAccount.user:get', {})
    const message = { kind: 'questionnaireCompleted', path: '/questionnaire/results', account: clientId }
    expect(browser.messages()).toEqual([message, message])
  })

  it('sends only the kinds that were chosen; an empty choice ends it', async () => {
    const [none, other, chosen] = [nextBrowser(), nextBrowser(), nextBrowser()]
    await subscribe(doctor, none, 'transcriptReady')
    await subscribe(doctor, none)
    await subscribe(doctor, other, 'reassessmentDue', 'questionnaireCompleted')
    await subscribe(doctor, chosen, 'transcriptReady')
    await transcribed(doctor)
    await vi.waitUntil(() => chosen.received().length > 0, WAIT)
    expect([none.received(), other.received()]).toEqual([[], []])
  })

  it.for([404, 410])('a browser that is gone (%i) gets nothing further', async status => {
    const [gone, witness] = [nextBrowser(), nextBrowser()]
    await subscribe(doctor, gone, 'transcriptReady')
    service.replies.set(gone.path, status)
    await transcribed(doctor)
    await vi.waitUntil(() => gone.received().length > 0, WAIT)
    await subscribe(doctor, witness, 'transcriptReady')
    await transcribed(doctor)
    await vi.waitUntil(() => witness.received().length > 0, WAIT)
    expect(gone.received()).toHaveLength(1)
  })

  it.for([429, 503])('a push service that is busy (%i) gets the message again', async status => {
    const device = await new Client(server.origin).signIn('admin')
    const browser = nextBrowser()
    await subscribe(device, browser, 'transcriptReady')
    service.replies.set(browser.path, status)
    await transcribed(device)
    await vi.waitUntil(() => browser.received().length > 1, WAIT)
    const [first, second] = browser.messages()
    expect(second).toEqual(first)
    await device.call('userAccount.push:unsubscribe', { endpoint: browser.subscription.endpoint })
  })

  it('a push service that names a time is asked again then, and not before', async () => {
    const device = await new Client(server.origin).signIn('admin')
    const browser = nextBrowser()
    await subscribe(device, browser, 'transcriptReady')
    service.replies.set(browser.path, 429)
    service.waits.set(browser.path, '20')
    await transcribed(device)
    await vi.waitUntil(() => browser.received().length > 1, WAIT)
    const [first, second] = browser.received()
    expect(second!.at - first!.at).toBeGreaterThanOrEqual(19_900)
    expect(browser.messages()[1]).toEqual(browser.messages()[0])
    await device.call('userAccount.push:unsubscribe', { endpoint: browser.subscription.endpoint })
  })

  it('a time beyond which the message would mislead ends it', async () => {
    const [late, witness] = [nextBrowser(), nextBrowser()]
    await subscribe(doctor, late, 'transcriptReady')
    const at = 'Mon, 23 Nov 2026 10:00:00 GMT'
    const found = ['86400', '0', null, 'soon'].map(header => secondsOf(header, at))
    expect(found).toEqual([86400, 1, null, null])
    expect(secondsOf('Mon, 23 Nov 2026 10:00:30 GMT', at)).toBe(30)
    expect(secondsOf('Mon, 23 Nov 2026 10:00:30 GMT', null)).toBeNull()
    service.replies.set(late.path, 503)
    service.waits.set(late.path, '86401')
    await transcribed(doctor)
    await subscribe(doctor, witness, 'transcriptReady')
    await transcribed(doctor)
    await vi.waitUntil(() => witness.received().length > 0, WAIT)
    // The second is that of the second visit.
    expect(late.received().length).toBeLessThanOrEqual(2)
    expect(new Set(late.messages().map(({ path }) => path)).size).toBe(late.received().length)
  })

  it('consent that is withdrawn ends the messages', async () => {
    const withdraw = (value: boolean) =>
      doctor.call('userAccount.user:update', { patch: [{ op: 'set', path: ['activity', 'consent'], value }] })
    const [browser, witness] = [nextBrowser(), nextBrowser()]
    await subscribe(doctor, browser, 'transcriptReady')
    service.replies.set(browser.path, 429)
    service.waits.set(browser.path, '5')
    await transcribed(doctor)
    await vi.waitUntil(() => browser.received().length > 0, WAIT)
    await withdraw(false)
    const patient = await new Client(server.origin).signIn('patient')
    await subscribe(patient, witness, 'transcriptReady')
    service.replies.set(witness.path, 429)
    service.waits.set(witness.path, '8')
    await transcribed(patient)
    // The other account's message was due later, and has come.
    await vi.waitUntil(() => witness.received().length > 1, WAIT)
    expect(browser.received()).toHaveLength(1)
    await withdraw(true)
  })

  it('S7: a sign-out ends it, and the next person of the browser gets their own alone', async () => {
    const [left, witness] = [nextBrowser(), nextBrowser()]
    const phone = await signedIn()
    await subscribe(phone, left, 'transcriptReady')
    await phone.call('userAccount.user:logout', {})
    const shared = nextBrowser()
    await subscribe(doctor, shared, 'transcriptReady')
    const patient = await new Client(server.origin).signIn('patient')
    await subscribe(patient, shared, 'transcriptReady')
    await subscribe(doctor, witness, 'transcriptReady')
    await transcribed(doctor)
    await vi.waitUntil(() => witness.received().length > 0, WAIT)
    expect([left.received(), shared.received()]).toEqual([[], []])
    const own = await transcribed(patient)
    await vi.waitUntil(() => shared.received().length > 0, WAIT)
    expect(shared.messages()).toMatchObject([{ path: `/ambient-scribe/${own}` }])
    // Nobody ends another account's subscription.
    await doctor.call('userAccount.push:unsubscribe', { endpoint: shared.subscription.endpoint })
    await transcribed(patient)
    await vi.waitUntil(() => shared.received().length > 1, WAIT)
  })

  it('refuses an address that is no push service', async () => {
    const { keys } = nextBrowser().subscription
    for (const endpoint of [`${server.origin}/api/rpc`, 'https://192.168.0.1/a', 'https://example.org/a']) {
      const refused = await doctor.fail('userAccount.push:subscribe', { endpoint, keys, kinds: ['transcriptReady'] })
      expect(refused.name).toBe('UNPROCESSABLE')
    }
  })

  it('keeps its key over a restart', async () => {
    const { pushKey } = await configOf(server.origin)
    expect(pushKey).toMatch(/^[\w-]{87}$/)
    await server.kill()
    server = await server.again()
    expect((await configOf(server.origin)).pushKey).toBe(pushKey)
  })
})
