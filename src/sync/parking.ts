import type { ContractError } from '../contract/errors.ts'
import type { AnyDocument } from '../db/document.ts'
import { QUEUE } from '../db/document.ts'
import { type Outcome, UNCHANGED } from './replica/outcome.ts'

/**
 * Parks a refused document with its reason (I5): the sync centre shows it, and it blocks no unrelated document. An edit
 * made since the refused call was sent is a new attempt and stays queued.
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
