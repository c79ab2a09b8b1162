import { ContractError } from '../../contract/errors.ts'
import type { Method } from '../../contract/method.ts'
import type { MethodName } from '../../contract/methods.ts'

/** Writes that stay open to an account without consent: its own choices, its way out, and what only takes away. */
const WITHOUT_CONSENT: ReadonlySet<string> = new Set([
  'chat.messages:delete',
  'chat:clearHistory',
  'chat:endSession',
  'fileUpload:cancelChunkedUpload',
  'healthRecords.shares:revoke',
  'healthRecords:createDaAccessToken',
  'healthRecords:delete',
  'userAccount.patients:delete',
  'userAccount.push:unsubscribe',
  'userAccount.sessions:revoke',
  'userAccount.devices:revoke',
  'userAccount.user.telegram:unlink',
  'userAccount.user:delete',
  'userAccount.user:keepAccount',
  'userAccount.user:logout',
  'userAccount.user:sendFeedback',
  'userAccount.user:update',
] as const satisfies MethodName[])

/** Reads go on: the account's owner sees, exports and deletes what is stored. */
export const needsConsent = ({ name, access, effect }: Pick<Method, 'name' | 'access' | 'effect'>): boolean =>
  access === 'user' && effect === 'write' && !WITHOUT_CONSENT.has(name)

export const consentNeeded = () =>
  new ContractError('FORBIDDEN', 'The account has not agreed to it.', { errorType: 'ConsentNeeded' })
