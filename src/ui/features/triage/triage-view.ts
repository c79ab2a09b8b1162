import type { RecordingDocument } from '../../../db/documents.ts'
import type { Assessment } from '../../../domain/triage/assess.ts'
import { type CategoryInForce, type CategoryOverride, categoryInForce } from '../../../domain/triage/override.ts'
import { chooseProfileId, profileOf } from '../../../domain/triage/profiles/choose-profile.ts'
import {
  type CategoryId,
  categoryOf,
  type TriageCategory,
  type TriageProfile,
  urgencyRank,
} from '../../../domain/triage/profiles/profile.ts'
import { type Deadline, reassessmentDue } from '../../../domain/triage/reassessment.ts'
import {
  readTriageData,
  type TriageCheck,
  type TriageData,
  type TriageStatus,
  triageStatus,
} from '../../../domain/triage/triage-record.ts'

/** A triage as the screens tell it: the device's result, the server's beside it, and what a clinician decided. */
export interface TriageView {
  readonly document: RecordingDocument
  /** Null where another version wrote what this one cannot read. */
  readonly data: TriageData | null
  readonly profile: TriageProfile
  readonly status: TriageStatus
  /** Milliseconds. */
  readonly startedAt: number
  readonly device: Assessment | null
  readonly server: Assessment | null
  /** The one that is told at length: the server's, unless it knows less than the device did. */
  readonly told: { readonly assessment: Assessment; readonly by: 'device' | 'server' } | null
  /** The device saw somebody more urgent than the server did, and nobody has decided since. */
  readonly deviceMoreUrgent: boolean
  /** Since a clinician decided, the rules found something more urgent than they had said then, and than the decision. */
  readonly worseThanDecided: TriageCategory | null
  readonly overrides: readonly CategoryOverride[]
  readonly inForce: CategoryInForce
  readonly category: TriageCategory | null
  readonly checks: readonly TriageCheck[]
}

const byTime = (a: { at: string }, b: { at: string }) => Date.parse(a.at) - Date.parse(b.at)

const views = new WeakMap<RecordingDocument, TriageView>()

/** The same view for the same document. */
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
  const device = data?.provisional?.assessment ?? null
  const server = data?.results?.assessment ?? null
  const told = toldOf(device, server)
  const overrides = (data?.overrides ?? []).toSorted(byTime)
  const inForce: CategoryInForce = told
    ? categoryInForce(told.assessment.classification, overrides)
    : { by: 'rules', category: null }
  return {
    ...{ document, data, profile, device, server, told, overrides, inForce },
    status: triageStatus(document.status),
    startedAt: Date.parse(data?.startedAt ?? document.createdAt),
    deviceMoreUrgent:
      inForce.by === 'rules' && isMoreUrgent(profile, categoryOfResult(device), categoryOfResult(server)),
    worseThanDecided: worseThanDecided(profile, inForce, categoryOfResult(told?.assessment ?? null)),
    category: inForce.category && categoryOf(profile, inForce.category),
    checks: (data?.checks ?? []).toSorted(byTime),
  }
}

function toldOf(device: Assessment | null, server: Assessment | null): TriageView['told'] {
  if (server && (server.classification.category !== null || !device)) return { assessment: server, by: 'server' }
  return device && { assessment: device, by: 'device' }
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

/** Nobody waits in an emergency department for a day: what was not closed by then is history and no alarm. */
const LAPSES_MS = 24 * 3_600_000

/** When to look at the patient again; null where nobody waits any more, or no category says when. */
export function dueOf(view: TriageView, now: number): Deadline | { kind: 'continuous' } | null {
  const { category, checks, overrides, data, startedAt } = view
  if (!category || checks.at(-1)?.kind === 'ended') return null
  // Not from the server's scoring: nobody looked at the patient again because a network came back.
  const looked = [checks.at(-1)?.at, overrides.at(-1)?.at, data?.provisional?.at]
  const times = looked.map(at => (at ? Date.parse(at) : startedAt))
  const last = Math.max(...times)
  return now - last > LAPSES_MS ? null : reassessmentDue(category, last, now)
}
