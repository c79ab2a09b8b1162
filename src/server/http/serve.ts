import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { HttpEnv } from './request.ts'

export interface HttpServer {
  port: number
  /** Where this machine reaches it. */
  origin: string
  /** Accepts no new requests; those in flight may finish for `graceMs`, then their connections are cut. */
  close(graceMs: number): Promise<void>
}

/** Longer than the idle time of common proxies, so that none sends into a closing connection. */
const KEEP_ALIVE_MS = 75_000
/** A chunk of 512 KB takes minutes on the weakest supported link. */
const REQUEST_MS = 600_000
const SWEEP_MS = 100

/** Resolves when connections are accepted; rejects if the address is not available. */
export async function serveHttp(app: Hono<HttpEnv>, host: string, port: number): Promise<HttpServer> {
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS },
    getRequestListener(app.fetch),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('the server has no port')
  return {
    port: address.port,
    origin: `http://${localHost(address)}:${address.port}`,
    async close(graceMs) {
      const closed = new Promise<void>(resolve => server.close(() => resolve()))
      // A connection whose request ends after this point would stay open for its keep-alive time.
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
      const cut = setTimeout(() => server.closeAllConnections(), graceMs)
      server.closeIdleConnections()
      await closed
      clearInterval(sweep)
      clearTimeout(cut)
    },
  }
}

/** A server that accepts connections from everywhere is reached at the loopback. */
function localHost({ address, family }: AddressInfo): string {
  if (address === '0.0.0.0') return '127.0.0.1'
  if (address === '::') return '[::1]'
  return family === 'IPv6' ? `[${address}]` : address
}
