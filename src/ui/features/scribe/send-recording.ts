import { t } from '@lingui/core/macro'
import { type CommandContext, DocumentMissing } from '../../../db/commands/context.ts'
import { uploadNow } from '../../../db/commands/recordings.ts'
import { toasts } from '../../components/toast/toasts.ts'
import { bridge } from '../../state/bridge.ts'
import { sayIfOffline } from './say-if-offline.ts'

/** A person asked to send one recording, whatever the mode of uploads; what stands in the way is said. */
export async function sendRecording(context: CommandContext, clientId: string): Promise<void> {
  try {
    await uploadNow(context, clientId)
  } catch (error) {
    toasts.show({
      kind: 'error',
      title:
        error instanceof DocumentMissing
          ? t({ id: 'scribe.unheard.gone', message: 'Audio file not found' })
          : t({ id: 'errors.savingFailed', message: 'Saving failed' }),
    })
    return
  }
  sayIfOffline()
  await bridge.sendNow()
}
