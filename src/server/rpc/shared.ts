import { ContractError } from '../../contract/errors.ts'
import { type MethodName, methodNamed, type ParsedParamsOf, type ResultOf } from '../../contract/methods.ts'
import type { CallResult, PublicCall } from './call.ts'

/** The code of a method for the holder of a share token. */
export interface SharedHandler {
  name: MethodName
  run(call: PublicCall, params: Record<string, unknown>): Promise<CallResult<unknown>>
}

/** One answer for every reason: an unknown, altered, expired or revoked token, another object than its own (S4). */
export const shareRefused = () => new ContractError('NOT_FOUND', 'There is nothing at this link.')

/** Parameters that the method does not take are refused like a wrong token. */
export function shared<N extends MethodName>(
  name: N,
  run: (call: PublicCall, params: ParsedParamsOf<N> & { shareToken: string }) => Promise<CallResult<ResultOf<N>>>,
): SharedHandler {
  const schema = methodNamed(name).params
  return {
    name,
    run(call, params) {
      const { shareToken } = params
      const parsed = schema.safeParse(params)
      if (typeof shareToken !== 'string' || !parsed.success) return Promise.reject(shareRefused())
      return run(call, { ...parsed.data, shareToken })
    },
  }
}
