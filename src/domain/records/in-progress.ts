import type { RecordFacts } from './record-facts.ts'
import { type ListName, TYPES_OF_LIST } from './record-lists.ts'

const DAY_MS = 24 * 60 * 60_000
/** Longer lists are cut; the whole is on the upload screen. */
const MOST = 3

export interface InProgress<R = RecordFacts> {
  processing: R[]
  notRead: R[]
  recent: R[]
}

/** A document on its way: uploaded, being read, or not read. It is shown in the area, not among the rows. */
export const isUnderWay = ({ isFile, status }: RecordFacts): boolean => isFile && status !== 'processed'

/** A document that was read within a day of its upload. */
const isRecent = ({ isFile, status, createdAt }: RecordFacts, now: number): boolean =>
  isFile && status === 'processed' && now - createdAt < DAY_MS

/** Documents of a list, and those whose kind is not known yet; the log is never read from a document. */
const isOf = (list: ListName, { recordType }: RecordFacts): boolean =>
  TYPES_OF_LIST[list].includes(recordType) || (recordType === 'auto' && list !== 'healthLog')

/** H §2: what is being processed, what could not be read, and what was read lately. */
export function inProgress<R extends RecordFacts>(records: readonly R[], list: ListName, now: number): InProgress<R> {
  const own = records.filter(record => isOf(list, record)).sort((a, b) => b.createdAt - a.createdAt)
  return {
    processing: own.filter(record => isUnderWay(record) && record.status !== 'error'),
    notRead: own.filter(record => isUnderWay(record) && record.status === 'error'),
    recent: own.filter(record => isRecent(record, now)).slice(0, MOST),
  }
}
