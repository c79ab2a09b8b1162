import { afterAll, beforeAll, expect, it } from 'vitest'
import { chooseTextEngine } from '../../../../src/server/engines/text/choose-engine.ts'
import { type FakeModel, startFakeModel } from '../../modules/fake-model.ts'

let model: FakeModel
beforeAll(async () => {
  model = await startFakeModel()
})
afterAll(() => model.close())

const engineAt = (url: string) => {
  const engine = chooseTextEngine({ kind: 'openai', url, model: 'test-model', apiKey: undefined })
  if (!engine) throw new TypeError('no engine')
  return engine
}
const { signal } = new AbortController()
const ask = (url = model.url, material = 'what was said') =>
  engineAt(url).complete({ instructions: 'what to do', material, format: 'json', signal })

it('accepts the root, the version or the whole address of a server', async () => {
  model.returns('some text')
  for (const path of ['', '/v1', '/v1/chat/completions']) expect(await ask(model.url + path)).toBe('some text')
  expect(model.requests.at(-1)).toEqual({
    instructions: 'what to do',
    material: 'what was said',
    authorization: undefined,
  })
})

it('asks without a format if the server refuses it', async () => {
  model.refuseFormat(true)
  model.returns('plain')
  expect(await ask()).toBe('plain')
  model.refuseFormat(false)
})

it('several first calls at once are each asked again without the format', async () => {
  model.refuseFormat(true)
  model.returns('plain')
  const engine = engineAt(model.url)
  const complete = () =>
    engine.complete({ instructions: 'what to do', material: 'what was said', format: 'json', signal })
  expect(await Promise.all([complete(), complete(), complete()])).toEqual(['plain', 'plain', 'plain'])
  model.refuseFormat(false)
})

it.each([
  [401, 'MISCONFIGURED', false],
  [404, 'MISCONFIGURED', false],
  [400, 'REFUSED', false],
  [413, 'REFUSED', false],
  [429, 'UNAVAILABLE', true],
  [503, 'UNAVAILABLE', true],
])('a response of %i is %s', async (status, code, retryable) => {
  model.returns(status)
  await expect(ask()).rejects.toMatchObject({ code, retryable })
})

it('an unreachable server is UNAVAILABLE; an abort is rethrown', async () => {
  await expect(ask('http://127.0.0.1:9')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  const stopped = AbortSignal.abort(new RangeError('stopping'))
  const asking = engineAt(model.url).complete({ instructions: '', material: '', format: 'json', signal: stopped })
  await expect(asking).rejects.toThrow(RangeError)
})

it('without a configured model there is no engine', () => {
  expect(chooseTextEngine({ kind: 'built-in' })).toBeNull()
})

it.each([
  ['a text that is cut off', 'half a rep', { ended: 'length' }, 'CUT_OFF'],
  ['a filtered text', 'some', { ended: 'content_filter' }, 'REFUSED'],
  ['a refusal', '', { refusal: 'I cannot help with that' }, 'REFUSED'],
  ['an empty text', '  \n', {}, 'EMPTY'],
])('%s is an error, never half a report', async (_what, output, how, code) => {
  model.returns(output, how)
  await expect(ask()).rejects.toMatchObject({ code })
})
