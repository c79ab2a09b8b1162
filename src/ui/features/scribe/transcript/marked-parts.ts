import type { Place } from './turns.ts'

/** `lit`: evidence of what was chosen. `found`: a hit of the search; `current`: the one that was stepped to. */
export type MarkKind = 'lit' | 'found' | 'current'

export interface Mark {
  place: Place
  kind: MarkKind
}

export interface Part {
  start: number
  end: number
  kind: MarkKind | null
}

/** A place of a text cut where marks begin and end. Of marks that overlap, the last one is seen. */
export function partsOf([start, end]: Place, marks: readonly Mark[]): Part[] {
  const within = marks.filter(({ place }) => place[0] < end && place[1] > start)
  const cuts = new Set([start, end])
  for (const { place } of within) for (const cut of place) if (cut > start && cut < end) cuts.add(cut)
  const sorted = [...cuts].toSorted((a, b) => a - b)
  const parts: Part[] = []
  for (const [index, from] of sorted.slice(0, -1).entries()) {
    const to = sorted[index + 1] ?? end
    const kind = within.findLast(({ place }) => place[0] <= from && place[1] >= to)?.kind ?? null
    const last = parts.at(-1)
    if (last && last.kind === kind) last.end = to
    else parts.push({ start: from, end: to, kind })
  }
  return parts
}
