import { useLingui } from '@lingui/react/macro'
import type { ReportVersion } from '../../../../../contract/entities/recording-report.ts'
import styles from '../report-panel.module.css'
import { plainOf } from '../review/plain-text.ts'

const linesOf = ({ content }: ReportVersion) =>
  plainOf(content, [])
    .split(/\n+|(?<=[.!?…])\s+/)
    .map(line => line.trim())
    .filter(Boolean)

/** Two versions side by side, on a phone one above the other; what stands in one only is marked. */
export function CompareVersions({ shown, other }: { shown: ReportVersion; other: ReportVersion }) {
  const { t } = useLingui()
  const [mine, theirs] = [linesOf(shown), linesOf(other)]
  return (
    <div className={styles.compare}>
      <Side title={t({ id: 'scribe.compare.shown', message: 'Shown now' })} lines={mine} others={theirs} />
      <Side title={t({ id: 'scribe.compare.other', message: 'The other version' })} lines={theirs} others={mine} />
    </div>
  )
}

function Side({ title, lines, others }: { title: string; lines: readonly string[]; others: readonly string[] }) {
  const { t } = useLingui()
  const known = new Set(others)
  return (
    <section aria-label={title}>
      <h3 className={styles.compareTitle}>{title}</h3>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line may stand twice
        <p key={index} className="reading" data-own={!known.has(line) || undefined}>
          {known.has(line) ? (
            line
          ) : (
            <ins title={t({ id: 'scribe.compare.own', message: 'only in this version' })}>{line}</ins>
          )}
        </p>
      ))}
    </section>
  )
}
