import { useLingui } from '@lingui/react/macro'
import { NO_PATIENT } from '../../../../../db/document.ts'
import { isLocale, LANGUAGE_TAGS } from '../../../../i18n/locale.ts'
import { useAskPatient } from '../../../../record-kit/patient/use-ask-patient.tsx'
import { openScribeRecorder } from '../../../../state/recorder/recording.ts'
import { playback } from '../../playback/playback.ts'

/**
 * Begins a recording for the chosen patient, and asks if none is chosen; or continues an interrupted one, which keeps
 * its own (R6). Rejects with RecorderError if that one cannot be read; the recorder's state shows other failures.
 */
export function useStartRecording(): (continued?: { sessionId: string; startedAt: number }) => Promise<void> {
  const { i18n } = useLingui()
  const askPatient = useAskPatient()
  return async continued => {
    playback.stop()
    const [scribe, asked] = await Promise.all([openScribeRecorder(), continued ? { patient: null } : askPatient()])
    if (!asked) return
    const language = LANGUAGE_TAGS[isLocale(i18n.locale) ? i18n.locale : 'en']
    await scribe.start({ language, patientClientId: asked.patient?.clientId ?? NO_PATIENT, continued })
  }
}
