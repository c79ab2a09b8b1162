import type { Item } from '../../../triage/speech/text/items.ts'

const POSITIONS: readonly (readonly [position: string, words: RegExp])[] = [
  ['lying', /^(?:лежа|lying|supine|ξαπλωτ|ξαπλωμεν)/u],
  ['standing', /^(?:стоя|standing|ορθι)/u],
  ['sitting', /^(?:сидя|sitting|seated|καθιστ)/u],
]

const BEFORE = 3

/** The position said right behind a value (items `from` to `to`), or else just before it. */
export function positionOf(items: readonly Item[], from: number, to: number): string | undefined {
  const named = (at: number) => POSITIONS.find(([, words]) => words.test(items[at]?.norm ?? ''))?.[0]
  const behind = named(to)
  if (behind) return behind
  for (let at = from - 1; at >= Math.max(0, from - BEFORE); at--) {
    const item = items[at]
    if (item?.kind === 'number' || (item?.kind === 'stop' && item.stop !== 'comma')) break
    const position = named(at)
    if (position) return position
  }
  return undefined
}
