import { DELETION_HELD_MS } from '../../../db/document.ts'

/**
 * How long "Undo" is offered: shorter than the engine's delay. The pointer over the notice stops its timer, so a press
 * may still come too late; useDeleteWithUndo then says so.
 */
export const UNDO_MS = DELETION_HELD_MS - 500
