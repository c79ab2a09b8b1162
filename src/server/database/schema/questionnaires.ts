import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core'
import type { SessionStatus } from '../../../contract/entities/questionnaire.ts'
import type { TemplateData, TemplateStatus } from '../../../contract/entities/questionnaire-template.ts'
import type { Locale } from '../../../contract/entities/user.ts'
import type { InterviewTemplate } from '../../../domain/interview/template/template.ts'
import type { InterviewState, Reply } from '../../../domain/interview/walk/state.ts'
import { users } from './accounts.ts'
import { instant, orderedJson, reference, sha256 } from './columns.ts'
import { ownedIndexes, ownedRow } from './replicated-table.ts'

export const questionnaireTemplates = pgTable(
  'questionnaire_templates',
  {
    ...ownedRow<TemplateData>(),
    /** The order of its fields is that of the questions. */
    data: orderedJson().$type<TemplateData>().notNull(),
    title: text().notNull(),
    status: varchar({ length: 20 }).$type<TemplateStatus>().notNull(),
    isPublic: boolean().notNull(),
    /** Set exactly while the template is public. */
    accessCode: varchar({ length: 20 }),
  },
  table => [
    ...ownedIndexes('questionnaire_templates', table),
    uniqueIndex('questionnaire_templates_code').on(table.accessCode),
  ],
)

/** An interview by the public link. What was answered is here and in its messages, and nowhere else. */
export const questionnaireSessions = pgTable(
  'questionnaire_sessions',
  {
    /** The owner's name for it, which opens nothing for anyone else (decision 92). */
    id: uuid().primaryKey().defaultRandom(),
    /** S4: of the respondent's token. */
    tokenHash: sha256().notNull(),
    /** Of the id under which the device asked for the session, so that a lost reply makes no second one. */
    clientIdHash: sha256(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    templateId: reference()
      .notNull()
      .references(() => questionnaireTemplates.id, { onDelete: 'cascade' }),
    /** The template as it was when the interview began. */
    template: orderedJson().$type<InterviewTemplate>().notNull(),
    locale: varchar({ length: 5 }).$type<Locale>().notNull(),
    respondent: jsonb().$type<{ name?: string }>().notNull(),
    status: varchar({ length: 20 }).$type<SessionStatus>().notNull(),
    state: jsonb().$type<InterviewState>().notNull(),
    covered: integer().notNull(),
    total: integer().notNull(),
    /** What is asked now, by the title of its checkpoint or field; null once nothing is. */
    checkpoint: text(),
    /** The respondent's. */
    answers: integer().notNull(),
    /** The emergency check found something that the owner has not cleared. */
    isUrgent: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    lastMessageAt: instant().notNull(),
    completedAt: instant(),
  },
  table => [
    uniqueIndex('questionnaire_sessions_token').on(table.tokenHash),
    uniqueIndex('questionnaire_sessions_client_id').on(table.templateId, table.clientIdHash),
    index('questionnaire_sessions_newest').on(table.userId, table.createdAt),
    index('questionnaire_sessions_silent').on(table.status, table.lastMessageAt),
    index().on(table.templateId, table.createdAt),
  ],
)

export const questionnaireMessages = pgTable(
  'questionnaire_messages',
  {
    id: uuid().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => questionnaireSessions.id, { onDelete: 'cascade' }),
    /** From 0, without a gap. */
    place: integer().notNull(),
    role: varchar({ length: 20 }).$type<'user' | 'assistant'>().notNull(),
    /** The respondent's; each is stored once. */
    clientMessageId: varchar({ length: 100 }),
    content: text().notNull(),
    /** Of a reply: what it asked, as it was sent. */
    reply: jsonb().$type<Reply>(),
    createdAt: instant().notNull(),
  },
  table => [
    uniqueIndex('questionnaire_messages_place').on(table.sessionId, table.place),
    uniqueIndex('questionnaire_messages_client_id').on(table.sessionId, table.clientMessageId),
  ],
)
