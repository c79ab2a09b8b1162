import { useNavigate } from '@tanstack/react-router'
import type { ProfileId } from '../../../../domain/triage/profiles/profile.ts'
import { useAskPatient } from '../../../record-kit/patient/use-ask-patient.tsx'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { completeTriage } from '../../../state/triage/current-triage.ts'
import { beginTriageDraft, draftPatient, findTriageDraft } from '../../../state/triage/triage-draft.ts'
import { preferredProfile, rememberProfile } from '../../../state/triage/triage-settings.ts'
import { useConfirmCancel } from '../intake/use-discard-triage.ts'

/**
 * Starts a new triage (D §2). An unfinished one is cancelled first, after a question if something would be lost; "No"
 * returns to it. Then asks for the patient if none is chosen, and opens the record screen with the preferred profile;
 * `chooseProfile` opens the choice of a profile instead.
 */
export function useStartTriage(): (how?: { chooseProfile?: boolean; profileId?: ProfileId }) => Promise<void> {
  const context = useCommandContext()
  const navigate = useNavigate()
  const askPatient = useAskPatient()
  const confirmCancel = useConfirmCancel()
  return async ({ chooseProfile = false, profileId } = {}) => {
    await findTriageDraft().catch(() => null)
    if (!(await confirmCancel())) return await navigate({ to: '/triage/record' })
    if (chooseProfile) {
      completeTriage()
      return await navigate({ to: '/triage/profile' })
    }
    const asked = await askPatient()
    if (!asked) return
    completeTriage()
    const chosen = profileId ?? (await preferredProfile(context))
    rememberProfile(chosen)
    beginTriageDraft(chosen, draftPatient(asked.patient))
    await navigate({ to: '/triage/record' })
  }
}
