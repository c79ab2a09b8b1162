import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { NUMBERS } from './numbers.ts'
import { RULES } from './rules.ts'

const known = new Map<string, string>()
function textOf(file: string): string {
  const text =
    known.get(file) ??
    ['.test.ts', '.test.tsx', '.spec.ts']
      .map(end => {
        try {
          return readFileSync(new URL(`../../${file}${end}`, import.meta.url), 'utf8')
        } catch {
          return ''
        }
      })
      .join('')
  known.set(file, text)
  return text
}

it.each(RULES)('P §%s has a test: %s, %s', (_, file, title) => {
  expect(textOf(file)).toContain(title)
})

it.each(NUMBERS)('P §9 %s has a test: %s, %s', (_, file, title) => {
  expect(textOf(file)).toContain(title)
})
