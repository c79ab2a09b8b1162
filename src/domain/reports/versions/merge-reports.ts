import { type Bag, isBag } from '../../../contract/bag.ts'
import type { RecordingReport, ReportRequest, ReportVersion } from '../../../contract/entities/recording-report.ts'
import { isReport } from './report-list.ts'
import { joined, shownOf, versionsOf } from './versions.ts'

type Items = readonly Bag[] | undefined

/**
 * Merges the reports of a recording from two devices: every version, decision and request of both sides is kept, so
 * that nothing is left to decide (I10). A report that one side deleted stays deleted unless the other has changed it.
 * Null if an item is no report of ours; such lists are merged as any other.
 */
export function mergeReports(base: Items, local: Items, remote: Items): RecordingReport[] | null {
  const sides = [base ?? [], local ?? [], remote ?? []]
  if (!sides.every(side => side.every(isReport))) return null
  const [b, l, r] = sides.map(side => new Map((side as RecordingReport[]).map(one => [one.id, one]))) as [
    Map<string, RecordingReport>,
    Map<string, RecordingReport>,
    Map<string, RecordingReport>,
  ]
  return [...new Set([...r.keys(), ...l.keys()])].flatMap(id => {
    const [was, mine, theirs] = [b.get(id), l.get(id), r.get(id)]
    if (mine && theirs) return [mergeReport(was ?? null, mine, theirs)]
    const left = mine ?? theirs
    return left && (!was || !isSame(was, left)) ? [left] : []
  })
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function mergeReport(base: RecordingReport | null, local: RecordingReport, remote: RecordingReport): RecordingReport {
  const before = new Map(base ? versionsOf(base).map(one => [one.id, one]) : [])
  const versions = union(
    versionsOf(local).flatMap(mine => told(mine, before, remote)),
    versionsOf(remote),
    (mine, theirs) => mergeVersion(before.get(mine.id), mine, theirs),
  )
  const requests = union(local.requests ?? [], remote.requests ?? [], (mine, theirs) =>
    theirs.outcome ? theirs : mine,
  )
  const side = shownSide(base, local, remote)
  const shown = versions.get(shownOf(side)?.id ?? '') ?? null
  versions.delete(shown?.id ?? '')
  return joined(side, shown, [...versions.values()], [...requests.values()].toSorted(byTime))
}

/** A client without versions changes the words in place: then both wordings are kept, the local one under an id of its own. */
function told(mine: ReportVersion, before: Map<string, ReportVersion>, remote: RecordingReport): ReportVersion[] {
  const theirs = versionsOf(remote).find(one => one.id === mine.id)
  if (!theirs || theirs.content === mine.content || before.get(mine.id)?.content === mine.content) return [mine]
  if (before.get(mine.id)?.content === theirs.content) return [mine]
  return [{ ...mine, id: `${mine.id}/${mine.createdAt ?? 'other'}` }]
}

const byTime = (a: ReportRequest, b: ReportRequest) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id)

/** The side whose version is shown: the one that changed it; if both did, a person's, then the later. */
function shownSide(base: RecordingReport | null, local: RecordingReport, remote: RecordingReport): RecordingReport {
  if (local.versionId === remote.versionId || local.versionId === base?.versionId) return remote
  if (remote.versionId === base?.versionId) return local
  const byHand = (one: RecordingReport) => one.model === 'manual'
  if (byHand(local) !== byHand(remote)) return byHand(local) ? local : remote
  return (local.shownAt ?? '') > (remote.shownAt ?? '') ? local : remote
}

function union<T extends { id: string }>(mine: readonly T[], theirs: readonly T[], merge: (a: T, b: T) => T) {
  const all = new Map(theirs.map(one => [one.id, one]))
  for (const one of mine) {
    const other = all.get(one.id)
    all.set(one.id, other ? merge(one, other) : one)
  }
  return all
}

/** Only decisions change in a version: each is taken from the side that changed it. */
function mergeVersion(base: ReportVersion | undefined, mine: ReportVersion, theirs: ReportVersion): ReportVersion {
  const review = mergeBag(base?.review, mine.review, theirs.review)
  const wasPutAway = base?.beside && !(mine.beside && theirs.beside)
  const isConfirmed = base?.provisional && !(mine.provisional && theirs.provisional)
  const { beside, provisional, review: _r, ...version } = theirs
  const isEditedInPlace = base !== undefined && theirs.content === base.content
  return {
    ...version,
    ...(isEditedInPlace && { content: mine.content, evidence: mine.evidence }),
    ...(Object.keys(review).length > 0 && { review }),
    ...(beside && !wasPutAway && { beside }),
    ...(provisional && !isConfirmed && { provisional }),
  }
}

function mergeBag(base: unknown, mine: unknown, theirs: unknown): Bag {
  const [b, m, t] = [base, mine, theirs].map(one => (isBag(one) ? one : {})) as [Bag, Bag, Bag]
  const merged: Bag = {}
  for (const key of new Set([...Object.keys(t), ...Object.keys(m)])) {
    const both = isBag(m[key]) && isBag(t[key]) && !('at' in (m[key] as Bag))
    merged[key] = both ? mergeBag(b[key], m[key], t[key]) : isSame(m[key], b[key]) ? t[key] : m[key]
  }
  return merged
}
