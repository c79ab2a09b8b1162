import { useSyncExternalStore } from 'react'
import { deviceValues } from '../../../platform/browser/storage.ts'
import { systemClock } from '../../../platform/clock.ts'

/** P §3. */
export interface CookieConsent {
  necessary: true
  analytics: boolean
  marketing: boolean
  behavioral: boolean
  /** ISO 8601. */
  timestamp: string
}
export type CookieChoices = Omit<CookieConsent, 'necessary' | 'timestamp'>

/* The public pages neither store nor count anything, so they ask for nothing. */
const CONSENT_KEY = 'cookieConsent'
const SHOWN_KEY = 'cookieBannerShown'

export const NO_COOKIES: CookieChoices = { analytics: false, marketing: false, behavioral: false }
export const ALL_COOKIES: CookieChoices = { analytics: true, marketing: true, behavioral: true }

/** The choice of this device; null before one, and for a value that cannot be read. */
export function storedCookies(): CookieConsent | null {
  try {
    const { analytics, marketing, behavioral, timestamp } = JSON.parse(deviceValues.get(CONSENT_KEY) ?? '')
    if (typeof timestamp !== 'string') return null
    return {
      necessary: true,
      ...{ analytics: analytics === true, marketing: marketing === true, behavioral: behavioral === true },
      timestamp,
    }
  } catch {
    return null
  }
}

/** Decision 110: neither a choice nor a banner that was closed without one. */
const isDue = () => storedCookies() === null && deviceValues.get(SHOWN_KEY) === null

const listeners = new Set<() => void>()
const changed = () => {
  for (const listener of listeners) listener()
}

/** Calls `listener` after a choice, here or in another tab. Returns a function that unsubscribes it. */
export function onCookieChoice(listener: () => void): () => void {
  listeners.add(listener)
  // A choice in another tab closes the banner here too.
  const stop = deviceValues.subscribe(key => (key === CONSENT_KEY || key === SHOWN_KEY) && listener())
  return () => {
    listeners.delete(listener)
    stop()
  }
}

export const useCookieBannerDue = (): boolean => useSyncExternalStore(onCookieChoice, isDue)

export function chooseCookies(choices: CookieChoices): void {
  const timestamp = new Date(systemClock.now()).toISOString()
  deviceValues.set(CONSENT_KEY, JSON.stringify({ necessary: true, ...choices, timestamp }))
  deviceValues.set(SHOWN_KEY, '1')
  changed()
}

/** Closes the banner without a choice: everything but the necessary stays off. */
export function closeCookieBanner(): void {
  deviceValues.set(SHOWN_KEY, '1')
  changed()
}
