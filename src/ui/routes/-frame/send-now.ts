import { sayIfOffline } from '../../features/scribe/say-if-offline.ts'
import { bridge } from '../../state/bridge.ts'

/** A person asked to send: it is tried whatever is known of the network, and answered in sight when there is none. */
export async function sendNow(): Promise<void> {
  sayIfOffline()
  await bridge.sendNow()
}
