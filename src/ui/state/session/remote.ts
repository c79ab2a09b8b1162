import type { MethodName } from '../../../contract/methods.ts'
import type { CommandContext } from '../../../db/commands/context.ts'
import { keepRemote } from '../../../db/commands/remote-cache.ts'
import type { CallOutcome, CallParams } from '../../../sync/bridge.ts'

/** Outcome of the last call to the server: `idle` after a result, and before the first call. */
export type Asked =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'unreachable' }
  /** `code` is a name of the contract's errors. */
  | { kind: 'refused'; code: string }
  /** The server replied, but this device could not store the result (full disk); the cached result is still shown. */
  | { kind: 'not-stored' }

type Call = <N extends MethodName>(method: N, params: CallParams<N>) => Promise<CallOutcome>

/** A key of the store has at most 300 characters. */
const LONGEST_KEY = 300

/** Key under which a result is cached: equal calls share it, others do not. */
export function remoteKey<N extends MethodName>(method: N, params: CallParams<N>): string {
  const whole = `${method}|${JSON.stringify(params)}`
  if (whole.length <= LONGEST_KEY) return whole
  return `${method}|${fingerprint(whole, 5381)}${fingerprint(whole, 52_711)}${whole.length}`
}

/** Bernstein's hash, 32 bits. */
function fingerprint(text: string, seed: number): string {
  let hash = seed
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 33) ^ text.charCodeAt(at)) >>> 0
  return hash.toString(16).padStart(8, '0')
}

/** True if a cached result is missing, older than `maxAgeMs`, or from the future: the clock was set back (I13). */
export const isStale = (fetchedAt: number | null, now: number, maxAgeMs: number): boolean =>
  fetchedAt === null || now - fetchedAt > maxAgeMs || fetchedAt > now

/** Calls the server and caches its result; on any other outcome the cached result is unchanged. */
export async function fetchRemote<N extends MethodName>(
  context: CommandContext,
  call: Call,
  method: N,
  params: CallParams<N>,
): Promise<Asked> {
  const outcome = await call(method, params)
  switch (outcome.kind) {
    case 'answered':
      return await keepRemote(context, remoteKey(method, params), outcome.result).then(
        () => ({ kind: 'idle' }),
        () => ({ kind: 'not-stored' }),
      )
    case 'refused':
      return { kind: 'refused', code: outcome.code }
    case 'unreachable':
      return { kind: 'unreachable' }
  }
}
