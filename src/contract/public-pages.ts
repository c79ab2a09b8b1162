import type { Locale } from './entities/user.ts'
import { LOCALES } from './locales.ts'

/** Texts that stand at an address of their own, as pages without the app and as screens of it (P §2.1). */
export const DOCUMENTS = ['pitch-deck', 'terms-and-conditions', 'privacy-policy'] as const
export type DocumentName = (typeof DOCUMENTS)[number]

/** A page that is written at build, in each language; `locale` is null where the visitor's languages decide. */
export interface PublicPage {
  page: 'landing' | DocumentName
  locale: Locale | null
}

const LANGUAGES = LOCALES.join('|')
const LANDING = new RegExp(`^/(?:landing|(${LANGUAGES}))?/?$`)
const DOCUMENT = new RegExp(`^(?:/(${LANGUAGES}))?/(${DOCUMENTS.join('|')})/?$`)

const SHARED = /^\/health-record\/(?:share\/[^/]+|share-token-expired)\/?$/
const SHORT = /^\/s\/([^/]+)\/?$/

/** True where the page of shared records answers, which is no part of the app (H §2). */
export const isSharedPage = (path: string): boolean => SHARED.test(path)

/** The address that a short link leads to, token as it stands; null for any other path. */
export function sharedAddressOf(path: string): string | null {
  const [, token] = SHORT.exec(path) ?? []
  return token === undefined ? null : `/health-record/share/${token}`
}

const RESPOND = /^\/q(?:\/[^/]*)?\/?$/

/** Under which the page of a questionnaire is kept in a browser, whatever its code. */
export const RESPOND_ADDRESS = '/q'

/** True where a questionnaire is answered by its public code, which is no part of the app (D §2). */
export const isRespondPage = (path: string): boolean => RESPOND.test(path)

/** The page of an address, for the server and the service worker; null where the app or nothing answers. */
export function publicPageAt(path: string): PublicPage | null {
  const landing = LANDING.exec(path)
  if (landing) return { page: 'landing', locale: (landing[1] as Locale | undefined) ?? null }
  const document = DOCUMENT.exec(path)
  return document && { page: document[2] as DocumentName, locale: (document[1] as Locale | undefined) ?? null }
}
