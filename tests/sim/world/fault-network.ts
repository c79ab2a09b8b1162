import type { Net } from '../../../src/platform/net.ts'
import type { Prng } from './prng.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** A fault of the network, or of a proxy on the way, that strikes one request. */
export type Fault =
  | 'none'
  | 'refuse' /* never arrives */
  | 'lose-reply' /* takes effect, the reply never arrives */
  | 'duplicate' /* arrives twice, the second copy later */
  | 'slow'
  | 'truncate' /* half of the reply arrives */
  | 'hang' /* no reply and no error for ten minutes */
  | 'http-401'
  | 'http-403'
  | 'http-413'
  | 'http-429'
  | 'http-500'
  | 'http-503'
  | 'portal' /* the page of a captive portal, with status 200 */

export type Weights = Partial<Record<Fault, number>>

export interface Server {
  handle(url: string, init: RequestInit): Promise<Response>
}

/** The network of one device. Delays are in virtual time; every injected fault is noted in the world's trace. */
export class FaultNetwork {
  online = true
  weights: Weights = { none: 1 }
  /** Upload bandwidth. */
  bytesPerSecond = Number.POSITIVE_INFINITY
  /** Chooses the fault or response of a request; null leaves the choice to `weights`. */
  intercept: (url: string, body: string) => Fault | Response | null = () => null
  private readonly server: Server
  private readonly clock: VirtualClock
  private readonly random: Prng
  private readonly note: (line: string) => void

  constructor(server: Server, clock: VirtualClock, random: Prng, note: (line: string) => void) {
    this.server = server
    this.clock = clock
    this.random = random
    this.note = note
  }

  readonly net: Net = { fetch: (url, init = {}) => this.fetch(url, init) }

  private wait(ms: number, signal?: AbortSignal | null): Promise<void> {
    return new Promise((resolve, reject) => {
      const cancel = this.clock.after(ms, resolve)
      signal?.addEventListener('abort', () => {
        cancel()
        reject(signal.reason)
      })
    })
  }

  private draw(url: string, { body }: RequestInit): Fault | Response {
    if (!this.online) return 'refuse'
    const chosen = this.intercept(url, typeof body === 'string' ? body : '')
    if (chosen) return chosen
    const entries = Object.entries(this.weights) as [Fault, number][]
    let at = this.random.float() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [fault, weight] of entries) {
      at -= weight
      if (at < 0) return url.endsWith('/api/events') && fault !== 'none' ? 'refuse' : fault
    }
    return 'none'
  }

  private async fetch(url: string, init: RequestInit): Promise<Response> {
    const { signal } = init
    const fault = this.draw(url, init)
    if (fault !== 'none') this.note(`network ${fault instanceof Response ? fault.status : fault} ${url}`)
    await this.wait(1 + this.random.int(40) + sizeOf(init.body) * (1000 / this.bytesPerSecond), signal)
    if (fault instanceof Response) return fault
    switch (fault) {
      case 'refuse':
        throw new TypeError('network refused')
      case 'hang':
        await this.wait(10 * 60_000, signal)
        throw new TypeError('network gave up')
      case 'lose-reply':
        await this.server.handle(url, init)
        throw new TypeError('connection reset')
      case 'duplicate': {
        const copy = { ...init, signal: null }
        const answer = await this.server.handle(url, init)
        if (!url.endsWith('/api/events'))
          this.clock.after(this.random.int(5000), () => void this.server.handle(url, copy))
        return answer
      }
      case 'slow': {
        await this.wait(this.random.int(20_000), signal)
        return await this.server.handle(url, init)
      }
      case 'truncate': {
        const answer = await this.server.handle(url, init)
        const text = await answer.text()
        return new Response(text.slice(0, Math.floor(text.length / 2)), {
          status: answer.status,
          headers: answer.headers,
        })
      }
      case 'portal':
        return new Response('<html>sign in to the hospital network</html>', {
          headers: { 'content-type': 'text/html' },
        })
      case 'http-401':
      case 'http-403':
      case 'http-413':
      case 'http-429':
      case 'http-500':
      case 'http-503':
        return new Response('', { status: Number(fault.slice(5)) })
      case 'none':
        return await this.server.handle(url, init)
    }
  }
}

function sizeOf(body: RequestInit['body']): number {
  if (typeof body === 'string') return body.length
  return body instanceof Uint8Array ? body.byteLength : 0
}
