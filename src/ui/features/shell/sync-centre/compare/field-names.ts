import { useLingui } from '@lingui/react/macro'
import type { ConflictDocument } from '../../../../../db/collections/conflicts.ts'
import { midSentence } from '../../../../../domain/triage/texts/phrase.ts'
import { useFieldLabels } from './field-labels.ts'
import { type FieldWord, leavesOf } from './version-fields.ts'

/** Of a group of fields, the first are named. */
const NAMED = 3

interface FieldNames {
  /** Null for a path that people do not read. */
  known: (path: string) => string | null
  /** What the two versions differ in. */
  of: (conflict: Pick<ConflictDocument, 'kind' | 'field' | 'kept' | 'lost'>) => string
}

/** Names of fields for the middle of a sentence: by the feature's form, else by the comparison's own labels. */
export function useFieldNames(fieldWord: FieldWord): FieldNames {
  const { t } = useLingui()
  const labels = useFieldLabels()
  const known = (path: string): string | null => {
    if (path === 'deleted') return t({ id: 'shell.field.deleted', message: 'deleted on one device' })
    if (path === 'deletedAt') return t({ id: 'shell.field.deletedAt', message: 'changed after you deleted it' })
    const label = labels(path)
    return label && midSentence(label)
  }
  return {
    known,
    of({ kind, field, kept, lost }) {
      const nameOf = (path: string) => fieldWord({ kind, field: path }) ?? known(path)
      const inner = [kept, lost].flatMap(value => leavesOf(value, field).map(([path]) => nameOf(path)))
      const names = [...new Set(inner.filter(name => name))].slice(0, NAMED)
      return nameOf(field) || names.join(', ') || t({ id: 'shell.field.other', message: 'other details' })
    },
  }
}
