import type { Bag } from '../../../../../contract/bag.ts'
import type { ConflictDocument } from '../../../../../db/collections/conflicts.ts'
import { fieldOf, useFieldLabels } from './field-labels.ts'
import { useFieldValues } from './field-values.ts'

export type FieldPlace = Pick<ConflictDocument, 'kind' | 'field'>
/** Returns the label of a field in its feature's form, in lower case; null if the feature has none, '' if no person reads it. */
export type FieldWord = (place: FieldPlace) => string | null

export interface VersionField {
  path: string
  /** Null where the version is this one field. */
  label: string | null
  value: string
}

export const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export type Leaf = [path: string, value: unknown]

/** The values of a version by path; a transcript and a list of plain values are one value each. */
export function leavesOf(value: unknown, path: string): Leaf[] {
  if (Array.isArray(value)) {
    if (!value.some(isBag)) return [[path, value]]
    return value.flatMap((item, index) => leavesOf(item, `${path}[${index}]`))
  }
  if (!isBag(value)) return [[path, value]]
  if (path === 'data.transcription') return [[path, value.text]]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key))
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const capital = (label: string) => label.charAt(0).toLocaleUpperCase() + label.slice(1)

/** Returns what people read of a version: labelled names, words and numbers. Fields without a label are left out. */
export function useVersionFields(
  fieldWord: FieldWord,
  patients: ReadonlyMap<string, string>,
): (conflict: Pick<ConflictDocument, 'kind'>, path: string, value: unknown) => VersionField[] {
  const labels = useFieldLabels()
  const printed = useFieldValues(patients)
  const text = (path: string, value: unknown) =>
    Array.isArray(value) ? value.map(item => printed(path, item)).join(', ') : printed(path, value)
  return ({ kind }, path, value) =>
    leavesOf(value, path)
      .filter(([, leaf]) => !isEmpty(leaf))
      .flatMap(([at, leaf]): VersionField[] => {
        if (fieldOf(at) === fieldOf(path)) return [{ path: at, label: null, value: text(at, leaf) }]
        const label = fieldWord({ kind, field: at }) ?? labels(at)
        return label ? [{ path: at, label: capital(label), value: text(at, leaf) }] : []
      })
}
