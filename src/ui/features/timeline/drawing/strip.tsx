import { line } from 'd3'
import { useMemo } from 'react'
import { nearest, visible } from '../../../../domain/timeline/place.ts'
import type { NumberPoint } from '../../../../domain/timeline/point.ts'
import type { Series } from '../../../../domain/timeline/series.ts'
import { thinned } from '../../../../domain/timeline/thin.ts'
import type { TimelineWords } from '../words/use-timeline-words.ts'
import { Mark } from './marks.tsx'
import { type Scene, STRIP } from './scene.ts'
import styles from './strip.module.css'

const EDGE = 9
/** Marks closer than this are drawn as one, those out of range first; the line passes through all. */
const MARK_GAP = 7
const NEAR = 14

/** Pinned: one biomarker on its own scale, 48 pixels high. */
export function Strip({ series, scene, top, words, cursor }: StripProps) {
  const drawn = useStrip(series, scene)
  const { numbers, places, path, marks, band, y } = drawn
  const at = cursor === null ? -1 : nearest(places, cursor)
  const near = at >= 0 && Math.abs((places[at] ?? 0) - (cursor ?? 0)) <= NEAR ? numbers[at] : undefined
  const last = numbers.at(-1)
  const range = [last?.min, last?.max].map(bound => (bound == null ? null : words.bound(bound)))
  const others = series.points.length - numbers.length
  const label = near ? words.value(near) : ''
  const width = label.length * 8 + 14
  const x = Math.min(Math.max(0, (places[at] ?? 0) - width - 8), scene.plot - width)
  return (
    <g transform={`translate(0 ${top})`} className={styles.strip}>
      <line className={styles.rule} x1={-scene.left} x2={scene.plot} />
      {band && <rect className={styles.band} y={band.top} width={scene.plot} height={band.height} />}
      <path className={styles.line} d={path} />
      {marks.map(index => {
        const point = numbers[index]
        return (
          point && <Mark key={index} point={point} x={places[index] ?? 0} y={y(point.value)} className={styles.mark} />
        )
      })}
      <text className={styles.name} x={scene.narrow ? 2 : -scene.left} y={scene.narrow ? 12 : 20}>
        {cut(words.name(series), scene.narrow ? 40 : 17)}
        <title>{words.name(series)}</title>
      </text>
      {!scene.narrow && (
        <text className={styles.range} x={-scene.left} y={35}>
          {cut([rangeText(range), series.unit, others > 0 ? `+${others}` : ''].filter(Boolean).join(' '), 21)}
        </text>
      )}
      {near && (
        <g
          transform={`translate(${x} ${Math.min(STRIP - 22, Math.max(3, y(near.value) - 10))})`}
          data-standing={near.standing}
          className={styles.pill}
        >
          <rect width={width} height={20} rx={10} />
          <text x={width / 2} y={14}>
            {label}
          </text>
        </g>
      )}
    </g>
  )
}

interface StripProps {
  series: Series
  scene: Scene
  top: number
  words: TimelineWords
  /** Pixels. */
  cursor: number | null
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
const rangeText = ([min, max]: readonly (string | null)[]) =>
  min && max ? `${min} – ${max}` : min ? `≥ ${min}` : max ? `≤ ${max}` : ''

function useStrip(series: Series, scene: Scene) {
  const numbers = useMemo(
    () => series.points.filter((point): point is NumberPoint => point.kind === 'number'),
    [series],
  )
  return useMemo(() => {
    const ranged = numbers.findLast(({ min, max }) => min !== null || max !== null)
    const bounds = [ranged?.min, ranged?.max].filter(bound => bound != null)
    const ends = numbers.map(({ value }) => value).concat(bounds)
    const low = ends.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
    const high = ends.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
    const y = (value: number) => STRIP - EDGE - ((value - low) / (high - low || 1)) * (STRIP - 2 * EDGE)
    const places = numbers.map(({ record }) => scene.x(record.at))
    const [from, to] = visible(places, 0, scene.plot)
    // One more on each side, so that the line leaves the chart in its direction.
    const [first, end] = [Math.max(0, from - 1), Math.min(places.length, to + 1)]
    const path =
      line<NumberPoint>(
        point => scene.x(point.record.at),
        point => y(point.value),
      )(numbers.slice(first, end)) ?? ''
    const weight = (at: number) => Number(numbers[from + at]?.standing === 'out')
    const marks = thinned(places.slice(from, to), MARK_GAP, weight).map(at => from + at)
    const top = ranged?.max == null ? 3 : y(ranged.max)
    const bottom = ranged?.min == null ? STRIP - 3 : y(ranged.min)
    const band = ranged ? { top, height: Math.max(1, bottom - top) } : null
    return { numbers, places, path, marks, band, y }
  }, [numbers, scene])
}
