import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { DocumentMissing } from '../../../../../db/commands/context.ts'
import { deleteHealthRecord } from '../../../../../db/commands/health-records.ts'
import { undoDelete } from '../../../../../db/commands/uploads.ts'
import { toasts } from '../../../../components/toast/toasts.ts'
import { useCommandContext } from '../../../../state/session/use-session.ts'
import { UNDO_MS } from '../../../../state/sync/undo.ts'
import { uploadMode } from '../../../../state/sync/upload-mode.ts'
import type { UploadList } from '../choose/upload-list.ts'
import type { UploadEntry } from './upload-entry.ts'

/** Shows that something was removed, with one tap to undo it. */
function useRemovedToast(): (title: string, undo: () => unknown) => void {
  const { t } = useLingui()
  return (title, undo) => {
    const takeBack = async () => {
      toasts.dismiss(notice)
      try {
        await undo()
      } catch (error) {
        const isGone = error instanceof DocumentMissing
        toasts.show({
          kind: isGone ? 'warning' : 'error',
          title: isGone
            ? t({ id: 'kit.delete.tooLate', message: 'It has already been deleted on the server.' })
            : t({ id: 'errors.savingFailed', message: 'Saving failed' }),
        })
      }
    }
    const notice = toasts.show({
      kind: 'success',
      title,
      action: { label: t({ id: 'kit.undo', message: 'Undo' }), run: () => void takeBack() },
      duration: UNDO_MS,
    })
  }
}

/** Deletes stored records with their files, with an undo. */
export function useRemoveEntry(): (entries: readonly UploadEntry[]) => Promise<void> {
  const { t } = useLingui()
  const context = useCommandContext()
  const showRemoved = useRemovedToast()
  return async entries => {
    const removed: UploadEntry[] = []
    try {
      for (const entry of entries) {
        await deleteHealthRecord(context, entry.clientId)
        removed.push(entry)
      }
    } catch (error) {
      if (!(error instanceof DocumentMissing)) {
        toasts.show({ kind: 'error', title: t({ id: 'errors.deleteFailed', message: 'Deleting failed' }) })
      }
    }
    const [first] = removed
    if (!first) return
    const { fileName } = first
    const title =
      removed.length === 1
        ? t({ id: 'records.upload.removed', message: `“${fileName}” was removed` })
        : t({
            id: 'records.upload.removed.all',
            message: plural(removed.length, { one: '# file was removed', other: '# files were removed' }),
          })
    showRemoved(title, async () => {
      for (const { clientId } of removed) await undoDelete(context, 'healthRecords', clientId, uploadMode.get())
    })
  }
}

/** Takes a file that is not stored off the list, with an undo. */
export function useRemoveChosen(list: UploadList): (key: string, fileName: string) => void {
  const { t } = useLingui()
  const showRemoved = useRemovedToast()
  return (key, fileName) => {
    const undo = list.remove(key)
    showRemoved(t({ id: 'records.upload.removed', message: `“${fileName}” was removed` }), undo)
  }
}
