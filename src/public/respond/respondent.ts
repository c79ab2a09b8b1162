import { emergencyText } from '../../domain/interview/emergency/emergency-texts.ts'
import type { InterviewTemplate } from '../../domain/interview/template/template.ts'
import { type Interview, openInterview } from '../../domain/questionnaires/interviews.ts'
import { type Clock, sleep } from '../../platform/clock.ts'
import type { Connectivity } from '../../platform/connectivity.ts'
import type { Locks } from '../../platform/locks.ts'
import type { Random } from '../../platform/random.ts'
import type { Locale } from '../../ui/i18n/locale.ts'
import { type Conversation, conversationOf, heard, type Turn } from './conversation.ts'
import { type Kept, type KeptAnswer, unsentOf } from './kept/kept-session.ts'
import type { RespondStore } from './kept/store.ts'
import { describe, type Opening, opening } from './opening.ts'
import { type Outbox, openOutbox, type Sending } from './outbox.ts'
import type { Trouble } from './screens/states.ts'
import type { RespondServer } from './server.ts'
import { writtenAt } from './written-at.ts'

export type View =
  | { kind: 'loading' }
  | { kind: 'trouble'; trouble: Trouble }
  | { kind: 'start'; template: InterviewTemplate }
  | {
      kind: 'talk'
      kept: Kept
      interview: Interview
      conversation: Conversation
      correcting: Turn | null
      sending: Sending
      /** The last answer could not be stored, and is not given. */
      isFull: boolean
      numbers: readonly string[]
    }
  | { kind: 'end'; waiting: number }

export interface RespondentPorts {
  readonly store: RespondStore
  readonly server: RespondServer
  readonly locks: Locks
  readonly clock: Clock
  readonly random: Random
  readonly connectivity: Connectivity
  /** Called with every new view. */
  readonly show: (view: View) => void
  /** Tells other tabs of this code that something is stored. */
  readonly tell: () => void
}

/** The page of one questionnaire code: what is shown, from what is kept, and what the respondent can do. */
export function createRespondent(code: string | null, ports: RespondentPorts) {
  const { store, server, clock, random, show, tell } = ports
  const pause = () => sleep(clock, 0)
  let view: View = { kind: 'loading' }
  let outbox: Outbox | null = null
  /** Answers are given one after the other, also where a tap repeats. */
  let giving = false
  /** Number of tries to give one. */
  let given = 0
  /** A change that came while one was given. */
  let missed: { sending: Sending | undefined } | null = null

  const set = (next: View) => {
    view = next
    show(view)
  }

  async function enter(found: Opening): Promise<void> {
    if (found.kind === 'talk') return talk(found.kept)
    set(found.kind === 'ended' ? { kind: 'end', waiting: 0 } : found)
  }

  async function talk(kept: Kept): Promise<void> {
    const { template, locale } = kept.session
    const interview = await openInterview(template, locale, { pause })
    const { numbers } = emergencyText('general', locale, template.emergency)
    const conversation = conversationOf(interview, kept)
    const base = { kind: 'talk' as const, kept, interview, conversation, numbers, isFull: false }
    set({ ...base, correcting: correctedIn(conversation), sending: { kind: 'sending' } })
    if (!code) return
    outbox ??= openOutbox(code, {
      ...{ store, server, locks: ports.locks, clock, random, connectivity: ports.connectivity },
      onChange: sending => void refresh(sending),
      onEnd: () => {
        outbox?.close()
        outbox = null
        set({ kind: 'end', waiting: 0 })
        tell()
      },
    })
    outbox.wake()
  }

  /** What is stored decides; `sending` is how the outbox stands. What is read while an answer is given is read again. */
  async function refresh(sending?: Sending): Promise<void> {
    if (!code || view.kind !== 'talk') return
    if (giving) {
      missed = { sending: sending ?? missed?.sending }
      return
    }
    const before = given
    const kept = await store.open(code)
    if (view.kind !== 'talk') return
    // While it is sent the outbox says itself that a session has ended.
    if (!kept) return sending ? undefined : enter(await opening(code, store, server, clock.now()))
    const hasBegun = kept.session.token !== view.kept.session.token
    const interview = hasBegun
      ? await openInterview(kept.session.template, kept.session.locale, { pause })
      : view.interview
    if (giving || given !== before) return refresh(sending)
    const conversation = conversationOf(interview, kept)
    const grew = conversation.turns.length !== view.conversation.turns.length
    const correcting = grew ? correctedIn(conversation) : view.correcting
    set({ ...view, kept, interview, conversation, correcting, sending: sending ?? view.sending })
  }

  return {
    async open(): Promise<void> {
      set({ kind: 'loading' })
      await enter(await opening(code, store, server, clock.now()))
    },

    /** The form before the first question, again after a session ended. */
    async restart(): Promise<void> {
      if (!code) return
      set({ kind: 'loading' })
      await enter(await describe(code, store, server))
    },

    async begin(name: string, locale: Locale): Promise<void> {
      if (!code || view.kind !== 'start') return
      const session = {
        ...{ code, id: random.uuid(), locale, name, template: view.template },
        ...{ startedAt: clock.now(), token: null, first: null },
      }
      await store.begin(session)
      await talk({ session, answers: [] })
    },

    /** True once the answer is stored and shown as given. An emergency is shown before it is stored. */
    async give(text: string): Promise<boolean> {
      if (view.kind !== 'talk' || giving) return false
      giving = true
      try {
        const { kept, interview, correcting } = view
        const { session, answers } = kept
        const answer: KeptAnswer = {
          ...{ session: session.id, place: answers.length, id: random.uuid(), text },
          ...(correcting?.before.property ? { corrects: correcting.before.property } : {}),
          ...{ writtenAt: writtenAt(clock.now()), reply: null },
        }
        const next = { ...kept, answers: [...answers, answer] }
        const shown = { ...view, kept: next, isFull: false }
        if (heard(interview, kept, answer).emergency) {
          set({ ...shown, conversation: conversationOf(interview, next), correcting: null })
        }
        const isFirst = await store.give(answer).catch(() => null)
        if (isFirst === null) {
          set({ ...(view as Extract<View, { kind: 'talk' }>), isFull: true })
          return false
        }
        if (!isFirst) {
          // Another tab answered meanwhile: its next question is shown, and these words stay in the field.
          await refresh()
          return false
        }
        const conversation = conversationOf(interview, next)
        set({ ...shown, conversation, correcting: correctedIn(conversation) })
        tell()
        outbox?.wake()
        return true
      } finally {
        giving = false
        given += 1
        if (missed) void refresh(missed.sending)
        missed = null
      }
    },

    correct(turn: Turn | null): void {
      if (view.kind === 'talk') set({ ...view, correcting: turn })
    },

    /** Deletes what is kept of this session here; what was sent stays with the server. */
    async forget(): Promise<void> {
      if (view.kind !== 'talk') return
      outbox?.close()
      outbox = null
      await store.end(view.kept.session, false)
      tell()
      await this.restart()
    },

    wake: () => outbox?.wake(),
    refresh: () => void refresh(),
    waiting: () => (view.kind === 'talk' ? unsentOf(view.kept).length : 0),
  }
}

export type Respondent = ReturnType<typeof createRespondent>

/** The turn whose question is asked again, because its correction was not understood. */
function correctedIn({ turns, corrected }: Conversation): Turn | null {
  return corrected === null ? null : (turns.findLast(one => one.before.property === corrected) ?? null)
}
