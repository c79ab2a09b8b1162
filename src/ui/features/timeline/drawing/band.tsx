import { useLingui } from '@lingui/react/macro'
import { BAND } from '../../../../domain/timeline/bar-height.ts'
import type { Series } from '../../../../domain/timeline/series.ts'
import type { TimelineWords } from '../words/use-timeline-words.ts'
import styles from './band.module.css'
import type { Scene } from './scene.ts'

type Bounds = { min: number | null; max: number | null }

/** The bounds of the newest value, and whether all values have the same. */
export function rangeOf(series: Series | null): (Bounds & { differs: boolean }) | null {
  const ranged = (series?.points ?? []).flatMap(point =>
    point.kind === 'number' && (point.min !== null || point.max !== null) ? [point] : [],
  )
  const last = ranged.at(-1)
  if (!last) return null
  const near = (a: number | null, b: number | null) =>
    a === b || (a !== null && b !== null && Math.abs(a - b) <= 0.01 * Math.abs(b))
  const differs = ranged.some(({ min, max }) => !near(min, last.min) || !near(max, last.max))
  return { min: last.min, max: last.max, differs }
}

/** The range lies at the same height for every value: each bar is drawn within its own sheet's range. */
export function Band({ series, scene, words }: { series: Series | null; scene: Scene; words: TimelineWords }) {
  const { t } = useLingui()
  const range = rangeOf(series)
  if (series && !range) return null
  const [top, bottom] = [scene.y(BAND.to), scene.y(BAND.from)]
  const bound = (value: number | null | undefined) =>
    range && !range.differs && value != null ? words.bound(value) : ''
  const upper = t({ id: 'timeline.upper', message: 'upper' })
  const lower = t({ id: 'timeline.lower', message: 'lower' })
  const hasUpper = !range || range.max !== null
  const hasLower = !range || range.min !== null
  return (
    <g className={styles.band}>
      <rect x={0} y={top} width={scene.plot} height={bottom - top} />
      {hasUpper && <line x1={0} x2={scene.plot} y1={top} y2={top} />}
      {hasLower && <line x1={0} x2={scene.plot} y1={bottom} y2={bottom} />}
      {hasUpper && <Bound y={top} value={bound(range?.max)} word={upper} />}
      {!scene.narrow && (
        <text className={styles.word} x={-8} y={(top + bottom) / 2}>
          {t({ id: 'timeline.range', message: 'range' })}
        </text>
      )}
      {hasLower && <Bound y={bottom} value={bound(range?.min)} word={lower} />}
    </g>
  )
}

function Bound({ y, value, word }: { y: number; value: string; word: string }) {
  return (
    <>
      <text className={styles.bound} x={-8} y={y - 1}>
        {value}
      </text>
      <text className={styles.word} x={-8} y={y + 12}>
        {word}
      </text>
    </>
  )
}
