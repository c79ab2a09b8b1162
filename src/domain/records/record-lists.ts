import type { RecordType } from '../../contract/entities/health-record.ts'

/** The lists of health records, as their addresses name them (H §2). */
export const LIST_NAMES = ['labResults', 'studies', 'treatment', 'healthLog'] as const
export type ListName = (typeof LIST_NAMES)[number]

/** Decision 42. A document whose kind was not recognised counts as a study, so that no record is without a list. */
export const TYPES_OF_LIST: Readonly<Record<ListName, readonly RecordType[]>> = {
  labResults: ['labResults'],
  studies: ['studies', 'imaging', 'diagnostics', 'conclusions', 'others', 'auto'],
  treatment: ['treatment'],
  healthLog: ['healthLog'],
}

/** The list of a record; null for insights, which have a screen of their own, and for what is no health record. */
export const listOf = (recordType: RecordType): ListName | null =>
  LIST_NAMES.find(name => TYPES_OF_LIST[name].includes(recordType)) ?? null

/** The only types with a form for a new record (H §5). */
export const CREATABLE = ['treatment', 'healthLog'] as const
export type CreatableType = (typeof CREATABLE)[number]

export const isCreatable = (recordType: unknown): recordType is CreatableType =>
  CREATABLE.some(one => one === recordType)
