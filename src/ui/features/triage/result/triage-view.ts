import type { RecordingDocument } from '../../../../db/collections/recordings.ts'
import { type Assessment, assess } from '../../../../domain/triage/assess.ts'
import { compareAssessments } from '../../../../domain/triage/compare-assessments.ts'
import { confidenceBeside } from '../../../../domain/triage/confidence.ts'
import { type CategoryInForce, type CategoryOverride, categoryInForce } from '../../../../domain/triage/override.ts'
import { chooseProfileId, profileOf } from '../../../../domain/triage/profiles/choose-profile.ts'
import {
  type CategoryId,
  categoryOf,
  type TriageCategory,
  type TriageProfile,
  urgencyRank,
} from '../../../../domain/triage/profiles/profile.ts'
import { type Deadline, nextAssessment } from '../../../../domain/triage/reassessment.ts'
import {
  readTriageData,
  type TriageCheck,
  type TriageData,
  type TriageStatus,
  triageStatus,
} from '../../../../domain/triage/triage-record.ts'

/** A triage as the screens show it: the device's result, the server's beside it, and what a clinician decided. */
export interface TriageView {
  readonly document: RecordingDocument
  /** Null if this version cannot read the data, because another version wrote it. */
  readonly data: TriageData | null
  readonly profile: TriageProfile
  readonly status: TriageStatus
  /** Milliseconds. */
  readonly startedAt: number
  readonly device: Assessment | null
  readonly server: Assessment | null
  /** The result that is shown in full: the server's, but the device's if the server found no category. */
  readonly shown: { readonly assessment: Assessment; readonly by: 'device' | 'server' } | null
  /** The device's category is more urgent than the server's, and no clinician has decided. */
  readonly deviceMoreUrgent: boolean
  /** The rules' category, if it is more urgent now than both the clinician's decision and what the rules said then. */
  readonly worseThanDecided: TriageCategory | null
  readonly overrides: readonly CategoryOverride[]
  readonly inForce: CategoryInForce
  readonly category: TriageCategory | null
  readonly checks: readonly TriageCheck[]
}

const byTime = (a: { at: string }, b: { at: string }) => Date.parse(a.at) - Date.parse(b.at)

const views = new WeakMap<RecordingDocument, TriageView>()

/** Returns the same view for the same document. */
export function triageView(document: RecordingDocument): TriageView {
  const known = views.get(document)
  if (known) return known
  const view = viewOf(document)
  views.set(document, view)
  return view
}

function viewOf(document: RecordingDocument): TriageView {
  const data = readTriageData(document.data)
  const raw = document.data.profile as { id?: unknown } | undefined
  const profile = profileOf(chooseProfileId(raw?.id))
  const [device, server] = withSharedDoubts(data)
  const shown = shownResult(device, server)
  const overrides = (data?.overrides ?? []).toSorted(byTime)
  const inForce: CategoryInForce = shown
    ? categoryInForce(shown.assessment.classification, overrides)
    : { by: 'rules', category: null }
  return {
    ...{ document, data, profile, device, server, shown, overrides, inForce },
    status: triageStatus(document.status),
    startedAt: Date.parse(data?.startedAt ?? document.createdAt),
    deviceMoreUrgent:
      inForce.by === 'rules' && isMoreUrgent(profile, categoryOfResult(device), categoryOfResult(server)),
    worseThanDecided: worseThanDecided(profile, inForce, categoryOfResult(shown?.assessment ?? null)),
    category: inForce.category && categoryOf(profile, inForce.category),
    checks: (data?.checks ?? []).toSorted(byTime),
  }
}

/** What one of the two leaves open is open in both: no score is shown until a clinician has confirmed it. */
function withSharedDoubts(data: TriageData | null): [Assessment | null, Assessment | null] {
  const both = [data?.provisional?.assessment ?? null, data?.results?.assessment ?? null] as const
  const confirmed = data?.typed?.confirmed ?? []
  const open = both.flatMap(one => one?.input.unsettled ?? []).filter(fact => !confirmed.includes(fact))
  const doubted = ({ input }: Assessment) => {
    const unsettled = [...new Set([...(input.unsettled ?? []), ...open])]
    return unsettled.length > (input.unsettled ?? []).length ? assess({ ...input, unsettled }) : null
  }
  const [device, server] = both
  return [device && (doubted(device) ?? device), server && (doubted(server) ?? server)]
}

function shownResult(device: Assessment | null, server: Assessment | null): TriageView['shown'] {
  if (server && (server.classification.category !== null || !device)) return { assessment: server, by: 'server' }
  return device && { assessment: device, by: 'device' }
}

/** The confidence of the server's result, lower if the device's differs; null without one. */
export function shownConfidence({ data, device, server }: TriageView): number | null {
  if (!data?.results) return null
  const { confidence } = data.results.classification
  return device && server ? confidenceBeside(confidence, compareAssessments(device, server)) : confidence
}

/** True if a finished recording gave no value, no complaint and nothing to confirm, and nothing was typed (D §2). */
export function isNothingFound({ shown, data, status }: TriageView): boolean {
  if (status !== 'completed' || shown?.by !== 'server' || !data?.results) return false
  const { readings, input } = shown.assessment
  const { extractedData, toBeConfirmed, differences } = data.results
  const found = [input.symptoms, extractedData.complaints, toBeConfirmed, differences].some(
    one => (one ?? []).length > 0,
  )
  const { ACVPU, onOxygen } = input.vitals
  return !found && ACVPU == null && onOxygen == null && Object.values(readings).every(({ kind }) => kind === 'missing')
}

const categoryOfResult = (result: Assessment | null) => result?.classification.category ?? null

function worseThanDecided(profile: TriageProfile, inForce: CategoryInForce, now: CategoryId | null) {
  if (inForce.by === 'rules' || now === null) return null
  const { chosen, assessed } = inForce.override
  const known = assessed.category !== null && !isMoreUrgent(profile, now, assessed.category)
  return !known && isMoreUrgent(profile, now, chosen) ? categoryOf(profile, now) : null
}

function isMoreUrgent(profile: TriageProfile, one: CategoryId | null, other: CategoryId | null): boolean {
  if (!one || !other) return false
  const [rank, than] = [urgencyRank(profile, one), urgencyRank(profile, other)]
  return rank !== null && than !== null && rank < than
}

/** Returns when to reassess the patient; null if they no longer wait, or no category says when. */
export function dueOf(view: TriageView, now: number): Deadline | { kind: 'continuous' } | null {
  return nextAssessment({ ...view, provisionalAt: view.data?.provisional?.at }, now)
}
