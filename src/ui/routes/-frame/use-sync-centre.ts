import { useCallback } from 'react'
import type { CommandContext } from '../../../db/commands/context.ts'
import { discardParked, retryParked } from '../../../db/commands/context.ts'
import { deleteRecording } from '../../../db/commands/recordings.ts'
import { type ConflictDocument, QUEUE, type QuarantineDocument, type ReplicatedName } from '../../../db/documents.ts'
import { liveUnsentBytes, uploadJobs } from '../../../db/queries/upload-jobs.ts'
import type { WaitingDocument } from '../../../db/queries/waiting.ts'
import type { UploadItem } from '../../../db/upload-store.ts'
import { saveAsFile } from '../../../platform/browser/save-file.ts'
import { failedUpload } from '../../features/scribe/card-state.ts'
import { useFailureText } from '../../features/scribe/failure-text.ts'
import { downloadName } from '../../features/scribe/file-name.ts'
import { sendRecording } from '../../features/scribe/send-recording.ts'
import { useConnected } from '../../features/scribe/use-connected.ts'
import { refusalText, unreadableText } from '../../features/shell/refusal-text.ts'
import type {
  KeptVersion,
  ParkedItem,
  SyncCentreModel,
  SyncItemKind,
  WaitingItem,
} from '../../features/shell/sync-items.ts'
import { bridge } from '../../state/bridge.ts'
import { isHeld, needsPerson, type WaitingWork } from '../../state/count-waiting.ts'
import { useUnsavedRecordings } from '../../state/recording.ts'
import { useLive } from '../../state/use-live.ts'
import { useCommandContext, useSyncStatus } from '../../state/use-session.ts'
import { protectStorage, useStorageRoom } from '../../state/use-storage-room.ts'
import { type WaitReason, waitReason } from '../../state/wait-reason.ts'
import { sendAllNow, sendNow } from './send-now.ts'
import { useFieldWord } from './use-field-word.ts'

const KINDS = { account: 'settings', patients: 'patient', recordings: 'recording' } as const

function kindOf(collection: ReplicatedName, recordType: unknown): SyncItemKind {
  if (recordType === 'triage') return 'triage'
  if (collection !== 'healthRecords') return KINDS[collection]
  return recordType === 'treatment' || recordType === 'healthLog' ? recordType : 'healthRecord'
}

type Jobs = ReadonlyMap<string, UploadItem>
/** Bytes to be sent, by recording: an edit of something that the server has weighs nothing worth a word. */
type Sizes = ReadonlyMap<string, number>

const common = (one: WaitingDocument, sizes: Sizes) => ({
  id: `${one.collection}|${one.document.clientId}`,
  kind: kindOf(one.collection, one.document.recordType),
  title: String(one.document.name),
  at: one.document.sync.editedAt,
  bytes: one.document.queue === QUEUE.upload ? sizes.get(one.document.clientId) : undefined,
})

const saveAsJson = (content: unknown, name: string) =>
  saveAsFile(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }), `${name}.json`)

/** With its sound, while that is here; the sound goes first, because a browser may ask before a second file. */
async function exported({ collection, document }: WaitingDocument, { uploads, accountId }: CommandContext) {
  const { sync: _sync, queue: _queue, order: _order, ...content } = document
  const name = String(document.name)
  const sound = collection === 'recordings' ? await uploads.blob(accountId, document.clientId) : null
  if (sound) saveAsFile(sound.bytes, downloadName(name, sound.details.mimeType))
  saveAsJson(content, name)
}

/** Asks first; other things here may wait for a patient whom the server never had. */
async function mayDiscard({ collection, document }: WaitingDocument, context: CommandContext): Promise<boolean> {
  const name = String(document.name)
  if (collection === 'patients' && document.sync.serverSeq === null) {
    const { confirmDiscardPatient } = await import('../../features/patients/confirm-discard-patient.ts')
    return await confirmDiscardPatient(context, document.clientId, name)
  }
  const { confirmDiscard } = await import('../../features/shell/confirm-discard.ts')
  return await confirmDiscard(name)
}

