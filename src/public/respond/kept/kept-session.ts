import type { InterviewTemplate } from '../../../domain/interview/template/template.ts'
import type { ReplyKind } from '../../../domain/interview/walk/state.ts'
import type { Locale } from '../../../ui/i18n/locale.ts'

/** What was asked, by the device or by the server. */
export interface Asked {
  readonly content: string
  readonly kind: ReplyKind
  /** JSON pointer; null for an open question and at the summary. */
  readonly property: string | null
  readonly quickReplies: readonly string[]
  readonly progress: { readonly covered: number; readonly total: number }
  readonly status: string
  readonly emergency: boolean
}

/** One interview on this device. Plain data, as it is stored. */
export interface KeptSession {
  /** Of the template, as the server spells it. */
  readonly code: string
  /** Under which the server begins the session once, however often it is asked. */
  readonly id: string
  readonly locale: Locale
  readonly name: string
  readonly template: InterviewTemplate
  /** Milliseconds since 1970 by this device. */
  readonly startedAt: number
  /** A bearer secret; null until the server has begun the session. It is deleted with everything when the session ends. */
  readonly token: string | null
  /** The server's first question; null until it came. */
  readonly first: Asked | null
}

/** One answer of the respondent. It is stored before it is shown as given. */
export interface KeptAnswer {
  readonly session: string
  /** Number of answers before it. */
  readonly place: number
  /** clientMessageId. */
  readonly id: string
  readonly text: string
  /** Pointer of the earlier question that it answers again. */
  readonly corrects?: string
  /** ISO 8601 with the zone of this device. */
  readonly writtenAt: string
  /** The server's reply; null while it is not known to be there. */
  readonly reply: Asked | null
}

export interface Kept {
  readonly session: KeptSession
  /** By place, without a gap. */
  readonly answers: readonly KeptAnswer[]
}

/** The answers that the server is not known to have, in their order. */
export const unsentOf = ({ answers }: Kept): readonly KeptAnswer[] => answers.filter(({ reply }) => reply === null)
