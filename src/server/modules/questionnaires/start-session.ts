import { and, count, eq, gt } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Locale } from '../../../contract/entities/user.ts'
import type { EmergencySettings } from '../../../domain/interview/emergency/emergency-texts.ts'
import { typedCode } from '../../../domain/questionnaires/access-code.ts'
import { checkpointOf } from '../../../domain/questionnaires/checkpoint-of.ts'
import { openInterview } from '../../../domain/questionnaires/interviews.ts'
import { questionnaireMessages, questionnaireSessions } from '../../database/schema/questionnaires.ts'
import type { Tx } from '../../database/transaction.ts'
import { writeAudit } from '../../rpc/audit.ts'
import type { PublicCall } from '../../rpc/call.ts'
import { hashToken, newToken } from '../../sessions/tokens.ts'
import { type SessionRow, templateOfCode, unavailable } from './find-session.ts'
import { publicTemplate, replyOf } from './public-views.ts'
import { SESSIONS_A_DAY, type SessionLimits, tooMany } from './session-limits.ts'

interface Asked {
  accessCode: string
  name: string | undefined
  locale: Locale
  clientId: string | undefined
}

interface Given {
  limits: SessionLimits
  emergency: EmergencySettings | undefined
}

const DAY_MS = 86_400_000

/** Begins an interview and asks its first question. The same clientId again returns the same session, under a new token. */
export async function startSession(call: PublicCall, { limits, emergency }: Given, asked: Asked, now: Date) {
  const code = typedCode(asked.accessCode)
  await limits.start(call.address, code)
  return call.database.transaction(async tx => {
    const { id: templateId, userId, title, data } = await templateOfCode(tx, code)
    const sessionToken = newToken()
    const clientIdHash = asked.clientId === undefined ? null : hashToken(asked.clientId)
    const begun = clientIdHash === null ? undefined : await sessionOfClient(tx, templateId, clientIdHash)
    if (begun) return { sessionToken, ...(await continued(tx, begun, sessionToken)) }
    await refuseFlood(tx, templateId, now)
    const template = publicTemplate({ title, data }, emergency)
    const interview = await openInterview(template, asked.locale)
    const { state, reply } = interview.start()
    const [session] = await tx
      .insert(questionnaireSessions)
      .values({
        ...{ tokenHash: hashToken(sessionToken), clientIdHash, userId, templateId, template, locale: asked.locale },
        ...{
          respondent: asked.name ? { name: asked.name } : {},
          status: 'active',
          state,
          ...reply.progress,
          answers: 0,
        },
        ...{ checkpoint: checkpointOf(interview.plan, state), createdAt: now, lastMessageAt: now },
      })
      .returning()
    if (!session) throw new TypeError('an insert returned no row')
    const message = { id: v7(), content: reply.response.content, reply, createdAt: now }
    await tx.insert(questionnaireMessages).values({ ...message, sessionId: session.id, place: 0, role: 'assistant' })
    const entry = { action: 'questionnaire.session:start', objectType: 'questionnaire-session', objectId: session.id }
    await writeAudit(tx, { userId, session: null }, [entry], 'ok', now)
    return { sessionToken, template, ...replyOf(message, session.status) }
  })
}

async function sessionOfClient(tx: Tx, templateId: number, clientIdHash: string): Promise<SessionRow | undefined> {
  const { templateId: of, clientIdHash: by } = questionnaireSessions
  const mine = and(eq(of, templateId), eq(by, clientIdHash))
  const [found] = await tx.select().from(questionnaireSessions).where(mine).for('update')
  return found
}

/** The reply with the token was lost. Once an answer is here the device has its token, and a new one is a stranger's. */
async function continued(tx: Tx, session: SessionRow, token: string) {
  const { id, status, answers, template } = session
  if (status !== 'active' || answers > 0) throw unavailable()
  await tx
    .update(questionnaireSessions)
    .set({ tokenHash: hashToken(token) })
    .where(eq(questionnaireSessions.id, id))
  const first = and(eq(questionnaireMessages.sessionId, id), eq(questionnaireMessages.place, 0))
  const [message] = await tx.select().from(questionnaireMessages).where(first)
  if (!message) throw new TypeError('a session without its first question')
  return { template, ...replyOf(message, status) }
}

async function refuseFlood(tx: Tx, templateId: number, now: Date): Promise<void> {
  const { templateId: of, createdAt } = questionnaireSessions
  const today = and(eq(of, templateId), gt(createdAt, new Date(now.getTime() - DAY_MS)))
  const [found] = await tx.select({ all: count() }).from(questionnaireSessions).where(today)
  if ((found?.all ?? 0) >= SESSIONS_A_DAY) throw tooMany(3600)
}
