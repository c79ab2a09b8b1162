import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Config } from '../config.ts'
import { networkOf } from '../forwarded-address.ts'
import { networkTest } from '../networks.ts'
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
const HEAD_MS = 15_000
/** A connection on which nothing moves; streams of changes ping more often. */
const SILENT_MS = 120_000
/** Of one address, unless set: a clinic behind one address has room. */
const PER_ADDRESS = 1000
const SWEEP_MS = 100

/** Resolves when connections are accepted; rejects if the address is not available. */
export async function serveHttp(
  app: Hono<HttpEnv>,
  { host, port, connections, trustedProxies }: Pick<Config, 'host' | 'port' | 'connections' | 'trustedProxies'>,
): Promise<HttpServer> {
  const server = createServer(
    {
      ...{ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS, headersTimeout: HEAD_MS },
      connectionsCheckingInterval: 5000,
    },
    getRequestListener(app.fetch),
  )
  server.timeout = SILENT_MS
  server.maxConnections = connections.inAll
  limitAddresses(server, connections.perAddress, trustedProxies)
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

/** Cuts connections above the limit of their address; without a limit of its own, proxies and this machine have none. */
function limitAddresses(server: Server, given: number | undefined, trustedProxies: readonly string[]): void {
  const isFree =
    given === undefined ? networkTest([...trustedProxies, '127.0.0.0/8', '::1']) : networkTest(trustedProxies)
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    if (isFree(remoteAddress)) return
    const network = networkOf(remoteAddress)
    const count = (open.get(network) ?? 0) + 1
    if (count > (given ?? PER_ADDRESS)) {
      socket.destroy()
      return
    }
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}

/** A server that accepts connections from everywhere is reached at the loopback. */
function localHost({ address, family }: AddressInfo): string {
  if (address === '0.0.0.0') return '127.0.0.1'
  if (address === '::') return '[::1]'
  return family === 'IPv6' ? `[${address}]` : address
}
