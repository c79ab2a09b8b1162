import { useLingui } from '@lingui/react/macro'
import type { WaitReason } from '../../../../db/queries/wait-state.ts'

/** The kind of a waiting item, named as on its screen. */
export type SyncItemKind =
  | 'recording'
  | 'triage'
  | 'document'
  | 'healthRecord'
  | 'healthLog'
  | 'treatment'
  | 'patient'
  | 'questionnaire'
  | 'report'
  | 'chat'
  | 'feedback'
  | 'shareRevocation'
  | 'settings'

interface Item {
  id: string
  kind: SyncItemKind
  title: string
  /** When it was made or last edited here; milliseconds since the epoch. */
  at: number
  /** Size of the file to be sent; absent if there is none or it is not known. */
  bytes?: number
}

/** Refused by the server, out of attempts, or unreadable; the user has to decide. */
export interface ParkedItem extends Item {
  /** A whole sentence: what the server did not accept, and why. */
  reason: string
  /** What was not accepted; absent for a row of the server that cannot be read. */
  change?: 'create' | 'edit' | 'delete' | 'file'
  /** Of a file: what this device still has of it; absent if not known. */
  kept?: 'recording' | 'no-audio'
  onRetry?: () => void
  /** Opens the screen where it can be corrected. */
  onCorrect?: () => void
  onExport?: () => void
  /** Asks first. */
  onDiscard?: () => void
}

export interface SendingItem extends Item {
  sentBytes?: number
}

export interface WaitingItem extends Item {
  because: WaitReason
  onSend?: () => void
  onExport?: () => void
  onDiscard?: () => void
}

/** Two versions are kept: of a field that two devices changed, or of an edit and a deletion. */
export interface KeptVersion extends Item {
  /** Which field, in words. */
  field: string
  otherAt: number
  /** The other device by name, if it has one. */
  otherDevice?: string
  /** What met: two edits; an edit here and a deletion elsewhere; a deletion here and an edit elsewhere. */
  met: 'edits' | 'deleted-elsewhere' | 'changed-elsewhere'
  onCompare: () => void
}

/** Bytes that were freed, and the bytes of audio that are still on this device. */
export interface Freed {
  bytes: number
  left: number
}

/** The audio of a recording that is here and on the server. */
export interface SoundItem {
  id: string
  title: string
  bytes: number
  /** Why it cannot be freed now; absent if it can. */
  stays?: 'in-use' | 'undecided'
  onFree?: () => Promise<Freed>
}

/** Bytes of the files of records on this device; the server has all of them. */
export interface KeptDocumentsModel {
  pinned: number
  unpinned: number
  onFree: () => Promise<void>
}

/** As the server last reported it. */
export interface ServerStorageModel {
  used: { bytes: number; rows: number }
  quota: { bytes: number; rows: number }
  /** Something waits because it has no room. */
  refused: boolean
}

export interface SyncCentreModel {
  /** null: never complete on this device. */
  lastComplete: number | null
  /** Milliseconds from this device's clock to the server's; null until it is known. */
  clockOffsetMs: number | null
  /** Number of recordings under way or interrupted; they do not count as waiting, and neither does a triage. */
  unsavedRecordings: number
  unsavedTriage: boolean
  waitingCount: number
  waitingBytes: number
  storage: { usedBytes: number; quotaBytes: number; persisted: boolean } | null
  /** null: not known. */
  serverStorage: ServerStorageModel | null
  /** Asks the browser not to clear this device's storage; resolves to false if it refused. */
  onProtect: () => Promise<boolean>
  parked: readonly ParkedItem[]
  sending: readonly SendingItem[]
  waiting: readonly WaitingItem[]
  kept: readonly KeptVersion[]
  sounds: readonly SoundItem[]
  /** Asks first, null if that was declined; absent if fewer than two can be freed. */
  onFreeAll?: () => Promise<Freed | null>
  /** Documents that were opened here. */
  documents: KeptDocumentsModel
  /** Absent while nothing waits, the session has ended, or the server refuses this version. */
  onSendNow?: () => void
}

export function useKindWords(): Record<SyncItemKind, string> {
  const { t } = useLingui()
  return {
    recording: t({ id: 'shell.kind.recording', message: 'recording' }),
    triage: t({ id: 'shell.kind.triage', message: 'triage' }),
    document: t({ id: 'shell.kind.document', message: 'document' }),
    healthRecord: t({ id: 'shell.kind.healthRecord', message: 'health record' }),
    healthLog: t({ id: 'shell.kind.healthLog', message: 'health log' }),
    treatment: t({ id: 'shell.kind.treatment', message: 'treatment' }),
    patient: t({ id: 'shell.kind.patient', message: 'patient' }),
    questionnaire: t({ id: 'shell.kind.questionnaire', message: 'questionnaire' }),
    report: t({ id: 'shell.kind.report', message: 'report' }),
    chat: t({ id: 'shell.kind.chat', message: 'message' }),
    feedback: t({ id: 'shell.kind.feedback', message: 'feedback' }),
    shareRevocation: t({ id: 'shell.kind.shareRevocation', message: 'link revocation' }),
    settings: t({ id: 'shell.kind.settings', message: 'settings' }),
  }
}
