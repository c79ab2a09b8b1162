import type { TriageDraft } from '../../../../../db/triage-drafts.ts'
import { isImplausible } from '../../../../../domain/triage/typed-number.ts'
import type { VitalId } from '../../../../../domain/triage/vitals.ts'

/** The fields in the order in which they are typed; consciousness is tapped. */
export const NUMBER_FIELDS = ['HR', 'RR', 'SpO2', 'SBP', 'DBP', 'Temp'] as const satisfies readonly VitalId[]
export type NumberField = (typeof NUMBER_FIELDS)[number]
export type FieldId = NumberField | 'CNS'

/** Returns the first field with a number outside the possible range; finishing would drop that number silently. */
export const impossibleField = (numbers: TriageDraft['numbers']): NumberField | undefined =>
  NUMBER_FIELDS.find(id => isImplausible(id, numbers[id]))

const ORDER: readonly FieldId[] = [...NUMBER_FIELDS, 'CNS']

/** The next field; after the last one, the last one. */
export const fieldAfter = (field: FieldId): FieldId => ORDER[ORDER.indexOf(field) + 1] ?? field
/** The field before; for the first one, the first one. */
export const fieldBefore = (field: FieldId): FieldId => ORDER[ORDER.indexOf(field) - 1] ?? field
