import ReactMarkdown from 'react-markdown'
import styles from './passage.module.css'

/** No pictures: they would be requested from other origins. */
const WITHOUT = ['img']

/** Markdown without raw HTML; links only to the web, mail and this page (S5). Headings stay below those of the screen. */
export default function Markdown({ children }: { children: string }) {
  return (
    <div className={`reading ${styles.markdown}`}>
      <ReactMarkdown
        skipHtml
        disallowedElements={WITHOUT}
        components={{
          h1: 'h3',
          h2: 'h3',
          h3: 'h4',
          h4: 'h4',
          h5: 'h4',
          h6: 'h4',
          a: ({ href, children: text }) => (
            <a href={href} target="_blank" rel="noreferrer">
              {text}
            </a>
          ),
        }}
      >
        {children}
      </ReactMarkdown>
    </div>
  )
}
