import { expect, test } from 'vitest'
import { startEnvironment } from '../../../.tools/start-environment.ts'

test('npm start runs the demo where NODE_ENV is not set, and says in one line how to turn it off', () => {
  for (const NODE_ENV of [undefined, '', ' ']) {
    const { env, notice } = startEnvironment({ NODE_ENV, PORT: '1' })
    expect(env).toEqual({ NODE_ENV: 'development', PORT: '1' })
    expect(notice).toMatch(/^NODE_ENV is not set: .*demo.*NODE_ENV=production npm start turns that off\.$/)
  }
})

test('what the operator sets is what the server gets', () => {
  const env = { NODE_ENV: 'production', DEMO: 'on' }
  expect(startEnvironment(env)).toEqual({ env, notice: null })
})
