import { useLingui } from '@lingui/react'
import { useCallback, useEffect, useState } from 'react'
import type { ChatMessageDocument } from '../../../../db/collections/chat-messages.ts'
import type { RecordingDocument } from '../../../../db/collections/recordings.ts'
import { answerHere, askAbout } from '../../../../db/commands/chat.ts'
import { messagesAbout } from '../../../../db/queries/chat.ts'
import type { Topic } from '../../../../domain/reports/chat/chat-words.ts'
import { composeReply } from '../../../../domain/reports/chat/compose-reply.ts'
import { isLocale } from '../../../i18n/locale.ts'
import { useServerContact } from '../../../record-kit/server-contact.ts'
import { useRetryableLive } from '../../../record-kit/use-retryable-live.ts'
import { readConfig } from '../../../state/session/config.ts'
import { useCommandContext, useDatabase } from '../../../state/session/use-session.ts'
import { readText } from '../text/text-worker.ts'

/** Whether the server answers by a language model; false until known. */
function useHasModel(): boolean {
  const [has, setHas] = useState(false)
  useEffect(() => {
    let here = true
    void readConfig().then(found => here && setHas(found?.config.text === 'model'))
    return () => {
      here = false
    }
  }, [])
  return has
}

/** What can be asked about a transcript; empty until it has been read. */
function useTopics(transcript: string): readonly Topic[] {
  const [topics, setTopics] = useState<readonly Topic[]>([])
  useEffect(() => {
    let here = true
    const read = transcript.trim() === '' ? Promise.resolve([]) : readText(engine => engine.topics(transcript))
    void read.then(found => here && setTopics(found)).catch(() => undefined)
    return () => {
      here = false
    }
  }, [transcript])
  return topics
}

/** The chat about one recording: its messages, and how a question is asked. */
export function useChat(recording: RecordingDocument) {
  const { i18n } = useLingui()
  const context = useCommandContext()
  const database = useDatabase()
  const hasModel = useHasModel()
  const isAway = useServerContact().kind === 'away'
  const { clientId } = recording
  const transcript = recording.data.transcription?.text ?? ''
  const topics = useTopics(transcript)
  const [found, askAgain] = useRetryableLive(useCallback(() => messagesAbout(database, clientId), [database, clientId]))
  const [sending, setSending] = useState(false)
  const locale = isLocale(i18n.locale) ? i18n.locale : 'en'
  const messages = found.kind === 'ready' ? found.value : []

  const replyFromHere = async (question: string) =>
    composeReply(transcript, await readText(engine => engine.answer(transcript, question)), topics, locale)

  /** Rejects if the question could not be stored. */
  const send = async (question: string) => {
    setSending(true)
    try {
      await askAbout(context, clientId, question, hasModel && !isAway ? null : await replyFromHere(question))
    } finally {
      setSending(false)
    }
  }

  const answerFromHere = async (question: ChatMessageDocument) => {
    setSending(true)
    try {
      await answerHere(context, clientId, question.clientId, await replyFromHere(question.data.content))
    } finally {
      setSending(false)
    }
  }

  const answered = new Set(messages.map(({ data }) => data.replyTo))
  const waiting = messages.filter(({ clientId: id, data }) => data.wantsReply && !answered.has(id))
  return {
    ...{ recordClientId: clientId, found, askAgain, messages, waiting, sending, send, answerFromHere, topics },
    ...{ locale, isAway, transcript },
  }
}

export type Chat = ReturnType<typeof useChat>
