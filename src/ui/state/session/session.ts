import { atom, createStore } from 'jotai'
import type { CommandContext } from '../../../db/commands/context.ts'
import { acquireStore, type StoreAccess } from '../../../db/migrations/acquire-store.ts'
import { type Database, openDatabase } from '../../../db/open.ts'
import type { Session } from '../../../db/session-store.ts'
import { UploadStore } from '../../../db/uploads/upload-store.ts'
import { browserConnectivity } from '../../../platform/browser/connectivity.ts'
import { browserLocks } from '../../../platform/browser/locks.ts'
import { deviceValues } from '../../../platform/browser/storage.ts'
import { broadcastChannel } from '../../../platform/channel.ts'
import { systemClock } from '../../../platform/clock.ts'
import { systemRandom } from '../../../platform/random.ts'
import type { SyncStatus } from '../../../sync/bridge.ts'
import { faultsAtom, restoreFaults } from '../sync/faults.ts'
import { forgetKept, rememberKept, unsentDocuments } from '../sync/kept-work.ts'
import { holdAccount, onSignedOutElsewhere } from './account-tabs.ts'
import { bridge, connectBridge } from './bridge.ts'
import { forgetSession, forgetTabSession, rememberedSession } from './remembered-session.ts'
import { IMPERSONATED, keyedMark, LEAVING, REVOKING, UNSEALING } from './session-marks.ts'

export type SessionState =
  /** Reading the stored session. */
  | { kind: 'resuming' }
  /** Tabs of another app version hold the store: older ones, for which this tab waits, or newer ones. */
  | { kind: 'other-version'; newer: boolean }
  /** `ended`: the server ended the session; unsent work is kept here for its owner. */
  | { kind: 'signed-out'; ended: boolean }
  /** Signing out: what is unsent is being sealed, and everything else deleted. */
  | { kind: 'leaving' }
  | { kind: 'signed-in'; session: Session; database: Database; context: CommandContext }

/** Loaded at a sign-in or sign-out; warm-up.ts fetches the first two ahead, so that a sign-out works offline. */
const loadSeal = () => import('./seal-session.ts')
const loadLeave = () => import('./leave-account.ts')
const loadImpersonated = () => import('./impersonation/impersonated-stores.ts')

/** The store of everything in `src/ui/state`; read it through the hooks beside the atoms. */
export const store = createStore()
export const sessionAtom = atom<SessionState>({ kind: 'resuming' })
export const syncStatusAtom = atom<SyncStatus | null>(null)

export const uploads = new UploadStore()
/** True once a newer version has taken over the store: the screen stays, but nothing can be stored. */
export const outdatedAtom = atom(false)
let acquired: StoreAccess | null = null
let releaseAccount: () => void = () => undefined
let stopWatching: () => void = () => undefined
/** The account before is closing. `enter` waits for it, or its end would release the locks of the next account. */
let ending: Promise<void> = Promise.resolve()
let recordingOver: () => Promise<void> = async () => undefined
/** `over` resolves when no recording is under way; until then no other version gets the store (R5). */
export const releaseStoreAfter = (over: () => Promise<void>) => {
  recordingOver = over
}

const writers = new Set<() => Promise<unknown>>()
/** `close` ends what writes for the account outside its local database, before a sign-out seals what is unsent. */
export const closeAtSignOut = (close: () => Promise<unknown>) => void writers.add(close)

async function makeWay(): Promise<void> {
  await recordingOver()
  const state = store.get(sessionAtom)
  await bridge.close()
  if (state.kind === 'signed-in') await state.database.close()
  store.set(outdatedAtom, true)
}

/** What a sign-out sealed could not be put back, as the device has no room for both copies: it is sealed as before. */
export class NotUnsealed extends Error {
  override readonly name = 'NotUnsealed'
}

