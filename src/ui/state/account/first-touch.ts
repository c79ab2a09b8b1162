import { type FirstTouch, referralCode } from '../../../domain/account/first-touch.ts'
import { deviceValues } from '../../../platform/browser/storage.ts'
import { systemClock } from '../../../platform/clock.ts'
import { bridge } from '../session/bridge.ts'
import { readConsent } from '../session/consent.ts'
import { sessionAtom, store } from '../session/session.ts'
import { onCookieChoice, storedCookies } from './cookie-consent.ts'

/** P §3. */
const CODE_KEY = 'referralCode'
const TOUCH_KEY = 'ftd'
const DONE_KEY = 'ftdDone'

/** Keeps the code of the link that led here. The first touch wins (decision 29). */
export function keepReferralCode(text: string): void {
  const code = referralCode(text)
  if (code !== null && deviceValues.get(CODE_KEY) === null) deviceValues.set(CODE_KEY, code)
}

/** Notes how this device first came, after a choice that allows it; later calls change nothing. */
export function noteFirstTouch(referrer: string, origin: string): void {
  if (!storedCookies()?.marketing || deviceValues.get(TOUCH_KEY) !== null) return
  const from = URL.canParse(referrer) ? new URL(referrer) : null
  const touch: FirstTouch = {
    // The site alone: an address may name a person.
    ...(from && from.origin !== origin && { referrer: from.host }),
    device: matchMedia('(pointer: coarse)').matches ? 'touch' : 'desktop',
    locale: document.documentElement.lang,
    at: new Date(systemClock.now()).toISOString(),
  }
  deviceValues.set(TOUCH_KEY, JSON.stringify(touch))
}

function firstTouch(): FirstTouch | null {
  const code = deviceValues.get(CODE_KEY)
  const touch = storedCookies()?.marketing ? deviceValues.get(TOUCH_KEY) : null
  if (code === null && touch === null) return null
  return { ...(touch && (JSON.parse(touch) as FirstTouch)), ...(code !== null && { referralCode: code }) }
}

/** Sends it once, after a sign-in with consent; never for the shared accounts of the demo (P §6). */
export async function sendFirstTouch(): Promise<void> {
  const ftd = firstTouch()
  const state = store.get(sessionAtom)
  if (state.kind === 'signed-in' && state.session.impersonated) return
  if (ftd === null || deviceValues.get(DONE_KEY) !== null || state.kind !== 'signed-in') return
  if ((await readConsent()).kind !== 'given') return
  const account = await state.database.account.findOne().exec()
  if (!account || account.data.profile?.role === 'demo') return
  // A failure is for the next start (P §8).
  const { kind } = await bridge.call('userAccount.user:saveFtd', { ftd })
  if (kind === 'answered') deviceValues.set(DONE_KEY, '1')
}

/**
 * Where the visitor came from: what led to this page, or to the landing page before it, which passes it on in the address
 * because nothing is stored before a choice. The address may have changed since the page was loaded.
 */
export function cameFrom(referrer: string, firstAddress: string): string {
  const via = URL.canParse(firstAddress) ? new URL(firstAddress).searchParams.get('via') : null
  return via && /^[\w.-]{1,253}(:\d+)?$/.test(via) ? `https://${via}/` : referrer
}

/** Notes the first touch now or after the choice that allows it; sends it then, or after the next sign-in of this page. */
export function followFirstTouch(): () => void {
  const [loaded] = performance.getEntriesByType('navigation')
  const referrer = cameFrom(document.referrer, loaded?.name ?? '')
  const note = () => {
    noteFirstTouch(referrer, window.location.origin)
    void sendFirstTouch()
  }
  note()
  const stops = [onCookieChoice(note), store.sub(sessionAtom, () => void sendFirstTouch())]
  return () => {
    for (const stop of stops) stop()
  }
}
