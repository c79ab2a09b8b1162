import type { Bag } from '../replica/outcome.ts'
import { type Merged, threeWay } from './three-way.ts'

const transcription = (content: Bag) => (content.data as Bag | undefined)?.transcription as Bag | null | undefined

/**
 * Recordings merge field by field, with one rule of their own: a transcript that a person wrote or corrected is never
 * displaced by one that a recogniser made. The recogniser's text is kept as the losing version.
 */
export function mergeRecordings(base: Bag | null, local: Bag, remote: Bag): Merged<Bag> {
  const merged = threeWay(base, local, remote)
  const [mine, theirs] = [transcription(local), transcription(remote)]
  const contested = merged.conflicts.some(one => one.path.startsWith('data.transcription'))
  if (!contested || mine?.model !== 'manual' || theirs?.model === 'manual') return merged
  const data = { ...(merged.value.data as Bag), transcription: mine }
  return {
    value: { ...merged.value, data },
    conflicts: merged.conflicts
      .filter(one => !one.path.startsWith('data.transcription'))
      .concat({ path: 'data.transcription', local: theirs, remote: mine }),
  }
}
