import type { SharedRecord } from '../../contract/entities/shared-record.ts'
import type { Net } from '../../platform/net.ts'
import { readShared } from './read-shared.ts'

export const ENDED_ADDRESS = '/health-record/share-token-expired'
const RPC = '/api/shared'

/** What came of asking the server. */
export type Opened<T> =
  | { kind: 'read'; value: T }
  /** The server says that there is nothing at this link: it has ended, or never was (S4). */
  | { kind: 'ended' }
  /** The server answers with something else: it is overloaded, restarting, or refuses too many tries. */
  | { kind: 'busy' }
  /** No answer. Never to be shown as an ended link (decision 46). */
  | { kind: 'unreachable' }

/** A link that is open in this page. */
export interface OpenedLink {
  /** Null on the page that says that a link has ended. */
  token: string | null
  record(): Promise<Opened<SharedRecord>>
  /** The address of the source document, for a few minutes. */
  source(documentAssetId: number): Promise<Opened<string>>
}

const ADDRESS = /^\/health-record\/share\/([^/]+)\/?$/

export function openedLink(net: Pick<Net, 'fetch'>, path: string): OpenedLink {
  const token = tokenOf(path)
  async function call<T>(method: string, params: object, read: (result: unknown) => T | null): Promise<Opened<T>> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, shareToken: token } })
    let reply: unknown
    try {
      // Without a content type of its own it needs no preflight; no cookie, no session, no cache (S4).
      const options = {
        method: 'POST',
        body,
        credentials: 'omit',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
      } as const
      reply = await (await net.fetch(RPC, options)).json()
    } catch (error) {
      return { kind: error instanceof SyntaxError ? 'busy' : 'unreachable' }
    }
    const { result, error } = reply as { result?: unknown; error?: { code?: number } }
    if (error?.code === 404) return { kind: 'ended' }
    const value = result === undefined ? null : read(result)
    return value === null ? { kind: 'busy' } : { kind: 'read', value }
  }
  return {
    token,
    record: () => call('healthRecords:get', {}, readShared),
    source: documentAssetId =>
      call('healthRecords:createDaAccessToken', { documentAssetId }, result => {
        const { url } = result as { url?: unknown }
        // Only an address of shared documents here, whatever came.
        return typeof url === 'string' && /^\/api\/s\/[\w-]+$/.test(url) ? url : null
      }),
  }
}

function tokenOf(path: string): string | null {
  const [, token] = ADDRESS.exec(path) ?? []
  try {
    return token === undefined ? null : decodeURIComponent(token)
  } catch {
    // Not a token that the server ever made; it says so itself.
    return token ?? null
  }
}
