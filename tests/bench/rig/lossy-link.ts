import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Prng } from '../../sim/world/prng.ts'

/** A proxy that drops a share of the requests: half of them in mid-body, half after the body, before the reply. */
export class LossyLink {
  readonly origin: string
  requests = 0
  dropped = 0
  /** Bytes of the request bodies that were cut and so never reached the server whole. */
  lostBytes = 0
  private readonly random: Prng
  private readonly share: number
  private readonly sockets = new Set<Socket>()
  private closedBytes = 0
  private readonly end: () => Promise<void>

  private constructor(port: number, share: number, seed: number, end: () => Promise<void>) {
    this.origin = `http://127.0.0.1:${port}`
    this.share = share
    this.random = new Prng(seed)
    this.end = end
  }

  static async before(target: string, share: number, seed: number): Promise<LossyLink> {
    const server = createServer((incoming, outgoing) => link.pass(new URL(target), incoming, outgoing))
    server.on('connection', socket => {
      link.sockets.add(socket)
      socket.on('close', () => {
        link.sockets.delete(socket)
        link.closedBytes += socket.bytesRead
      })
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const link = new LossyLink((server.address() as AddressInfo).port, share, seed, async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    })
    return link
  }

  /** Bytes that the client sent, headers included. */
  get sentBytes(): number {
    return [...this.sockets].reduce((sum, socket) => sum + socket.bytesRead, this.closedBytes)
  }

  stop(): Promise<void> {
    return this.end()
  }

  private pass(target: URL, incoming: IncomingMessage, outgoing: ServerResponse): void {
    this.requests++
    const drops = this.random.chance(this.share)
    const expected = Number(incoming.headers['content-length'] ?? 0)
    const cutAt = drops && expected > 0 && this.random.chance(0.5) ? this.random.float() * expected : null
    const onward = request(
      {
        host: target.hostname,
        port: target.port,
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
      },
      answer => {
        if (drops) {
          answer.resume()
          answer.on('end', () => incoming.socket.destroy())
          return
        }
        // One request per connection, because Chromium resends a request that is dropped on a reused one.
        outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' })
        answer.pipe(outgoing)
      },
    )
    onward.on('error', () => incoming.socket.destroy())
    let received = 0
    incoming.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (cutAt !== null) this.lostBytes += chunk.length
      onward.write(chunk)
      if (cutAt === null || received < cutAt) return
      incoming.socket.destroy()
      onward.destroy()
    })
    incoming.on('end', () => onward.end())
    if (drops) this.dropped++
  }
}
