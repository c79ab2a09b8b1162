import { z } from 'zod'
import { ChatMessage, ChatReply } from '../entities/chat.ts'
import {
  EmergencySettings,
  Progress,
  QuestionnaireSession,
  RespondentInfo,
  SessionStatus,
} from '../entities/questionnaire.ts'
import { Locale } from '../entities/user.ts'
import { AnyId, ClientId } from '../ids.ts'
import { method } from '../method.ts'
import { Done, Page } from '../plain.ts'

const sessionToken = z.string().min(1).max(200)
/** As it is printed, or as a person types it: with hyphens, in any case. */
const accessCode = z.string().trim().min(1).max(200)
const sessionId = z.string().max(100)
/**
 * The respondent needs the token alone. The owner of the template uses the opaque id of `results:listSessions`
 * (decision 92), which is valid only with the owner's session.
 */
const sessionRef = { sessionToken: sessionToken.optional(), sessionId: sessionId.optional() }

/** What the respondent's device needs to ask the next question without the network. */
const PublicTemplate = z.object({
  title: z.string(),
  description: z.string().nullish(),
  goals: z.array(z.string()).readonly().optional(),
  checkpoints: z.array(z.unknown()).readonly().optional(),
  outputSchema: z.unknown().optional(),
  /** The clinic's country, and the operator's texts for an emergency instead of the built-in ones. */
  emergency: EmergencySettings.optional(),
})

/** Decision 134: what is asked, and how. */
const Reply = ChatReply.extend({
  response: ChatReply.shape.response.extend({
    property: z.string().nullish(),
    kind: z.enum(['question', 'reask', 'summary', 'emergency', 'closed']).optional(),
  }),
  emergency: z.boolean().optional(),
  status: SessionStatus,
  progress: Progress,
})

const Note = z.object({
  words: z.string(),
  approximate: z.boolean().optional(),
  hedged: z.boolean().optional(),
  convertedFrom: z.string().optional(),
  replaced: z
    .array(z.object({ value: z.unknown(), messageId: z.string() }))
    .readonly()
    .optional(),
})

/** 4,000 characters at most; longer ones are refused, not cut. */
const Answer = z.string().trim().min(1).max(4000)

/** Decision 86. */
export const questionnaireSessionMethods = [
  /** The template behind a code, before a session is begun. */
  method('questionnaire.session:describe', {
    access: 'public',
    cost: 5,
    params: z.object({ accessCode }),
    result: z.looseObject({ template: PublicTemplate }),
  }),
  method('questionnaire.session:start', {
    aliases: ['session:start'],
    access: 'public',
    effect: 'write',
    cost: 10,
    params: z.object({
      accessCode,
      respondentInfo: RespondentInfo.optional(),
      locale: z.optional(Locale),
      /** The same id again returns the same session, under a new token, until the first answer. */
      clientId: ClientId.optional(),
    }),
    result: Reply.extend({ sessionToken, template: PublicTemplate }),
  }),
  method('questionnaire.session:sendMessage', {
    aliases: ['session:sendMessage'],
    access: 'public',
    effect: 'write',
    cost: 10,
    params: z.object({
      sessionToken,
      message: Answer,
      /** The same id again returns the same reply, and stores nothing. */
      clientMessageId: z.string().min(1).max(100).optional(),
      /** Number of the respondent's messages before this one: another is a CONFLICT, so that their order is kept. */
      place: z.number().int().nonnegative().optional(),
      /** When it was written, ISO 8601 with the respondent's zone: "yesterday" is counted from this day. */
      sentAt: z.iso.datetime({ offset: true }).optional(),
      /** The question that is answered again, by its `response.property`. */
      corrects: z.string().max(200).optional(),
    }),
    result: Reply,
  }),
  method('questionnaire.session:getHistory', {
    aliases: ['session:getHistory'],
    access: 'public',
    params: Page.extend(sessionRef),
    result: z.looseObject({ messages: z.array(ChatMessage), total: z.number().int().nonnegative() }),
  }),
  method('questionnaire.session:getResult', {
    aliases: ['session:getResult'],
    access: 'public',
    params: z.object(sessionRef),
    result: z.looseObject({
      status: SessionStatus,
      /** Shaped by the template's outputSchema. */
      result: z.unknown(),
      summary: z.string().nullish(),
      completedAt: z.string().nullable(),
      /** Id of the message behind each value, by JSON pointer (decision 128). */
      sources: z.record(z.string(), z.string()).optional(),
      missing: z.array(z.string()).optional(),
      missingReasons: z.record(z.string(), z.string()).optional(),
      notes: z.record(z.string(), Note).optional(),
      /** For the owner alone: the session, and the template as it was asked. */
      session: QuestionnaireSession.optional(),
      template: PublicTemplate.optional(),
    }),
  }),
  method('questionnaire.results:listSessions', {
    params: Page.extend({
      filters: z
        .looseObject({
          templateId: AnyId.optional(),
          status: SessionStatus.optional(),
          urgent: z.boolean().optional(),
          /** Within the respondent's name or any message. */
          search: z.string().trim().max(200).optional(),
        })
        .optional(),
      sort: z.enum(['createdAt', 'completedAt', 'respondent', 'status', 'progress']).default('createdAt'),
      direction: z.enum(['asc', 'desc']).default('desc'),
    }),
    result: z.looseObject({
      data: z.array(QuestionnaireSession),
      total: z.number().int().nonnegative().optional(),
      /** Of this template, or of all, whatever else is filtered. */
      counts: z.record(z.string(), z.number().int().nonnegative()).optional(),
    }),
  }),
  /** Where the sessions of a template stand that were not completed. */
  method('questionnaire.results:stops', {
    params: z.object({ templateId: AnyId }),
    result: z.looseObject({
      started: z.number().int(),
      completed: z.number().int(),
      checkpoints: z.array(
        z.looseObject({
          /** Null: at a question of no checkpoint. */
          title: z.string().nullable(),
          reached: z.number().int(),
          stopped: z.number().int(),
        }),
      ),
    }),
  }),
  /** The owner has read the urgent mark. */
  method('questionnaire.results:clearUrgent', {
    effect: 'write',
    params: z.object({ sessionId }),
    result: Done,
  }),
] as const
