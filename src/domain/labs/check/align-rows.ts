import { cellText, type RowDraft } from '../rows/row-drafts.ts'
import { editDistance } from '../text/edit-distance.ts'
import { fold } from '../text/fold.ts'

/** The result of a row, whose line marks the row's place on its page. */
const placeOf = (row: RowDraft) => {
  const cell = row.cells.find(one => one.role === 'value')
  const box = cell?.words[0]?.box ?? [0, 0, 0, 0]
  return { page: row.lines[0]?.page ?? 0, x: box[0], y: box[1] + box[3] / 2, height: box[3] || 0.01 }
}

/** Rows of two readings of one picture, paired by their place on the page; null where the other reading has none. */
export function alignRows(a: readonly RowDraft[], b: readonly RowDraft[]): [RowDraft | null, RowDraft | null][] {
  const left = [...b]
  const pairs = a.map((row): [RowDraft | null, RowDraft | null] => {
    const own = placeOf(row)
    let best: { at: number; distance: number } | null = null
    for (const [at, other] of left.entries()) {
      const place = placeOf(other)
      if (place.page !== own.page) continue
      const distance = Math.abs(place.y - own.y) / own.height
      const aside = Math.abs(place.x - own.x)
      const score = distance + 4 * aside + 0.5 * unlikeness(row, other)
      if (distance < 0.9 && aside < 0.2 && score < (best?.distance ?? Number.POSITIVE_INFINITY))
        best = { at, distance: score }
    }
    return [row, best ? (left.splice(best.at, 1)[0] ?? null) : null]
  })
  // A row that only the second reading has goes behind the one that stands above it there.
  for (const row of left) {
    const above = b.slice(0, b.indexOf(row)).at(-1)
    const at = above ? pairs.findIndex(pair => pair[1] === above) + 1 : 0
    pairs.splice(at, 0, [null, row])
  }
  return pairs
}

function unlikeness(a: RowDraft, b: RowDraft): number {
  const [one, other] = [a, b].map(row => fold(cellText(row, 'name')))
  if (!one || !other) return 0.5
  const limit = Math.max(one.length, other.length)
  const distance = editDistance(one, other, limit)
  return Number.isFinite(distance) ? distance / limit : 1
}
