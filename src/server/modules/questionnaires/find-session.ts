import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { ContractError } from '../../../contract/errors.ts'
import { isOpenTo } from '../../../domain/questionnaires/session-status.ts'
import { users } from '../../database/schema/accounts.ts'
import { questionnaireSessions, questionnaireTemplates } from '../../database/schema/questionnaires.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { hashToken } from '../../sessions/tokens.ts'

export type SessionRow = typeof questionnaireSessions.$inferSelect

/** The one refusal of every public call: it does not tell what was wrong (S4). */
export const unavailable = () =>
  new ContractError('NOT_FOUND', 'This questionnaire is no longer available.', { i18nKey: 'questionnaire.unavailable' })

const alive = and(isNull(questionnaireTemplates.deletedAt), isNull(users.deletedAt))

/** The session that a respondent's token opens. Throws `unavailable`. With `lock`, other writers wait. */
export async function sessionOfToken(
  db: Db | Tx,
  token: string,
  now: Date,
  { lock }: { lock: boolean },
): Promise<SessionRow> {
  const query = db
    .select({ session: questionnaireSessions })
    .from(questionnaireSessions)
    .innerJoin(questionnaireTemplates, eq(questionnaireTemplates.id, questionnaireSessions.templateId))
    .innerJoin(users, eq(users.id, questionnaireSessions.userId))
    .where(and(eq(questionnaireSessions.tokenHash, hashToken(token)), alive))
  const [found] = await (lock ? query.for('update', { of: questionnaireSessions }) : query)
  if (!found || !isOpenTo(found.session, now)) throw unavailable()
  return found.session
}

const SessionId = z.uuid()

/** A session of this owner. Throws `unavailable` for an unknown id and for another owner's. */
export async function sessionOfOwner(db: Db | Tx, userId: number, sessionId: string): Promise<SessionRow> {
  const id = SessionId.safeParse(sessionId).data
  if (id === undefined) throw unavailable()
  const [found] = await db
    .select({ session: questionnaireSessions })
    .from(questionnaireSessions)
    .innerJoin(questionnaireTemplates, eq(questionnaireTemplates.id, questionnaireSessions.templateId))
    .where(
      and(
        eq(questionnaireSessions.id, id),
        eq(questionnaireSessions.userId, userId),
        isNull(questionnaireTemplates.deletedAt),
      ),
    )
  if (!found) throw unavailable()
  return found.session
}

/** The template behind a code. Throws `unavailable`. */
export async function templateOfCode(db: Db | Tx, code: string) {
  const [found] = await db
    .select({ template: questionnaireTemplates })
    .from(questionnaireTemplates)
    .innerJoin(users, eq(users.id, questionnaireTemplates.userId))
    .where(and(eq(questionnaireTemplates.accessCode, code), eq(questionnaireTemplates.isPublic, true), alive))
  if (!found) throw unavailable()
  return found.template
}
