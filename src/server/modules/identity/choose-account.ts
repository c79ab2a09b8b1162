/** An identity that an account has. */
export interface KnownIdentity {
  userId: number
  provider: string
  email: string | null
  emailVerified: boolean
}

/** The identity that signs in for the first time. */
export interface NewIdentity {
  provider: string
  email: string | null
  emailVerified: boolean
}

/** The development provider says of anybody what they like: it neither joins an account nor is joined. */
const TRUSTED = new Set(['google', 'x'])

/** Only A to Z: other letters have lower cases that another person's address can contain. */
export const sameAddress = (email: string): string =>
  email.replaceAll(/[A-Z]/g, letter => String.fromCharCode(letter.charCodeAt(0) + 32))

/**
 * The account that an identity joins by its e-mail address, or null: it then gets one of its own. Both sides must be
 * verified by their providers; two keys of one provider are two people to that provider, who had the address one after
 * the other; and where two accounts could be meant, none is.
 */
export function chooseAccount(identity: NewIdentity, known: readonly KnownIdentity[]): number | null {
  const { provider, email, emailVerified } = identity
  if (email === null || !emailVerified || !TRUSTED.has(provider)) return null
  const address = sameAddress(email)
  const same = known.filter(
    one => one.email !== null && sameAddress(one.email) === address && one.emailVerified && TRUSTED.has(one.provider),
  )
  const accounts = [...new Set(same.map(one => one.userId))]
  const [account] = accounts
  if (account === undefined || accounts.length > 1) return null
  return known.some(one => one.userId === account && one.provider === provider) ? null : account
}
