import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emergencySettings } from '../../../../src/server/modules/questionnaires/emergency-settings.ts'
import { Client } from '../../client.ts'
import { makeDataFolder } from '../../data-folder.ts'
import { startServer } from '../../servers.ts'
import type { TestServer } from '../../test-server.ts'
import { begin, published } from './visit-template.ts'

const folder = makeDataFolder('emergency-')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
function fileOf(texts: unknown): string {
  const file = join(folder, 'texts.json')
  writeFileSync(file, typeof texts === 'string' ? texts : JSON.stringify(texts))
  return file
}
const CHEST = 'My chest is being crushed and I cannot breathe'

describe('a clinic with a country and texts of its own', () => {
  let server: TestServer
  let owner: Client
  let code: string
  const say = (sessionToken: string, message: string) =>
    new Client(server.origin).call('questionnaire.session:sendMessage', { sessionToken, message })

  beforeAll(async () => {
    const texts = { en: { general: 'Ring {number} this minute.', numbers: { GB: ['999', '111'], '': ['112'] } } }
    server = await startServer({ env: { CLINIC_COUNTRY: 'gb', EMERGENCY_TEXTS: fileOf(texts) } })
    owner = await new Client(server.origin).signIn('doctor')
    code = (await published(owner)).code
  })
  afterAll(() => server.stop())

  it('shows them, and gives them to the respondent’s device for the time without a network', async () => {
    const { template } = await new Client(server.origin).call('questionnaire.session:describe', { accessCode: code })
    expect(template.emergency).toMatchObject({
      country: 'GB',
      texts: { en: { general: 'Ring {number} this minute.' } },
    })
    const { sessionToken, template: begun } = await begin(new Client(server.origin), code)
    expect(begun.emergency).toEqual(template.emergency)
    const { response, quickReplies, emergency } = await say(sessionToken, CHEST)
    expect({ content: response.content, emergency }).toEqual({
      content: 'Ring 999 or 111 this minute.',
      emergency: true,
    })
    expect(quickReplies).toEqual([{ text: 'This is not about me, go on' }])
  })

  it('notices an emergency after the end, stores it once, and keeps result and status; anything else is refused', async () => {
    const { sessionToken } = await begin(new Client(server.origin), code)
    for (const message of ['A headache', '7', 'no', 'yes']) await say(sessionToken, message)
    const result = () => new Client(server.origin).call('questionnaire.session:getResult', { sessionToken })
    const before = await result()
    expect(before.status).toBe('completed')
    const late = await say(sessionToken, CHEST)
    expect(late).toMatchObject({ status: 'completed', emergency: true, response: { kind: 'emergency' } })
    const refused = await new Client(server.origin).fail('questionnaire.session:sendMessage', {
      sessionToken,
      message: 'My headache is a 9 now',
    })
    expect(refused).toMatchObject({ name: 'GONE', errorType: 'SessionCompleted' })
    const { result: values, completedAt, status } = await result()
    expect({ values, completedAt, status }).toEqual({
      ...{ values: before.result, completedAt: before.completedAt, status: 'completed' },
    })
    const { data: sessions } = await owner.call('questionnaire.results:listSessions', { limit: 50 })
    const urgent = sessions.filter(one => one.status === 'completed').flatMap(one => one.urgent ?? [])
    expect(urgent.map(({ words }) => words)).toEqual([CHEST])
  })
})

describe('the operator’s file', () => {
  it.each([
    ['{', 'readable as JSON'],
    [{ en: { general: 'Call now.' } }, 'en.general'],
    [{ en: { numbers: { GB: ['999'] } } }, "en.numbers: has no number for ''"],
    [{ en: { numbers: { '': ['ask'] } } }, 'en.numbers'],
    [{ en: { numbers: { '': [] } } }, 'en.numbers'],
    [{ de: {} }, 'de'],
  ])('that is wrong keeps the server from starting: %j', async (texts, named) => {
    await expect(emergencySettings({ country: undefined, file: fileOf(texts) })).rejects.toMatchObject({
      ...{ code: 'BAD_CONFIGURATION', message: expect.stringContaining(named) },
    })
  })

  it('that is missing too, and no file is no settings', async () => {
    await expect(emergencySettings({ country: undefined, file: join(folder, 'none') })).rejects.toThrow(
      'EMERGENCY_TEXTS',
    )
    expect(await emergencySettings({ country: undefined, file: undefined })).toBeUndefined()
    expect(await emergencySettings({ country: 'US', file: undefined })).toEqual({ country: 'US' })
  })
})
