import { useAtom } from 'jotai'
import { deviceAtom } from '../../../state/session/preferences.ts'
import { store } from '../../../state/session/session.ts'

export type Density = 'comfortable' | 'compact'

/** Stored on this device. */
const densityAtom = deviceAtom<Density>('scribe.density', 'comfortable')

export function useDensity(): [Density, (next: Density) => void] {
  return useAtom(densityAtom, { store })
}
