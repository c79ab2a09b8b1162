import { useLingui } from '@lingui/react/macro'
import type { InsightSection, InsightSource } from '../../../../contract/entities/insight.ts'
import { printDay } from '../../../../domain/insights/print-values.ts'
import { PathLink } from '../../../components/action/path-link.tsx'
import styles from './insight-text.module.css'

/** Links of one sentence; the others are counted. */
const MOST = 6

/** An insight's sentences, each with links to the records that it rests on. */
export function InsightText({ sections }: { sections: readonly InsightSection[] }) {
  return (
    <div className={`reading ${styles.text}`}>
      {sections.map((section, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a written insight never changes.
        <section key={place}>
          {section.title !== '' && <h3>{section.title}</h3>}
          <ul>
            {section.sentences.map((sentence, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a written insight never changes.
              <li key={at}>
                {sentence.text} <Records sources={sentence.sources} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Records({ sources }: { sources: readonly InsightSource[] }) {
  const { t } = useLingui()
  const records = [...new Map(sources.map(one => [one.record, one])).values()]
  if (records.length === 0) return null
  const more = records.length - MOST
  return (
    <span className={styles.sources}>
      {records.slice(0, MOST).map(({ record, day, said }) => (
        <PathLink key={record} to={`/health-record/view/${record}`} className={styles.source} title={said || undefined}>
          <span className="spoken">{t({ id: 'records.insight.source', message: 'Record of' })} </span>
          {printDay(day)}
        </PathLink>
      ))}
      {more > 0 && <span className={styles.more}>+{more}</span>}
    </span>
  )
}
