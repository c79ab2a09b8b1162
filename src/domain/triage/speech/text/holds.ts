import { type Item, markOf } from './items.ts'
import { plain } from './scan.ts'

const NOW = new Set(['сейчас', 'щас', 'τώρα'].map(plain))

/** "One second", «сейчас» (which asks for a moment as often as it means "now"). */
export const isHold = (item: Item | undefined) =>
  markOf(item, 'correction')?.strong === false || NOW.has(item?.norm ?? '')
