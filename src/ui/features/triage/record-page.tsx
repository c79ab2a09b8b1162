import { useEffect } from 'react'
import { currentPatient } from '../../../db/commands/current-patient.ts'
import { triageRecorder } from '../../state/recording.ts'
import {
  beginTriageDraft,
  draftPatient,
  findTriageDraft,
  triageDraft,
  useTriageDraft,
} from '../../state/triage-draft.ts'
import { preferredProfile, rememberProfile } from '../../state/triage-settings.ts'
import { useCommandContext } from '../../state/use-session.ts'
import type { TaskFrame } from './frame.ts'
import { IntakeScreen } from './intake-screen.tsx'

/** Takes up what was not finished, or begins with the preferred profile: nobody is made to choose anything first. */
export function TriageRecordPage({ frame }: { frame: TaskFrame }) {
  const context = useCommandContext()
  const draft = useTriageDraft()
  useEffect(() => {
    const begin = async () => {
      // Without the draft's store a triage is made all the same; the screen says that it is not kept.
      if (await findTriageDraft().catch(() => null)) return
      const [profileId, patient] = await Promise.all([
        preferredProfile(context),
        currentPatient(context).catch(() => null),
      ])
      if (triageDraft()) return
      rememberProfile(profileId)
      beginTriageDraft(profileId, draftPatient(patient))
    }
    void begin()
    // The microphone's code is here before it is needed.
    void triageRecorder.open()
  }, [context])
  return draft.kind === 'open' && <IntakeScreen key={draft.draft.clientId} frame={frame} />
}
