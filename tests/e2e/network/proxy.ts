import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Fault, FaultPlan, nameOf, refuse } from './fault.ts'

/** State of the simulated network. */
export type Conditions =
  | { kind: 'clear' }
  /** No network: all connections are reset, including open ones. */
  | { kind: 'cut' }
  /** Connections open, but no request gets a response. */
  | { kind: 'hang' }
  | { kind: 'slow'; ms: number }
  /** A share of the requests (0 to 1) is reset: half before they reach the server, half before the reply. */
  | { kind: 'lossy'; share: number; random: () => number }
  /** The proxy itself replies to every request with this status. */
  | { kind: 'status'; status: number }
  /** The plan decides which requests are harmed and how; the others pass. */
  | { kind: 'faults'; plan: FaultPlan }

/** A proxy before a real server, with which a test simulates network faults. */
export class NetworkProxy {
  readonly origin: string
  /** Method and path of every request that was forwarded to the server. */
  readonly passed: string[] = []
  /** Method, path and body bytes of every request that the proxy received, including those it did not forward. */
  readonly received: { line: string; bytes: number }[] = []
  /** Origin of the server; a test changes it to deploy another version. */
  target: string
  private conditions: Conditions = { kind: 'clear' }
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
      if (proxy.conditions.kind === 'cut') socket.destroy()
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

  set(conditions: Conditions): void {
    this.conditions = conditions
    if (conditions.kind === 'cut') for (const socket of this.sockets) socket.destroy()
  }

  /** Injects faults until the next `set` or `harm`. The returned plan lists the struck requests. */
  harm(...faults: Fault[]): FaultPlan {
    const plan = new FaultPlan(faults)
    this.set({ kind: 'faults', plan })
    return plan
  }

  stop(): Promise<void> {
    return this.close()
  }

  private handle(target: URL, incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { conditions } = this
    const received = { line: `${incoming.method} ${incoming.url}`, bytes: 0 }
    this.received.push(received)
    incoming.on('data', (chunk: Buffer) => {
      received.bytes += chunk.length
    })
    switch (conditions.kind) {
      case 'cut':
        incoming.socket.destroy()
        return
      case 'hang':
        return
      case 'status':
        outgoing.writeHead(conditions.status).end()
        return
      case 'slow':
        incoming.pause()
        setTimeout(() => this.forward(target, incoming, outgoing, false), conditions.ms)
        return
      case 'lossy':
        this.lose(target, incoming, outgoing, conditions.random() / conditions.share)
        return
      case 'faults':
        void this.judged(conditions.plan, target, incoming, outgoing)
        return
      case 'clear':
        this.forward(target, incoming, outgoing, false)
    }
  }

  /** `luck` below 0.5 loses the request, below 1 its reply. */
  private lose(target: URL, incoming: IncomingMessage, outgoing: ServerResponse, luck: number): void {
    if (luck >= 0.5) this.forward(target, incoming, outgoing, luck < 1)
    else incoming.on('end', () => incoming.socket.destroy())
  }

  private async judged(plan: FaultPlan, target: URL, incoming: IncomingMessage, outgoing: ServerResponse) {
    // Null when the client aborts the request while it is read.
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

/** Changes to a request or its response. */
interface Change {
  /** The request's body, if it was already read to choose the fault. */
  body?: Buffer
  requestBytes?: number
  answerBytes?: number
  twice?: boolean
}

/** Sends the first bytes of the response body and then closes the connection. */
async function cutShort(answer: IncomingMessage, outgoing: ServerResponse, bytes: number): Promise<void> {
  const whole = await buffer(answer)
  outgoing.write(whole.subarray(0, bytes), () => outgoing.destroy())
}
