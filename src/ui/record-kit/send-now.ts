import { t } from '@lingui/core/macro'
import type { ReplicatedName } from '../../db/collections/replicated.ts'
import { type CommandContext, DocumentMissing, retryParked } from '../../db/commands/context.ts'
import { uploadAllNow, uploadNow } from '../../db/commands/uploads.ts'
import type { AnyDocument } from '../../db/document.ts'
import { toasts } from '../components/toast/toasts.ts'
import { bridge } from '../state/session/bridge.ts'
import { warnIfOffline } from './warn-if-offline.ts'

/** Sends because the user asked: tries even if the browser says that it is offline, and then warns too. */
export async function sendNow(): Promise<void> {
  warnIfOffline()
  await bridge.sendNow()
}

/** Sends everything at the user's request, manual uploads included (decision 73). */
export async function sendAllNow(context: CommandContext): Promise<void> {
  await uploadAllNow(context)
  await sendNow()
}

/** Sends one file at the user's request, whatever the upload mode; a failure is shown as a toast. */
export async function sendFileNow(context: CommandContext, clientId: string): Promise<void> {
  try {
    await uploadNow(context, clientId)
  } catch (error) {
    toasts.show({
      kind: 'error',
      title:
        error instanceof DocumentMissing
          ? t({ id: 'kit.fileMissing', message: 'The file is not on this device' })
          : t({ id: 'errors.savingFailed', message: 'Saving failed' }),
    })
    return
  }
  await sendNow()
}

/** Tries again, at the user's request, what the server refused: a document's change, or the upload of its file. */
export async function retryNow(
  context: CommandContext,
  collection: ReplicatedName,
  { clientId, sync }: Pick<AnyDocument, 'clientId' | 'sync'>,
): Promise<void> {
  if (sync.parked === null) return await sendFileNow(context, clientId)
  await retryParked(context, collection, clientId)
  await sendNow()
}
