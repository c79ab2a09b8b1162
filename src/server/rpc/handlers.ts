import { ContractError } from '../../contract/errors.ts'
import { type MethodName, methodNamed, type ParsedParamsOf, type ResultOf } from '../../contract/methods.ts'
import type { Answer, PublicCall, ReadCall, StagedCall, WriteCall } from './call.ts'
import type { Stored } from './operations.ts'

/** The code of a method. `prepare` validates; what it answers runs the call. */
export type Handler =
  /** Answers a signed-in user and changes nothing. */
  | Kind<'read', ReadCall>
  /** Runs once inside the account's transaction (I2, I3, I7). */
  | Kind<'write', WriteCall>
  /** Works outside the transaction first, or changes nothing that is synchronised. */
  | Kind<'staged', StagedCall<unknown>>
  /** Sign-in, where there is no account yet. */
  | Kind<'public', PublicCall>

interface Kind<K extends string, C> {
  kind: K
  name: MethodName
  prepare(params: unknown): (call: C) => Promise<Answer<unknown>>
}

type Run<C, N extends MethodName> = (call: C, params: ParsedParamsOf<N>) => Promise<Answer<ResultOf<N>>>

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

/** What `call.write` answered is handed on, since it may be the stored result of a replay. */
export const staged = <N extends MethodName>(
  name: N,
  run: (call: StagedCall<ResultOf<N>>, params: ParsedParamsOf<N>) => Promise<Answer<ResultOf<N>> | Stored>,
): Handler => ({ kind: 'staged', name, prepare: prepared(name, run) })

export const open = <N extends MethodName>(name: N, run: Run<PublicCall, N>): Handler => ({
  kind: 'public',
  name,
  prepare: prepared(name, run),
})

/** Throws INVALID_PARAMS with the issues by path. */
function prepared<C, N extends MethodName>(
  name: N,
  run: (call: C, params: ParsedParamsOf<N>) => Promise<Answer<unknown>>,
) {
  const schema = methodNamed(name).params
  return (params: unknown) => {
    const parsed = schema.safeParse(params)
    if (!parsed.success) {
      const issues = parsed.error.issues.map(issue => ({ path: issue.path.join('.'), message: issue.message }))
      // The one whose sentence the specification gives (H §5, D §5).
      const assetType = issues.find(({ path }) => path.split('.').at(-1) === 'documentAssetType')
      const message = assetType?.message ?? 'The parameters are not those of the method.'
      throw new ContractError('INVALID_PARAMS', message, { issues })
    }
    const values: ParsedParamsOf<N> = parsed.data
    return (call: C) => run(call, values)
  }
}
