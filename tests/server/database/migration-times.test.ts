import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('every migration has a later time than the one before: drizzle skips one that has not', () => {
  const journal = new URL('../../../src/server/database/migrations/meta/_journal.json', import.meta.url)
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { when: number; tag: string }[] }
  expect(entries.filter(({ when }, place) => when <= (entries[place - 1]?.when ?? 0)).map(({ tag }) => tag)).toEqual([])
})
