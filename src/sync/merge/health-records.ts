import { type Bag, isBag } from '../../contract/bag.ts'
import { ROW_LISTS, withRowIds } from '../../db/row-ids.ts'
import { type FieldConflict, type Merged, sameJson, threeWay } from './three-way.ts'

type Row = Bag & { rowId: string }

function valueAt(content: Bag, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, step) => (isBag(at) ? at[step] : undefined), content)
}

/** `undefined` takes the field out of the content. Bags that the path needs are made. */
function withValueAt(content: Bag, [step = '', ...rest]: readonly string[], value: unknown): Bag {
  if (rest.length === 0) {
    const { [step]: _former, ...others } = content
    return value === undefined ? others : { ...content, [step]: value }
  }
  const inner = content[step]
  if (value === undefined && !isBag(inner)) return content
  return { ...content, [step]: withValueAt(isBag(inner) ? inner : {}, rest, value) }
}

/** The cells of a row are one version: a value beside the unit of another device would be a value that no one read. */
function cellsOf({ notes: _notes, rowId: _rowId, ...cells }: Bag): Bag {
  return cells
}

/** Two people who wrote or confirmed the same have not contradicted each other. */
const sameCells = (a: Bag, b: Bag): boolean => {
  const said = ({ author: _author, authoredAt: _at, ...cells }: Bag) => cells
  return sameJson(said(a), said(b))
}

function mergeRow(
  base: Row | undefined,
  local: Row | undefined,
  remote: Row | undefined,
  path: string,
): Merged<Row | undefined> {
  if (sameJson(local, remote) || sameJson(local, base)) return { value: remote, conflicts: [] }
  if (sameJson(remote, base)) return { value: local, conflicts: [] }
  const contested = { value: remote, conflicts: [{ path, local, remote }] }
  if (!local || !remote) return contested
  const before = base ?? ({} as Bag)
  const [mine, theirs, former] = [local, remote, before].map(cellsOf) as [Bag, Bag, Bag]
  const cells = sameJson(mine, former)
    ? theirs
    : sameJson(theirs, former)
      ? mine
      : sameCells(mine, theirs)
        ? theirs
        : null
  if (!cells) return contested
  const notes = threeWay({ notes: before.notes }, { notes: local.notes }, { notes: remote.notes })
  const conflicts = notes.conflicts.map(one => ({ ...one, path: `${path}.notes` }))
  return { value: { ...cells, ...notes.value, rowId: remote.rowId }, conflicts }
}

/** In the remote order, then the rows that were added locally. */
function mergeRows(base: readonly Row[], local: readonly Row[], remote: readonly Row[], path: string): Merged<Row[]> {
  if (sameJson(local, base)) return { value: [...remote], conflicts: [] }
  if (sameJson(remote, base)) return { value: [...local], conflicts: [] }
  const [b, l, r] = [base, local, remote].map(rows => new Map(rows.map(row => [row.rowId, row])))
  const value: Row[] = []
  const conflicts: FieldConflict[] = []
  for (const id of new Set([...(r?.keys() ?? []), ...(l?.keys() ?? [])])) {
    const merged = mergeRow(b?.get(id), l?.get(id), r?.get(id), `${path}[${id}]`)
    if (merged.value) value.push(merged.value)
    conflicts.push(...merged.conflicts)
  }
  return { value, conflicts }
}

const rowsAt = (content: Bag | null, path: readonly string[]): Row[] | null => {
  const at = content && valueAt(content, path)
  return Array.isArray(at) ? withRowIds(at.filter(isBag)) : null
}

/**
 * Merges health records field by field, and the lists of a report row by row (I10): rows of one test or one name are
 * kept apart by their ids, none is lost. Where two devices changed one row, the remote row stands and the local one is
 * reported whole.
 */
export function mergeHealthRecords(base: Bag | null, local: Bag, remote: Bag): Merged<Bag> {
  const paths = ROW_LISTS.map(path => ['data', 'report', ...path])
  const bare = (content: Bag) =>
    paths.reduce((all, path) => (valueAt(all, path) === undefined ? all : withValueAt(all, path, undefined)), content)
  const rest = threeWay(base && bare(base), bare(local), bare(remote))
  const conflicts = [...rest.conflicts]
  let value = rest.value
  for (const path of paths) {
    const [mine, theirs] = [rowsAt(local, path), rowsAt(remote, path)]
    if (!mine && !theirs) continue
    const merged = mergeRows(rowsAt(base, path) ?? [], mine ?? [], theirs ?? [], path.join('.'))
    conflicts.push(...merged.conflicts)
    // Ids that no device has stored are not sent only because they were derived here.
    const asRemote = sameJson(merged.value, theirs ?? [])
    value = withValueAt(value, path, asRemote ? valueAt(remote, path) : merged.value)
  }
  return { value, conflicts }
}
