import { useLingui } from '@lingui/react/macro'
import { holdDocuments, saveDocument } from '../../../../../db/commands/documents.ts'
import { deleteHealthRecord } from '../../../../../db/commands/health-records.ts'
import { undoDelete } from '../../../../../db/commands/uploads.ts'
import type { SizeLimit } from '../../../../../domain/files/document-limits.ts'
import { dialogs } from '../../../../components/overlay/dialogs.ts'
import { toasts } from '../../../../components/toast/toasts.ts'
import { isLocale, LANGUAGE_TAGS } from '../../../../i18n/locale.ts'
import { useCommandContext } from '../../../../state/session/use-session.ts'
import { UNDO_MS } from '../../../../state/sync/undo.ts'
import { uploadMode } from '../../../../state/sync/upload-mode.ts'
import type { UploadList } from '../choose/upload-list.ts'
import { photos } from '../choose/use-upload-list.ts'
import type { UploadEntry } from '../files/upload-entry.ts'
import { joinPhotos, TooLarge } from './join-photos.ts'
import { PageOrder } from './page-order.tsx'

/** Milliseconds that the photos are not sent while their order is chosen. */
const ORDERING_MS = 9 * 60_000

/** Asks for the order of the pages, joins them into one document, and offers to undo it. */
export function useJoin(list: UploadList, limit: SizeLimit): (entries: readonly UploadEntry[]) => Promise<void> {
  const { t, i18n } = useLingui()
  const context = useCommandContext()
  const failed = (title: string) => toasts.show({ kind: 'error', title })

  const join = async (pages: readonly UploadEntry[]) => {
    const blobs = await Promise.all(pages.map(page => context.uploads.blob(context.accountId, page.clientId)))
    const parts = blobs.filter(blob => blob?.type === 'document')
    const [first] = parts
    // Sent, or removed in another tab, while the order was chosen.
    if (!first || parts.length < pages.length) {
      failed(
        t({ id: 'records.upload.join.gone', message: 'A photo is not on this device any more. Nothing was joined.' }),
      )
      return
    }
    const locale = LANGUAGE_TAGS[isLocale(i18n.locale) ? i18n.locale : 'en']
    const { bytes, details } = await joinPhotos(parts, photos, limit, {
      now: context.clock.now(),
      locale,
    })
    const joined = await saveDocument(context, bytes, details, uploadMode.get())
    list.include(joined)
    for (const { clientId } of pages) await deleteHealthRecord(context, clientId)
    const undo = async () => {
      toasts.dismiss(notice)
      try {
        for (const { clientId } of pages) await undoDelete(context, 'healthRecords', clientId, uploadMode.get())
        await holdDocuments(
          context,
          pages.map(({ clientId }) => clientId),
        )
        await deleteHealthRecord(context, joined)
      } catch {
        failed(t({ id: 'errors.savingFailed', message: 'Saving failed' }))
      }
    }
    const notice = toasts.show({
      kind: 'success',
      title: t({ id: 'records.upload.joined', message: 'Joined into one document' }),
      action: { label: t({ id: 'kit.undo', message: 'Undo' }), run: () => void undo() },
      duration: UNDO_MS,
    })
  }

  return async entries => {
    const ids = entries.map(({ clientId }) => clientId)
    await holdDocuments(context, ids, ORDERING_MS)
    const pages = await dialogs.form<readonly UploadEntry[]>({
      title: t({ id: 'records.upload.join.title', message: 'Pages of one document' }),
      text: t({ id: 'records.upload.join.text', message: 'Put them in order. Each photo becomes a page of one PDF.' }),
      width: 'wide',
      render: controls => <PageOrder pages={entries} controls={controls} context={context} />,
    })
    await holdDocuments(context, ids)
    if (!pages) return
    try {
      await join(pages)
    } catch (error) {
      const { megabytes } = limit
      failed(
        error instanceof TooLarge
          ? t({
              id: 'records.upload.join.large',
              message: `Together they are larger than ${megabytes} MB. The photos are kept; join fewer of them.`,
            })
          : t({
              id: 'records.upload.join.failed',
              message: 'The photos could not be joined. They are kept as they are.',
            }),
      )
    }
  }
}
