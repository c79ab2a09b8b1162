import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, memo, useMemo } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkBreaks from 'remark-breaks'
import remarkGfm from 'remark-gfm'
import type { JudgedSentence } from '../../../../domain/reports/review/may-leave.ts'
import { markSentences } from './mark-sentences.ts'
import styles from './report-text.module.css'
import { MarksContext, Sentence, type SentenceMarks } from './sentence.tsx'

interface ReportTextProps extends SentenceMarks {
  content: string
  /** Without it the text is shown as it is written. */
  asMarkdown: boolean
}

/** The text of a report; each sentence can be chosen by pointer and keyboard, and says when it was said. */
export function ReportText({ content, asMarkdown, ...marks }: ReportTextProps) {
  const { sentences } = marks
  // The text is parsed again only if its words change, not with every choice and tick.
  const places = useStable(sentences.map(one => one.sentence.at ?? null))
  const { t } = useLingui()
  return (
    <MarksContext value={marks}>
      <article aria-label={t({ id: 'scribe.report.text', message: 'Text of the report' })}>
        {asMarkdown ? (
          <Formatted content={content} places={places} />
        ) : (
          <AsWritten content={content} sentences={sentences} />
        )}
      </article>
    </MarksContext>
  )
}

type Places = readonly (readonly [number, number] | null)[]

function useStable(places: Places): Places {
  const key = JSON.stringify(places)
  return useMemo(() => JSON.parse(key), [key])
}

/** Pictures would be requested from other origins; raw HTML is shown as nothing (S5). */
const WITHOUT = ['img']

/** One object: a component that changed with each render would lose the focus in it. */
const COMPONENTS: Components = {
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
  span: ({ children, ...rest }: ComponentProps<'span'> & { 'data-place'?: string }) => (
    <Sentence place={Number(rest['data-place'] ?? -1)} isFirst={'data-first' in rest} isLast={'data-last' in rest}>
      {children}
    </Sentence>
  ),
}

const Formatted = memo(function Formatted({ content, places }: { content: string; places: Places }) {
  const sentences = places.map(at => (at ? { at: [at[0], at[1]] as [number, number] } : {}))
  return (
    <div className={`reading ${styles.text}`}>
      <ReactMarkdown
        skipHtml
        disallowedElements={WITHOUT}
        remarkPlugins={[remarkGfm, [markSentences, { content, sentences }], remarkBreaks]}
        components={COMPONENTS}
      >
        {content}
      </ReactMarkdown>
    </div>
  )
})

function AsWritten({ content, sentences }: { content: string; sentences: readonly JudgedSentence[] }) {
  const parts: React.ReactNode[] = []
  let from = 0
  for (const { place, sentence } of sentences) {
    const { at } = sentence
    if (!at || at[0] < from) continue
    parts.push(content.slice(from, at[0]))
    parts.push(
      <Sentence key={place} place={place} isFirst isLast>
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
