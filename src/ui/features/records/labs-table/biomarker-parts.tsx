import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Biomarker, Cell } from '../../../../contract/entities/health-report.ts'
import { doubtAbout, doubtsOf } from '../../../../domain/labs/certainty.ts'
import { sideOf } from '../../../../domain/labs/range.ts'
import { isCritical, nameOf } from '../../../../domain/records/record-facts.ts'
import { textOf } from '../../../../domain/records/report.ts'
import { IconButton } from '../../../components/action/icon-button.tsx'
import { PathLink } from '../../../components/action/path-link.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { Popover } from '../../../components/overlay/popover.tsx'
import { RangeMark } from '../../../record-kit/values/range-mark.tsx'
import { useSideWords } from '../../../record-kit/values/use-side-words.ts'
import { useValueText } from '../../../record-kit/values/use-value-text.ts'
import { useOtherScreen } from '../words/record-address.ts'
import { useCellWords, useDoubtWords } from '../words/use-doubt-words.ts'
import styles from './biomarkers-table.module.css'
import { Sparkline } from './sparkline.tsx'
import type { TrendPoint } from './trends.ts'

/** `out`: outside its range; `undecided`: a number that nothing decides about; never shown as inside. */
export type Standing = 'in' | 'out' | 'undecided' | 'word'

export function standingOf({ refExceed, value }: Biomarker): Standing {
  if (typeof refExceed === 'number') return refExceed > 0 ? 'out' : 'in'
  return typeof value === 'number' ? 'undecided' : 'word'
}

/** A cell that may not be what the page says is underlined and marked; its reason stands among the notes. */
export function CellText({ row, cell, children }: { row: Biomarker; cell: Cell; children: ReactNode }) {
  const { t } = useLingui()
  if (!doubtAbout(row, cell)) return children
  return (
    <span className={styles.doubtful}>
      {children}
      <Icon name="circle-question-mark" size={14} label={t({ id: 'records.doubt', message: 'not certain' })} />
    </span>
  )
}

interface NameCellProps {
  row: Biomarker
  catalogueName: string
  /** What the test is, in one sentence; null if nothing is known. */
  description: string | null
}

/** The name as printed, and below it the name in the catalogue. */
export function NameCell({ row, catalogueName, description }: NameCellProps) {
  const { t } = useLingui()
  const name = nameOf(row)
  return (
    <>
      <span className={styles.name}>
        <CellText row={row} cell="name">
          {name}
        </CellText>
        {description !== null && (
          <Popover
            title={catalogueName || name}
            trigger={
              <IconButton
                icon="info"
                size="sm"
                label={t({ id: 'records.biomarker.about', message: `What is ${catalogueName || name}?` })}
              />
            }
          >
            <p>{description}</p>
          </Popover>
        )}
      </span>
      {catalogueName !== '' && catalogueName !== name && <span className={styles.catalogue}>{catalogueName}</span>}
    </>
  )
}

export function ValueCell({ row }: { row: Biomarker }) {
  const { t } = useLingui()
  const text = useValueText()
  const sideWord = useSideWords()
  const standing = standingOf(row)
  const side = sideOf(row) || null
  return (
    <>
      <span className={styles.value} data-words={typeof row.value !== 'number' || undefined}>
        <CellText row={row} cell="value">
          {text.value(row)}
        </CellText>
      </span>
      {standing === 'out' && (
        <span className={styles.side} data-tone={isCritical(row) ? 'danger' : 'warn'}>
          <RangeMark side={side} critical={isCritical(row)} />
          {sideWord(side)}
        </span>
      )}
      {standing === 'undecided' && (
        <span className={styles.undecided}>{t({ id: 'records.side.undecided', message: 'cannot be decided' })}</span>
      )}
    </>
  )
}

interface EarlierValueProps {
  points: readonly TrendPoint[] | undefined
  before: TrendPoint | null
}

/** What the test was in the record that is compared with; nothing if that one did not have it. */
export function EarlierValue({ points, before }: EarlierValueProps) {
  const { t } = useLingui()
  const { number } = useValueText()
  const point = before && points?.find(one => one.at === before.at && !one.own)
  if (!point) return null
  const value = number(point.value)
  return <span className={styles.earlier}>{t({ id: 'records.biomarkers.was', message: `was ${value}` })}</span>
}

export function UnitText({ row }: { row: Biomarker }) {
  return (
    <CellText row={row} cell="unit">
      <span className={styles.unitText}>{textOf(row.unit)}</span>
    </CellText>
  )
}

/** The notes, and why a cell is not certain. */
export function NotesCell({ row }: { row: Biomarker }) {
  const doubtWord = useDoubtWords()
  const cellWords = useCellWords()
  const notes = textOf(row.notes)
  return (
    <>
      {notes !== '' && <span className={styles.note}>{notes}</span>}
      {doubtsOf(row).map(doubt => (
        <span key={`${doubt.cell} ${doubt.reason}`} className={styles.reason}>
          {`${cellWords[doubt.cell] ?? ''}: ${doubtWord(doubt, row)}`}
        </span>
      ))}
    </>
  )
}

/** How the value moved, and the way to the timeline where the product has one; nothing for a single value. */
export function TrendCell({ row, points }: { row: Biomarker; points: readonly TrendPoint[] | undefined }) {
  const { t } = useLingui()
  const { number } = useValueText()
  const timeline = useOtherScreen()('timeline')
  const name = nameOf(row)
  const id = textOf(row.id)
  const line = points && <Sparkline points={points} min={row.min ?? null} max={row.max ?? null} />
  const values = points?.map(point => number(point.value)).join(', ') ?? ''
  const spoken = points && t({ id: 'records.trend', message: `${name} over time: ${values}` })
  if (!timeline || id === '') {
    return (
      line && (
        <>
          {line}
          <span className="spoken">{spoken}</span>
        </>
      )
    )
  }
  return (
    <PathLink to={`${timeline}/${encodeURIComponent(id)}`} className={styles.trend}>
      {line}
      <Icon name="chevron-right" size={16} />
      <span className="spoken">{spoken ?? t({ id: 'records.trend.open', message: `${name} on the timeline` })}</span>
    </PathLink>
  )
}
