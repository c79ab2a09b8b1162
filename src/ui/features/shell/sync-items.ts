import { useLingui } from '@lingui/react/macro'
import type { WaitReason } from '../../state/wait-reason.ts'

/** What a waiting thing is, in the words of its screen. */
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
  | 'settings'

interface Item {
  id: string
  kind: SyncItemKind
  title: string
  /** When it was made or last edited here; milliseconds since the epoch. */
  at: number
  /** What is to be sent, where that is worth a word. */
  bytes?: number
}

/** Refused by the server or out of tries; it stays on this device until the person decides. */
export interface ParkedItem extends Item {
  /** A whole sentence: what the server did not accept, and why. */
  reason: string
  /** What of it is still on this device; absent where there is nothing, or it is not known. */
  kept?: 'recording' | 'text' | 'no-audio'
  onRetry?: () => void
  /** Opens the thing where it can be corrected. */
  onCorrect?: () => void
  onExport?: () => void
  /** Asks first. */
  onDiscard?: () => void
}

export interface SendingItem extends Item {
  sentBytes?: number
}

export interface WaitingItem extends Item {
  /** Why it waits, if for more than its turn. */
  because?: WaitReason
  onSend?: () => void
  onExport?: () => void
  onDiscard?: () => void
}

/** Two devices changed the same field: both versions stand, one is shown. */
export interface KeptVersion extends Item {
  /** Which field, in words. */
  field: string
  otherAt: number
  /** The other device by name, if it has one. */
  otherDevice?: string
  /** Which of the two the screens show now. */
  shown: 'mine' | 'other'
  onCompare: () => void
}

export interface SyncCentreModel {
  /** null: never complete on this device. */
  lastComplete: number | null
  /** Recordings under way or cut off: not yet among what waits. */
  unsaved: number
  waitingCount: number
  waitingBytes: number
  storage: { usedBytes: number; quotaBytes: number; persisted: boolean } | null
  /** Asks the browser not to clear this device's storage; false where it did not agree. */
  onProtect: () => Promise<boolean>
  parked: readonly ParkedItem[]
  sending: readonly SendingItem[]
  waiting: readonly WaitingItem[]
  kept: readonly KeptVersion[]
  /** Absent while there is nothing to send, or nobody to send for. */
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
    settings: t({ id: 'shell.kind.settings', message: 'settings' }),
  }
}
