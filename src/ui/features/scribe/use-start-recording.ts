import { useLingui } from '@lingui/react/macro'
import { currentPatient } from '../../../db/commands/current-patient.ts'
import { isLocale, LANGUAGE_TAGS } from '../../i18n/locale.ts'
import { openScribeRecorder } from '../../state/recording.ts'
import { useCommandContext } from '../../state/use-session.ts'
import { playback } from './playback.ts'

/**
 * Begins a recording for the current patient, or goes on with one that was cut off (R6). Rejects with RecorderError when
 * a stored one cannot be had; what else goes wrong stands in the recorder's state.
 */
export function useStartRecording(): (continued?: { sessionId: string; startedAt: number }) => Promise<void> {
  const { i18n } = useLingui()
  const context = useCommandContext()
  return async continued => {
    playback.stop()
    const [scribe, patient] = await Promise.all([
      openScribeRecorder(),
      // Whoever cannot be looked up keeps no visit from being recorded.
      currentPatient(context).catch(() => null),
    ])
    const language = LANGUAGE_TAGS[isLocale(i18n.locale) ? i18n.locale : 'en']
    await scribe.start({ language, patientClientId: patient?.clientId ?? '', continued })
  }
}
