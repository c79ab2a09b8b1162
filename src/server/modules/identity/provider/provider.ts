import type { Configuration } from 'openid-client'
import type { ProviderId } from '../../../../contract/providers.ts'

/** Who signed in, as the provider says. */
export interface Person {
  /** The provider's own key of the person, which never changes. */
  subject: string
  email: string | null
  /** Only if the provider itself says so. */
  emailVerified: boolean
  name: string | null
}

/** What a redeemed code gave: the claims of a checked id_token (null in plain OAuth 2), and a token for the API. */
export interface Granted {
  claims: Readonly<Record<string, unknown>> | null
  accessToken: string
}

export type Purpose = 'sign-in' | 'confirm'

export interface Provider {
  readonly id: ProviderId
  /** OpenID Connect: an id_token with a nonce. */
  readonly oidc: boolean
  readonly scope: string
  /** Discovered when it is first needed. Rejects if the provider cannot be reached. */
  configuration(): Promise<Configuration>
  /** Further parameters of the authorization request. */
  parameters(purpose: Purpose): Record<string, string>
  /** Throws NotAPerson if the answer has no subject. */
  person(configuration: Configuration, granted: Granted): Promise<Person>
}

/** The provider's response has no person. */
export class NotAPerson extends Error {
  override readonly name = 'NotAPerson'
}

const LONGEST_SUBJECT = 255
const LONGEST_EMAIL = 320
const LONGEST_NAME = 200

const textOf = (value: unknown, longest: number): string | null => {
  if (typeof value !== 'string') return null
  const text = value.replaceAll('\0', '').trim()
  return text === '' || text.length > longest ? null : text
}

/** A person from fields of unknown shape. `emailVerified` must be the boolean true: a text or a number is no statement. */
export function personOf(said: { subject: unknown; email: unknown; emailVerified: unknown; name: unknown }): Person {
  // A key that was cut or trimmed could be another person's.
  const { subject } = said
  if (typeof subject !== 'string' || subject === '' || subject.length > LONGEST_SUBJECT || subject.includes('\0')) {
    throw new NotAPerson()
  }
  const email = textOf(said.email, LONGEST_EMAIL)
  return {
    subject,
    email,
    emailVerified: email !== null && said.emailVerified === true,
    name: textOf(said.name, LONGEST_NAME),
  }
}
