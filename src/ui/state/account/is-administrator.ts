import { resumed, sessionAtom, store } from '../session/session.ts'

/** Whether the server said so of the signed-in user, as far as this device knows. */
export async function isAdministrator(): Promise<boolean> {
  await resumed
  const state = store.get(sessionAtom)
  if (state.kind !== 'signed-in') return false
  const account = await state.database.account.findOne().exec()
  return account?.data.profile?.role === 'admin'
}
