import { useLingui } from '@lingui/react/macro'
import { useUndoableChange } from '../undo/use-undoable-change.ts'

/**
 * Stores that a record belongs to the patient called `to`, and offers to undo it. `give` resolves to the function that
 * gives the record back.
 */
export function useGiveToPatient(): (to: string, give: () => Promise<() => Promise<unknown>>) => Promise<void> {
  const { t } = useLingui()
  const change = useUndoableChange()
  return (to, give) => change(t({ id: 'kit.patient.given', message: `Patient changed: ${to}` }), give)
}
