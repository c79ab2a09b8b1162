import { useLingui } from '@lingui/react/macro'
import type { ChatMessageDocument } from '../../../../db/collections/chat-messages.ts'
import { placesOf } from '../../../../domain/reports/evidence/places.ts'
import { copyText } from '../../../../platform/browser/clipboard.ts'
import { IconButton } from '../../../components/action/icon-button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { Moment } from '../../../components/time/moment.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import styles from './recording-chat.module.css'

export type Place = readonly [start: number, end: number]

interface ChatAnswerProps {
  message: ChatMessageDocument
  transcript: string
  /** The hash of the transcript as it is now. */
  hash: string
  /** When the words at an offset were said, as text; null without sound. */
  timeAt: (offset: number) => string | null
  /** Who said the words at an offset, by the labels of the transcript. */
  saidBy: (offset: number) => string | null
  chosen: Place | null
  onChoose: (place: Place | null) => void
}

/** An answer: its quotations can be chosen, and then stand lit in the transcript. */
export function ChatAnswer({ message, transcript, hash, timeAt, saidBy, chosen, onChoose }: ChatAnswerProps) {
  const { t } = useLingui()
  const { data, createdAt } = message
  const isBuiltIn = data.model === 'built-in'
  const isSameText = data.transcriptHash === hash
  const shown = data.notSaid ? (data.nearest ?? []) : (data.quotes ?? [])
  const copy = async () => {
    try {
      await copyText(data.content.replace(/^> /gm, ''))
      toasts.show({ kind: 'success', title: t({ id: 'scribe.chat.copied', message: 'Answer copied' }) })
    } catch {
      toasts.show({
        kind: 'error',
        title: t({ id: 'scribe.chat.notCopied', message: 'The answer could not be copied' }),
      })
    }
  }
  return (
    <li className={styles.answer}>
      {data.notSaid ? (
        <p className={styles.notSaid}>
          <Icon name="circle-question-mark" size={18} />
          <span className="reading">{t({ id: 'scribe.chat.notSaid', message: 'Not said in this recording.' })}</span>
        </p>
      ) : (
        !isBuiltIn && <p className={`reading ${styles.words}`}>{data.content}</p>
      )}
      {isBuiltIn && !data.notSaid && shown.length === 0 && <p className={`reading ${styles.words}`}>{data.content}</p>}
      {data.notSaid && shown.length > 0 && (
        <p className={styles.nearest}>{t({ id: 'scribe.chat.nearest', message: 'Nearest in the transcript:' })}</p>
      )}
      {shown.map((span, index) => {
        const words = data.words?.[index] ?? transcript.slice(...span)
        const sentence = { text: words, spans: [span], quotes: [words], verdict: 'supported' as const }
        const place = placesOf(sentence, transcript, isSameText)?.[0] ?? null
        const time = place && timeAt(place[0])
        const speaker = place && saidBy(place[0])
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: quotations have no other identity
            key={index}
            type="button"
            className={styles.quote}
            aria-pressed={place !== null && chosen?.[0] === place[0]}
            disabled={place === null}
            onClick={() => onChoose(place !== null && chosen?.[0] === place[0] ? null : place)}
          >
            {time && <span className={styles.time}>{time}</span>}
            {speaker && <span className={styles.speaker}>{speaker}</span>}
            <q className={styles.quoted}>{words.trim()}</q>
            {place === null && (
              <span className={styles.broken}>
                {t({ id: 'scribe.chat.broken', message: 'These words are not in the transcript any more.' })}
              </span>
            )}
          </button>
        )
      })}
      <footer className={styles.foot}>
        <Moment at={Date.parse(createdAt)} />
        <span>
          {isBuiltIn
            ? t({ id: 'scribe.chat.builtIn', message: 'Quoted, nothing added' })
            : t({ id: 'scribe.chat.model', message: `Written by ${data.model ?? ''}, checked against the transcript` })}
        </span>
        <IconButton
          icon="copy"
          size="sm"
          label={t({ id: 'scribe.chat.copy', message: 'Copy the answer' })}
          onClick={() => void copy()}
        />
      </footer>
    </li>
  )
}
