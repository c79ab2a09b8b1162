import { QUEUE } from '../../../../db/document.ts'
import { type WaitFacts, type WaitState, waitState } from '../../../../db/queries/wait-state.ts'
import type { ListedRecord } from './listed-record.ts'

/** The state of a record: not yet on the server (WaitState), or there. */
export type RecordState =
  | WaitState
  /** On the server, but a later change of it was refused. */
  | { kind: 'edit-refused'; code: string; errorType: string | null }
  | { kind: 'processing' }
  | { kind: 'not-read'; errorKey: string | null }
  /** `changeWaits`: the server does not have the last change yet. */
  | { kind: 'processed'; changeWaits: boolean }

/** True if the record is not on the server yet. */
export const isOnDevice = ({ waits, id }: Pick<ListedRecord, 'waits' | 'id'>): boolean =>
  waits.queue === QUEUE.upload || id === null

/** `now` by the device's clock, milliseconds. */
export function recordState(record: ListedRecord, known: WaitFacts, now: number): RecordState {
  const { waits, status, errorKey } = record
  if (isOnDevice(record)) return waitState(waits, known, now)
  if (waits.parked) return { kind: 'edit-refused', code: waits.parked.code, errorType: waits.parked.errorType }
  switch (status) {
    case 'uploaded':
    case 'processing':
    case 'transcribing':
      return { kind: 'processing' }
    case 'error':
      return { kind: 'not-read', errorKey }
    case 'processed':
      return { kind: 'processed', changeWaits: waits.queue === QUEUE.push }
  }
}
