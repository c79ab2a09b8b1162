import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { keepSentence } from '../../../../../db/commands/reports.ts'
import type { JudgedSentence } from '../../../../../domain/reports/review/may-leave.ts'
import { Button } from '../../../../components/action/button.tsx'
import { Icon } from '../../../../components/icon/icon.tsx'
import { useCommandContext } from '../../../../state/session/use-session.ts'
import styles from '../report-panel.module.css'
import type { ShownReport } from '../use-report.ts'
import { useStandingWords } from '../use-standing-words.ts'

interface UndecidedProps {
  report: ShownReport
  by: string
  onChoose: (place: number) => void
  onRemove: (sentence: JudgedSentence) => void
}

/** Sentences that the transcript does not support, one by one: each is removed or kept by a person. */
export function Undecided({ report, by, onChoose, onRemove }: UndecidedProps) {
  const { t } = useLingui()
  const context = useCommandContext()
  const wordOf = useStandingWords()
  const { undecided } = report.hindrances
  if (undecided.length === 0) return null
  return (
    <section className={styles.undecided} aria-labelledby="undecided-title">
      <h3 id="undecided-title" className={styles.undecidedTitle}>
        <Icon name="circle-question-mark" size={18} />
        {t({
          id: 'scribe.undecided.title',
          message: plural(undecided.length, {
            one: '# sentence is not supported by the recording',
            other: '# sentences are not supported by the recording',
          }),
        })}
      </h3>
      <ul>
        {undecided.map(one => (
          <li key={one.place}>
            <p>
              <q>{one.sentence.text}</q> <span className={styles.why}>{wordOf(one)}</span>
            </p>
            {one.standing === 'changed' && one.spans.length > 0 && (
              <p className={styles.said}>
                {t({ id: 'scribe.undecided.said', message: 'In the transcript:' })}{' '}
                <q>{one.spans.map(([start, end]) => report.transcript.slice(start, end)).join(' … ')}</q>
              </p>
            )}
            <div className={styles.acts}>
              {one.spans.length > 0 && (
                <Button size="sm" variant="quiet" onClick={() => onChoose(one.place)}>
                  {t({ id: 'scribe.undecided.show', message: 'Show in the transcript' })}
                </Button>
              )}
              <Button size="sm" onClick={() => onRemove(one)}>
                {t({ id: 'scribe.undecided.remove', message: 'Remove' })}
              </Button>
              <Button size="sm" onClick={() => void keepSentence(context, report.ref, one.place, by)}>
                {t({ id: 'scribe.undecided.keep', message: 'Keep it' })}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
