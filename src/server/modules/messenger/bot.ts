import { Bot, type Context, GrammyError, InlineKeyboard } from 'grammy'
import type { Locale } from '../../../contract/entities/user.ts'
import { LOCALES } from '../../../contract/locales.ts'
import { type Clock, moment } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Log } from '../../log.ts'
import { writeAudit } from '../../rpc/audit.ts'
import { presentToken, redeemQuestion } from './link-tokens.ts'
import { findLinkOfChat, isNewUpdate, link, unlinkChat } from './links.ts'
import { accountName, TEXTS } from './texts.ts'

export interface BotServices {
  database: Database
  clock: Clock
  log: Log
  /** Without a trailing slash. */
  publicUrl(): string
}

export interface BotSettings {
  token: string
  /** Without @. */
  name: string
  /** Of the Bot API; a stand-in in tests, or an operator's own. */
  apiUrl: string
}

/** The kinds of updates that the bot asks for. */
export const UPDATES = ['message', 'callback_query', 'my_chat_member'] as const

/** Sent once its update is committed. */
type Reply = (() => Promise<unknown>) | null

const TOKEN = /^[\w-]{43}$/
const QUESTION = /^(yes|no):([0-9a-f-]{36})$/

/**
 * The bot that links chats with accounts. It talks in private chats alone. Every update takes effect once, however often
 * it comes; its reply may be lost.
 */
export function createBot(services: BotServices, { token, name, apiUrl }: BotSettings): Bot {
  const { database, clock, log } = services
  const bot = new Bot(token, { botInfo: botInfo(token, name), client: { apiRoot: apiUrl, timeoutSeconds: 60 } })

  const handled =
    <C extends Context>(work: (tx: Tx, context: C, now: Date) => Promise<Reply>) =>
    async (context: C): Promise<void> => {
      const now = moment(clock)
      const reply = await database.transaction(async tx =>
        (await isNewUpdate(tx, context.update.update_id, now)) ? work(tx, context, now) : null,
      )
      try {
        await reply?.()
      } catch (error) {
        log.warn({ err: error, ...codeOf(error) }, 'the bot could not reply')
      }
    }

  const chat = bot.chatType('private')
  chat.command(
    'start',
    handled(async (tx, context, now) => {
      const { chatId, from } = senderOf(context)
      if (!TOKEN.test(context.match)) return () => context.reply(TEXTS[from].hello(site(services)))
      const question = await presentToken(tx, context.match, chatId, now)
      if (!question) return () => context.reply(TEXTS[from].over)
      const texts = TEXTS[question.locale ?? from]
      const earlier = await findLinkOfChat(tx, chatId)
      const replaces = earlier !== null && earlier.userId !== question.userId
      const buttons = new InlineKeyboard()
        .text(texts.yes, `yes:${question.questionId}`)
        .text(texts.no, `no:${question.questionId}`)
      const account = accountName(question.name, question.email)
      return () => context.reply(texts.ask({ account, site: site(services), replaces }), { reply_markup: buttons })
    }),
  )

  chat.callbackQuery(
    QUESTION,
    handled(async (tx, context, now) => {
      const { chatId, from, username } = senderOf(context)
      const [, choice, questionId = ''] = QUESTION.exec(context.callbackQuery.data) ?? []
      const question = await redeemQuestion(tx, questionId, chatId, now)
      const texts = TEXTS[question?.locale ?? from]
      if (question && choice === 'yes') {
        await link(tx, { userId: question.userId, chatId, username, now })
        await audit(tx, question.userId, 'messenger:link', now)
      }
      const text =
        question === null
          ? texts.over
          : choice === 'yes'
            ? texts.linked(accountName(question.name, question.email))
            : texts.refused
      return async () => {
        await context.answerCallbackQuery()
        await context.editMessageText(text)
      }
    }),
  )

  chat.command(
    'stop',
    handled(async (tx, context, now) => {
      const { chatId, from } = senderOf(context)
      const userId = await unlinkChat(tx, chatId)
      if (userId !== null) await audit(tx, userId, 'messenger:unlink', now)
      return () => context.reply(userId === null ? TEXTS[from].notLinked : TEXTS[from].unlinked)
    }),
  )

  // The bot was blocked: nothing could be sent any more.
  chat.on('my_chat_member').filter(
    ({ myChatMember }) => myChatMember.new_chat_member.status === 'kicked',
    handled(async (tx, context, now) => {
      const userId = await unlinkChat(tx, senderOf(context).chatId)
      if (userId !== null) await audit(tx, userId, 'messenger:unlink', now)
      return null
    }),
  )

  chat.on(
    'message',
    handled(async (_tx, context) => () => context.reply(TEXTS[senderOf(context).from].hello(site(services)))),
  )
  return bot
}

const site = ({ publicUrl }: BotServices) => new URL(publicUrl()).host

const audit = (tx: Tx, userId: number, action: string, now: Date) =>
  writeAudit(tx, { userId, session: null }, [{ action, objectType: 'messenger' }], 'ok', now)

/** The id as text: it exceeds 32 bits. In a private chat the person's and the chat's are the same. */
function senderOf({ from }: Context): { chatId: string; from: Locale; username: string | null } {
  if (!from) throw new TypeError('a private chat has a person')
  const language = from.language_code?.slice(0, 2)
  return {
    chatId: String(from.id),
    from: LOCALES.find(locale => locale === language) ?? 'en',
    username: from.username ?? null,
  }
}

/** Of the Bot API; its descriptions are not logged. */
const codeOf = (error: unknown) => (error instanceof GrammyError ? { status: error.error_code } : {})

/** Known without a request, so that the server starts without a network. */
const botInfo = (token: string, username: string) => ({
  ...{ id: Number(token.split(':')[0]) || 1, is_bot: true as const, first_name: username, username },
  ...{ can_join_groups: false, can_read_all_group_messages: false, supports_inline_queries: false },
  ...{ can_connect_to_business: false, has_main_web_app: false, has_topics_enabled: false },
  ...{ allows_users_to_create_topics: false, can_manage_bots: false, supports_join_request_queries: false },
})
