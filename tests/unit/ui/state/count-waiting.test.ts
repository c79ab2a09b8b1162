import { expect, test } from 'vitest'
import { DELETION_HELD_MS, QUEUE } from '../../../../src/db/documents.ts'
import type { WaitingDocument } from '../../../../src/db/queries/waiting.ts'
import { countWaiting, type WaitingWork } from '../../../../src/ui/state/count-waiting.ts'

const EDITED_AT = 1_000_000

const waiting = (document: Partial<WaitingDocument['document']>): WaitingDocument => ({
  collection: 'recordings',
  document: {
    queue: QUEUE.push,
    deletedAt: null,
    ...document,
    sync: { editedAt: EDITED_AT },
  } as WaitingDocument['document'],
})

const work = (...documents: WaitingDocument[]): WaitingWork => ({ documents, kept: [], unreadable: [] })
const deletion = work(waiting({ deletedAt: '2026-11-22T10:00:00.000Z' }))

test('a deletion is taken back until the engine may send it, and is sent from then on', () => {
  expect(countWaiting(deletion, false, EDITED_AT + DELETION_HELD_MS - 1)).toMatchObject({ takeBack: 1, queued: 0 })
  expect(countWaiting(deletion, false, EDITED_AT + DELETION_HELD_MS)).toMatchObject({ takeBack: 0, queued: 1 })
})

test('each counts in one number alone, that which asks most of the person', () => {
  const all = work(
    waiting({}),
    waiting({ queue: QUEUE.upload, syncStatus: 'pending' }),
    waiting({ queue: QUEUE.upload, syncStatus: 'error' }),
    waiting({ queue: QUEUE.parked, deletedAt: '2026-11-22T10:00:00.000Z' }),
  )
  expect(countWaiting(all, true, EDITED_AT)).toEqual({ queued: 1, takeBack: 0, held: 1, needsYou: 2 })
  expect(countWaiting(all, false, EDITED_AT)).toEqual({ queued: 2, takeBack: 0, held: 0, needsYou: 2 })
})
