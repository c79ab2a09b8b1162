import type { ComponentProps, KeyboardEvent } from 'react'
import { useMemo } from 'react'
import ReactMarkdown from 'react-markdown'
import remarkBreaks from 'remark-breaks'
import remarkGfm from 'remark-gfm'
import type { JudgedSentence } from '../../../../domain/reports/review/may-leave.ts'
import { markSentences } from './mark-sentences.ts'
import styles from './report-text.module.css'

export interface SentenceMarks {
  sentences: readonly JudgedSentence[]
  /** Numbers of the sentences that are lit. */
  lit: readonly number[]
  /** When a sentence was said, as text; null without sound. */
  timeOf: (sentence: JudgedSentence) => string | null
  /** What is wrong with a sentence, in words; null for one that is supported. */
  wordOf: (sentence: JudgedSentence) => string | null
  onChoose: (place: number) => void
}

interface ReportTextProps extends SentenceMarks {
  content: string
  /** Without it the text is shown as it is written. */
  asMarkdown: boolean
}

/** Pictures would be requested from other origins; raw HTML is shown as nothing (S5). */
const WITHOUT = ['img']

/** The text of a report; each sentence can be chosen by pointer and keyboard, and says when it was said. */
export function ReportText({ content, asMarkdown, ...marks }: ReportTextProps) {
  const { sentences } = marks
  const plugins = useMemo(
    () => [
      markSentences(
        content,
        sentences.map(one => one.sentence),
      ),
    ],
    [content, sentences],
  )
  if (!asMarkdown) return <PlainText content={content} {...marks} />
  return (
    <div className={`reading ${styles.text}`}>
      <ReactMarkdown
        skipHtml
        disallowedElements={WITHOUT}
        remarkPlugins={[remarkGfm, remarkBreaks]}
        rehypePlugins={plugins}
        components={{
          h1: 'h3',
          h2: 'h3',
          h3: 'h4',
          h4: 'h4',
          h5: 'h4',
          h6: 'h4',
          table: ({ children }) => (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than its place is scrolled by keyboard too
            <div className={styles.scroll} tabIndex={0}>
              <table>{children}</table>
            </div>
          ),
          a: ({ href, children }) => (
            <a href={href} target="_blank" rel="noreferrer">
              {children}
            </a>
          ),
          span: ({ children, ...rest }: ComponentProps<'span'> & { 'data-place'?: string }) => {
            const sentence = sentences[Number(rest['data-place'] ?? -1)]
            return sentence ? (
              <Sentence sentence={sentence} {...marks}>
                {children}
              </Sentence>
            ) : (
              <span>{children}</span>
            )
          },
        }}
      >
        {content}
      </ReactMarkdown>
    </div>
  )
}

function PlainText({ content, sentences, ...marks }: SentenceMarks & { content: string }) {
  const parts: React.ReactNode[] = []
  let from = 0
  for (const sentence of sentences) {
    const { at } = sentence.sentence
    if (!at || at[0] < from) continue
    parts.push(content.slice(from, at[0]))
    parts.push(
      <Sentence key={sentence.place} sentence={sentence} sentences={sentences} {...marks}>
        {content.slice(at[0], at[1])}
      </Sentence>,
    )
    from = at[1]
  }
  return (
    <p className={`reading ${styles.plain}`}>
      {parts}
      {content.slice(from)}
    </p>
  )
}

interface SentenceProps extends SentenceMarks {
  sentence: JudgedSentence
  children: React.ReactNode
}

function Sentence({ sentence, lit, timeOf, wordOf, onChoose, children }: SentenceProps) {
  const { place, standing, isKept, spans } = sentence
  const [time, word] = [timeOf(sentence), wordOf(sentence)]
  const choose = () => onChoose(place)
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    choose()
  }
  const canChoose = spans.length > 0
  const doubt = word !== null && !isKept
  return (
    <span
      className={styles.sentence}
      data-standing={standing}
      data-doubt={doubt || undefined}
      data-lit={lit.includes(place) || undefined}
      {...(canChoose && {
        role: 'button',
        tabIndex: 0,
        'aria-pressed': lit.includes(place),
        onClick: choose,
        onKeyDown: onKey,
      })}
    >
      {children}
      {time && <sup className={styles.time}>{time}</sup>}
      {doubt && <span className={styles.word}>{word}</span>}
    </span>
  )
}
