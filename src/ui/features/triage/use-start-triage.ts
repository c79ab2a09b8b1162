import { useNavigate } from '@tanstack/react-router'
import { currentPatient } from '../../../db/commands/current-patient.ts'
import type { ProfileId } from '../../../domain/triage/profiles/profile.ts'
import { completeTriage } from '../../state/current-triage.ts'
import { beginTriageDraft, draftPatient, findTriageDraft } from '../../state/triage-draft.ts'
import { preferredProfile, rememberProfile } from '../../state/triage-settings.ts'
import { useCommandContext } from '../../state/use-session.ts'
import { useConfirmCancel } from './use-discard-triage.ts'

/**
 * Start new (D §2): any active session is cancelled first, after a question where something would be lost, and whoever
 * says no is brought back to it. Then the preferred profile and the recording; `chooseProfile` goes by way of the choice.
 */
export function useStartTriage(): (how?: { chooseProfile?: boolean; profileId?: ProfileId }) => Promise<void> {
  const context = useCommandContext()
  const navigate = useNavigate()
  const confirmCancel = useConfirmCancel()
  return async ({ chooseProfile = false, profileId } = {}) => {
    await findTriageDraft().catch(() => null)
    if (!(await confirmCancel())) return await navigate({ to: '/triage/record' })
    completeTriage()
    if (chooseProfile) return await navigate({ to: '/triage/profile' })
    const chosen = profileId ?? (await preferredProfile(context))
    rememberProfile(chosen)
    beginTriageDraft(chosen, draftPatient(await currentPatient(context).catch(() => null)))
    await navigate({ to: '/triage/record' })
  }
}
