import { and, eq, inArray, lt, lte } from 'drizzle-orm'
import { LIFETIME_MS, SILENCE_MS } from '../../../domain/questionnaires/session-status.ts'
import type { Database } from '../../database/open.ts'
import { questionnaireSessions, questionnaireTemplates } from '../../database/schema/questionnaires.ts'
import type { Tx } from '../../database/transaction.ts'
import { emptiedBefore } from '../../replicated/tombstones.ts'

const { status, createdAt, lastMessageAt, templateId } = questionnaireSessions

/** Decision 91: abandoned after a day of silence, expired after seven days. Sessions of long deleted templates go. */
export async function ageSessions({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await db
    .update(questionnaireSessions)
    .set({ status: 'expired' })
    .where(and(inArray(status, ['active', 'abandoned']), lte(createdAt, before(LIFETIME_MS))))
  await db
    .update(questionnaireSessions)
    .set({ status: 'abandoned' })
    .where(and(eq(status, 'active'), lte(lastMessageAt, before(SILENCE_MS))))
  const gone = db
    .select({ id: questionnaireTemplates.id })
    .from(questionnaireTemplates)
    .where(lt(questionnaireTemplates.deletedAt, emptiedBefore(now)))
  await db.delete(questionnaireSessions).where(inArray(templateId, gone))
}

/** A template without its code takes no more answers. */
export async function expireSessions(tx: Tx, template: number): Promise<void> {
  await tx
    .update(questionnaireSessions)
    .set({ status: 'expired' })
    .where(and(eq(templateId, template), inArray(status, ['active', 'abandoned'])))
}
