import type { ContractError } from '../contract/errors.ts'
import { QUEUE } from '../db/documents.ts'
import { type AnyDocument, type Outcome, UNCHANGED } from './replica/outcome.ts'

/**
 * Sets a refused document aside with its reason (I5): visible in the sync centre, out of the way of all else. An edit
 * made since the refused call left is a new attempt and stays in the queue.
 */
export function parkedWith(document: AnyDocument, rev: number, error: ContractError, now: number): Outcome {
  const { sync } = document
  if (sync.localRev !== rev) return UNCHANGED
  return {
    kind: 'write',
    conflicts: [],
    document: {
      ...document,
      queue: QUEUE.parked,
      sync: {
        ...sync,
        parked: {
          code: error.code,
          errorType: error.data.errorType ?? null,
          userMessage: error.data.userMessage ?? null,
          issues: error.data.issues ?? [],
          at: now,
        },
      },
    },
  }
}
