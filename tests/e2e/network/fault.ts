import type { IncomingMessage, ServerResponse } from 'node:http'
import { ContractError, type ErrorName } from '../../../src/contract/errors.ts'
import { seededChance } from '../../../src/platform/faults/seeded-chance.ts'

/** Effect of a fault on a request that it strikes. */
export type Harm =
  /** The proxy replies with this HTTP status; the server does not get the request. */
  | { kind: 'status'; status: 401 | 413 | 422 | 426 | 429 | 500 | 502 | 503; retryAfter?: number }
  /** The proxy refuses every call in the request with this error of the contract; the server does not get it. */
  | { kind: 'refuse'; code: ErrorName; userMessage?: string }
  /** The proxy replies with this JSON; the server does not get the request. */
  | { kind: 'replace'; body: object }
  /** The server handles the request; the connection is cut after this many bytes of the response body. */
  | { kind: 'truncate'; bytes: number }
  /** The server handles the request; no byte of its response arrives. */
  | { kind: 'lose-reply' }
  /** The request is cut after this many bytes of its body; the server never gets it whole. */
  | { kind: 'drop'; bytes: number }
  /** The server gets the request twice, one after the other; the second response arrives. */
  | { kind: 'duplicate' }
  | { kind: 'delay'; ms: number }
  /** Runs `work` before the request is forwarded. */
  | { kind: 'meanwhile'; work: () => Promise<void> }
  /** Calls `tell` and leaves the connection hanging; `reached` forwards the request and drops its response. */
  | { kind: 'tell'; reached: boolean; tell: () => void }

export interface Fault {
  /** Requests to strike, matched on HTTP method, path and RPC methods, such as `POST /api/rpc patients:create`. */
  on: RegExp
  does: Harm
  /** Share of the matching requests that are struck, 0 to 1, chosen by the seed; 1 by default. */
  share?: number
  seed?: number
  /** Strikes at most this many requests. */
  times?: number
  /** Lets this many matching requests pass first. */
  after?: number
}

/** Chooses the fault for each request; deterministic for the same faults and the same sequence of requests. */
export class FaultPlan {
  /** The struck requests in order, with the kind of harm. */
  readonly struck: { request: string; harm: Harm['kind'] }[] = []
  private readonly faults: { fault: Fault; chance: () => number; left: number; spared: number }[]

  constructor(faults: readonly Fault[]) {
    this.faults = faults.map(fault => ({
      fault,
      chance: seededChance(fault.seed ?? 1),
      left: fault.times ?? Number.POSITIVE_INFINITY,
      spared: fault.after ?? 0,
    }))
  }

  judge(request: string): Harm | null {
    for (const one of this.faults) {
      if (one.left === 0 || !one.fault.on.test(request) || one.spared-- > 0) continue
      if (one.chance() >= (one.fault.share ?? 1)) continue
      one.left -= 1
      this.struck.push({ request, harm: one.fault.does.kind })
      return one.fault.does
    }
    return null
  }
}

/** Describes a request for matching, such as `POST /api/rpc patients:create recordings:list`. */
export function nameOf({ method, url }: IncomingMessage, body: Buffer): string {
  const plain = `${method} ${url}`
  if (url !== '/api/rpc') return plain
  const methods = Array.from(body.toString().matchAll(/"method":"([^"]+)"/g), found => found[1])
  return [plain, ...methods].join(' ')
}

/** Refuses as the server does: one error response per call, with the call's id. */
export function refuse(
  body: Buffer,
  { code, userMessage }: Extract<Harm, { kind: 'refuse' }>,
  outgoing: ServerResponse,
): void {
  const request: unknown = JSON.parse(body.toString())
  const error = new ContractError(code, code, userMessage ? { userMessage } : {}).toBody()
  const refusal = (call: { id: unknown }) => ({ jsonrpc: '2.0', id: call.id, error })
  const refusals = Array.isArray(request) ? request.map(refusal) : refusal(request as { id: unknown })
  outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(refusals))
}
