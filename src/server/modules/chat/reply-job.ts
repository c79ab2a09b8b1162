import { and, eq, isNull } from 'drizzle-orm'
import type { ChatMessageData } from '../../../contract/entities/chat-message.ts'
import type { Database } from '../../database/open.ts'
import { users } from '../../database/schema/accounts.ts'
import { chatMessages } from '../../database/schema/chat.ts'
import { healthRecords } from '../../database/schema/records.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import type { FailureHandler, JobHandler } from '../../jobs/job-handlers.ts'
import type { JobPayloads } from '../../jobs/queues.ts'
import { serverStamp } from '../../replicated/row-stamp.ts'
import { writeAsServer } from '../../replicated/write.ts'
import type { InAccount } from '../../rpc/account-transaction.ts'
import { writeAudit } from '../../rpc/audit.ts'
import { CHAT_MESSAGES } from './chat-message.ts'
import { replyIdOf } from './handlers.ts'
import { type ReplyServices, replyTo } from './reply.ts'

export interface ReplyJobServices extends ReplyServices {
  database: Database
  inAccount: InAccount
}

type Job = JobPayloads['reply']

/** Answers a question that a device has left to the server. One question has one answer, whoever runs the job again. */
export function replyJob(services: ReplyJobServices): { run: JobHandler<'reply'>; failed: FailureHandler<'reply'> } {
  const { database, inAccount } = services
  return {
    async run(job, { signal }) {
      const asked = await findQuestion(database.db, job)
      if (!asked) return
      const reply = await replyTo(services, asked, signal)
      await inAccount(asked.userId, async account => {
        if (!(await findQuestion(account.tx, job))) return
        const { userId, recordId, clientId } = asked
        const data: ChatMessageData = { ...reply, replyTo: clientId }
        const row = { ...(await serverStamp(account)), clientId: replyIdOf(clientId), userId, recordId, data }
        await account.tx
          .insert(chatMessages)
          .values({ ...row, role: 'assistant', createdAt: account.now })
          .onConflictDoNothing()
        const entry = { action: 'chat:reply', objectType: 'chat-message', objectId: job.messageId } as const
        await writeAudit(account.tx, { userId, session: null }, [entry], 'ok', account.now)
      })
    },

    async failed(job, code) {
      const asked = await findQuestion(database.db, job)
      if (!asked) return
      await inAccount(asked.userId, async account => {
        const current = await findQuestion(account.tx, job)
        const data = current && { ...current.data, wantsReply: false, errorKey: `chat.error.${code}` }
        if (data) await writeAsServer(CHAT_MESSAGES, account, job.messageId, { data })
      })
    },
  }
}

/** Null if it is deleted, has its answer, or needs none any more. */
async function findQuestion(db: Db | Tx, { messageId }: Job) {
  const [row] = await db
    .select({ message: chatMessages, record: healthRecords.data, user: users.data })
    .from(chatMessages)
    .innerJoin(healthRecords, eq(healthRecords.id, chatMessages.recordId))
    .innerJoin(users, eq(users.id, chatMessages.userId))
    .where(and(eq(chatMessages.id, messageId), isNull(chatMessages.deletedAt), isNull(healthRecords.deletedAt)))
  if (!row?.message.data.wantsReply) return null
  const { userId, recordId, clientId, data } = row.message
  const mine = and(eq(chatMessages.userId, userId), eq(chatMessages.clientId, replyIdOf(clientId)))
  const [answer] = await db.select({ id: chatMessages.id }).from(chatMessages).where(mine)
  const transcript = row.record.transcription?.text ?? ''
  if (answer || transcript.trim() === '') return null
  const locale = row.user.preferences?.locale ?? 'en'
  return { userId, recordId, clientId, data, transcript, question: data.content, locale }
}
