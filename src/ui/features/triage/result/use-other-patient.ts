import { useLingui } from '@lingui/react/macro'
import { firstValueFrom } from 'rxjs'
import type { RecordingDocument } from '../../../../db/collections/recordings.ts'
import { fileTriage } from '../../../../db/commands/triage.ts'
import { NO_PATIENT } from '../../../../db/document.ts'
import { oneDocument } from '../../../../db/queries/documents.ts'
import type { MenuEntry } from '../../../components/menu/menu-entry.ts'
import { useAskForOne } from '../../../record-kit/patient/use-ask-patient.tsx'
import { useGiveToPatient } from '../../../record-kit/patient/use-give-to-patient.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { draftPatient } from '../../../state/triage/triage-draft.ts'
import { ofOtherPatient } from './of-other-patient.ts'

/** Names the patient of a finished triage, or gives it to another, with an offer to undo it. */
export function useOtherPatient(): {
  entry(triage: RecordingDocument): MenuEntry
  ask(triage: RecordingDocument): void
} {
  const { t } = useLingui()
  const context = useCommandContext()
  const askForOne = useAskForOne()
  const giveTo = useGiveToPatient()
  const give = async ({ clientId, patientClientId, createdAt }: RecordingDocument) => {
    const asked = await askForOne(patientClientId)
    if (!asked) return
    const { patient } = asked
    const former = await firstValueFrom(oneDocument(context.database, 'patients', patientClientId)).catch(() => null)
    const to = patient?.name ?? t({ id: 'kit.patient.unknown', message: 'Unknown patient' })
    const next = draftPatient(patient, Date.parse(createdAt))
    await giveTo(to, async () => {
      const names = { former: former?.name ?? null, next: to }
      const before = await fileTriage(context, clientId, triage => ofOtherPatient(triage, next, names))
      return () => fileTriage(context, clientId, () => before)
    })
  }
  const ask = (triage: RecordingDocument) => void give(triage)
  return {
    ask,
    entry: triage => ({
      kind: 'action',
      id: 'other-patient',
      icon: 'user',
      label:
        triage.patientClientId === NO_PATIENT
          ? t({ id: 'triage.patient.name', message: 'Name the patient' })
          : t({ id: 'triage.patient.other', message: 'Another patient' }),
      run: () => ask(triage),
    }),
  }
}
