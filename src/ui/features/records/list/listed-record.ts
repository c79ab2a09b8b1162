import type { HealthRecordDocument } from '../../../../db/collections/health-records.ts'
import type { AnyDocument } from '../../../../db/document.ts'
import { type Waits, waitsOf } from '../../../../db/queries/wait-state.ts'
import { type RecordFacts, recordFacts } from '../../../../domain/records/record-facts.ts'
import { searchText } from '../../../../domain/records/search.ts'

/** What a list knows of a record; the same object as long as the record is unchanged. */
export interface ListedRecord extends RecordFacts {
  waits: Waits
  /** What a search looks at, made when it is first needed. */
  text: (tagWord: (tag: string) => string) => string
}

export function listedRecord(record: HealthRecordDocument): ListedRecord {
  let text: string | null = null
  return {
    ...recordFacts(record),
    waits: waitsOf(record as unknown as AnyDocument),
    text(tagWord) {
      text ??= searchText(record, tagWord)
      return text
    },
  }
}
