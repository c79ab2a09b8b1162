import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { HttpEnv } from './request.ts'

export interface HttpServer {
  port: number
  /** No new requests; those in flight may finish for `graceMs`, then their connections are cut. */
  close(graceMs: number): Promise<void>
}

/** Longer than the idle time of usual proxies, so that none of them sends into a connection that is just closing. */
const KEEP_ALIVE_MS = 75_000
/** A chunk of 512 KB takes minutes on a ward's worst link. */
const REQUEST_MS = 600_000
const SWEEP_MS = 100

/** Resolves once connections are accepted; rejects where the address cannot be had. */
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
    async close(graceMs) {
      const closed = new Promise<void>(resolve => server.close(() => resolve()))
      // A connection whose answer has just gone out is idle only then, and would keep the server for its keep-alive time.
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
      const cut = setTimeout(() => server.closeAllConnections(), graceMs)
      server.closeIdleConnections()
      await closed
      clearInterval(sweep)
      clearTimeout(cut)
    },
  }
}
