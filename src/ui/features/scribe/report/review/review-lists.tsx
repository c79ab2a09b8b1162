import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ReportTick } from '../../../../../contract/entities/recording-report.ts'
import { tickReport } from '../../../../../db/commands/reports.ts'
import type { JudgedSentence } from '../../../../../domain/reports/review/may-leave.ts'
import { REVIEW_LISTS, type ReviewList } from '../../../../../domain/reports/versions/versions.ts'
import { Checkbox } from '../../../../components/form/checkbox.tsx'
import { useMomentText } from '../../../../components/time/moment-text.ts'
import { useMinute } from '../../../../record-kit/use-minute.ts'
import { useCommandContext } from '../../../../state/session/use-session.ts'
import { readText } from '../../text/text-worker.ts'
import styles from '../report-panel.module.css'
import type { ShownReport } from '../use-report.ts'

type Lists = Record<ReviewList, number[]>

/** The sentences of each list; null until the worker has read the report. */
function useLists({ shown }: ShownReport): Lists | null {
  const [found, setFound] = useState<{ of: string; lists: Lists } | null>(null)
  const evidence = shown?.evidence
  const id = shown?.id ?? ''
  useEffect(() => {
    let here = true
    if (evidence) {
      const { sections } = evidence
      void readText(engine => engine.lists({ sections }))
        .then(lists => here && setFound({ of: id, lists }))
        .catch(() => undefined)
    }
    return () => {
      here = false
    }
  }, [evidence, id])
  return found?.of === id ? found.lists : null
}

interface ReviewListsProps {
  report: ShownReport
  /** The name that stands beside a tick. */
  by: string
  onChoose: (place: number) => void
}

/** What has to be compared with the recording before the report leaves: four lists, each with its quotations. */
export function ReviewLists({ report, by, onChoose }: ReviewListsProps) {
  const { t } = useLingui()
  const context = useCommandContext()
  const lists = useLists(report)
  const words: Record<ReviewList, string> = {
    drugs: t({ id: 'scribe.review.drugs', message: 'Drugs' }),
    doses: t({ id: 'scribe.review.doses', message: 'Doses' }),
    negations: t({ id: 'scribe.review.negations', message: 'Negations' }),
    followUp: t({ id: 'scribe.review.followUp', message: 'Follow-up and dates' }),
  }
  const tick = (list: ReviewList, on: boolean) => void tickReport(context, report.ref, list, on ? by : null)
  return (
    <section className={styles.review} aria-labelledby="review-title">
      <h3 id="review-title" className={styles.reviewTitle}>
        {t({ id: 'scribe.review.title', message: 'Check before it leaves' })}
      </h3>
      <ul className={styles.lists}>
        {REVIEW_LISTS.map(list => {
          const ticked = report.shown?.review?.[list] ?? null
          const sentences = (lists?.[list] ?? []).flatMap(place => report.sentences[place] ?? [])
          return (
            <li key={list}>
              <Checkbox
                label={words[list]}
                hint={ticked ? <TickedBy tick={ticked} /> : <Count lists={lists} count={sentences.length} />}
                checked={ticked !== null}
                onChange={on => tick(list, on)}
              />
              {sentences.length > 0 && (
                <details className={styles.quotes}>
                  <summary>{t({ id: 'scribe.review.show', message: 'Show them with their words' })}</summary>
                  <ul>
                    {sentences.map(one => (
                      <li key={one.place}>
                        <button type="button" className={styles.quoteButton} onClick={() => onChoose(one.place)}>
                          <span>{one.sentence.text}</span>
                          <Words sentence={one} transcript={report.transcript} />
                        </button>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The words of the transcript, where the sentence is not these words itself. */
function Words({ sentence, transcript }: { sentence: JudgedSentence; transcript: string }) {
  const said = sentence.spans.map(([start, end]) => transcript.slice(start, end)).join(' … ')
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  if (said === '' || bare(said) === bare(sentence.sentence.text)) return null
  return <q className={styles.said}>{said}</q>
}

function Count({ lists, count }: { lists: Lists | null; count: number }) {
  const { t } = useLingui()
  if (!lists) return null
  if (count === 0) return t({ id: 'scribe.review.none', message: 'none in this report: was none said?' })
  return t({ id: 'scribe.review.count', message: `${count} in this report` })
}

function TickedBy({ tick }: { tick: ReportTick }) {
  const text = useMomentText('amid')
  const now = useMinute()
  return [tick.by, text(Date.parse(tick.at), now)].filter(Boolean).join(', ')
}
