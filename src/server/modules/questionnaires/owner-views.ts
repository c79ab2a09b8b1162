import { and, asc, count, desc, eq, exists, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { QuestionnaireSession, SessionStatus } from '../../../contract/entities/questionnaire.ts'
import { LIFETIME_MS, SILENCE_MS, statusAt } from '../../../domain/questionnaires/session-status.ts'
import {
  questionnaireMessages,
  questionnaireSessions,
  questionnaireTemplates,
} from '../../database/schema/questionnaires.ts'
import type { Db } from '../../database/transaction.ts'
import type { SessionRow } from './find-session.ts'

interface Wanted {
  templateId?: number | undefined
  status?: SessionStatus | undefined
  urgent?: boolean | undefined
  search?: string | undefined
}

interface Page {
  limit: number
  offset: number
  sort: 'createdAt' | 'completedAt' | 'respondent' | 'status' | 'progress'
  direction: 'asc' | 'desc'
}

const { id, userId, templateId, status, createdAt, lastMessageAt, completedAt, covered, total, isUrgent, respondent } =
  questionnaireSessions

/** `statusAt` in SQL. */
const statusNow = (now: Date): SQL<SessionStatus> => sql`case
  when ${status} in ('completed', 'expired') then ${status}
  when ${createdAt} <= ${new Date(now.getTime() - LIFETIME_MS).toISOString()}::timestamptz then 'expired'
  when ${lastMessageAt} <= ${new Date(now.getTime() - SILENCE_MS).toISOString()}::timestamptz then 'abandoned'
  else 'active' end`

const nameOf = sql`${respondent}->>'name'`

/** Sessions of the owner's templates, urgent ones first. */
export async function listSessions(db: Db, owner: number, wanted: Wanted, page: Page, now: Date) {
  const own = and(eq(userId, owner), isNull(questionnaireTemplates.deletedAt), ofTemplate(wanted.templateId))
  const matching = and(
    own,
    wanted.status && sql`${statusNow(now)} = ${wanted.status}`,
    wanted.urgent ? isUrgent : undefined,
    wanted.search ? contains(db, wanted.search) : undefined,
  )
  const columns = {
    status: { asc: statusNow(now) },
    createdAt: { asc: sql`${createdAt}` },
    completedAt: { asc: sql`${completedAt}` },
    respondent: { asc: sql`lower(${nameOf})` },
    progress: { asc: sql`${covered}::real / greatest(${total}, 1)` },
  }
  const by = columns[page.sort].asc
  const joined = eq(questionnaireTemplates.id, templateId)
  const rows = await db
    .select({
      session: questionnaireSessions,
      title: questionnaireTemplates.title,
      matched: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(questionnaireSessions)
    .innerJoin(questionnaireTemplates, joined)
    .where(matching)
    .orderBy(desc(isUrgent), page.direction === 'asc' ? sql`${by} asc nulls last` : sql`${by} desc nulls last`, asc(id))
    .limit(page.limit)
    .offset(page.offset)
  const counted = await db
    .select({
      status: sql<SessionStatus>`${statusNow(now)}`.as('now'),
      all: count(),
      urgent: sql<number>`count(*) filter (where ${isUrgent})`.mapWith(Number),
    })
    .from(questionnaireSessions)
    .innerJoin(questionnaireTemplates, joined)
    .where(own)
    .groupBy(sql`1`)
  const counts: Record<string, number> = { all: 0, urgent: 0 }
  for (const { status: which, all, urgent } of counted) {
    counts[which] = all
    counts.all = (counts.all ?? 0) + all
    counts.urgent = (counts.urgent ?? 0) + urgent
  }
  return {
    data: rows.map(({ session, title }) => toSession(session, title, now)),
    total: rows[0]?.matched ?? 0,
    counts,
  }
}

const ofTemplate = (wanted: number | undefined) => (wanted === undefined ? undefined : eq(templateId, wanted))

function contains(db: Db, search: string): SQL | undefined {
  const pattern = `%${search.replaceAll(/[\\%_]/g, sign => `\\${sign}`)}%`
  const said = db
    .select({ one: sql`1` })
    .from(questionnaireMessages)
    .where(
      and(
        eq(questionnaireMessages.sessionId, id),
        eq(questionnaireMessages.role, 'user'),
        ilike(questionnaireMessages.content, pattern),
      ),
    )
  return or(sql`${nameOf} ilike ${pattern}`, exists(said))
}

/** Never with the token (decision 92). */
export const toSession = (session: SessionRow, title: string, now: Date): QuestionnaireSession => ({
  id: session.id,
  status: statusAt(session, now),
  createdAt: session.createdAt.toISOString(),
  completedAt: session.completedAt?.toISOString() ?? null,
  updatedAt: session.lastMessageAt.toISOString(),
  template: { id: session.templateId, title },
  respondentInfo: session.respondent,
  locale: session.locale,
  progress: { covered: session.covered, total: session.total },
  urgent: session.isUrgent ? [...session.state.urgent] : [],
})
