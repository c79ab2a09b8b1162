import { atom, useAtomValue } from 'jotai'
import { useCallback, useMemo } from 'react'
import type { PatientDocument } from '../../../db/collections/patients.ts'
import { setCurrentPatient } from '../../../db/commands/account.ts'
import type { CommandContext } from '../../../db/commands/context.ts'
import { currentOf } from '../../../db/commands/current-patient.ts'
import { ownAccount } from '../../../db/queries/account.ts'
import { allDocuments, oneDocument } from '../../../db/queries/documents.ts'
import { deviceValues, tabValues } from '../../../platform/browser/storage.ts'
import { createPatientChoice } from './patient-choice.ts'
import { sessionAtom, store } from './session.ts'
import { useLive } from './use-live.ts'
import { useCommandContext } from './use-session.ts'

const choice = createPatientChoice(tabValues, deviceValues)
const chosenAtom = atom<string | null>(null)

function followSession(): void {
  const state = store.get(sessionAtom)
  if (state.kind === 'signed-in') store.set(chosenAtom, choice.of(state.session.accountId))
  if (state.kind !== 'signed-out') return
  choice.forget()
  store.set(chosenAtom, null)
}
store.sub(sessionAtom, followSession)
followSession()

/** The clientId that was chosen in this tab; null without a choice. */
export const chosenPatientId = (): string | null => store.get(chosenAtom)
export const useChosenPatientId = (): string | null => useAtomValue(chosenAtom, { store })
/** Calls `listener` after every choice, and when the session ends. */
export const onPatientChoice = (listener: () => void): (() => void) => store.sub(chosenAtom, listener)

/** Chooses for this tab, and for tabs and devices of the account that open later without a choice of their own. */
export async function choosePatient(context: CommandContext, clientId: string): Promise<void> {
  choice.choose(context.accountId, clientId)
  store.set(chosenAtom, clientId)
  // Only the start value of other devices depends on this write: the choice holds here already.
  await setCurrentPatient(context, clientId).catch(() => undefined)
}

/** Null while loading, after a failure of the store, and without patients. */
export function useCurrentPatient(): PatientDocument | null {
  const { database } = useCommandContext()
  const chosen = useChosenPatientId()
  const patients = useLive(useCallback(() => allDocuments(database, 'patients'), [database]))
  const account = useLive(useCallback(() => ownAccount(database), [database]))
  if (patients.kind !== 'ready' || account.kind !== 'ready') return null
  return currentOf(patients.value, chosen, account.value)
}

/** Undefined while loading; null after a failure of the store, and if there is no such patient. */
export function usePatient(clientId: string): PatientDocument | null | undefined {
  const { database } = useCommandContext()
  const patient = useLive(useCallback(() => oneDocument(database, 'patients', clientId), [database, clientId]))
  if (patient.kind === 'loading') return undefined
  return patient.kind === 'ready' ? patient.value : null
}

/** Null while loading, after a failure of the store, and if there is no such patient. */
export const usePatientName = (clientId: string): string | null => usePatient(clientId)?.name ?? null

const NO_NAMES: ReadonlyMap<string, string> = new Map()

/** The name of every patient by clientId, for lists; null while loading, empty if the store fails. */
export function usePatientNames(): ReadonlyMap<string, string> | null {
  const { database } = useCommandContext()
  const patients = useLive(useCallback(() => allDocuments(database, 'patients'), [database]))
  return useMemo(() => {
    switch (patients.kind) {
      case 'loading':
        return null
      case 'failed':
        return NO_NAMES
      case 'ready':
        return new Map(patients.value.map(one => [one.clientId, one.name]))
    }
  }, [patients])
}
