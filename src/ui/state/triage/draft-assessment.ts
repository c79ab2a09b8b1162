import type { TriageDraft } from '../../../db/triage-drafts.ts'
import type { TriageDetails } from '../../../db/uploads/upload-rows.ts'
import { type Assessment, type AssessmentInput, assess, knowsAnything } from '../../../domain/triage/assess.ts'
import { type GatheredInput, gatherInput } from '../../../domain/triage/gather-input.ts'
import { extractVitals } from '../../../domain/triage/speech/extract-vitals.ts'
import type { HeardVitals } from '../../../domain/triage/speech/heard-vitals.ts'
import { isIncomplete, typedValue } from '../../../domain/triage/typed-number.ts'
import { VITAL_IDS, type VitalId } from '../../../domain/triage/vitals.ts'

/** One symptom per line or between semicolons; the contract accepts 100 of at most 500 characters. */
const symptomsOf = (text: string): string[] =>
  text
    .split(/[\n;]+/)
    .map(one => one.trim().slice(0, 500))
    .filter(Boolean)
    .slice(0, 100)

/** The manual input, in the form of the contract. */
export const typedTriage = (draft: TriageDraft): TriageDetails['typed'] => ({
  vitals: {
    ...Object.fromEntries(VITAL_IDS.map(id => [id, typedValue(draft.numbers[id])])),
    ACVPU: draft.ACVPU,
    onOxygen: draft.onOxygen,
    spo2Scale: draft.spo2Scale,
  },
  unrecordable: [...draft.unrecordable],
  patient: { ageYears: typedValue(draft.age), sex: draft.sex, pregnant: draft.pregnant },
  ...(draft.confirmed && { confirmed: [...draft.confirmed] }),
  morse: { ...draft.morse },
  symptoms: symptomsOf(draft.symptoms),
})

export interface DraftResult {
  readonly assessment: Assessment
  readonly input: AssessmentInput
  /** Facts that were heard and not typed. */
  readonly heard: ReadonlySet<string>
  /** Heard, but too doubtful to count. */
  readonly toBeConfirmed: GatheredInput['toBeConfirmed']
  /** True if at least one vital is known, so that a result has a basis. */
  readonly known: boolean
}

let lastHeard: { text: string; spoken: HeardVitals } | null = null
function heardIn(text: string): HeardVitals | null {
  if (text.trim() === '') return null
  // Cached, because it is called at every keystroke and depends only on the heard text.
  if (lastHeard?.text !== text) lastHeard = { text, spoken: extractVitals(text) }
  return lastHeard.spoken
}

const withoutBegun = (draft: TriageDraft, field: VitalId): TriageDraft =>
  isIncomplete(field, draft.numbers[field] ?? '') ? { ...draft, numbers: { ...draft.numbers, [field]: '' } } : draft

/**
 * The provisional result of the typed and heard values, by the server's rules. `typing` is the focused field, whose
 * number does not count while it is only begun.
 */
export function assessDraft(draft: TriageDraft, typing?: VitalId): DraftResult {
  const { input, evidence, toBeConfirmed } = gatherInput({
    typed: typedTriage(typing ? withoutBegun(draft, typing) : draft),
    heard: heardIn(draft.heardText),
    writer: 'captions',
    record: draft.record,
  })
  const whole: AssessmentInput = { profileId: draft.profileId, ...input }
  const heard = new Set<string>(evidence.filter(({ from }) => from === 'speech').map(({ fact }) => fact))
  for (const id of input.unrecordable ?? []) if (!draft.unrecordable.includes(id)) heard.add(id)
  return { assessment: assess(whole), input: whole, heard, toBeConfirmed, known: knowsAnything(whole) }
}
