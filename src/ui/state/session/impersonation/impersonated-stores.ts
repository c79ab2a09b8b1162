import { browserLocks } from '../../../../platform/browser/locks.ts'
import { deviceValues } from '../../../../platform/browser/storage.ts'
import { lockOf } from '../account-tabs.ts'
import { finishSignOut } from '../leave-account.ts'
import { forgetTabSession, unparkTabSession } from '../remembered-session.ts'
import { erase } from '../seal-session.ts'
import { IMPERSONATED, LEAVING } from '../session-marks.ts'

/*
 * The local stores of accounts that an administrator entered. Each has a name of its own and is deleted when its tab
 * leaves: neither the administrator's store nor one of that person on this device is opened (S7, I11).
 */

const marked = (): string[] => JSON.parse(deviceValues.get(IMPERSONATED) ?? '[]') as string[]
const mark = (ids: readonly string[]) =>
  ids.length > 0 ? deviceValues.set(IMPERSONATED, JSON.stringify(ids)) : deviceValues.remove(IMPERSONATED)

/** Call it before the store exists: a tab that is killed leaves nothing that a later start would not delete. */
export const markImpersonated = (accountId: string) => mark([...marked(), accountId])

/** The closed store of this tab is deleted, and the tab has its own session again. */
export async function endImpersonation(accountId: string): Promise<void> {
  // First: the deletion forgets the session that it finds for the account.
  forgetTabSession()
  unparkTabSession()
  await eraseStore(accountId).catch(() => undefined)
}

/** Deletes what closed tabs left; not the store of a tab that is still there. */
export async function eraseAbandoned(current: string | undefined): Promise<void> {
  for (const accountId of marked()) {
    if (accountId === current) continue
    const isFree = await browserLocks.hold(lockOf(accountId), { ifAvailable: true }, async held => held)
    if (isFree) await eraseStore(accountId).catch(() => undefined)
  }
}

async function eraseStore(accountId: string): Promise<void> {
  await erase(accountId)
  deviceValues.set(LEAVING, '1')
  await finishSignOut(accountId)
  mark(marked().filter(one => one !== accountId))
}
