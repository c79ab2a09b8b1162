import type { CommandContext } from '../../../db/commands/context.ts'
import { uploadAllNow } from '../../../db/commands/recordings.ts'
import { sayIfOffline } from '../../features/scribe/say-if-offline.ts'
import { bridge } from '../../state/bridge.ts'

/** A person asked to send: it is tried whatever is known of the network, and answered in sight when there is none. */
export async function sendNow(): Promise<void> {
  sayIfOffline()
  await bridge.sendNow()
}

/** A person asked to send everything: recordings that wait for their word too (decision 73). */
export async function sendAllNow(context: CommandContext): Promise<void> {
  await uploadAllNow(context)
  await sendNow()
}
