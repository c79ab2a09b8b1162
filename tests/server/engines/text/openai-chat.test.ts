import { afterAll, beforeAll, expect, it } from 'vitest'
import { chooseTextEngine } from '../../../../src/server/engines/text/choose-engine.ts'
import { type FakeModel, startFakeModel } from '../../modules/fake-model.ts'

let model: FakeModel
beforeAll(async () => {
  model = await startFakeModel()
})
afterAll(() => model.close())

const engineAt = (url: string) => {
  const engine = chooseTextEngine({ kind: 'openai', url, model: 'ward-model', apiKey: undefined })
  if (!engine) throw new TypeError('no engine')
  return engine
}
const { signal } = new AbortController()
const ask = (url = model.url, material = 'what was said') =>
  engineAt(url).complete({ instructions: 'what to do', material, signal })

it('asks any server with OpenAI’s chat completions, by its root, its version or its whole address', async () => {
  model.says('an answer')
  for (const path of ['', '/v1', '/v1/chat/completions']) expect(await ask(model.url + path)).toBe('an answer')
  expect(model.asked.at(-1)).toEqual({
    instructions: 'what to do',
    material: 'what was said',
    authorization: undefined,
  })
})

it('asks without a format where the server does not know it', async () => {
  model.knowsNoFormat(true)
  model.says('plain')
  expect(await ask()).toBe('plain')
  model.knowsNoFormat(false)
})

it.each([
  [401, 'MISCONFIGURED', true],
  [404, 'MISCONFIGURED', true],
  [400, 'REFUSED', false],
  [413, 'REFUSED', false],
  [429, 'UNAVAILABLE', true],
  [503, 'UNAVAILABLE', true],
])('an answer of %i is %s', async (status, code, retryable) => {
  model.says(status)
  await expect(ask()).rejects.toMatchObject({ code, retryable })
})

it('a server that is away is UNAVAILABLE, and a stop is a stop', async () => {
  await expect(ask('http://127.0.0.1:9')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  const stopped = AbortSignal.abort(new RangeError('stopping'))
  const asking = engineAt(model.url).complete({ instructions: '', material: '', signal: stopped })
  await expect(asking).rejects.toThrow(RangeError)
})

it('without a model there is none, and the rules know it', () => {
  expect(chooseTextEngine({ kind: 'built-in' })).toBeNull()
})
