import type { Context } from 'hono'
import type { Locale } from '../../contract/entities/user.ts'
import { LOCALES } from '../../contract/locales.ts'
import { isRespondPage, isSharedPage, publicPageAt, sharedAddressOf } from '../../contract/public-pages.ts'
import type { HttpEnv } from './request.ts'
import { DATA_HEADERS } from './security-headers.ts'

/** What answers a navigation: a page that was written at build, in the visitor's language, or the app. */
export interface InterfacePage {
  /** In the folder of the built interface. */
  file: string
  kind: 'entry' | 'shared' | 'respond' | 'app'
  /** The path that search engines keep. */
  canonical: string
  /** True if the visitor's languages decide. */
  negotiated: boolean
}

export const APP_PAGE: InterfacePage = { file: 'index.html', kind: 'app', canonical: '/', negotiated: false }

/** Without the token: search engines keep none of it. */
const SHARED_PAGE: InterfacePage = { file: 'p/share.html', kind: 'shared', canonical: '', negotiated: false }

/** Without the code, as above. */
const RESPOND_PAGE: InterfacePage = { file: 'p/respond.html', kind: 'respond', canonical: '', negotiated: false }

export function interfacePage(path: string, acceptLanguage: string | undefined): InterfacePage {
  if (isSharedPage(path)) return SHARED_PAGE
  if (isRespondPage(path)) return RESPOND_PAGE
  const found = publicPageAt(path)
  if (!found) return APP_PAGE
  const { page, locale } = found
  const parts = [locale, page === 'landing' ? null : page]
  return {
    file: `p/${page}.${locale ?? chooseLanguage(acceptLanguage)}.html`,
    kind: 'entry',
    canonical: `/${parts.filter(Boolean).join('/')}`,
    negotiated: locale === null,
  }
}

/** The supported language with the highest weight, the first of equals; English if there is none (RFC 9110, 12.5.4). */
export function chooseLanguage(header = ''): Locale {
  let best: { locale: Locale; weight: number } = { locale: 'en', weight: 0 }
  for (const wish of header.toLowerCase().split(',')) {
    const [tag = '', weight = '1'] = wish.trim().split(/\s*;\s*q=/)
    const locale = LOCALES.find(one => one === tag.split('-')[0])
    if (locale && Number(weight) > best.weight) best = { locale, weight: Number(weight) }
  }
  return best.locale
}

/** `/s/{token}` leads to the page of the shared record (H §2): the same for every token, nothing is looked up. */
export function shortLink({ req }: Context<HttpEnv>): Response {
  const address = sharedAddressOf(new URL(req.url).pathname) ?? '/health-record/share-token-expired'
  return new Response(null, { status: 302, headers: { ...DATA_HEADERS, location: address } })
}
