import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { HealthRecordDocument } from '../../../../db/collections/health-records.ts'
import { attachDocument } from '../../../../db/commands/documents.ts'
import { deleteDocument } from '../../../../db/commands/uploads.ts'
import { documentName } from '../../../../domain/files/file-names.ts'
import { systemClock } from '../../../../platform/clock.ts'
import { isDiskFull } from '../../../../platform/disk-full.ts'
import { toasts } from '../../../components/toast/toasts.ts'
import { isLocale, LANGUAGE_TAGS } from '../../../i18n/locale.ts'
import { useUndoNotice } from '../../../record-kit/undo/use-undo-notice.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { uploadMode } from '../../../state/sync/upload-mode.ts'
import { prepareFile, type Refusal, Refused } from '../upload/choose/prepare-file.ts'
import { useRefusalWords } from '../upload/choose/refusal-words.ts'
import { photos, useUploadLimit } from '../upload/choose/use-upload-list.ts'

/** Checks and reduces a chosen file like any document, and stores it with its job; the notice takes it back. */
export function useAttachFile({ clientId: attachTo }: HealthRecordDocument) {
  const { t, i18n } = useLingui()
  const context = useCommandContext()
  const { limit, mayUpload } = useUploadLimit()
  const refusalWords = useRefusalWords()
  const showUndo = useUndoNotice()
  const [isBusy, setIsBusy] = useState(false)
  const failed = (name: string, refusal: Refusal) =>
    toasts.show({
      kind: 'error',
      title: t({ id: 'attachments.upload.error', message: `The file “${name}” was not added` }),
      text: refusalWords(refusal).sentence,
    })
  const add = async (file: File) => {
    const { name } = file
    setIsBusy(true)
    try {
      const { bytes, ...prepared } = await prepareFile(file, { limit, photos })
      const locale = LANGUAGE_TAGS[isLocale(i18n.locale) ? i18n.locale : 'en']
      const createdAt = new Date(systemClock.now()).toISOString()
      const details = { ...prepared, name: documentName(prepared.fileName), createdAt, locale, attachTo }
      const clientId = await attachDocument(context, bytes, details, uploadMode.get())
      const done = t({ id: 'attachments.upload.success', message: `File “${name}” added` })
      showUndo(done, () => void deleteDocument(context, 'healthRecords', clientId))
    } catch (error) {
      if (error instanceof Refused) failed(name, error.refusal)
      else failed(name, { code: isDiskFull(error) ? 'NO_ROOM' : 'NOT_STORED' })
    } finally {
      setIsBusy(false)
    }
  }
  return { add, isBusy, mayUpload }
}
