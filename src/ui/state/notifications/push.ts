import type { PushKind } from '../../../contract/entities/user.ts'
import { type PushDevice, readPushDevice, writePushDevice } from '../../../db/light/push-device.ts'
import {
  askPushPermission,
  pushPermission,
  pushSupported,
  subscribeToPush,
  unsubscribeFromPush,
} from '../../../platform/browser/app/push.ts'
import { bridge } from '../session/bridge.ts'
import { readConfig } from '../session/config.ts'

export type { PushDevice }

/** Kinds that this server can send; a transcript needs a speech engine. */
export async function offeredKinds(): Promise<readonly PushKind[]> {
  const config = (await readConfig())?.config
  if (!config?.pushKey) return []
  const always: PushKind[] = ['questionnaireCompleted', 'reassessmentDue']
  return config.speech === 'captions' ? always : ['transcriptReady', ...always]
}

export type PushChoiceOutcome = 'done' | 'denied' | 'no-service' | 'unreachable'

/** Counts choices: the browser's own registration takes seconds, and a later choice must not be undone by it. */
let choices = 0

/** Takes exactly these kinds in this browser from now on. Without a network kinds can only be given up. */
export async function choosePush(device: PushDevice): Promise<PushChoiceOutcome> {
  const mine = ++choices
  const before = await readPushDevice()
  const fewer = before?.accountId === device.accountId && device.kinds.every(kind => before.kinds.includes(kind))
  if (device.kinds.length === 0) {
    await endPush(device.accountId)
    return 'done'
  }
  if (pushPermission() !== 'granted' && (await askPushPermission()) !== 'granted') return 'denied'
  // The worker shows no other kind, whatever the server still sends.
  if (fewer) await writePushDevice(device)
  const outcome = await register(device)
  if (mine !== choices) {
    if ((await readPushDevice()) === null) unsubscribe()
    return 'done'
  }
  if (outcome !== 'done') return fewer ? 'done' : outcome
  await writePushDevice(device)
  return 'done'
}

async function register({ kinds }: PushDevice): Promise<PushChoiceOutcome> {
  const key = (await readConfig())?.config.pushKey
  if (!key) return 'unreachable'
  const address = await subscribeToPush(key).catch(() => null)
  if (!address) return 'no-service'
  const { kind } = await bridge.call('userAccount.push:subscribe', { ...address, kinds: [...kinds] })
  return kind === 'answered' ? 'done' : 'unreachable'
}

/**
 * Ends every message of the account in this browser, at once and without a network; the server gets it if it is reached.
 * Those of another account stay: a sign-out that was interrupted ends while the next person is signed in.
 */
export async function endPush(accountId: string): Promise<void> {
  const device = await readPushDevice()
  if (device && device.accountId !== accountId) return
  choices++
  await writePushDevice(null)
  unsubscribe()
}

function unsubscribe(): void {
  void unsubscribeFromPush()
    .then(endpoint => (endpoint === null ? null : bridge.call('userAccount.push:unsubscribe', { endpoint })))
    .catch(() => undefined)
}

/** Tells the server again what was chosen: a new session, a new key or a new endpoint of the browser may have come. */
export async function renewPush(accountId: string): Promise<void> {
  const device = pushSupported() && pushPermission() === 'granted' ? await readPushDevice() : null
  if (device?.accountId !== accountId) return
  await register(device)
  if ((await readPushDevice()) === null) unsubscribe()
}
