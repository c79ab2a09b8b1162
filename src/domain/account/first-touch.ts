/** What first-touch data say (P §3); anything else is dropped. */
export const FIRST_TOUCH_FIELDS = ['referralCode', 'referrer', 'page', 'device', 'locale', 'at'] as const
export type FirstTouch = Partial<Record<(typeof FIRST_TOUCH_FIELDS)[number], string>>

/** The code of a referral link as it is stored, or null if it is none. */
export function referralCode(text: string): string | null {
  const code = text.trim()
  return /^[\w-]{1,100}$/.test(code) ? code : null
}
