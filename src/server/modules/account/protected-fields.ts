import { isDeepStrictEqual } from 'node:util'
import { ContractError } from '../../../contract/errors.ts'
import { isObject } from './apply-patch.ts'

/** What only the server writes: power, plan and money. */
const PROTECTED = [['profile', 'role'], ['plan'], ['subscription'], ['balance'], ['referrals', 'code']] as const

/** Throws UNPROCESSABLE where a user's own change of their data reached a protected field. */
export function refuseProtectedChange(before: unknown, after: unknown): void {
  const changed = PROTECTED.filter(path => !isDeepStrictEqual(valueAt(before, path), valueAt(after, path)))
  if (changed.length === 0) return
  throw new ContractError('UNPROCESSABLE', 'This field is written by the server only.', {
    errorType: 'ProtectedField',
    issues: changed.map(path => ({ path: `data.${path.join('.')}`, message: 'is written by the server only' })),
  })
}

const valueAt = (value: unknown, path: readonly string[]) =>
  path.reduce<unknown>((at, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined), value)
