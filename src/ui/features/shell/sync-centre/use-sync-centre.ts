import { useCallback, useMemo } from 'react'
import { liveUnsentBytes } from '../../../../db/queries/upload-jobs.ts'
import { WAITS_FOR_PATIENT } from '../../../../db/uploads/upload-item.ts'
import { useFailureText } from '../../../record-kit/failure-text.ts'
import { sendAllNow } from '../../../record-kit/send-now.ts'
import { useUnsavedRecordings } from '../../../state/recorder/recording.ts'
import { useLive } from '../../../state/session/use-live.ts'
import { useRemote } from '../../../state/session/use-remote.ts'
import { useCommandContext, useSyncStatus } from '../../../state/session/use-session.ts'
import type { WaitingWork } from '../../../state/sync/count-waiting.ts'
import { protectStorage, useStorageRoom } from '../../../state/sync/use-storage-room.ts'
import { useUnfinishedTriage } from '../../../state/triage/unfinished-triage.ts'
import { useFieldNames } from './compare/field-names.ts'
import type { FieldWord } from './compare/version-fields.ts'
import { useRefusalText, useUnreadableText } from './refusal-text.ts'
import { type MayDiscard, syncCentreActions } from './sync-centre-actions.ts'
import { syncCentreItems } from './sync-centre-items.ts'
import type { SyncCentreModel } from './sync-items.ts'
import { useKeptDocuments } from './use-kept-documents.ts'
import { useKeptSounds } from './use-kept-sounds.ts'

const NOTHING: WaitingWork = { documents: [], kept: [], unreadable: [] }
const NO_PARAMS = {}
/** How old the server's answer about its room may be. */
const SERVER_STORAGE_MS = 60_000
/** Phases in which nothing can be sent until the user signs in or the app is updated. */
const HALTED: ReadonlySet<string | undefined> = new Set(['needs-auth', 'upgrade-required'])

/** Labels and questions of features for their own collections. */
export interface SyncCentreFeatures {
  /** Returns the label of a field in its form; null if the feature has none. */
  fieldWord: FieldWord
  mayDiscard: MayDiscard
}

/** Returns the sync centre's items and actions, from the page's own queries and the worker's snapshot. */
export function useSyncCentre(
  work: WaitingWork | null,
  { fieldWord, mayDiscard }: SyncCentreFeatures,
): SyncCentreModel {
  const context = useCommandContext()
  const status = useSyncStatus()
  const storage = useStorageRoom()
  const server = useRemote('userAccount.storage:get', NO_PARAMS, { maxAgeMs: SERVER_STORAGE_MS }).value
  const unsaved = useUnsavedRecordings()
  const unsavedTriage = useUnfinishedTriage()
  const names = useFieldNames(fieldWord)
  const failureText = useFailureText()
  const refusalText = useRefusalText()
  const unreadableText = useUnreadableText()
  const { uploads, accountId } = context
  const unsent = useLive(useCallback(() => liveUnsentBytes(uploads, accountId), [uploads, accountId]))
  const sizes = unsent.kind === 'ready' ? unsent.value : null
  const actions = useMemo(() => syncCentreActions(context, mayDiscard, fieldWord), [context, mayDiscard, fieldWord])
  const items = syncCentreItems(
    work ?? NOTHING,
    sizes,
    {
      refusal: (parked, kind) => refusalText(parked, field => fieldWord({ kind, field }) ?? names.known(field)),
      unreadable: unreadableText,
      failure: state => failureText(state.kind === 'failed' ? state : { code: WAITS_FOR_PATIENT }),
      field: names.of,
    },
    actions,
  )
  const refused = items.waiting.some(({ because }) => because === 'room')
  const sounds = useKeptSounds([...(sizes?.values() ?? [])].reduce((sum, one) => sum + one, 0))
  return {
    ...items,
    ...sounds,
    documents: useKeptDocuments(),
    lastComplete: status?.lastComplete ?? null,
    clockOffsetMs: status?.clockOffsetMs ?? null,
    unsavedRecordings: unsaved - (unsavedTriage ? 1 : 0),
    unsavedTriage,
    storage,
    serverStorage: server && { ...server, refused },
    onProtect: protectStorage,
    onSendNow: items.waitingCount > 0 && !HALTED.has(status?.phase) ? () => void sendAllNow(context) : undefined,
  }
}
