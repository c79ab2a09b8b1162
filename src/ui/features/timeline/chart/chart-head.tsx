import { useLingui } from '@lingui/react/macro'
import type { Series } from '../../../../domain/timeline/series.ts'
import { Button } from '../../../components/action/button.tsx'
import { Pill } from '../../../components/feedback/pill.tsx'
import { RangeMark } from '../../../record-kit/values/range-mark.tsx'
import { useDescriptions } from '../../../record-kit/values/use-descriptions.ts'
import type { TimelineWords } from '../words/use-timeline-words.ts'
import styles from './chart-head.module.css'

interface ChartHeadProps {
  chosen: Series | null
  words: TimelineWords
  onAll: () => void
}

const NO_ROWS: { id: string | null }[] = []

/** What is shown, what it is, and its newest value. */
export function ChartHead({ chosen, words, onAll }: ChartHeadProps) {
  const { t } = useLingui()
  const rows = chosen ? [{ id: chosen.id }] : NO_ROWS
  const description = useDescriptions(rows, words.locale)
  if (!chosen) {
    return (
      <header className={styles.head}>
        <div>
          <h2 className={styles.title}>{t({ id: 'timeline.all', message: 'All biomarkers' })}</h2>
          <p className={styles.about}>
            {t({
              id: 'timeline.all.text',
              message:
                'One column for each lab result, one line for each value, on the scale of its own range. The number counts values out of range.',
            })}
          </p>
        </div>
      </header>
    )
  }
  const last = chosen.points.at(-1)
  return (
    <header className={styles.head}>
      <div>
        <h2 className={styles.title}>{words.name(chosen)}</h2>
        {chosen.id && <p className={styles.about}>{description({ id: chosen.id })}</p>}
      </div>
      <div className={styles.aside}>
        {last && (
          <Pill tone={last.standing === 'out' ? 'warn' : last.standing === 'in' ? 'ok' : 'neutral'}>
            {last.standing === 'out' && <RangeMark side={last.side === 0 ? null : last.side} />}{' '}
            {`${words.value(last)} ${last.unit} · ${words.standing(last)}`}
          </Pill>
        )}
        <Button size="sm" variant="quiet" onClick={onAll}>
          {t({ id: 'timeline.showAll', message: 'Show all biomarkers' })}
        </Button>
      </div>
    </header>
  )
}
