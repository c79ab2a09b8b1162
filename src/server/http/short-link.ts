import type { Context } from 'hono'
import { sharedAddressOf } from '../../contract/public-pages.ts'
import type { HttpEnv } from './request.ts'
import { DATA_HEADERS } from './security-headers.ts'

/** `/s/{token}` leads to the page of the shared record (H §2): the same for every token, nothing is looked up. */
export function shortLink({ req }: Context<HttpEnv>): Response {
  const address = sharedAddressOf(new URL(req.url).pathname) ?? '/health-record/share-token-expired'
  return new Response(null, { status: 302, headers: { ...DATA_HEADERS, location: address } })
}
