import { atom, createStore } from 'jotai'
import type { CommandContext } from '../../db/commands/context.ts'
import { type Turn, takeTurn } from '../../db/migrations/store-turn.ts'
import { type Database, openDatabase } from '../../db/open.ts'
import { type Session, SessionStore } from '../../db/session-store.ts'
import { UploadStore } from '../../db/upload-store.ts'
import { browserLocks } from '../../platform/browser/locks.ts'
import { deviceValues, tabValues } from '../../platform/browser/storage.ts'
import { broadcastChannel } from '../../platform/channel.ts'
import { systemClock } from '../../platform/clock.ts'
import { systemRandom } from '../../platform/random.ts'
import type { CallOutcome, SyncStatus } from '../../sync/bridge.ts'
import { bridge, connectBridge } from './bridge.ts'
import { forgetKept, rememberKept, unsentWork } from './kept-work.ts'
import { restoreWeather, weatherAtom } from './weather.ts'

export type SessionState =
  /** Reading what this device remembers. */
  | { kind: 'resuming' }
  /** Tabs of another version of the product have the store: older ones, which this one waits for, or newer ones. */
  | { kind: 'other-version'; newer: boolean }
  /** `ended` when the server ended it and what waits is kept here for its owner. */
  | { kind: 'signed-out'; ended: boolean }
  | { kind: 'signed-in'; session: Session; database: Database; context: CommandContext }

/** The store of everything in `src/ui/state`; read it through the hooks beside the atoms. */
export const store = createStore()
export const sessionAtom = atom<SessionState>({ kind: 'resuming' })
export const syncStatusAtom = atom<SyncStatus | null>(null)

export const uploads = new UploadStore()
const sessions = new SessionStore()
/** A session that ends with the browser lives here only, so that a reload keeps it and nothing else does (decision 25). */
const TAB_SESSION = 'anamnesis.session'

async function remembered(): Promise<Session | null> {
  const inTab = tabValues.get(TAB_SESSION)
  return inTab ? (JSON.parse(inTab) as Session) : await sessions.read()
}

/** True once a newer version has taken the store over: what is shown stands, and nothing can be stored any more. */
export const outdatedAtom = atom(false)
let turn: Turn | null = null
let recordingOver: () => Promise<void> = async () => undefined
/** Whoever records says when that is over; until then no other version gets the store (R5). */
export const makeWayAfter = (over: () => Promise<void>) => {
  recordingOver = over
}

async function makeWay(): Promise<void> {
  await recordingOver()
  const state = store.get(sessionAtom)
  await bridge.close()
  if (state.kind === 'signed-in') await state.database.close()
  store.set(outdatedAtom, true)
}

async function enter(session: Session): Promise<void> {
  turn = await takeTurn({
    ...{ locks: browserLocks, openChannel: broadcastChannel, values: deviceValues, accountId: session.accountId },
    onWaiting: () => store.set(sessionAtom, { kind: 'other-version', newer: false }),
    onMakeWay: makeWay,
  })
  if (turn.kind === 'outdated') return store.set(sessionAtom, { kind: 'other-version', newer: true })
  const [database] = await Promise.all([openDatabase(session.accountId), bridge.open(session)])
  turn.settled()
  const context = { database, uploads, accountId: session.accountId, clock: systemClock, random: systemRandom }
  forgetKept(session.accountId)
  store.set(sessionAtom, { kind: 'signed-in', session, database, context })
}

async function leave(ended: boolean): Promise<void> {
  const state = store.get(sessionAtom)
  if (state.kind === 'signed-in') {
    const { accountId, name } = state.session
    const { count } = await unsentWork(state.database, uploads, accountId)
    rememberKept({ accountId, name, count })
  }
  tabValues.remove(TAB_SESSION)
  await sessions.clear()
  store.set(sessionAtom, { kind: 'signed-out', ended })
  await bridge.close()
  if (state.kind === 'signed-in') await state.database.close()
  if (turn?.kind === 'taken') turn.release()
}

/** Takes up the session that this device remembers, with or without a network; route guards wait for it. */
async function resume(): Promise<void> {
  store.set(weatherAtom, await restoreWeather())
  connectBridge(news => {
    if (news.type === 'status') store.set(syncStatusAtom, news.status)
    else if (store.get(sessionAtom).kind === 'signed-in') void leave(true)
  })
  const session = await remembered()
  if (session) await enter(session)
  else store.set(sessionAtom, { kind: 'signed-out', ended: false })
}

/** Resolves when it is known whether somebody is signed in on this device, or that this has to wait for other tabs. */
export const resumed: Promise<void> = Promise.race([
  resume(),
  new Promise<void>(resolve => {
    store.sub(sessionAtom, () => resolve())
  }),
])

export type SignInOutcome = 'signed-in' | Exclude<CallOutcome['kind'], 'answered'>

/** Signs in as one of the demo's people. `quick` keeps the session after the browser closes. */
export async function signInDemo(persona: string, quick: boolean, locale: string): Promise<SignInOutcome> {
  const outcome = await bridge.call('userAccount.user:demoLogin', {
    user: persona,
    quickLogin: quick,
    meta: { locale },
  })
  if (outcome.kind !== 'answered') return outcome.kind
  const { token, user } = outcome.result as { token: string; user: { clientId: string; id: number; name: string } }
  const session: Session = { accountId: user.clientId, userId: user.id, name: user.name, token, locale }
  if (quick) await sessions.write(session)
  else tabValues.set(TAB_SESSION, JSON.stringify(session))
  await enter(session)
  return 'signed-in'
}

/** Ends the session here and, where it can be reached, on the server. What was not sent stays for its owner (I11). */
export async function signOut(): Promise<void> {
  await Promise.race([
    bridge.call('userAccount.user:logout', {}),
    new Promise(resolve => systemClock.after(2000, () => resolve(null))),
  ])
  await leave(false)
}
