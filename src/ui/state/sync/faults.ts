import { atom } from 'jotai'
import { tabValues } from '../../../platform/browser/storage.ts'
import type { Faults } from '../../../platform/faults/faults.ts'
import { bridge } from '../session/bridge.ts'

const KEY = 'faults'

/** The faults injected into this tab on /dev/sync; read it from the store of session.ts. */
export const faultsAtom = atom<Faults>([])

/** Injects these faults into this tab's page and worker, and stores them for its next load. */
export async function changeFaults(faults: Faults): Promise<void> {
  if (faults.length > 0) tabValues.set(KEY, JSON.stringify(faults))
  else tabValues.remove(KEY)
  const { injectIntoPage } = await import('./page-faults.ts')
  injectIntoPage(faults, bridge.kill)
  await bridge.faults(faults)
}

/** Re-applies the faults saved before the reload and returns them. */
export async function restoreFaults(): Promise<Faults> {
  const kept = tabValues.get(KEY)
  if (!kept) return []
  const { readFaults } = await import('./page-faults.ts')
  const faults = readFaults(kept)
  await changeFaults(faults)
  return faults
}
