import { useLingui } from '@lingui/react/macro'
import type { FinishedRecording } from '../../../../../audio/recorder/finished-recording.ts'
import { NO_PATIENT } from '../../../../../db/document.ts'
import type { RecordingDraft } from '../../../../../db/recording-drafts.ts'
import { focusSaved } from '../../../../components/surface/arrival.ts'
import { isLocale, LANGUAGE_TAGS } from '../../../../i18n/locale.ts'
import { openScribeRecorder } from '../../../../state/recorder/recording.ts'
import { saveFinished } from '../../../../state/recorder/save-recording.ts'
import { useCommandContext } from '../../../../state/session/use-session.ts'
import { uploadMode } from '../../../../state/sync/upload-mode.ts'
import { useDefaultTitle } from '../../recording/default-title.ts'
import { isSubtype } from '../../recording/subtype-words.ts'
import { useSavedToast } from './saved-toast.ts'

/**
 * Stores a finished recording with the data of its draft and shows a toast. `heard` is the text of the live captions.
 * Rejects with RecorderError; then nothing was deleted.
 */
export function useSaveRecording(): (
  finished: FinishedRecording,
  draft: RecordingDraft | null,
  heard?: string,
) => Promise<void> {
  const { i18n } = useLingui()
  const context = useCommandContext()
  const defaultTitle = useDefaultTitle()
  const showSavedToast = useSavedToast()
  return async (finished, draft, heard = '') => {
    const title = draft?.name?.trim() || defaultTitle(finished.startedAt)
    const whole = finished.part === 1
    // Without a draft the patient is unknown; a guess could put the recording into another patient's records.
    const patientClientId = draft?.patientClientId ?? NO_PATIENT
    const typed = draft?.transcript.trim() ?? ''
    const text = typed || heard.trim()
    const saved = await saveFinished(
      context,
      finished,
      {
        name: part => (whole ? title : `${title} · ${part}`),
        subtype: isSubtype(draft?.subtype) ? draft.subtype : 'dictation',
        patientClientId,
        transcript: text === '' ? null : { text, model: typed ? 'manual' : 'captions' },
        locale: LANGUAGE_TAGS[isLocale(i18n.locale) ? i18n.locale : 'en'],
      },
      uploadMode.get(),
    )
    const { drafts } = await openScribeRecorder()
    for (const sessionId of saved) await drafts.drop(sessionId)
    // The newest part is the first card.
    focusSaved(saved.at(-1) ?? '')
    await showSavedToast(patientClientId)
  }
}
