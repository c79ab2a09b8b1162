import { useLingui } from '@lingui/react/macro'
import { createContext, type KeyboardEvent, useContext } from 'react'
import type { JudgedSentence } from '../../../../domain/reports/review/may-leave.ts'
import { Icon } from '../../../components/icon/icon.tsx'
import styles from './report-text.module.css'

export interface SentenceMarks {
  sentences: readonly JudgedSentence[]
  /** Numbers of the sentences that are lit. */
  lit: readonly number[]
  /** When the words of a sentence were said, as texts; empty without sound. */
  timesOf: (sentence: JudgedSentence) => readonly string[]
  /** What is wrong with a sentence, in words; null for one that is supported. */
  wordOf: (sentence: JudgedSentence) => string | null
  /** Who decided to keep a sentence. */
  keptBy: (sentence: JudgedSentence) => string | null
  onChoose: (place: number) => void
}

export const MarksContext = createContext<SentenceMarks | null>(null)

interface SentenceProps {
  place: number
  /** A sentence over several blocks is reached once, by its first part, and says what it rests on after the last. */
  isFirst: boolean
  isLast: boolean
  children: React.ReactNode
}

/** Words of a report: choosing them lights the words of the transcript on which they rest. */
export function Sentence({ place, isFirst, isLast, children }: SentenceProps) {
  const { t } = useLingui()
  const marks = useContext(MarksContext)
  const sentence = marks?.sentences[place]
  if (!marks || !sentence) return <span>{children}</span>
  const isLit = marks.lit.includes(place)
  const word = marks.wordOf(sentence)
  const isDoubtful = word !== null && !sentence.isKept
  const keptBy = marks.keptBy(sentence)
  const choose = () => marks.onChoose(place)
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    choose()
  }
  return (
    <span
      className={styles.sentence}
      data-sentence={place}
      data-doubt={isDoubtful || undefined}
      data-lit={isLit || undefined}
      {...(sentence.spans.length > 0 && {
        role: 'button',
        tabIndex: isFirst ? 0 : -1,
        'aria-pressed': isLit,
        onClick: choose,
        onKeyDown: onKey,
      })}
    >
      <span className={styles.said}>{children}</span>
      {isLast &&
        marks.timesOf(sentence).map(time => (
          <sup key={time} className={styles.time}>
            {' '}
            {time}
          </sup>
        ))}
      {isLast && isDoubtful && (
        <span className={styles.word}>
          <Icon name="circle-question-mark" size={14} /> {word}
        </span>
      )}
      {isLast && keptBy !== null && (
        <span className={styles.kept}>{t({ id: 'scribe.report.keptBy', message: `kept by ${keptBy}` })}</span>
      )}
    </span>
  )
}
