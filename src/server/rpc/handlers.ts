import { ContractError } from '../../contract/errors.ts'
import { type MethodName, methodNamed, type ParsedParamsOf, type ResultOf } from '../../contract/methods.ts'
import type { CallResult, PublicCall, ReadCall, StagedCall, WriteCall } from './call.ts'
import type { Stored } from './operations.ts'

/** The code of a method. `prepare` validates the parameters and returns the function that runs the call. */
export type Handler =
  /** For a signed-in user; changes nothing. */
  | Kind<'read', ReadCall>
  /** Runs once inside the account's transaction (I2, I3, I7). */
  | Kind<'write', WriteCall>
  /** Works outside the transaction first, or changes nothing that is replicated. */
  | Kind<'staged', StagedCall<unknown>>
  /** Without an account: sign-in. */
  | Kind<'public', PublicCall>

interface Kind<K extends string, C> {
  kind: K
  name: MethodName
  prepare(params: unknown): (call: C) => Promise<CallResult<unknown>>
}

type Run<C, N extends MethodName> = (call: C, params: ParsedParamsOf<N>) => Promise<CallResult<ResultOf<N>>>

export const read = <N extends MethodName>(name: N, run: Run<ReadCall, N>): Handler => ({
  kind: 'read',
  name,
  prepare: prepared(name, run),
})

export const write = <N extends MethodName>(name: N, run: Run<WriteCall, N>): Handler => ({
  kind: 'write',
  name,
  prepare: prepared(name, run),
})

/** May return what `call.write` returned, which can be the stored result of a replay. */
export const staged = <N extends MethodName>(
  name: N,
  run: (call: StagedCall<ResultOf<N>>, params: ParsedParamsOf<N>) => Promise<CallResult<ResultOf<N>> | Stored>,
): Handler => ({ kind: 'staged', name, prepare: prepared(name, run) })

export const open = <N extends MethodName>(name: N, run: Run<PublicCall, N>): Handler => ({
  kind: 'public',
  name,
  prepare: prepared(name, run),
})

/** Throws INVALID_PARAMS with the issues by path. */
function prepared<C, N extends MethodName>(
  name: N,
  run: (call: C, params: ParsedParamsOf<N>) => Promise<CallResult<unknown>>,
) {
  const schema = methodNamed(name).params
  return (params: unknown) => {
    const parsed = schema.safeParse(params)
    if (!parsed.success) {
      const issues = parsed.error.issues.map(issue => ({ path: issue.path.join('.'), message: issue.message }))
      // The specification gives the message for this field (H §5, D §5).
      const assetType = issues.find(({ path }) => path.split('.').at(-1) === 'documentAssetType')
      const message = assetType?.message ?? 'The parameters are not those of the method.'
      throw new ContractError('INVALID_PARAMS', message, { issues })
    }
    const values: ParsedParamsOf<N> = parsed.data
    return (call: C) => run(call, values)
  }
}
