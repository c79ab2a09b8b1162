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

/** The calls of one key: how many began, which of them was kept last, and the newest while it is under way. */
interface Calls {
  begun: number
  kept: number
  underWay: Promise<Asked> | null
}

const callsByStore = new WeakMap<CommandContext['database'], Map<string, Calls>>()

function callsOf({ database }: CommandContext, key: string): Calls {
  const known = callsByStore.get(database) ?? new Map<string, Calls>()
  callsByStore.set(database, known)
  const calls = known.get(key) ?? { begun: 0, kept: 0, underWay: null }
  known.set(key, calls)
  return calls
}

/**
 * Calls the server and caches its result; on any other outcome the cached result is unchanged. A result that arrives
 * after that of a later call is dropped: it is older.
 */
export function fetchRemote<N extends MethodName>(
  context: CommandContext,
  call: Call,
  method: N,
  params: CallParams<N>,
): Promise<Asked> {
  const key = remoteKey(method, params)
  const calls = callsOf(context, key)
  const number = ++calls.begun
  const running = call(method, params).then(async (outcome): Promise<Asked> => {
    if (outcome.kind === 'unreachable') return { kind: 'unreachable' }
    if (outcome.kind === 'refused') return { kind: 'refused', code: outcome.code }
    if (number < calls.kept) return { kind: 'idle' }
    calls.kept = number
    return await keepRemote(context, key, outcome.result).then(
      () => ({ kind: 'idle' }),
      () => ({ kind: 'not-stored' }),
    )
  })
  calls.underWay = running
  const end = () => {
    if (calls.underWay === running) calls.underWay = null
  }
  running.then(end, end)
  return running
}

/** The outcome of the call that is under way, else of a new one: parts of a screen that ask at once share a call. */
export const joinRemote = <N extends MethodName>(
  context: CommandContext,
  call: Call,
  method: N,
  params: CallParams<N>,
): Promise<Asked> => callsOf(context, remoteKey(method, params)).underWay ?? fetchRemote(context, call, method, params)
