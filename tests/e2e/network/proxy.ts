import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Fault, FaultPlan, nameOf, refuse } from './fault.ts'

/** What the way to the server does to a request. */
export type Weather =
  | { kind: 'clear' }
  /** No network: connections are reset, open ones too. */
  | { kind: 'cut' }
  /** Connected, and then nothing. */
  | { kind: 'hang' }
  | { kind: 'slow'; ms: number }
  /** A share of the requests (0 to 1) is reset: one half before it reaches the server, of the other the reply is lost. */
  | { kind: 'lossy'; share: number; random: () => number }
  /** Every request is answered with this status by the proxy itself. */
  | { kind: 'status'; status: number }
  /** Some requests are harmed, each in its own way; the others pass. */
  | { kind: 'faults'; plan: FaultPlan }

/** A proxy that the tests own, before a real server: the network that a test can break. */
export class NetworkProxy {
  readonly origin: string
  /** Requests that were let through, by method and path. */
  readonly passed: string[] = []
  /** Bytes of request bodies that came to the proxy, by method and path; also of those that it lost. */
  readonly received: { line: string; bytes: number }[] = []
  /** The server behind; another one after a new version was put in place. */
  target: string
  private weather: Weather = { kind: 'clear' }
  private readonly sockets = new Set<Socket>()
  private readonly close: () => Promise<void>

  private constructor(target: string, port: number, close: () => Promise<void>) {
    this.target = target
    this.origin = `http://localhost:${port}`
    this.close = close
  }

  static async before(target: string, port = 0): Promise<NetworkProxy> {
    const server = createServer((incoming, outgoing) => proxy.handle(new URL(proxy.target), incoming, outgoing))
    server.on('connection', socket => {
      if (proxy.weather.kind === 'cut') socket.destroy()
      proxy.sockets.add(socket)
      socket.on('close', () => proxy.sockets.delete(socket))
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const proxy = new NetworkProxy(target, (server.address() as AddressInfo).port, async () => {
      for (const socket of proxy.sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    })
    return proxy
  }

  set(weather: Weather): void {
    this.weather = weather
    if (weather.kind === 'cut') for (const socket of this.sockets) socket.destroy()
  }

  /** Harms requests until the next weather; what was struck can be read from the plan. */
  harm(...faults: Fault[]): FaultPlan {
    const plan = new FaultPlan(faults)
    this.set({ kind: 'faults', plan })
    return plan
  }

  stop(): Promise<void> {
    return this.close()
  }

  private handle(target: URL, incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { weather } = this
    const received = { line: `${incoming.method} ${incoming.url}`, bytes: 0 }
    this.received.push(received)
    incoming.on('data', (chunk: Buffer) => {
      received.bytes += chunk.length
    })
    switch (weather.kind) {
      case 'cut':
        incoming.socket.destroy()
        return
      case 'hang':
        return
      case 'status':
        outgoing.writeHead(weather.status).end()
        return
      case 'slow':
        incoming.pause()
        setTimeout(() => this.forward(target, incoming, outgoing, false), weather.ms)
        return
      case 'lossy':
        this.lose(target, incoming, outgoing, weather.random() / weather.share)
        return
      case 'faults':
        void this.judged(weather.plan, target, incoming, outgoing)
        return
      case 'clear':
        this.forward(target, incoming, outgoing, false)
    }
  }

  /** `luck` below 0.5: lost on the way there; below 1: on the way back. */
  private lose(target: URL, incoming: IncomingMessage, outgoing: ServerResponse, luck: number): void {
    if (luck >= 0.5) this.forward(target, incoming, outgoing, luck < 1)
    else incoming.on('end', () => incoming.socket.destroy())
  }

  private async judged(plan: FaultPlan, target: URL, incoming: IncomingMessage, outgoing: ServerResponse) {
    // A request that its sender gave up while it came in.
    const body = await buffer(incoming).catch(() => null)
    if (!body) return
    const harm = plan.judge(nameOf(incoming, body))
    const pass = (change: Change = {}) => this.forward(target, incoming, outgoing, false, { body, ...change })
    switch (harm?.kind) {
      case undefined:
        return pass()
      case 'status':
        outgoing.writeHead(harm.status, harm.retryAfter ? { 'retry-after': String(harm.retryAfter) } : {}).end()
        return
      case 'refuse':
        return refuse(body, harm, outgoing)
      case 'replace':
        outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(harm.body))
        return
      case 'truncate':
        return pass({ answerBytes: harm.bytes })
      case 'lose-reply':
        return this.forward(target, incoming, outgoing, true, { body })
      case 'drop':
        return pass({ requestBytes: harm.bytes })
      case 'duplicate':
        return pass({ twice: true })
      case 'delay':
        setTimeout(pass, harm.ms)
        return
      case 'meanwhile':
        await harm.work()
        return pass()
      case 'tell':
        if (harm.reached) this.forward(target, incoming, outgoing, true, { body })
        harm.tell()
    }
  }

  private forward(
    target: URL,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    loseReply: boolean,
    { body, requestBytes, answerBytes, twice }: Change = {},
  ): void {
    this.passed.push(`${incoming.method} ${incoming.url}`)
    const onward = request(
      {
        host: target.hostname,
        port: target.port,
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
      },
      answer => {
        if (twice) {
          answer.resume()
          answer.on('end', () => this.forward(target, incoming, outgoing, loseReply, { body }))
          return
        }
        if (loseReply) {
          answer.resume()
          answer.on('end', () => incoming.socket.destroy())
          return
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        if (answerBytes === undefined) answer.pipe(outgoing)
        else cutShort(answer, outgoing, answerBytes)
      },
    )
    onward.on('error', () => incoming.socket.destroy())
    outgoing.on('close', () => onward.destroy())
    if (requestBytes !== undefined) onward.write(body?.subarray(0, requestBytes), () => onward.destroy())
    else if (body) onward.end(body)
    else incoming.pipe(onward)
  }
}

/** What is done to a request, or to its answer, on the way. */
interface Change {
  /** The request's body, where it was read to judge it. */
  body?: Buffer
  requestBytes?: number
  answerBytes?: number
  twice?: boolean
}

/** The first bytes of the answer, once it is whole, and then the end of the connection. */
async function cutShort(answer: IncomingMessage, outgoing: ServerResponse, bytes: number): Promise<void> {
  const whole = await buffer(answer)
  outgoing.write(whole.subarray(0, bytes), () => outgoing.destroy())
}
