import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { plainType } from '../../../../audio/file/audio-file-rules.ts'
import type { AudioFileContent } from '../../../../audio/file/read-audio-file.ts'
import { storageError } from '../../../../audio/recorder/recorder-error.ts'
import { saveRecording } from '../../../../db/commands/recordings.ts'
import { NO_PATIENT } from '../../../../db/document.ts'
import { safeFileName } from '../../../../domain/files/file-names.ts'
import { systemClock } from '../../../../platform/clock.ts'
import { focusSaved } from '../../../components/surface/arrival.ts'
import { toasts } from '../../../components/toast/toasts.ts'
import { isLocale, LANGUAGE_TAGS } from '../../../i18n/locale.ts'
import { useAskPatient } from '../../../record-kit/patient/use-ask-patient.tsx'
import { openScribeRecorder } from '../../../state/recorder/recording.ts'
import { draftAtom } from '../../../state/recorder/recording-draft.ts'
import { store } from '../../../state/session/session.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { uploadMode } from '../../../state/sync/upload-mode.ts'
import { useSavedToast } from '../recorder/session/saved-toast.ts'
import { useTroubleText } from '../recorder/trouble-text.ts'
import { useDefaultTitle } from '../recording/default-title.ts'
import { nameOfFile } from '../recording/file-name.ts'

/** Stores an audio file as a recording of the chosen patient, with a toast; resolves to true if it was stored. */
export function useSaveAudioFile(): {
  save: (file: File, content: AudioFileContent) => Promise<boolean>
  saving: boolean
} {
  const { i18n } = useLingui()
  const context = useCommandContext()
  const showSavedToast = useSavedToast()
  const words = useTroubleText()
  const askPatient = useAskPatient()
  const defaultTitle = useDefaultTitle()
  const [saving, setSaving] = useState(false)
  const save = async (file: File, content: AudioFileContent) => {
    setSaving(true)
    try {
      const draft = store.get(draftAtom)
      const asked = await askPatient()
      if (!asked) return false
      const text = draft.transcript.trim()
      const now = systemClock.now()
      const patientClientId = asked.patient?.clientId ?? NO_PATIENT
      const name = draft.name === null ? nameOfFile(file) : draft.name.trim() || defaultTitle(now)
      const clientId = await saveRecording(
        context,
        file,
        {
          fileName: safeFileName(file.name),
          name,
          subtype: draft.subtype,
          mimeType: plainType(file.type) || 'audio/webm',
          duration: content.durationSeconds,
          patientClientId,
          createdAt: new Date(now).toISOString(),
          peaks: content.peaks,
          transcription: text ? { text, duration: content.durationSeconds, model: 'manual' } : null,
          locale: LANGUAGE_TAGS[isLocale(i18n.locale) ? i18n.locale : 'en'],
        },
        uploadMode.get(),
      )
      const scribe = await openScribeRecorder()
      scribe.forget()
      focusSaved(clientId)
      await showSavedToast(patientClientId)
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
