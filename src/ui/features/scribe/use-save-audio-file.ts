import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { plainType, safeAudioName } from '../../../audio/audio-file-rules.ts'
import { storageError } from '../../../audio/recorder-error.ts'
import type { AudioFileContent } from '../../../audio/upload-file.ts'
import { currentPatient } from '../../../db/commands/current-patient.ts'
import { saveRecording } from '../../../db/commands/recordings.ts'
import { systemClock } from '../../../platform/clock.ts'
import { toasts } from '../../components/toast/toasts.ts'
import { isLocale, LANGUAGE_TAGS } from '../../i18n/locale.ts'
import { openScribeRecorder } from '../../state/recording.ts'
import { draftAtom } from '../../state/recording-draft.ts'
import { store } from '../../state/session.ts'
import { uploadMode } from '../../state/upload-mode.ts'
import { useCommandContext } from '../../state/use-session.ts'
import { nameOfFile } from './file-name.ts'
import { useSavedToast } from './saved-toast.ts'
import { useTroubleText } from './trouble-text.ts'

/** Stores an audio file as a recording of the current patient; answers whether it is stored, and says so either way. */
export function useSaveAudioFile(): {
  save: (file: File, content: AudioFileContent) => Promise<boolean>
  saving: boolean
} {
  const { i18n } = useLingui()
  const context = useCommandContext()
  const tell = useSavedToast()
  const words = useTroubleText()
  const [saving, setSaving] = useState(false)
  const save = async (file: File, content: AudioFileContent) => {
    setSaving(true)
    try {
      const draft = store.get(draftAtom)
      const patient = await currentPatient(context)
      const text = draft.transcript.trim()
      await saveRecording(
        context,
        file,
        {
          fileName: safeAudioName(file.name),
          name: draft.name?.trim() || nameOfFile(file),
          subtype: draft.subtype,
          mimeType: plainType(file.type) || 'audio/webm',
          duration: content.durationSeconds,
          patientClientId: patient?.clientId ?? '',
          createdAt: new Date(systemClock.now()).toISOString(),
          peaks: content.peaks,
          transcription: text ? { text, duration: content.durationSeconds, model: 'manual' } : null,
          locale: LANGUAGE_TAGS[isLocale(i18n.locale) ? i18n.locale : 'en'],
        },
        uploadMode.get(),
      )
      const scribe = await openScribeRecorder()
      scribe.forget()
      tell()
      return true
    } catch (error) {
      toasts.show({ kind: 'error', ...words(storageError(error)) })
      return false
    } finally {
      setSaving(false)
    }
  }
  return { save, saving }
}
