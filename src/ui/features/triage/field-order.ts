import type { VitalId } from '../../../domain/triage/vitals.ts'

/** The fields in the order in which they are typed; consciousness is tapped. */
export const NUMBER_FIELDS = ['HR', 'RR', 'SpO2', 'SBP', 'DBP', 'Temp'] as const satisfies readonly VitalId[]
export type NumberField = (typeof NUMBER_FIELDS)[number]
export type FieldId = NumberField | 'CNS'

const ORDER: readonly FieldId[] = [...NUMBER_FIELDS, 'CNS']

/** The last one stays. */
export const fieldAfter = (field: FieldId): FieldId => ORDER[ORDER.indexOf(field) + 1] ?? field
/** The first one stays. */
export const fieldBefore = (field: FieldId): FieldId => ORDER[ORDER.indexOf(field) - 1] ?? field
