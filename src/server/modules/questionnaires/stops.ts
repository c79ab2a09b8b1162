import { and, eq, sql } from 'drizzle-orm'
import { loadLanguage } from '../../../domain/interview/languages/load-language.ts'
import { planOf } from '../../../domain/interview/walk/questions.ts'
import { checkpointsOf } from '../../../domain/questionnaires/checkpoint-of.ts'
import { questionnaireSessions } from '../../database/schema/questionnaires.ts'
import type { Db } from '../../database/transaction.ts'
import { publicTemplate } from './public-views.ts'
import type { TemplateRow } from './template.ts'

const { templateId, checkpoint, status, locale } = questionnaireSessions

/** How many reached each checkpoint of the template as it is now, and how many stand there and did not finish. */
export async function stopsOf(db: Db, template: TemplateRow) {
  const all = sql<number>`count(*)`.mapWith(Number)
  const rows = await db
    .select({ checkpoint, isCompleted: sql<boolean>`${status} = 'completed'`, all })
    .from(questionnaireSessions)
    .where(and(eq(templateId, template.id)))
    .groupBy(checkpoint, sql`2`)
  const [first] = await db.select({ locale }).from(questionnaireSessions).where(eq(templateId, template.id)).limit(1)
  const titles = checkpointsOf(planOf(publicTemplate(template, undefined), await loadLanguage(first?.locale ?? 'en')))
  const sum = (wanted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(wanted).reduce((total, row) => total + row.all, 0)
  const completed = sum(row => row.isCompleted)
  const stoppedAt = (title: string | null) => sum(row => !row.isCompleted && row.checkpoint === title)
  // Of an earlier version of the template.
  const former = [...new Set(rows.flatMap(row => row.checkpoint ?? []))].filter(title => !titles.includes(title))
  const atEnd = stoppedAt(null)
  const checkpoints = titles.map((title, place) => ({
    title,
    reached: completed + atEnd + titles.slice(place).reduce((total, one) => total + stoppedAt(one), 0),
    stopped: stoppedAt(title),
  }))
  return {
    started: sum(() => true),
    completed,
    checkpoints: [
      ...checkpoints,
      ...former.map(title => ({ title, reached: stoppedAt(title), stopped: stoppedAt(title) })),
      ...(atEnd > 0 ? [{ title: null, reached: completed + atEnd, stopped: atEnd }] : []),
    ],
  }
}
