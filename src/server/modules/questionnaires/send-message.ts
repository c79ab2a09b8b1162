import { and, eq } from 'drizzle-orm'
import { v5, v7 } from 'uuid'
import { ContractError } from '../../../contract/errors.ts'
import type { Day } from '../../../domain/interview/read/calendar.ts'
import { checkpointOf } from '../../../domain/questionnaires/checkpoint-of.ts'
import { openInterview } from '../../../domain/questionnaires/interviews.ts'
import { LIFETIME_MS, LONGEST_SESSION } from '../../../domain/questionnaires/session-status.ts'
import { questionnaireMessages, questionnaireSessions } from '../../database/schema/questionnaires.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Notify } from '../../push/notify.ts'
import { writeAudit } from '../../rpc/audit.ts'
import type { PublicCall } from '../../rpc/call.ts'
import { hashToken } from '../../sessions/tokens.ts'
import { type SessionRow, sessionOfToken } from './find-session.ts'
import { type MessageRow, replyOf } from './public-views.ts'
import type { SessionLimits } from './session-limits.ts'

interface Sent {
  sessionToken: string
  message: string
  clientMessageId?: string | undefined
  place?: number | undefined
  sentAt?: string | undefined
  corrects?: string | undefined
}

/**
 * Stores one answer and the reply to it, in one transaction under the session's lock: the same clientMessageId again
 * stores nothing and returns the same reply; another `place` than the next is a CONFLICT.
 */
export async function sendMessage(
  call: PublicCall,
  { limits, notify }: { limits: SessionLimits; notify: Notify },
  sent: Sent,
  now: Date,
) {
  await limits.message(hashToken(sent.sessionToken))
  return call.database.transaction(async tx => {
    const session = await sessionOfToken(tx, sent.sessionToken, now, { lock: true })
    const known = sent.clientMessageId && (await messageOf(tx, session.id, { clientMessageId: sent.clientMessageId }))
    if (known) return replyTo(tx, session, known)
    refuseDisorder(session, sent)
    const interview = await openInterview(session.template, session.locale)
    const question = sent.clientMessageId ? v5(sent.clientMessageId, session.id) : v7()
    const { state, reply } = interview.answer(session.state, {
      ...{ id: question, text: sent.message, today: dayOf(sent.sentAt, now), at: now.toISOString() },
      corrects: sent.corrects,
    })
    // An ended session takes nothing more, except for what its owner must see.
    if (session.status === 'completed' && !reply.emergency) throw complete()
    const place = session.answers * 2 + 1
    const isUrgent = session.isUrgent || state.urgent.length > session.state.urgent.length
    const isCompleted = state.status === 'completed' && session.completedAt === null
    const next = {
      ...{ status: state.status, state, ...reply.progress },
      ...{ checkpoint: checkpointOf(interview.plan, state), answers: session.answers + 1, isUrgent },
      ...{ lastMessageAt: now, completedAt: isCompleted ? now : session.completedAt },
    }
    await tx.update(questionnaireSessions).set(next).where(eq(questionnaireSessions.id, session.id))
    const answer = { id: v5('reply', question), content: reply.response.content, reply, createdAt: now }
    await tx.insert(questionnaireMessages).values([
      {
        ...{ id: question, sessionId: session.id, place, role: 'user', content: sent.message, createdAt: now },
        clientMessageId: sent.clientMessageId ?? null,
      },
      { ...answer, sessionId: session.id, place: place + 1, role: 'assistant' },
    ])
    const entry = { action: ACTION, objectType: 'questionnaire-session', objectId: session.id }
    await writeAudit(tx, { userId: session.userId, session: null }, [entry], 'ok', now)
    if (isCompleted) {
      const { userId, templateId: recordId } = session
      await notify(tx, { userId, kind: 'questionnaireCompleted', recordId }, now)
    }
    return replyOf(answer, next.status)
  })
}

const ACTION = 'questionnaire.session:sendMessage'

const complete = () => new ContractError('GONE', 'The session is complete.', { errorType: 'SessionCompleted' })

function refuseDisorder({ status, answers }: SessionRow, { place = answers }: Sent): void {
  if (status === 'completed' && place !== answers) throw complete()
  if (place !== answers) throw new ContractError('CONFLICT', 'Another message comes first.')
  if (answers >= LONGEST_SESSION) {
    throw new ContractError('UNPROCESSABLE', 'The session has as many messages as it may.', {
      errorType: 'SessionFull',
    })
  }
}

async function messageOf(
  tx: Tx,
  sessionId: string,
  { clientMessageId, place }: { clientMessageId?: string; place?: number },
): Promise<MessageRow | undefined> {
  const { sessionId: of, clientMessageId: by, place: at } = questionnaireMessages
  const wanted = clientMessageId === undefined ? eq(at, place ?? 0) : eq(by, clientMessageId)
  const [found] = await tx
    .select()
    .from(questionnaireMessages)
    .where(and(eq(of, sessionId), wanted))
  return found
}

async function replyTo(tx: Tx, { id, status }: SessionRow, { place }: MessageRow) {
  const reply = await messageOf(tx, id, { place: place + 1 })
  if (!reply) throw new TypeError('an answer without its reply')
  return replyOf(reply, status)
}

const DAY_MS = 86_400_000

/** The respondent's day if the device's time can be true, else the server's. */
function dayOf(sentAt: string | undefined, now: Date): Day {
  const age = sentAt === undefined ? Number.NaN : now.getTime() - Date.parse(sentAt)
  const isTrue = age > -DAY_MS && age < LIFETIME_MS
  const [year = 0, month = 1, day = 1] = (isTrue && sentAt ? sentAt : now.toISOString())
    .slice(0, 10)
    .split('-')
    .map(Number)
  return { year, month, day }
}
