import type { Scalar } from '../template/template.ts'

export type MissingReason = 'unknown' | 'refused' | 'unclear' | 'notAsked'
export type ReplyKind = 'question' | 'reask' | 'summary' | 'emergency' | 'closed'
export type Value = Scalar | readonly Scalar[]

export interface Given {
  readonly value: Value
  /** The message whose words hold the value. */
  readonly messageId: string
  readonly words: string
  readonly approximate?: boolean
  readonly hedged?: boolean
  readonly convertedFrom?: string
  readonly replaced?: readonly { readonly value: Value; readonly messageId: string }[]
}

export interface Settled {
  readonly reason: MissingReason
  readonly messageId?: string
  readonly words?: string
}

export interface Urgent {
  readonly group: string
  readonly words: string
  readonly messageId: string
  readonly at: string
  /** The respondent went on with "This is not about me". */
  readonly denied?: boolean
}

/** Plain data: stored on the device and on the server, the same after the same messages. */
export interface InterviewState {
  readonly version: 1
  readonly status: 'active' | 'completed'
  readonly phase: 'asking' | 'summary' | 'closed'
  /** Index of the question that is asked, in `questionsOf`; null at the summary. */
  readonly asked: number | null
  /** Pointer of the asked field. */
  readonly pointer: string | null
  readonly answers: Readonly<Record<string, Given>>
  readonly missing: Readonly<Record<string, Settled>>
  /** Replies by pointer or question that were not understood. */
  readonly attempts: Readonly<Record<string, number>>
  readonly offTopic: Readonly<Record<string, number>>
  /** Answers to open questions by their text. */
  readonly open: Readonly<Record<string, { readonly words: string; readonly messageId: string }>>
  /** Two answers of which one is to be confirmed. */
  readonly conflict: { readonly at: string; readonly now: Given } | null
  readonly summaries: number
  /** An emergency text is shown until the respondent goes on. */
  readonly emergency: string | null
  readonly flagged: readonly string[]
  readonly urgent: readonly Urgent[]
  /** The last two messages, for the emergency check. */
  readonly recent: readonly string[]
  /** What the respondent asked, for the owner. */
  readonly asks: readonly { readonly words: string; readonly messageId: string }[]
}

export const FRESH: InterviewState = {
  version: 1,
  status: 'active',
  phase: 'asking',
  asked: null,
  pointer: null,
  answers: {},
  missing: {},
  attempts: {},
  offTopic: {},
  open: {},
  conflict: null,
  summaries: 0,
  emergency: null,
  flagged: [],
  urgent: [],
  recent: [],
  asks: [],
}

export interface Progress {
  readonly covered: number
  readonly total: number
}

export interface Reply {
  readonly status: 'active' | 'completed'
  readonly response: { readonly content: string; readonly property: string | null; readonly kind: ReplyKind }
  readonly quickReplies: readonly string[]
  readonly progress: Progress
  readonly emergency: boolean
}
