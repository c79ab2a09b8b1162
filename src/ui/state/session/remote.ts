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

/** Key under which a result is cached: equal calls share it. */
export const remoteKey = <N extends MethodName>(method: N, params: CallParams<N>): string =>
  `${method}|${JSON.stringify(params)}`.slice(0, 300)

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
