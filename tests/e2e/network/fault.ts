import type { IncomingMessage, ServerResponse } from 'node:http'
import { ContractError, type ErrorName } from '../../../src/contract/errors.ts'
import { seededChance } from '../../../src/platform/weather/seeded-chance.ts'

/** What happens to a request that is struck. */
export type Harm =
  /** Answered by the proxy with this HTTP status, past the server. */
  | { kind: 'status'; status: 401 | 413 | 422 | 426 | 429 | 500 | 502 | 503; retryAfter?: number }
  /** The contract's own refusal of every call in the request, past the server. */
  | { kind: 'refuse'; code: ErrorName; userMessage?: string }
  /** Answered with this JSON, past the server. */
  | { kind: 'replace'; body: object }
  /** The server has done its work; the connection breaks off after so many bytes of the answer's body. */
  | { kind: 'truncate'; bytes: number }
  /** The server has done its work; not a byte of its answer arrives. */
  | { kind: 'lose-reply' }
  /** The request breaks off on its way after so many bytes; the server never has it whole. */
  | { kind: 'drop'; bytes: number }
  /** The server gets the request twice, one after the other; the second answer arrives. */
  | { kind: 'duplicate' }
  | { kind: 'delay'; ms: number }
  /** Something happens before the request goes on. */
  | { kind: 'meanwhile'; work: () => Promise<void> }
  /** The test is told, with the request on its way or its reply lost; the connection hangs. */
  | { kind: 'tell'; reached: boolean; tell: () => void }

export interface Fault {
  /** What is struck, as text: method, path, and for a call the methods it names: `POST /api/rpc patients:create`. */
  on: RegExp
  does: Harm
  /** 0 to 1 with the seed; every one unless given. */
  share?: number
  seed?: number
  /** Not more often than this. */
  times?: number
  /** Lets so many pass first. */
  after?: number
}

/** Judges requests one after another; the same faults and the same requests give the same harm. */
export class FaultPlan {
  /** What was struck, in order: the request and the harm. */
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

/** `POST /api/rpc patients:create recordings:list` */
export function nameOf({ method, url }: IncomingMessage, body: Buffer): string {
  const plain = `${method} ${url}`
  if (url !== '/api/rpc') return plain
  const methods = Array.from(body.toString().matchAll(/"method":"([^"]+)"/g), found => found[1])
  return [plain, ...methods].join(' ')
}

/** The refusal as the server words it: one answer for each call, with its id. */
export function refuse(
  body: Buffer,
  { code, userMessage }: Extract<Harm, { kind: 'refuse' }>,
  outgoing: ServerResponse,
): void {
  const request: unknown = JSON.parse(body.toString())
  const error = new ContractError(code, code, userMessage ? { userMessage } : {}).toBody()
  const answer = (call: { id: unknown }) => ({ jsonrpc: '2.0', id: call.id, error })
  const answers = Array.isArray(request) ? request.map(answer) : answer(request as { id: unknown })
  outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers))
}
