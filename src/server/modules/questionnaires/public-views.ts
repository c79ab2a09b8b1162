import type { ChatMessage } from '../../../contract/entities/chat.ts'
import type { SessionStatus } from '../../../contract/entities/questionnaire.ts'
import type { TemplateData } from '../../../contract/entities/questionnaire-template.ts'
import type { EmergencySettings } from '../../../domain/interview/emergency/emergency-texts.ts'
import type { InterviewTemplate } from '../../../domain/interview/template/template.ts'
import type { questionnaireMessages } from '../../database/schema/questionnaires.ts'

export type MessageRow = typeof questionnaireMessages.$inferSelect

/** What the interview needs, and nothing else of the template: no settings, no owner. */
export function publicTemplate(
  { title, data }: { title: string; data: TemplateData },
  emergency: EmergencySettings | undefined,
): InterviewTemplate {
  const { description, goals, checkpoints, outputSchema } = data
  // The interviewer reads of a schema what it knows, and takes nothing else for granted.
  return { title, description, goals, checkpoints, outputSchema, emergency } as InterviewTemplate
}

/** A stored reply as the respondent gets it, the first time and again. */
export function replyOf(
  { id, content, reply, createdAt }: Pick<MessageRow, 'id' | 'content' | 'reply' | 'createdAt'>,
  status: SessionStatus,
) {
  if (!reply) throw new TypeError('a reply without what it asked')
  const { property, kind } = reply.response
  return {
    messageId: id,
    response: { content, createdAt: createdAt.toISOString(), property, kind },
    quickReplies: reply.quickReplies.map(text => ({ text })),
    emergency: reply.emergency,
    progress: reply.progress,
    status,
  }
}

export const toHistory = ({ id, role, content, reply, createdAt }: MessageRow): ChatMessage => ({
  id,
  role,
  content,
  createdAt: createdAt.toISOString(),
  metadata: reply && {
    quickReplies: reply.quickReplies.map(text => ({ text })),
    property: reply.response.property,
    kind: reply.response.kind,
    emergency: reply.emergency,
  },
})
