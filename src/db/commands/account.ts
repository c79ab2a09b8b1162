import type { User, UserData } from '../../contract/entities/user.ts'
import { CONSENTS } from '../../domain/account/consent.ts'
import { QUEUE } from '../document.ts'
import { created } from '../local-write.ts'
import { anyCollection, type CommandContext, edit, stamp } from './context.ts'

/** Changes the signed-in user's data. Only the differences are sent; the server merges them by path (decision 17). */
export async function updateUserData(context: CommandContext, change: (data: UserData) => UserData): Promise<void> {
  await edit(context, 'account', await ownId(context), ({ data }) => ({ data: change(data) }))
}

/** Not always the name of the store: an administrator in another account has one of its own. */
const ownId = async ({ database, accountId }: CommandContext): Promise<string> =>
  (await database.account.findOne().exec())?.clientId ?? accountId

export async function renameUser(context: CommandContext, name: string, nickname: string): Promise<void> {
  await edit(context, 'account', await ownId(context), ({ data }) => ({ name, data: { ...data, nickname } }))
}

export async function setCurrentPatient(context: CommandContext, patientClientId: string): Promise<void> {
  await updateUserData(context, data => ({
    ...data,
    preferences: { ...data.preferences, currentPatientId: patientClientId },
  }))
}

/** Gives all six consents with the device's time; they wait for the network like every edit (decision 23). */
export async function giveConsent(context: CommandContext): Promise<void> {
  const consentTimestamp = new Date(context.clock.now()).toISOString()
  await setConsents(context, true, consentTimestamp)
}

export async function withdrawConsent(context: CommandContext): Promise<void> {
  await setConsents(context, false, null)
}

async function setConsents(context: CommandContext, given: boolean, consentTimestamp: string | null): Promise<void> {
  const boxes = Object.fromEntries(CONSENTS.map(one => [one, given]))
  await updateUserData(context, data => ({ ...data, activity: { ...data.activity, ...boxes, consentTimestamp } }))
}

/** Stores the user that a sign-in returned, unless the account is here: nothing has to wait for the first pull. */
export async function keepSignedInUser(context: CommandContext, user: User): Promise<void> {
  const { name, email, data, clientId, createdAt, updatedAt, id } = user
  const made = created({ name, email, avatar: user.avatar ?? null, data }, clientId, stamp(context), createdAt)
  // The document belongs to no epoch, so the first pull replaces it.
  const sync = { ...made.sync, ackedRev: made.sync.localRev, serverSeq: user.seq }
  const document = { ...made, id, updatedAt, queue: QUEUE.none, sync }
  await anyCollection(context.database, 'account').insertIfNotExists(document)
}
