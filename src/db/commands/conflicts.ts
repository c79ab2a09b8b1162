import type { Bag } from '../../contract/bag.ts'
import type { ConflictDocument, DeletedIdentity } from '../collections/conflicts.ts'
import { DEFINITIONS } from '../collections/replicated.ts'
import { type AnyDocument, isHeldDeletion } from '../document.ts'
import { created } from '../local-write.ts'
import { isRowList, rowIdsOf, withRowIds } from '../row-ids.ts'
import { uploadItem } from '../uploads/upload-item.ts'
import { anyCollection, type CommandContext, discardParked, edit, remove, stamp } from './context.ts'

/** Accepts the version that stands: deletes the displaced one, or withdraws the deletion that waited for a decision. */
export async function dismissConflict(context: CommandContext, key: string): Promise<void> {
  const found = await context.database.conflicts.findOne(key).exec()
  if (found?.field === 'deletedAt') {
    const { kind, clientId } = found
    const document = await anyCollection(context.database, kind).findOne(clientId).exec()
    if (document && isHeldDeletion(document)) await discardParked(context, kind, clientId)
  }
  await found?.incrementalRemove()
}

/**
 * Restores the displaced version (I10): a field by an ordinary edit, a document deleted elsewhere whole and under its
 * own clientId, a deletion by deleting again.
 */
export async function restoreConflict(context: CommandContext, conflict: ConflictDocument): Promise<void> {
  const { kind, clientId, field, lost } = conflict
  if (field === 'deleted') await putBack(context, conflict)
  else if (field === 'deletedAt') await remove(context, kind, clientId)
  else await edit(context, kind, clientId, document => withField({ ...document }, field, lost))
  // Removed last: as long as it exists, the file is not freed.
  const found = await context.database.conflicts.findOne(conflict.key).exec()
  await found?.incrementalRemove()
}

/** Puts back a document that another device deleted. If it is back already, its content becomes an edit. */
async function putBack(context: CommandContext, { kind, clientId, lost, kept }: ConflictDocument): Promise<void> {
  const collection = anyCollection(context.database, kind)
  const content = lost as Bag
  if (await collection.findOne(clientId).exec()) return await edit(context, kind, clientId, () => content)
  const mark = stamp(context)
  const identity = kept as DeletedIdentity | null
  const date = (content.data as Bag | undefined)?.date
  const document = created<Bag>(content, clientId, mark, typeof date === 'string' ? date : undefined)
  const { seq: serverSeq = null, epoch = null, base = null, fields = { status: 'processed' } } = identity ?? {}
  await collection.insert({
    ...DEFINITIONS[kind].local,
    ...document,
    ...fields,
    ...{ deletedAt: null, queue: document.queue },
    sync: { ...document.sync, serverSeq, epoch, base, undelete: true },
  } as AnyDocument)
  await sendFileAgain(context, clientId, isEmptied(base))
}

/** The server empties a tombstone and deletes its file after 90 days. */
const isEmptied = (base: Bag | null) => base?.name === '' && Object.keys(base.data ?? {}).length === 0

/** Queues the file again if it is on this device and the server never confirmed it, or has `lost` its bytes since. */
async function sendFileAgain(context: CommandContext, clientId: string, lost: boolean): Promise<void> {
  const { uploads, accountId, clock } = context
  const blob = await uploads.blob(accountId, clientId)
  if (blob && (lost || !(await uploads.mapping(accountId, clientId)))) {
    await uploads.reopen(uploadItem(blob, clock.now()))
  }
}

/** Sets the value at a path such as `data.reports[custom_1].content`; returns only the top-level field that changed. */
export function withField(document: Bag, path: string, value: unknown): Bag {
  const steps = path.match(/[^.[\]]+/g) ?? []
  const [top = ''] = steps
  return { [top]: withValueAt(document[top], steps.slice(1), value, top) }
}

/** `name` is that of the field at which the value stands: it says by which ids a list is addressed. */
function withValueAt(at: unknown, steps: string[], value: unknown, name: string): unknown {
  const [step, ...rest] = steps
  if (step === undefined) return value
  if (Array.isArray(at)) {
    const ids = isRowList(name) ? rowIdsOf(at) : at.map(item => String((item as Bag).id))
    const items = isRowList(name) ? withRowIds(at) : at
    if (!ids.includes(step)) return value === null ? at : [...items, value]
    return items
      .map((item, place) => (ids[place] === step ? withValueAt(item, rest, value, step) : item))
      .filter(item => item !== null)
  }
  return { ...(at as Bag | undefined), [step]: withValueAt((at as Bag | undefined)?.[step], rest, value, step) }
}
