import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { LabFacts } from '../../../../domain/records/record-facts.ts'
import { Pill } from '../../../components/feedback/pill.tsx'
import { RangeMark } from '../../../record-kit/values/range-mark.tsx'
import { useSideWords } from '../../../record-kit/values/use-side-words.ts'
import { useValueText } from '../../../record-kit/values/use-value-text.ts'
import styles from './lab-verdict.module.css'

/** How many values of a lab result are outside their ranges, and the one furthest outside. */
export function LabVerdict({ labs }: { labs: LabFacts }) {
  const { t } = useLingui()
  const { outside, undecided, doubtful, worst } = labs
  const more = outside - 1
  return (
    <div className={styles.verdict}>
      <span className={styles.pills}>
        <RangePill outside={outside} undecided={undecided} critical={worst?.critical ?? false} />
        {doubtful > 0 && (
          <Pill icon="circle-question-mark">
            {t({ id: 'records.doubtful', message: plural(doubtful, { one: '# to check', other: '# to check' }) })}
          </Pill>
        )}
      </span>
      {worst && <Worst worst={worst} />}
      {more > 0 && (
        <span className={styles.more}>
          {t({ id: 'records.outside.more', message: plural(more, { one: 'and # more', other: 'and # more' }) })}
        </span>
      )}
    </div>
  )
}

interface RangePillProps {
  outside: number
  undecided: number
  critical?: boolean
}

/** In words: outside, all inside, or that it cannot be decided; never "all inside" where a value is undecided. */
export function RangePill({ outside, undecided, critical = false }: RangePillProps) {
  const { t } = useLingui()
  if (outside > 0) {
    return (
      <Pill tone={critical ? 'danger' : 'warn'} icon="triangle-alert">
        {t({ id: 'records.outside', message: plural(outside, { one: '# out of range', other: '# out of range' }) })}
      </Pill>
    )
  }
  if (undecided > 0) {
    return (
      <Pill icon="info">
        {t({
          id: 'records.undecided',
          message: plural(undecided, { one: '# without a range to compare', other: '# without a range to compare' }),
        })}
      </Pill>
    )
  }
  return (
    <Pill tone="ok" icon="check">
      {t({ id: 'records.inside', message: 'all in range' })}
    </Pill>
  )
}

function Worst({ worst }: { worst: NonNullable<LabFacts['worst']> }) {
  const sideWord = useSideWords()
  const text = useValueText()
  return (
    <span className={styles.worst} data-tone={worst.critical ? 'danger' : 'warn'}>
      <RangeMark side={worst.side} critical={worst.critical} />
      <span className="spoken">{sideWord(worst.side)}:</span>
      <span className={styles.name}>{worst.name}</span>
      <b>{text.value(worst)}</b>
      <span>{worst.unit}</span>
    </span>
  )
}
