import { expect, test } from 'vitest'
import { createJournal, type Entry, RETRY_MS } from '../../../../src/audio/capture/journal.ts'
import { createVirtualClock, turns } from '../../../factories/audio/virtual-clock.ts'
import fc from '../../../fast-check.ts'

const entry = (n: number): Entry => ({
  durability: 'relaxed',
  session: null,
  segment: null,
  chunk: { kind: 'chunk', ownerId: 'o', sessionId: 's', segment: 0, index: n, bytes: new ArrayBuffer(10) },
})

function journalOf(write: (entry: Entry) => Promise<void>) {
  const clock = createVirtualClock()
  const stored: number[] = []
  const journal = createJournal({
    clock,
    write,
    onStored: each => stored.push(each.chunk?.index ?? -1),
    onChange: () => undefined,
  })
  return { clock, journal, stored }
}

const quota = () => new DOMException('', 'QuotaExceededError')

test('R2 a piece counts as stored only after its write has completed', async () => {
  let finish: () => void = () => undefined
  const { journal, stored } = journalOf(
    () =>
      new Promise<void>(resolve => {
        finish = resolve
      }),
  )
  journal.add(entry(0))
  await turns()
  expect(stored).toEqual([])
  expect(journal.status().waitingBytes).toBe(10)
  finish()
  await turns()
  expect(stored).toEqual([0])
})

test('R2 writes never overlap and never overtake one another', async () => {
  let running = 0
  const { journal, stored } = journalOf(async each => {
    running++
    expect(running).toBe(1)
    // Each entry takes less time than the one before, and would overtake it.
    await turns(5 - (each.chunk?.index ?? 0))
    running--
  })
  for (let n = 0; n < 5; n++) journal.add(entry(n))
  expect(await journal.flush()).toBe(true)
  expect(stored).toEqual([0, 1, 2, 3, 4])
})

test('I12 R8 whichever write a full disk refuses, the stored pieces are a prefix of the recording, and the rest waits in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 3 }), async (failing, failures) => {
      let refusals = 0
      const { clock, journal, stored } = journalOf(async each => {
        if (each.chunk?.index === failing && refusals < failures) {
          refusals++
          throw quota()
        }
      })
      for (let n = 0; n < 10; n++) journal.add(entry(n))
      await turns(30)
      expect(stored).toEqual(Array.from({ length: failing }, (_, n) => n))
      expect(journal.status()).toMatchObject({
        kind: 'failing',
        error: { code: 'RECORDING_FAILED', detail: 'storage-full' },
      })
      expect(journal.waiting().map(each => each.chunk?.index)).toEqual(
        Array.from({ length: 10 - failing }, (_, n) => failing + n),
      )
      for (let retry = 0; retry < failures; retry++) await clock.advance(RETRY_MS)
      expect(stored).toEqual(Array.from({ length: 10 }, (_, n) => n))
      expect(journal.status().kind).toBe('storing')
    }),
    { numRuns: 20 },
  )
})

test('I12 a flush on a full disk returns false', async () => {
  const { journal } = journalOf(async () => {
    throw quota()
  })
  journal.add(entry(0))
  expect(await journal.flush()).toBe(false)
  expect(journal.waiting()).toHaveLength(1)
})

test('a closed journal writes nothing more and leaves no timer', async () => {
  const { clock, journal } = journalOf(async () => {
    throw quota()
  })
  journal.add(entry(0))
  await turns()
  await journal.close()
  expect(clock.pending()).toBe(0)
  expect(journal.waiting()).toEqual([])
})
