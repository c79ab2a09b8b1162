import { useLingui } from '@lingui/react/macro'
import { firstValueFrom } from 'rxjs'
import { chosenOf, currentOf } from '../../../db/commands/current-patient.ts'
import { NO_PATIENT } from '../../../db/document.ts'
import { ownAccount } from '../../../db/queries/account.ts'
import { allDocuments } from '../../../db/queries/documents.ts'
import { dialogs } from '../../components/overlay/dialogs.ts'
import { choosePatient, chosenPatientId } from '../../state/session/current-patient.ts'
import { useCommandContext } from '../../state/session/use-session.ts'
import { type AskedPatient, PatientChoices } from './patient-choices.tsx'

/** One question at a time, because a screen may ask again while it is open. */
let asking: Promise<AskedPatient | null> | null = null

/**
 * Resolves to the patient for whom something begins: the one chosen in this session, else the answer of the user; null
 * if the user cancelled. A named answer becomes the choice.
 */
export function useAskPatient(): () => Promise<AskedPatient | null> {
  const context = useCommandContext()
  const askForOne = useAskForOne()
  return async () => {
    const patients = await firstValueFrom(allDocuments(context.database, 'patients')).catch(() => null)
    const chosen = chosenOf(patients ?? [], chosenPatientId())
    if (chosen) return { patient: chosen }
    // Without patients there is nothing to ask, and a failed lookup must not block a triage or a recording.
    if (!patients || patients.length === 0) return { patient: null }
    asking ??= askForOne().finally(() => {
      asking = null
    })
    const asked = await asking
    if (asked?.patient) await choosePatient(context, asked.patient.clientId)
    return asked
  }
}

/** Asks even if a patient is chosen, for another than `former`. Resolves to null if the user cancelled. */
export function useAskForOne(): (former?: string) => Promise<AskedPatient | null> {
  const { t } = useLingui()
  const { database } = useCommandContext()
  return async former => {
    const all = await firstValueFrom(allDocuments(database, 'patients')).catch(() => [])
    const patients = all.filter(({ clientId }) => clientId !== former)
    const account = await firstValueFrom(ownAccount(database)).catch(() => null)
    const last = currentOf(patients, chosenPatientId(), account)
    return await dialogs.form<AskedPatient>({
      title: t({ id: 'kit.patient.which', message: 'Which patient is it?' }),
      render: controls => (
        <PatientChoices patients={patients} last={last} known={former === NO_PATIENT} controls={controls} />
      ),
    })
  }
}
