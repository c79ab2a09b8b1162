import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('the example in the README equals the test file, word for word', () => {
  const [, quoted] = /```ts\n(.*?)```/s.exec(read('README.md')) ?? []
  expect(quoted).toBe(read('tests/sim/readme-example.test.ts'))
})
