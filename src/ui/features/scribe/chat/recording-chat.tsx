import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { RecordingDocument } from '../../../../db/collections/recordings.ts'
import { clearChat, restoreChat } from '../../../../db/commands/chat.ts'
import { greeting, quickReplies } from '../../../../domain/reports/chat/chat-words.ts'
import { hashText } from '../../../../domain/reports/evidence/hash-text.ts'
import { Button } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { dialogs } from '../../../components/overlay/dialogs.ts'
import { Moment } from '../../../components/time/moment.tsx'
import { useUndoNotice } from '../../../record-kit/undo/use-undo-notice.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { useTurns } from '../transcript/use-turns.ts'
import { ChatAnswer, type Place } from './chat-answer.tsx'
import { ChatInput } from './chat-input.tsx'
import styles from './recording-chat.module.css'
import { type Chat, useChat } from './use-chat.ts'

interface RecordingChatProps {
  recording: RecordingDocument
  /** When the words at an offset of the transcript were said, as text; null without sound. */
  timeAt: (offset: number) => string | null
  /** The quotation whose words are lit in the transcript. */
  chosen: Place | null
  onChoose: (place: Place | null) => void
}

/** Questions about one recording; every answer is quoted from its transcript, or checked against it. */
export function RecordingChat({ recording, ...quotes }: RecordingChatProps) {
  const { t } = useLingui()
  const chat = useChat(recording)
  const turns = useTurns(recording)
  const saidBy = (offset: number) =>
    turns.findLast(({ isFirst, place }) => isFirst && place[0] <= offset)?.label ?? null
  if (chat.found.kind === 'failed') {
    return (
      <ErrorState
        title={t({ id: 'scribe.chat.failed', message: 'The chat could not be opened' })}
        onRetry={chat.askAgain}
      >
        {t({ id: 'scribe.chat.failed.text', message: 'This device’s storage did not answer. Nothing was deleted.' })}
      </ErrorState>
    )
  }
  if (chat.found.kind === 'loading') return chat.found.slow ? <Skeleton shape="card" count={2} /> : null
  if (chat.transcript.trim() === '' && chat.messages.length === 0) {
    return (
      <EmptyState
        icon="message-square"
        title={t({ id: 'scribe.chat.noTranscript', message: 'There is no transcript yet' })}
      >
        {t({
          id: 'scribe.chat.noTranscript.text',
          message: 'Answers are quoted from the transcript. As soon as there is one, you can ask about it.',
        })}
      </EmptyState>
    )
  }
  return <Conversation chat={chat} saidBy={saidBy} {...quotes} />
}

type ConversationProps = Omit<RecordingChatProps, 'recording'> & {
  chat: Chat
  saidBy: (offset: number) => string | null
}

function Conversation({ chat, ...quotes }: ConversationProps) {
  const { t } = useLingui()
  const { messages, waiting, topics, locale, transcript } = chat
  const hash = useMemo(() => hashText(transcript), [transcript])
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  const end = useRef<HTMLDivElement>(null)
  const last = messages.at(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is scrolled to
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [last?.clientId])
  const ask = async (question: string) => {
    setRefused(false)
    setTyped('')
    try {
      await chat.send(question)
    } catch {
      // Decision 82: the text goes back into the field.
      setTyped(now => now || question)
      setRefused(true)
    }
  }
  const replies = (last?.role === 'assistant' ? last.data.quickReplies : undefined) ?? quickReplies(topics, locale)
  const isBusy = chat.sending || waiting.length > 0
  return (
    <section className={styles.chat} aria-label={t({ id: 'scribe.chat', message: 'Chat about the recording' })}>
      <header className={styles.head}>
        <p>{t({ id: 'scribe.chat.only', message: 'Answers only from this recording' })}</p>
        {messages.length > 0 && <ClearButton chat={chat} />}
      </header>
      <ol className={styles.messages} aria-live="polite">
        {messages.length === 0 && <li className={`reading ${styles.words}`}>{greeting(locale)}</li>}
        {messages.map(message =>
          message.role === 'assistant' ? (
            <ChatAnswer key={message.clientId} message={message} transcript={transcript} hash={hash} {...quotes} />
          ) : (
            <li key={message.clientId} className={styles.question}>
              <p className={styles.bubble}>{message.data.content}</p>
              <Moment at={Date.parse(message.createdAt)} />
              {message.data.errorKey && <Unanswered onAnswer={() => void chat.answerFromHere(message)} />}
            </li>
          ),
        )}
        {isBusy && <Waiting chat={chat} />}
        {isRefused && (
          <li className={styles.system} role="alert">
            {t({ id: 'scribe.chat.sendFailed', message: 'The question could not be sent. Try again.' })}
          </li>
        )}
      </ol>
      <div ref={end} />
      {!isBusy && replies.length > 0 && (
        <ul className={styles.replies} aria-label={t({ id: 'scribe.chat.replies', message: 'Suggested questions' })}>
          {replies.map(({ text }) => (
            <li key={text}>
              <Button size="sm" onClick={() => void ask(text)}>
                {text}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ChatInput
        value={typed}
        onChange={setTyped}
        onSend={() => void ask(typed.trim())}
        disabled={isBusy || transcript.trim() === ''}
      />
    </section>
  )
}

/** A question is being answered: by this device in a moment, or by the server when it can be reached. */
function Waiting({ chat }: { chat: Chat }) {
  const { t } = useLingui()
  const [question] = chat.waiting
  if (question && chat.isAway) {
    return (
      <li>
        <Banner
          tone="info"
          icon="cloud-off"
          aside={
            <Button size="sm" onClick={() => void chat.answerFromHere(question)}>
              {t({ id: 'scribe.chat.answerHere', message: 'Answer from this device' })}
            </Button>
          }
        >
          {t({
            id: 'scribe.chat.waits',
            message: 'The question is kept. The server answers when it can be reached.',
          })}
        </Banner>
      </li>
    )
  }
  return <li className={styles.system}>{t({ id: 'scribe.chat.searching', message: 'Looking in the transcript …' })}</li>
}

function Unanswered({ onAnswer }: { onAnswer: () => void }) {
  const { t } = useLingui()
  return (
    <p className={styles.unanswered}>
      {t({ id: 'scribe.chat.unanswered', message: 'The server could not answer this.' })}
      <Button size="sm" onClick={onAnswer}>
        {t({ id: 'scribe.chat.answerHere', message: 'Answer from this device' })}
      </Button>
    </p>
  )
}

function ClearButton({ chat }: { chat: Chat }) {
  const { t } = useLingui()
  const context = useCommandContext()
  const showUndo = useUndoNotice()
  const clear = async () => {
    const sure = await dialogs.confirm({
      title: t({ id: 'scribe.chat.clear.title', message: 'Clear the chat?' }),
      text: t({ id: 'scribe.chat.clear.text', message: 'Questions and answers are deleted, on all devices.' }),
      confirm: t({ id: 'scribe.chat.clear', message: 'Clear' }),
      tone: 'danger',
    })
    if (!sure) return
    const ids = await clearChat(context, chat.recordClientId)
    showUndo(t({ id: 'scribe.chat.cleared', message: 'Chat cleared' }), () => void restoreChat(context, ids))
  }
  return (
    <Button size="sm" variant="quiet" icon="trash-2" onClick={() => void clear()}>
      {t({ id: 'scribe.chat.clear', message: 'Clear' })}
    </Button>
  )
}
