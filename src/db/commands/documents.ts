import { NO_PATIENT } from '../document.ts'
import type { DocumentDetails } from '../uploads/upload-rows.ts'
import type { CommandContext } from './context.ts'
import { saveFile, type UploadMode } from './uploads.ts'

/** Milliseconds before a chosen document is sent by itself, so that photos can be joined, removed or sent sooner. */
export const HOLD_MS = 20_000

/**
 * Stores a document as a record of its patient (see saveFile), to be sent after HOLD_MS.
 * @public for the upload screen
 */
export const saveDocument = (
  context: CommandContext,
  bytes: Blob,
  details: DocumentDetails,
  mode: UploadMode,
  clientId: string = context.random.uuid(),
): Promise<string> => saveFile(context, { clientId, bytes, type: 'document', details }, mode, HOLD_MS)

/** Stores a file that is added to a record, with the same promises as a document of its own; returns its clientId. */
export const attachDocument = (
  context: CommandContext,
  bytes: Blob,
  details: Omit<DocumentDetails, 'patientClientId' | 'documentAssetType'> & { attachTo: string },
  mode: UploadMode,
): Promise<string> =>
  saveDocument(context, bytes, { ...details, patientClientId: NO_PATIENT, documentAssetType: 'attachment' }, mode)

/** Sends these documents `ms` from now at the earliest; those that have begun go on. */
export async function holdDocuments(
  { uploads, accountId, clock }: CommandContext,
  ids: readonly string[],
  ms = HOLD_MS,
): Promise<void> {
  for (const id of ids) {
    const item = await uploads.item(accountId, id)
    if (item?.state !== 'waiting' || item.sentBytes > 0 || item.retryCount > 0) continue
    await uploads.change(id, { nextRetryAt: clock.now() + ms })
  }
}
