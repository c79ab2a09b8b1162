import type { TriageDraft } from '../../db/triage-drafts.ts'
import type { TriageDetails } from '../../db/upload-store.ts'
import { type Assessment, type AssessmentInput, assess } from '../../domain/triage/assess.ts'
import { type GatheredInput, gatherInput } from '../../domain/triage/gather-input.ts'
import { extractVitals } from '../../domain/triage/speech/extract-vitals.ts'
import type { HeardVitals } from '../../domain/triage/speech/heard-vitals.ts'
import { isBegun, typedValue } from '../../domain/triage/typed-number.ts'
import { VITAL_IDS, type VitalId } from '../../domain/triage/vitals.ts'

/** One complaint in each line or between semicolons; the contract takes a hundred of 500 letters. */
const symptomsOf = (text: string): string[] =>
  text
    .split(/[\n;]+/)
    .map(one => one.trim().slice(0, 500))
    .filter(Boolean)
    .slice(0, 100)

/** What a person entered by hand, as it travels. */
export const typedTriage = (draft: TriageDraft): TriageDetails['typed'] => ({
  vitals: {
    ...Object.fromEntries(VITAL_IDS.map(id => [id, typedValue(draft.numbers[id])])),
    ACVPU: draft.ACVPU,
    onOxygen: draft.onOxygen,
    spo2Scale: draft.spo2Scale,
  },
  unrecordable: [...draft.unrecordable],
  patient: { ageYears: typedValue(draft.age), sex: draft.sex, pregnant: draft.pregnant },
  morse: { ...draft.morse },
  symptoms: symptomsOf(draft.symptoms),
})

export interface DraftResult {
  readonly assessment: Assessment
  readonly input: AssessmentInput
  /** The facts that were heard and not typed. */
  readonly heard: ReadonlySet<string>
  /** Said, and not sure enough to count. */
  readonly toBeConfirmed: GatheredInput['toBeConfirmed']
  /** There is something that a result can rest on. */
  readonly known: boolean
}

let lastHeard: { text: string; spoken: HeardVitals } | null = null
function heardIn(text: string): HeardVitals | null {
  if (text.trim() === '') return null
  // Every keystroke asks again, and only speech changes the answer.
  if (lastHeard?.text !== text) lastHeard = { text, spoken: extractVitals(text) }
  return lastHeard.spoken
}

const knowsAnything = ({ vitals, unrecordable = [] }: AssessmentInput): boolean =>
  unrecordable.length > 0 ||
  vitals.ACVPU != null ||
  vitals.onOxygen != null ||
  VITAL_IDS.some(id => vitals[id] !== null && vitals[id] !== undefined)

const withoutBegun = (draft: TriageDraft, field: VitalId): TriageDraft =>
  isBegun(field, draft.numbers[field] ?? '') ? { ...draft, numbers: { ...draft.numbers, [field]: '' } } : draft

/**
 * The provisional result of what was typed and heard so far, by the rules of the server. `typing`: the field in which
 * the finger is, where a number that has only begun is none yet.
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
