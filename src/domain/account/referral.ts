/** Digits and letters that are not mistaken for each other (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** A code of 8 characters, 40 random bits: it grants nothing. Takes 8 bytes. */
export const newReferralCode = (random: Uint8Array): string =>
  Array.from({ length: LENGTH }, (_, place) => ALPHABET[(random[place] ?? 0) % ALPHABET.length]).join('')

/** What an invitation earns, in kopecks, once the invited person has used the product on two days. */
export const REFERRAL_REWARD = 100_00

/** Days of the server's calendar in UTC: a device's own zone could be set to make two days of one. */
export const DAYS_OF_USE = 2

/** An account older than this was there without the invitation. */
export const NEW_ACCOUNT_DAYS = 30

export interface Invitation {
  invited: Known
  inviter: Known
  /** The inviter came by the invited person's code. */
  isCircle: boolean
  now: Date
}

interface Known {
  userId: number
  createdAt: Date
  deviceIds: readonly string[]
  /** Addresses that a provider verified, in the form in which they are compared. */
  emails: readonly string[]
}

export type Refusal = 'account' | 'device' | 'email' | 'circle' | 'existing'

/** By what two accounts are seen to be one person's; null if by nothing. */
export function sharedBy({ invited, inviter }: Pick<Invitation, 'invited' | 'inviter'>): Refusal | null {
  if (invited.userId === inviter.userId) return 'account'
  if (invited.deviceIds.some(id => inviter.deviceIds.includes(id))) return 'device'
  return invited.emails.some(email => inviter.emails.includes(email)) ? 'email' : null
}

/** Why an invitation is not counted; null if it is. */
export function refusalOf({ invited, inviter, isCircle, now }: Invitation): Refusal | null {
  const shared = sharedBy({ invited, inviter })
  if (shared) return shared
  if (isCircle) return 'circle'
  return now.getTime() - invited.createdAt.getTime() > NEW_ACCOUNT_DAYS * 86_400_000 ? 'existing' : null
}
