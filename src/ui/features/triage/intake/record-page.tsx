import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useAskPatient } from '../../../record-kit/patient/use-ask-patient.tsx'
import { triageRecorder } from '../../../state/recorder/recording.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import {
  beginTriageDraft,
  draftPatient,
  findTriageDraft,
  triageDraft,
  useTriageDraft,
} from '../../../state/triage/triage-draft.ts'
import { preferredProfile, rememberProfile } from '../../../state/triage/triage-settings.ts'
import type { TaskFrame } from './frame.ts'
import { IntakeScreen } from './intake-screen.tsx'

/** Continues the unfinished triage, or begins one with the preferred profile; asks for the patient if none is chosen. */
export function TriageRecordPage({ frame }: { frame: TaskFrame }) {
  const context = useCommandContext()
  const draft = useTriageDraft()
  const navigate = useNavigate()
  const askPatient = useAskPatient()
  const now = useRef({ navigate, askPatient })
  now.current = { navigate, askPatient }
  useEffect(() => {
    let left = false
    const begin = async () => {
      // If the draft store fails, a triage can still be made; the screen says that it is not stored.
      if (await findTriageDraft().catch(() => null)) return
      const profileId = await preferredProfile(context)
      if (left) return
      const asked = await now.current.askPatient()
      if (left || triageDraft()) return
      if (!asked) return await now.current.navigate({ to: '/triage' })
      rememberProfile(profileId)
      beginTriageDraft(profileId, draftPatient(asked.patient))
    }
    void begin()
    // Loads the recorder before it is needed.
    void triageRecorder.open()
    return () => {
      left = true
    }
  }, [context])
  return draft.kind === 'open' && <IntakeScreen key={draft.draft.clientId} frame={frame} />
}
