import type { Ref } from 'react'
import { createPortal } from 'react-dom'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkBreaks from 'remark-breaks'
import remarkGfm from 'remark-gfm'
import styles from './paper.module.css'

interface PaperProps {
  ref: Ref<HTMLElement>
  /** Lines above the text: whose report it is, and that it is provisional. */
  head: readonly string[]
  content: string
  /** What is printed instead while the report may not leave; null if it may. */
  refusal: string | null
}

const WITHOUT = ['img']
const COMPONENTS: Components = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h3', h5: 'h3', h6: 'h3', a: 'span' }
const PLUGINS = [remarkGfm, remarkBreaks]

/** The report as it leaves the product: printed in place of the page, and the source of what is copied. */
export function Paper({ ref, head, content, refusal }: PaperProps) {
  return createPortal(
    <article ref={ref} className={styles.paper}>
      {refusal === null ? (
        <>
          {head.map(line => (
            <p key={line}>
              <strong>{line}</strong>
            </p>
          ))}
          <ReactMarkdown skipHtml disallowedElements={WITHOUT} remarkPlugins={PLUGINS} components={COMPONENTS}>
            {content}
          </ReactMarkdown>
        </>
      ) : (
        <p>{refusal}</p>
      )}
    </article>,
    document.body,
  )
}
