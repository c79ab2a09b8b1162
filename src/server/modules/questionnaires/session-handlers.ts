import { asc, count, eq } from 'drizzle-orm'
import type { EmergencySettings } from '../../../domain/interview/emergency/emergency-texts.ts'
import { typedCode } from '../../../domain/questionnaires/access-code.ts'
import { openInterview } from '../../../domain/questionnaires/interviews.ts'
import { statusAt } from '../../../domain/questionnaires/session-status.ts'
import { extentOf } from '../../audit/extent.ts'
import { type Clock, moment } from '../../clock.ts'
import { questionnaireMessages, questionnaireSessions } from '../../database/schema/questionnaires.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { createNotify } from '../../push/notify.ts'
import { readRow } from '../../replicated/read.ts'
import { writeAudit } from '../../rpc/audit.ts'
import type { PublicCall } from '../../rpc/call.ts'
import { type Handler, open, read, write } from '../../rpc/handlers.ts'
import { sessionOfOwner, sessionOfToken, templateOfCode, unavailable } from './find-session.ts'
import { listSessions, toSession } from './owner-views.ts'
import { publicTemplate, toHistory } from './public-views.ts'
import { sendMessage } from './send-message.ts'
import { createSessionLimits } from './session-limits.ts'
import { startSession } from './start-session.ts'
import { stopsOf } from './stops.ts'
import { TEMPLATES } from './template.ts'

interface SessionModule {
  clock: Clock
  send: Jobs['send']
  emergency: EmergencySettings | undefined
}

const OBJECT = 'questionnaire-session'

export function sessionHandlers({ clock, send, emergency }: SessionModule): Handler[] {
  const limits = createSessionLimits()
  const notify = createNotify(send)
  return [
    open('questionnaire.session:describe', async ({ database }, { accessCode }) => ({
      result: { template: publicTemplate(await templateOfCode(database.db, typedCode(accessCode)), emergency) },
    })),

    open(
      'questionnaire.session:start',
      async (call, { accessCode, respondentInfo, locale = call.locale, clientId }) => {
        const name = respondentInfo?.name?.trim().slice(0, 200) || undefined
        return {
          result: await startSession(
            call,
            { limits, emergency },
            { accessCode, name, locale, clientId },
            moment(clock),
          ),
        }
      },
    ),

    open('questionnaire.session:sendMessage', async (call, sent) => ({
      result: await sendMessage(call, { limits, notify }, sent, moment(clock)),
    })),

    open('questionnaire.session:getHistory', async (call, { limit, offset, ...ref }) => {
      const { session } = await sessionOf(call, ref, moment(clock))
      const { db } = call.database
      const own = eq(questionnaireMessages.sessionId, session.id)
      const [all] = await db.select({ total: count() }).from(questionnaireMessages).where(own)
      const rows = await db
        .select()
        .from(questionnaireMessages)
        .where(own)
        .orderBy(asc(questionnaireMessages.place))
        .limit(limit)
        .offset(offset)
      return { result: { messages: rows.map(toHistory), total: all?.total ?? 0 } }
    }),

    open('questionnaire.session:getResult', async (call, ref) => {
      const now = moment(clock)
      const { session, isOwner } = await sessionOf(call, ref, now)
      const interview = await openInterview(session.template, session.locale)
      const { result, ...behind } = interview.result(session.state)
      const answered = {
        status: statusAt(session, now),
        ...{ result, ...behind, summary: interview.summary(session.state) },
        completedAt: session.completedAt?.toISOString() ?? null,
      }
      if (!isOwner) return { result: answered }
      const { template } = session
      return { result: { ...answered, session: toSession(session, template.title, now), template } }
    }),

    read('questionnaire.results:listSessions', async (call, { filters = {}, ...page }) => {
      const { templateId: given, ...wanted } = filters
      const templateId = given === undefined ? undefined : (await readRow(TEMPLATES, call, given)).id
      const result = await listSessions(call.db, call.userId, { ...wanted, templateId }, page, moment(clock))
      call.audit({ objectType: OBJECT, extent: extentOf(result.data) })
      return { result }
    }),

    read('questionnaire.results:stops', async (call, { templateId }) => ({
      result: await stopsOf(call.db, await readRow(TEMPLATES, call, templateId)),
    })),

    write('questionnaire.results:clearUrgent', async (call, { sessionId }) => {
      const { id } = await sessionOfOwner(call.tx, call.userId, sessionId)
      await call.tx.update(questionnaireSessions).set({ isUrgent: false }).where(eq(questionnaireSessions.id, id))
      call.audit({ objectType: OBJECT, objectId: id })
      return { result: { status: 'ok' } }
    }),
  ]
}

/** By the respondent's token, or by the id of a session of the caller's own templates; with an audit row (S8). */
async function sessionOf(
  { database, session: caller }: PublicCall,
  { sessionToken, sessionId }: { sessionToken?: string | undefined; sessionId?: string | undefined },
  now: Date,
) {
  const { db } = database
  if (sessionToken !== undefined) {
    const session = await sessionOfToken(db, sessionToken, now, { lock: false })
    return { session, isOwner: false }
  }
  if (sessionId === undefined || !caller) throw unavailable()
  const session = await sessionOfOwner(db, caller.userId, sessionId)
  const entry = { action: 'questionnaire.session:read', objectType: OBJECT, objectId: session.id }
  await writeAudit(db, { userId: caller.userId, session: caller }, [entry], 'ok', now)
  return { session, isOwner: true }
}
