/** Longer lists of numbers give way to a range, where there is one. */
const LONGEST = 500

/** What left the account, for the audit: the ids of the rows; of many, the range of their sequence numbers. */
export function extentOf(rows: readonly { id: number | string; seq?: number }[]): string {
  if (rows.length === 0) return 'no rows'
  const ids = `ids ${inRuns(rows.map(({ id }) => id)).join(',')}`
  const seqs = rows.flatMap(({ seq }) => seq ?? []).toSorted((a, b) => a - b)
  if (ids.length <= LONGEST || seqs.length < rows.length) return ids
  return `seq ${seqs[0]}-${seqs.at(-1)}, ${rows.length} rows`
}

/** `1, 2, 3, 7` as `1-3, 7`; ids that are no numbers stay as they are. */
function inRuns(ids: readonly (number | string)[]): string[] {
  const runs: { first: number; last: number }[] = []
  for (const id of ids.filter(one => typeof one === 'number').toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && id <= run.last + 1) run.last = id
    else runs.push({ first: id, last: id })
  }
  const numbers = runs.map(({ first, last }) => (first === last ? String(first) : `${first}-${last}`))
  return [...numbers, ...ids.filter(one => typeof one === 'string')]
}
