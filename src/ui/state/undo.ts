/** A little less than the time for which the engine holds a deletion back, so that "Undo" is never offered too late. */
export const UNDO_MS = 5500
