import {
  isRespondPage,
  isSharedPage,
  publicPageAt,
  RESPOND_ADDRESS,
  sharedAddressOf,
} from '../src/contract/public-pages.ts'

export type Answer =
  /** The page of an entry that this browser keeps; the network where it does not. */
  | { kind: 'kept'; page: '/index.html' | typeof RESPOND_ADDRESS }
  /** The network; without one the app at this address, if it is kept. */
  | { kind: 'network'; offline: string }
  /** The network alone, as if there were no worker. */
  | { kind: 'untouched' }

const SERVER = /^\/(api|healthz|metrics|p|assets|dev\/(?:identity|messenger))(\/|$)/
const FILE = /\.\w+$/

/** Which page answers a navigation in a browser whose worker this is. */
export function whichPage(path: string, signedIn: boolean): Answer {
  if (SERVER.test(path) || FILE.test(path) || isSharedPage(path) || sharedAddressOf(path)) return { kind: 'untouched' }
  if (isRespondPage(path)) return { kind: 'kept', page: RESPOND_ADDRESS }
  const found = publicPageAt(path)
  if (!found) return { kind: 'kept', page: '/index.html' }
  const { page, locale } = found
  if (page !== 'landing') {
    return locale ? { kind: 'network', offline: `/${page}` } : { kind: 'kept', page: '/index.html' }
  }
  if (path === '/' && signedIn) return { kind: 'kept', page: '/index.html' }
  return { kind: 'network', offline: signedIn ? '/' : '/login' }
}
