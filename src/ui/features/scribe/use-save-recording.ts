import { useLingui } from '@lingui/react/macro'
import type { FinishedRecording } from '../../../audio/finished-recording.ts'
import type { RecordingDraft } from '../../../db/recording-drafts.ts'
import { isLocale, LANGUAGE_TAGS } from '../../i18n/locale.ts'
import { openScribeRecorder } from '../../state/recording.ts'
import { saveFinished } from '../../state/save-recording.ts'
import { uploadMode } from '../../state/upload-mode.ts'
import { useCommandContext } from '../../state/use-session.ts'
import { useDefaultTitle } from './default-title.ts'
import { useSavedToast } from './saved-toast.ts'
import { isSubtype } from './subtype-words.ts'

/**
 * Stores a finished recording under what is known about it, and says so. `heard` is what this device understood while
 * recording. Rejects with RecorderError; then nothing was let go.
 */
export function useSaveRecording(): (
  finished: FinishedRecording,
  draft: RecordingDraft | null,
  heard?: string,
) => Promise<void> {
  const { i18n } = useLingui()
  const context = useCommandContext()
  const defaultTitle = useDefaultTitle()
  const tell = useSavedToast()
  return async (finished, draft, heard = '') => {
    const title = draft?.name?.trim() || defaultTitle(finished.startedAt)
    const whole = finished.part === 1
    const typed = draft?.transcript.trim() ?? ''
    const text = typed || heard.trim()
    const saved = await saveFinished(
      context,
      finished,
      {
        name: part => (whole ? title : `${title} · ${part}`),
        subtype: isSubtype(draft?.subtype) ? draft.subtype : 'dictation',
        // Without a draft nobody knows whose visit it was, and a guess would put it into another patient's records.
        patientClientId: draft?.patientClientId ?? '',
        transcript: text === '' ? null : { text, model: typed ? 'manual' : 'captions' },
        locale: LANGUAGE_TAGS[isLocale(i18n.locale) ? i18n.locale : 'en'],
      },
      uploadMode.get(),
    )
    const { drafts } = await openScribeRecorder()
    for (const sessionId of saved) await drafts.drop(sessionId)
    tell()
  }
}
