import type { Bag } from '../../../../contract/bag.ts'
import type { ConflictDocument } from '../../../../db/collections/conflicts.ts'
import type { QuarantineDocument } from '../../../../db/collections/quarantine.ts'
import { DEFINITIONS, type ReplicatedName, titleOf } from '../../../../db/collections/replicated.ts'
import { type Parked, QUEUE } from '../../../../db/document.ts'
import { needsPerson, type WaitState } from '../../../../db/queries/wait-state.ts'
import type { WaitingEntry, WaitingWork } from '../../../state/sync/count-waiting.ts'
import type { KeptVersion, ParkedItem, SendingItem, SyncCentreModel, SyncItemKind, WaitingItem } from './sync-items.ts'

/** Bytes of audio that are only on this device, by clientId. */
export type Sizes = ReadonlyMap<string, number>

/** Actions on an entry; each promise resolves when the action is done or was declined. */
export interface SyncActions {
  retry(entry: WaitingEntry): Promise<void>
  send(entry: WaitingEntry): Promise<void>
  exportEntry(entry: WaitingEntry): Promise<void>
  exportRow(row: QuarantineDocument): void
  /** Asks first. */
  discard(entry: WaitingEntry): Promise<void>
  compare(conflict: ConflictDocument, field: string): Promise<void>
}

export interface SyncWording {
  /** Why the server refused a document, in a whole sentence. */
  refusal(parked: Parked, collection: ReplicatedName): string
  unreadable(row: QuarantineDocument): string
  /** Why a file could not be sent, without its full stop. */
  failure(failure: Extract<WaitState, { kind: 'failed' | 'no-patient' }>): string
  /** The label of a field that two devices changed. */
  field(conflict: ConflictDocument): string
}

function kindOf(collection: ReplicatedName, content: Bag): SyncItemKind {
  // A definition's `kind` takes only its own documents; the collection's name pairs them, which types cannot express.
  const kind: (content: never) => SyncItemKind = DEFINITIONS[collection].kind
  return kind({ data: {}, ...content } as never)
}

/** True if the entry waits in the upload queue, that is, if its file has to be sent. */
export const isUpload = ({ document }: WaitingEntry): boolean => document.queue === QUEUE.upload

const common = (entry: WaitingEntry, sizes: Sizes | null) => ({
  id: `${entry.collection}|${entry.document.clientId}`,
  kind: kindOf(entry.collection, entry.document),
  title: titleOf(entry.collection, entry.document),
  at: entry.document.sync.editedAt,
  bytes: isUpload(entry) ? sizes?.get(entry.document.clientId) : undefined,
})

/** What the server did not accept of an entry. */
export function changeOf({ document: { sync, deletedAt } }: WaitingEntry): NonNullable<ParkedItem['change']> {
  if (sync.parked === null) return 'file'
  if (deletedAt) return 'delete'
  return sync.serverSeq === null ? 'create' : 'edit'
}

/** `sizes` is null until it is known. */
function parkedItem(entry: WaitingEntry, sizes: Sizes | null, wording: SyncWording, actions: SyncActions): ParkedItem {
  const { document, state } = entry
  const { parked } = document.sync
  const file = parked === null
  const kept = !file ? undefined : sizes?.has(document.clientId) ? 'recording' : sizes ? 'no-audio' : undefined
  const isFailure = state.kind === 'failed' || state.kind === 'no-patient'
  return {
    ...common(entry, sizes),
    reason: parked ? wording.refusal(parked, entry.collection) : isFailure ? `${wording.failure(state)}.` : '',
    change: changeOf(entry),
    kept,
    onRetry: kept === 'no-audio' ? undefined : () => void actions.retry(entry),
    onExport: () => void actions.exportEntry(entry),
    onDiscard: () => void actions.discard(entry),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** An unreadable row of the server cannot be edited or sent here; it can be exported as it was received. */
function unreadableItem(row: QuarantineDocument, wording: SyncWording, actions: SyncActions): ParkedItem {
  const content: Bag = typeof row.row === 'object' ? { ...row.row } : {}
  return {
    ...{ id: row.key, kind: kindOf(row.kind, content), title: textOf(content.name), at: row.at },
    reason: wording.unreadable(row),
    onExport: () => actions.exportRow(row),
  }
}

function waitingItem(entry: WaitingEntry, sizes: Sizes | null, actions: SyncActions): WaitingItem {
  const { state } = entry
  return {
    ...common(entry, sizes),
    because: state.kind === 'waiting' ? state.because : 'turn',
    onSend: () => void actions.send(entry),
    onExport: () => void actions.exportEntry(entry),
  }
}

const sendingItem = (entry: WaitingEntry, sizes: Sizes | null): SendingItem => ({
  ...common(entry, sizes),
  ...(entry.state.kind === 'sending' ? { bytes: entry.state.totalBytes, sentBytes: entry.state.sentBytes } : {}),
})

const MET: Record<string, KeptVersion['met']> = { deleted: 'deleted-elsewhere', deletedAt: 'changed-elsewhere' }

const keptItem = (conflict: ConflictDocument, field: string, actions: SyncActions): KeptVersion => ({
  id: conflict.key,
  kind: kindOf(conflict.kind, {}),
  title: conflict.title,
  at: Date.parse(conflict.lostAt),
  field,
  otherAt: Date.parse(conflict.keptAt),
  met: MET[conflict.field] ?? 'edits',
  onCompare: () => void actions.compare(conflict, field),
})

type Items = Pick<SyncCentreModel, 'parked' | 'sending' | 'waiting' | 'kept' | 'waitingCount' | 'waitingBytes'>

/** Returns every item of the sync centre, each in exactly one group. */
export function syncCentreItems(
  { documents, kept, unreadable }: WaitingWork,
  sizes: Sizes | null,
  wording: SyncWording,
  actions: SyncActions,
): Items {
  const rest = documents.filter(({ state }) => !needsPerson(state))
  return {
    waitingCount: rest.length,
    waitingBytes: rest.reduce((sum, entry) => sum + (common(entry, sizes).bytes ?? 0), 0),
    parked: [
      ...documents.filter(({ state }) => needsPerson(state)).map(one => parkedItem(one, sizes, wording, actions)),
      ...unreadable.map(row => unreadableItem(row, wording, actions)),
    ],
    sending: rest.filter(({ state }) => state.kind === 'sending').map(entry => sendingItem(entry, sizes)),
    waiting: rest.filter(({ state }) => state.kind !== 'sending').map(entry => waitingItem(entry, sizes, actions)),
    kept: kept.map(conflict => keptItem(conflict, wording.field(conflict), actions)),
  }
}
