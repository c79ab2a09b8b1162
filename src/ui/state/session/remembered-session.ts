import { type Session, SessionStore } from '../../../db/session-store.ts'
import { tabValues } from '../../../platform/browser/storage.ts'

const sessions = new SessionStore()
/** Key of a session that ends with the browser: it is in the tab's storage, which only a reload keeps (decision 25). */
const TAB_SESSION = 'anamnesis.session'

export async function rememberedSession(): Promise<Session | null> {
  const inTab = tabValues.get(TAB_SESSION)
  return inTab ? (JSON.parse(inTab) as Session) : await sessions.read()
}

/** `quick` keeps the session after the browser closes. */
export async function rememberSession(session: Session, quick: boolean): Promise<void> {
  if (quick) await sessions.write(session)
  else tabValues.set(TAB_SESSION, JSON.stringify(session))
}

export async function forgetSession(): Promise<void> {
  forgetTabSession()
  await sessions.clear()
}

export const forgetTabSession = (): void => tabValues.remove(TAB_SESSION)

export const isTabSession = (): boolean => tabValues.get(TAB_SESSION) !== null
