import { useLingui } from '@lingui/react/macro'
import { assignPatient } from '../../../../db/commands/recordings.ts'
import type { RecordingFacts } from '../../../../db/queries/recording-facts.ts'
import type { MenuEntry } from '../../../components/menu/menu-entry.ts'
import { useGiveToPatient } from '../../../record-kit/patient/use-give-to-patient.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'

type Recording = Pick<RecordingFacts, 'clientId' | 'patientClientId'>

/**
 * Returns the menu entry that gives a recording to another patient, with an offer to undo it; none if there are no
 * patients.
 */
export function useOtherPatient(): (recording: Recording, patients: ReadonlyMap<string, string> | null) => MenuEntry[] {
  const { t } = useLingui()
  const context = useCommandContext()
  const giveTo = useGiveToPatient()
  return ({ clientId, patientClientId }, patients) => {
    if (!patients || patients.size === 0) return []
    const label = t({ id: 'scribe.otherPatient', message: 'Other patient…' })
    const options = [...patients].map(([value, label]) => ({ value, label }))
    const choose = (next: string) =>
      void giveTo(patients.get(next) ?? '', async () => {
        await assignPatient(context, clientId, next)
        return () => assignPatient(context, clientId, patientClientId)
      })
    const choice = { kind: 'choice', id: 'patients', label, value: patientClientId, options, choose } as const
    return [{ kind: 'submenu', id: 'other-patient', icon: 'user', label, entries: [choice] }]
  }
}
