import type { MiddlewareHandler } from 'hono'
import { networkTest } from '../networks.ts'
import type { HttpEnv } from './request.ts'

/** Asked by machines, by any address. */
const BY_ANY_NAME: ReadonlySet<string> = new Set(['/healthz', '/metrics'])
const YEAR_S = 31_536_000
const isOwnMachine = networkTest(['127.0.0.0/8', '::1'])

/**
 * Only the host of PUBLIC_URL is answered, and this machine's own names: another name in front of this server is a page that
 * wants to be taken for it. With https browsers keep to it for a year. Undefined: no address is configured.
 */
export function ownHost(publicUrl: string | undefined): MiddlewareHandler<HttpEnv> {
  const own = publicUrl === undefined ? null : new URL(publicUrl)
  return async (context, next) => {
    const isRefused = own && !BY_ANY_NAME.has(context.req.path) && !isOwn(own, context.req.header('host') ?? '')
    if (isRefused) context.res = context.text('This server has another address', 421)
    else await next()
    if (own?.protocol === 'https:') context.res.headers.set('strict-transport-security', `max-age=${YEAR_S}`)
  }
}

function isOwn(own: URL, host: string): boolean {
  const given = URL.parse(`${own.protocol}//${host}`)
  if (!given) return false
  const name = given.hostname.replace(/^\[|\]$/g, '')
  return given.host === own.host || name === 'localhost' || isOwnMachine(name)
}
