import { ContractError } from '../../contract/errors.ts'
import { type MethodName, methodNamed, type ParsedParamsOf, type ResultOf } from '../../contract/methods.ts'
import type { Answer, OpenCall, ReadCall, WriteCall } from './call.ts'

/** The code of a method. `prepare` validates; what it answers runs the call. */
export type Handler =
  /** Answers a signed-in user and changes nothing. */
  | Kind<'read', ReadCall>
  /** Runs once inside the account's transaction (I2, I3, I7). */
  | Kind<'write', WriteCall>
  /** Keeps its own transactions: sign-in, where there is no account yet, and chunks, which change no row that is synced. */
  | Kind<'open', OpenCall>

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

export const open = <N extends MethodName>(name: N, run: Run<OpenCall, N>): Handler => ({
  kind: 'open',
  name,
  prepare: prepared(name, run),
})

/** Throws INVALID_PARAMS with the issues by path. */
function prepared<C, N extends MethodName>(name: N, run: Run<C, N>) {
  const schema = methodNamed(name).params
  return (params: unknown) => {
    const parsed = schema.safeParse(params)
    if (!parsed.success) {
      const issues = parsed.error.issues.map(issue => ({ path: issue.path.join('.'), message: issue.message }))
      throw new ContractError('INVALID_PARAMS', 'The parameters are not those of the method.', { issues })
    }
    const values: ParsedParamsOf<N> = parsed.data
    return (call: C) => run(call, values)
  }
}
