import { useAtomValue } from 'jotai'
import type { Faults } from '../../../platform/faults/faults.ts'
import { store } from '../session/session.ts'
import { changeFaults, faultsAtom } from './faults.ts'

export const useFaults = (): Faults => useAtomValue(faultsAtom, { store })

/** Shows the faults at once; resolves when they are injected into page and worker. */
export async function setFaults(faults: Faults): Promise<void> {
  store.set(faultsAtom, faults)
  await changeFaults(faults)
}
