import { DELETION_HELD_MS } from '../../../db/document.ts'

/** Shorter than the engine's delay, so that "Undo" is never offered too late. */
export const UNDO_MS = DELETION_HELD_MS - 500
