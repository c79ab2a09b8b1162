import { expect } from 'playwright/test'
import type { NetworkProxy } from '../network/proxy.ts'
import { addPatient } from '../pages/patients.ts'
import { bringAudio } from '../pages/scribe.ts'
import { pill } from '../pages/shell.ts'
import type { Device } from './device-pool.ts'

/** Cuts the network, makes a patient and a recording of `seconds`, and returns their names. */
export async function workOffline(
  { page }: Device,
  network: NetworkProxy,
  tag: string,
  seconds?: number,
): Promise<[patient: string, visit: string]> {
  network.set({ kind: 'cut' })
  await addPatient(page, `Patient ${tag}`)
  await bringAudio(page, `Visit ${tag}`, seconds)
  await expect(pill(page)).toHaveText(/^Offline · \d/)
  return [`Patient ${tag}`, `Visit ${tag}`]
}
