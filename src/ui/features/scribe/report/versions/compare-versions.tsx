import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReportVersion } from '../../../../../contract/entities/recording-report.ts'
import { Select } from '../../../../components/form/select.tsx'
import styles from '../report-panel.module.css'
import { plainOf } from './plain-text.ts'

interface CompareVersionsProps {
  versions: readonly ReportVersion[]
  nameOf: (version: ReportVersion) => string
  /** Ids of the two that are compared at first. */
  first: string
  second: string
}

/** Two versions side by side, on a phone one above the other; what stands in one only is marked. */
export function CompareVersions({ versions, nameOf, first, second }: CompareVersionsProps) {
  const { t } = useLingui()
  const [ids, setIds] = useState<readonly [string, string]>([first, second])
  const linesOf = (id: string) => {
    const version = versions.find(one => one.id === id)
    return version ? sentencesOf(version) : []
  }
  const [left, right] = [linesOf(ids[0]), linesOf(ids[1])]
  const options = versions.map(one => ({ value: one.id, label: nameOf(one) }))
  const isSame = left.join('\n') === right.join('\n')
  return (
    <>
      <div className={styles.compare}>
        <Side
          label={t({ id: 'scribe.compare.first', message: 'First version' })}
          options={options}
          id={ids[0]}
          onChoose={id => setIds([id, ids[1]])}
          lines={left}
          others={right}
        />
        <Side
          label={t({ id: 'scribe.compare.second', message: 'Second version' })}
          options={options}
          id={ids[1]}
          onChoose={id => setIds([ids[0], id])}
          lines={right}
          others={left}
        />
      </div>
      {isSame && <p role="status">{t({ id: 'scribe.compare.same', message: 'The words are the same.' })}</p>}
    </>
  )
}

const sentencesOf = ({ content }: ReportVersion) =>
  plainOf(content)
    .split(/\n+|(?<=[.!?…])\s+/)
    .map(line => line.trim())
    .filter(Boolean)

interface SideProps {
  label: string
  options: readonly { value: string; label: string }[]
  id: string
  onChoose: (id: string) => void
  lines: readonly string[]
  others: readonly string[]
}

function Side({ label, options, id, onChoose, lines, others }: SideProps) {
  const { t } = useLingui()
  const known = new Set(others)
  return (
    <section aria-label={label}>
      <Select label={label} options={options} value={id} onChange={onChoose} />
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line may stand twice
        <p key={index} className="reading">
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
