import type { Bag } from '../../contract/bag.ts'
import { type Merged, threeWay } from './three-way.ts'

const transcription = (content: Bag) => (content.data as Bag | undefined)?.transcription as Bag | null | undefined

/**
 * Merges recordings field by field. A transcript that a person wrote or corrected is never displaced by a recogniser's,
 * whose text is kept as the losing version. A transcript is one version: its length and its author follow its text, and
 * where only these differ there is nothing to decide.
 */
export function mergeRecordings(base: Bag | null, local: Bag, remote: Bag): Merged<Bag> {
  const merged = threeWay(base, local, remote)
  const [mine, theirs] = [transcription(local), transcription(remote)]
  const contested = merged.conflicts.some(one => one.path.startsWith('data.transcription'))
  if (!contested) return merged
  const mineWins = mine?.model === 'manual' && theirs?.model !== 'manual'
  const [transcript, loser] = mineWins ? [mine, theirs] : [theirs, mine]
  const data = { ...(merged.value.data as Bag), transcription: transcript }
  const others = merged.conflicts.filter(one => !one.path.startsWith('data.transcription'))
  const version = { path: 'data.transcription', local: loser, remote: transcript }
  return { value: { ...merged.value, data }, conflicts: mine?.text === theirs?.text ? others : [...others, version] }
}
