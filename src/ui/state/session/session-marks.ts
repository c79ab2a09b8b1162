/** Keys of `deviceValues` that say what a killed page has left to do. */

/** Set while a sign-out is not finished. */
export const LEAVING = 'leaving'
/** Holds the account whose sealed work is being put back. */
export const UNSEALING = 'unsealing'
/** Set while sessions have to be ended on the server. */
export const REVOKING = 'revoking'
/** Holds the local stores of accounts that an administrator entered, as JSON, until they are deleted. */
export const IMPERSONATED = 'impersonated'
/** Set while this device has the account's key. */
export const keyedMark = (accountId: string) => `keyed:${accountId}`
