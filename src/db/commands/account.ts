import type { UserData } from '../../contract/entities/user.ts'
import { type CommandContext, edit } from './context.ts'

/** Changes the signed-in user's data. Only the differences are sent; the server merges them by path (decision 17). */
export async function updateUserData(context: CommandContext, change: (data: UserData) => UserData): Promise<void> {
  await edit(context, 'account', context.accountId, ({ data }) => ({ data: change(data) }))
}

export async function setCurrentPatient(context: CommandContext, patientClientId: string): Promise<void> {
  await updateUserData(context, data => ({
    ...data,
    preferences: { ...data.preferences, currentPatientId: patientClientId },
  }))
}
