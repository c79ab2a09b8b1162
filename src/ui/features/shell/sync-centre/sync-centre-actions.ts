import { titleOf } from '../../../../db/collections/replicated.ts'
import { type CommandContext, discardParked, retryParked } from '../../../../db/commands/context.ts'
import { deleteDocument } from '../../../../db/commands/uploads.ts'
import { downloadName } from '../../../../domain/files/file-names.ts'
import { saveAsFile } from '../../../../platform/browser/save-file.ts'
import { sendFileNow, sendNow } from '../../../record-kit/send-now.ts'
import { bridge } from '../../../state/session/bridge.ts'
import type { WaitingEntry } from '../../../state/sync/count-waiting.ts'
import type { FieldWord } from './compare/version-fields.ts'
import { changeOf, isUpload, type SyncActions } from './sync-centre-items.ts'

/** Asks before an entry is discarded; returns null if the default question is enough. */
export type MayDiscard = (entry: WaitingEntry, context: CommandContext) => Promise<boolean> | null

const saveAsJson = (content: unknown, name: string) =>
  saveAsFile(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }), `${name}.json`)

/** Saves the file, if it is here, and then the JSON: the browser may ask before a second download. */
async function exportEntry(
  { collection, document }: WaitingEntry,
  { uploads, accountId }: CommandContext,
): Promise<void> {
  const { sync: _sync, queue: _queue, order: _order, ...content } = document
  const name = titleOf(collection, document)
  const file = await uploads.blob(accountId, document.clientId)
  if (file) saveAsFile(file.bytes, downloadName(name, file.details.mimeType))
  saveAsJson(content, name)
}

async function discard(entry: WaitingEntry, context: CommandContext, mayDiscard: MayDiscard): Promise<void> {
  const { collection, document } = entry
  const change = changeOf(entry)
  // Withdrawing a deletion loses nothing, so it asks nothing.
  if (change !== 'delete') {
    const { confirmDiscard } = await import('./confirm-discard.ts')
    const sure = mayDiscard(entry, context) ?? confirmDiscard(titleOf(collection, document), change)
    if (!(await sure)) return
  }
  if (document.sync.parked === null) return await deleteDocument(context, collection, document.clientId)
  await discardParked(context, collection, document.clientId)
  // Documents that waited for this one are sent now, so that their cards can show the server's response.
  void bridge.sendNow()
}

export const syncCentreActions = (
  context: CommandContext,
  mayDiscard: MayDiscard,
  fieldWord: FieldWord,
): SyncActions => ({
  async retry({ collection, document }) {
    if (document.sync.parked === null) return await sendFileNow(context, document.clientId)
    await retryParked(context, collection, document.clientId)
    await sendNow()
  },
  async send(entry) {
    if (isUpload(entry) && entry.document.sync.serverSeq === null) await sendFileNow(context, entry.document.clientId)
    else await sendNow()
  },
  exportEntry: entry => exportEntry(entry, context),
  exportRow({ row, kind }) {
    const name = typeof row === 'object' && row !== null && 'name' in row ? String(row.name) : ''
    saveAsJson(row, name || kind)
  },
  discard: entry => discard(entry, context, mayDiscard),
  async compare(conflict, field) {
    const { compareVersions } = await import('./compare/compare-versions.tsx')
    await compareVersions(conflict, field, context, fieldWord)
  },
})
