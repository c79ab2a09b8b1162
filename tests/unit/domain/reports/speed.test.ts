import { expect, test } from 'vitest'
import { extract } from '../../../../src/domain/reports/extract.ts'
import { readVisits } from '../../../factories/visits/visit.ts'

const LONG = 5000
const LIMIT_MS = 500

/** A transcript as long as a very long visit: the same one again and again. */
function longOf(transcript: string, words: number): string {
  const count = transcript.split(/\s+/u).length
  return Array.from({ length: Math.ceil(words / count) }, () => transcript).join('\n')
}

/** Milliseconds that this thread has computed; what other programs take from it is not in them. */
const timeOf = (text: string) => {
  const before = process.threadCpuUsage()
  extract(text)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** The first of up to four times that is short enough, or the shortest: the code may not be warm at the first. */
function shortestOf(text: string): number {
  let shortest = Number.POSITIVE_INFINITY
  for (let round = 0; round < 4 && shortest >= LIMIT_MS; round++) shortest = Math.min(shortest, timeOf(text))
  return shortest
}

test.each(['given', 'own'].flatMap(readVisits))('$id: 5,000 words in less than half a second', ({ transcript }) =>
  expect(shortestOf(longOf(transcript, LONG))).toBeLessThan(LIMIT_MS),
)

test.each([
  'а '.repeat(20_000),
  'нет '.repeat(20_000),
  '5, '.repeat(20_000),
  `${'no '.repeat(10_000)}fever`,
  '?'.repeat(50_000),
])('a hostile text takes no more than its length', text => expect(timeOf(text)).toBeLessThan(4 * LIMIT_MS))
