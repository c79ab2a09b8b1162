import { expect, test } from 'vitest'
import { PAINTS_NO_MORE, withSecondTry } from '../../../.tools/second-try.ts'

const run = (passed: number, failures: string[]) => ({
  ...{ passed, failed: failures.length, skipped: 2, failures },
})

test('what passes in a new browser is flaky, what fails there is a failure', () => {
  const first = run(10, ['a › one\ntimed out', 'a › two\ntimed out'])
  expect(withSecondTry(first, run(3, ['a › two\nno such button']))).toEqual({
    ...{ passed: 11, failed: 1, skipped: 2 },
    ...{ failures: ['a › two\nno such button'], flaky: ['a › one\ntimed out'] },
  })
})

test('what passed first and fails in a new browser is a failure', () => {
  const first = run(10, ['a › one\ntimed out'])
  expect(withSecondTry(first, run(4, ['a › three\nno such button']))).toEqual({
    ...{ passed: 10, failed: 1, skipped: 2 },
    ...{ failures: ['a › three\nno such button'], flaky: ['a › one\ntimed out'] },
  })
})

test('a browser that stopped painting counts once, with the name of every test behind it', () => {
  const first = run(10, [
    'a › one\ntimed out',
    `b › two\nError: ${PAINTS_NO_MORE}: hidden`,
    `b › three\n${PAINTS_NO_MORE}`,
  ])
  const { passed, failed, flaky } = withSecondTry(first, run(5, []))
  expect([passed, failed, flaky?.length]).toEqual([13, 0, 1])
  expect(flaky?.[0]).toContain(`${PAINTS_NO_MORE}: hidden`)
  expect(flaky?.[0]).toContain('a › one\nb › two\nb › three')
})

test('a second run that died leaves the failures of the first', () => {
  const first = run(10, ['a › one\ntimed out'])
  expect(withSecondTry(first, { passed: 0, failed: 1 })).toBe(first)
})
