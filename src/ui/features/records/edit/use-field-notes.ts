import { useLingui } from '@lingui/react/macro'
import type { RecordProblem } from '../../../../domain/records/record-draft.ts'
import type { RecordForm } from './use-record-form.ts'

/** Returns what stands under a field: what is wrong with it, and the value from another device if that changed. */
export function useFieldNotes({ problem, elsewhere }: Pick<RecordForm, 'problem' | 'elsewhere'>) {
  const { t } = useLingui()
  const words: Record<RecordProblem, string> = {
    nameEmpty: t({ id: 'records.problem.name', message: 'Give the record a name.' }),
    dateInvalid: t({ id: 'records.problem.date', message: 'Give a complete date.' }),
    boundInvalid: t({ id: 'records.problem.bound', message: 'A bound is a number, or empty.' }),
    rowNameEmpty: t({ id: 'records.problem.rowName', message: 'Name this row, or remove it.' }),
  }
  return (key: string, hint?: string): { error?: string; hint?: string } => {
    const [found, other] = [problem(key), elsewhere(key)]
    return {
      error: found && words[found],
      hint:
        other === undefined
          ? hint
          : other === ''
            ? t({ id: 'records.clearedElsewhere', message: 'Another device has cleared this meanwhile.' })
            : t({
                id: 'records.changedElsewhere',
                message: `Another device has changed this to “${other}” meanwhile.`,
              }),
    }
  }
}