/** `deviceKey`, from a sign-in, opens what a sign-out sealed here. Rejects, signed out, with NotUnsealed. */
export async function enter(session: Session, deviceKey: string | null = null): Promise<void> {
  const { accountId } = session
  await ending
  acquired = await acquireStore({
    ...{ locks: browserLocks, openChannel: broadcastChannel, values: deviceValues, accountId },
    onWaiting: () => store.set(sessionAtom, { kind: 'other-version', newer: false }),
    onReleaseRequested: makeWay,
  })
  if (acquired.kind === 'outdated') return store.set(sessionAtom, { kind: 'other-version', newer: true })
  releaseAccount = await holdAccount(accountId)
  const turnBack = () => {
    releaseAccount()
    releaseStore()
    store.set(sessionAtom, { kind: 'signed-out', ended: false })
  }
  // Another tab may have signed out while this one waited.
  if ((await rememberedSession())?.accountId !== accountId) return turnBack()
  // Before the engine starts: a pulled row must not take the place of an unsent edit.
  if (deviceKey || deviceValues.get(UNSEALING) === accountId) {
    try {
      await putBack(accountId, deviceKey)
    } catch (cause) {
      await forgetSession()
      turnBack()
      throw new NotUnsealed('', { cause })
    }
  }
  stopWatching = onSignedOutElsewhere(accountId, abandon)
  const [database] = await Promise.all([openDatabase(session.accountId), bridge.open(session)])
  acquired.settled()
  const context = { database, uploads, accountId, clock: systemClock, random: systemRandom }
  forgetKept(accountId)
  store.set(sessionAtom, { kind: 'signed-in', session, database, context })
}

async function putBack(accountId: string, deviceKey: string | null): Promise<void> {
  deviceValues.set(UNSEALING, accountId)
  await (await loadSeal()).unseal(accountId, deviceKey)
  deviceValues.remove(UNSEALING)
}

/** `writers`: also ends a recording. Otherwise it goes on for its owner, who signs in again (R5). */
export async function closeAccount({ writers: withWriters = false } = {}): Promise<void> {
  const state = store.get(sessionAtom)
  stopWatching()
  // A writer that fails to close has stopped writing too.
  if (withWriters) await Promise.allSettled(Array.from(writers, close => close()))
  await bridge.close()
  if (state.kind === 'signed-in') await state.database.close()
  releaseAccount()
}

export function releaseStore(): void {
  if (acquired?.kind === 'taken') acquired.release()
}

/** The server ended the session: its data stay here, hidden, until the owner signs in again (decision 19). */
async function sessionEnded(): Promise<void> {
  const state = store.get(sessionAtom)
  if (state.kind !== 'signed-in') return
  if (state.session.impersonated) return await leaveImpersonated(state.session.accountId)
  const { accountId } = state.session
  rememberKept({ accountId, count: await unsentDocuments(state.database) })
  await forgetSession()
  ending = closeAccount().then(releaseStore, releaseStore)
  store.set(sessionAtom, { kind: 'signed-out', ended: true })
}

/** An administrator's time in another account is over: nothing of it stays here. */
export async function leaveImpersonated(accountId: string): Promise<void> {
  const closing = closeAccount({ writers: true })
  store.set(sessionAtom, { kind: 'leaving' })
  await closing
  await (await loadImpersonated()).endImpersonation(accountId)
  releaseStore()
  location.assign('/admin')
}

/** Another tab signs this account out: nothing of it is shown here any more, and the store is released. */
function abandon(): void {
  forgetTabSession()
  ending = closeAccount({ writers: true }).then(releaseStore, releaseStore)
  store.set(sessionAtom, { kind: 'signed-out', ended: false })
}

/** Resumes the stored session, with or without a network; route guards wait for it. */
async function resume(): Promise<void> {
  store.set(faultsAtom, await restoreFaults())
  connectBridge(news => {
    if (news.type === 'status') store.set(syncStatusAtom, news.status)
    else void sessionEnded()
  })
  // A sign-out that was killed ends before anything is shown.
  if (deviceValues.get(LEAVING)) await (await loadLeave()).finishSignOuts()
  void sendRevocations()
  browserConnectivity.subscribe(online => online && void sendRevocations())
  const session = await rememberedSession()
  if (deviceValues.get(IMPERSONATED)) void loadImpersonated().then(one => one.eraseAbandoned(session?.accountId))
  if (!session) return store.set(sessionAtom, { kind: 'signed-out', ended: false })
  await enter(session)
  if (store.get(sessionAtom).kind !== 'signed-in') return
  if (!session.impersonated && !deviceValues.get(keyedMark(session.accountId)))
    void (await loadLeave()).ensureKey(session.accountId)
}

/** Resolves once the session state is known: signed in, signed out, or waiting for tabs of another version. */
export const resumed: Promise<void> = Promise.race([
  resume(),
  new Promise<void>(resolve => {
    store.sub(sessionAtom, () => resolve())
  }),
])

/** Before anything else is asked of a server that is reached again: the sessions that were signed out meanwhile end. */
export async function sendRevocations(): Promise<void> {
  if (deviceValues.get(REVOKING)) await (await loadLeave()).sendRevocations()
}
