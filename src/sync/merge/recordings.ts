import type { Bag } from '../../contract/bag.ts'
import { mergeReports } from '../../domain/reports/versions/merge-reports.ts'
import { type Merged, threeWay } from './three-way.ts'

const transcription = (content: Bag) => (content.data as Bag | undefined)?.transcription as Bag | null | undefined

/**
 * Merges recordings field by field. A transcript that a person wrote or corrected is never displaced by a recogniser's,
 * whose text is kept as the losing version. A transcript is one version: its length and its author follow its text, and
 * where only these differ there is nothing to decide. Reports keep every version, so nothing is left to decide there.
 */
export function mergeRecordings(base: Bag | null, local: Bag, remote: Bag): Merged<Bag> {
  const merged = withReports(threeWay(base, local, remote), base, local, remote)
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

function withReports(merged: Merged<Bag>, ...sides: [Bag | null, Bag, Bag]): Merged<Bag> {
  const [base, local, remote] = sides.map(side => (side?.data as Bag | undefined)?.reports as Bag[] | undefined)
  if (!local && !remote) return merged
  const reports = mergeReports(base, local, remote)
  if (!reports) return merged
  return {
    value: { ...merged.value, data: { ...(merged.value.data as Bag), reports } },
    conflicts: merged.conflicts.filter(one => !one.path.startsWith('data.reports')),
  }
}
