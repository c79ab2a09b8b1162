import { DELETION_HELD_MS } from '../../db/documents.ts'

/** A little less than the engine waits, so that "Undo" is never offered too late. */
export const UNDO_MS = DELETION_HELD_MS - 500
