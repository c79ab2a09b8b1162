import { z } from 'zod'
import { ChatMessage, ChatReply, ChatText } from '../entities/chat.ts'
import { QuestionnaireSession, RespondentInfo, SessionStatus } from '../entities/questionnaire.ts'
import { Locale } from '../entities/user.ts'
import { AnyId, ClientId } from '../ids.ts'
import { method } from '../method.ts'
import { Page } from '../plain.ts'

const sessionToken = z.string().min(1).max(200)
/**
 * The respondent needs the token alone. The owner of the template uses the opaque id of `results:listSessions`
 * (decision 92), which is valid only with the owner's session.
 */
const sessionRef = { sessionToken: sessionToken.optional(), sessionId: z.string().max(100).optional() }

/** Decision 86. */
export const questionnaireSessionMethods = [
  method('questionnaire.session:start', {
    aliases: ['session:start'],
    access: 'public',
    effect: 'write',
    cost: 10,
    built: false,
    params: z.object({
      accessCode: z.string().trim().min(1).max(200),
      respondentInfo: RespondentInfo.optional(),
      locale: z.optional(Locale),
      clientId: ClientId.optional(),
    }),
    result: ChatReply.extend({
      sessionToken,
      status: SessionStatus,
      template: z.looseObject({ title: z.string(), description: z.string().nullish() }),
    }),
  }),
  method('questionnaire.session:sendMessage', {
    aliases: ['session:sendMessage'],
    access: 'public',
    effect: 'write',
    cost: 10,
    built: false,
    params: z.object({ sessionToken, message: ChatText, clientMessageId: z.string().max(100).optional() }),
    result: ChatReply.extend({
      status: SessionStatus,
      progress: z.looseObject({ covered: z.number().int().nonnegative(), total: z.number().int().nonnegative() }),
    }),
  }),
  method('questionnaire.session:getHistory', {
    aliases: ['session:getHistory'],
    access: 'public',
    built: false,
    params: Page.extend(sessionRef),
    result: z.looseObject({ messages: z.array(ChatMessage), total: z.number().int().nonnegative() }),
  }),
  method('questionnaire.session:getResult', {
    aliases: ['session:getResult'],
    access: 'public',
    built: false,
    params: z.object(sessionRef),
    result: z.looseObject({
      status: SessionStatus,
      /** Shaped by the template's outputSchema. */
      result: z.unknown(),
      summary: z.string().nullish(),
      completedAt: z.string().nullable(),
    }),
  }),
  method('questionnaire.results:listSessions', {
    built: false,
    params: Page.extend({
      filters: z.looseObject({ templateId: AnyId.optional(), status: SessionStatus.optional() }).optional(),
    }),
    result: z.looseObject({ data: z.array(QuestionnaireSession) }),
  }),
] as const
