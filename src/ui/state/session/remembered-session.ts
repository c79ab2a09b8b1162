import { type Session, SessionStore } from '../../../db/session-store.ts'
import { deviceValues, tabValues } from '../../../platform/browser/storage.ts'

const sessions = new SessionStore()
/** Key of a session that ends with the browser: it is in the tab's storage, which only a reload keeps (decision 25). */
const TAB_SESSION = 'anamnesis.session'

/** Sends whoever is signed in from the landing page to the app: public/public-first.js reads both. */
const SIGNED_IN = 'signedIn'

export async function rememberedSession(): Promise<Session | null> {
  const inTab = tabValues.get(TAB_SESSION)
  if (inTab) return JSON.parse(inTab) as Session
  const session = await sessions.read()
  if (session) deviceValues.set(SIGNED_IN, '1')
  else deviceValues.remove(SIGNED_IN)
  return session
}

/** `quick` keeps the session after the browser closes. */
export async function rememberSession(session: Session, quick: boolean): Promise<void> {
  if (quick) {
    await sessions.write(session)
    deviceValues.set(SIGNED_IN, '1')
  } else tabValues.set(TAB_SESSION, JSON.stringify(session))
}

export async function forgetSession(): Promise<void> {
  forgetTabSession()
  await sessions.clear()
  deviceValues.remove(SIGNED_IN)
}

export const forgetTabSession = (): void => tabValues.remove(TAB_SESSION)

/** The session of this tab, while an administrator is in another account. */
const PARKED = 'anamnesis.session.own'

export function parkTabSession(): void {
  const own = tabValues.get(TAB_SESSION)
  if (own) tabValues.set(PARKED, own)
}

export function unparkTabSession(): void {
  const own = tabValues.get(PARKED)
  if (own) tabValues.set(TAB_SESSION, own)
  tabValues.remove(PARKED)
}

export const isTabSession = (): boolean => tabValues.get(TAB_SESSION) !== null
