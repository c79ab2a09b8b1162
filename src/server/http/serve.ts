import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import type { HttpEnv } from './request.ts'

export interface HttpServer {
  port: number
  /** No new requests; those in flight may finish for `graceMs`, then their connections are cut. */
  close(graceMs: number): Promise<void>
}

/** Longer than the idle time of usual proxies, so that none of them sends into a connection that is just closing. */
const KEEP_ALIVE_MS = 75_000
const REQUEST_MS = 120_000

/** Resolves once connections are accepted; rejects where the address cannot be had. */
export async function serveHttp(app: Hono<HttpEnv>, host: string, port: number): Promise<HttpServer> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  return {
    port: (server.address() as AddressInfo).port,
    async close(graceMs) {
      const closed = new Promise<void>(resolve => server.close(() => resolve()))
      if ('closeIdleConnections' in server) server.closeIdleConnections()
      const cut = setTimeout(() => {
        if ('closeAllConnections' in server) server.closeAllConnections()
      }, graceMs)
      await closed
      clearTimeout(cut)
    },
  }
}
