import { isDeepStrictEqual } from 'node:util'
import { isBag } from '../../../contract/bag.ts'
import { ContractError } from '../../../contract/errors.ts'

/** Fields that only the server writes: role, plan, money, the end of the account. */
const PROTECTED = [
  ['profile', 'role'],
  ['plan'],
  ['subscription'],
  ['balance'],
  ['referrals', 'code'],
  ['deleteAfter'],
] as const

/** Throws UNPROCESSABLE if a user's change of their own data touches a protected field. */
export function refuseProtectedChange(before: unknown, after: unknown): void {
  const changed = PROTECTED.filter(path => !isDeepStrictEqual(valueAt(before, path), valueAt(after, path)))
  if (changed.length === 0) return
  throw new ContractError('UNPROCESSABLE', 'This field is written by the server only.', {
    errorType: 'ProtectedField',
    issues: changed.map(path => ({ path: `data.${path.join('.')}`, message: 'is written by the server only' })),
  })
}

const valueAt = (value: unknown, path: readonly string[]) =>
  path.reduce<unknown>((at, key) => (isBag(at) && Object.hasOwn(at, key) ? at[key] : undefined), value)