/** `uploadReason` says why the upload of a recording failed; `sizes` are null while they are not known. */
function parkedItem(
  one: WaitingDocument,
  sizes: Sizes | null,
  uploadReason: (one: WaitingDocument) => string,
  context: CommandContext,
): ParkedItem {
  const { collection, document } = one
  const { parked } = document.sync
  const upload = collection === 'recordings' && parked === null
  const kept = !upload ? 'text' : sizes?.has(document.clientId) ? 'recording' : sizes ? 'no-audio' : undefined
  const retry = () =>
    upload
      ? sendRecording(context, document.clientId)
      : retryParked(context, collection, document.clientId).then(sendNow)
  return {
    ...common(one, sizes ?? NO_SIZES),
    reason: parked ? refusalText(parked) : uploadReason(one),
    kept,
    onRetry: kept === 'no-audio' ? undefined : () => void retry(),
    onExport: () => void exported(one, context),
    onDiscard: async () => {
      if (!(await mayDiscard(one, context))) return
      if (upload) return await deleteRecording(context, document.clientId)
      await discardParked(context, collection, document.clientId)
      // What waited for it is tried now: the answer is what its card can say.
      void bridge.sendNow()
    },
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Nothing of it can be edited or sent here: what the server has is shown to be there, and can be taken out as it came. */
function unreadableItem(one: QuarantineDocument): ParkedItem {
  const row: Record<string, unknown> = typeof one.row === 'object' ? { ...one.row } : {}
  const title = text(row.name)
  return {
    ...{ id: one.key, kind: kindOf(one.kind, row.recordType), title, at: one.at },
    reason: unreadableText(one),
    onExport: () => saveAsJson(one.row, title || one.kind),
  }
}

function waitingItem(
  one: WaitingDocument,
  sizes: Sizes,
  because: WaitReason | undefined,
  context: CommandContext,
): WaitingItem {
  const isUpload = one.document.queue === QUEUE.upload && one.document.sync.serverSeq === null
  return {
    ...common(one, sizes),
    because,
    onSend: () => void (isUpload ? sendRecording(context, one.document.clientId) : sendNow()),
    onExport: () => void exported(one, context),
  }
}

const keptItem = (conflict: ConflictDocument, field: string, context: CommandContext): KeptVersion => ({
  id: conflict.key,
  kind: kindOf(conflict.kind, null),
  title: conflict.title,
  at: Date.parse(conflict.lostAt),
  field,
  otherAt: Date.parse(conflict.keptAt),
  shown: 'other',
  onCompare: async () => {
    const { compareVersions } = await import('../../features/shell/compare-versions.tsx')
    await compareVersions(conflict, field, context)
  },
})

const NO_SIZES: Sizes = new Map()
/** Until somebody signs in, or the app is updated, nothing is sent whatever is pressed. */
const HALTED: ReadonlySet<string | undefined> = new Set(['needs-auth', 'upgrade-required'])

/** The sync centre's rows and deeds, from the page's own queries and the worker's snapshot. */
export function useSyncCentre(work: WaitingWork | null, manual: boolean): SyncCentreModel {
  const context = useCommandContext()
  const status = useSyncStatus()
  const { online } = useConnected()
  const storage = useStorageRoom()
  const unsaved = useUnsavedRecordings()
  const fieldWord = useFieldWord()
  const failureText = useFailureText()
  const { uploads: store, accountId } = context
  const found = useLive(useCallback(() => uploadJobs(store, accountId), [store, accountId]))
  const unsent = useLive(useCallback(() => liveUnsentBytes(store, accountId), [store, accountId]))
  const knownSizes = unsent.kind === 'ready' ? unsent.value : null
  const sizes = knownSizes ?? NO_SIZES
  const jobs: Jobs | null = found.kind === 'ready' ? new Map(found.value.map(job => [job.id, job])) : null
  const uploadReason = ({ document: { clientId, syncErrorMessage } }: WaitingDocument) => {
    const job = jobs && (jobs.get(clientId) ?? 'none')
    return `${failureText(failedUpload(job, typeof syncErrorMessage === 'string' ? syncErrorMessage : null))}.`
  }
  const reasonOf = (one: WaitingDocument) =>
    waitReason({
      held: jobs !== null && isHeld(one, manual),
      upload: one.document.queue === QUEUE.upload ? { job: jobs?.get(one.document.clientId) } : null,
      online,
      phase: status?.phase,
    })
  const documents = work?.documents ?? []
  const uploads = new Map((status?.uploads ?? []).map(one => [one.clientId, one]))
  const rest = documents.filter(one => !needsPerson(one))
  const [sending, waiting] = [
    rest.filter(one => uploads.has(one.document.clientId)),
    rest.filter(one => !uploads.has(one.document.clientId)),
  ]
  return {
    lastComplete: status?.lastComplete ?? null,
    unsaved,
    waitingCount: rest.length,
    waitingBytes: rest.reduce((sum, one) => sum + (common(one, sizes).bytes ?? 0), 0),
    storage,
    onProtect: protectStorage,
    parked: [
      ...documents.filter(needsPerson).map(one => parkedItem(one, knownSizes, uploadReason, context)),
      ...(work?.unreadable ?? []).map(unreadableItem),
    ],
    sending: sending.map(one => {
      const progress = uploads.get(one.document.clientId)
      return { ...common(one, sizes), bytes: progress?.totalBytes, sentBytes: progress?.sentBytes }
    }),
    waiting: waiting.map(one => waitingItem(one, sizes, reasonOf(one), context)),
    kept: (work?.kept ?? []).map(one => keptItem(one, fieldWord(one), context)),
    onSendNow: rest.length > 0 && !HALTED.has(status?.phase) ? () => void sendAllNow(context) : undefined,
  }
}
