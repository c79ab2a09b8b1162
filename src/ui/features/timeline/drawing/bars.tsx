import { useMemo } from 'react'
import { labelFont } from '../../../../domain/timeline/bar-size.ts'
import { type PlacedBars, placeBars } from '../../../../domain/timeline/bars.ts'
import type { Point } from '../../../../domain/timeline/point.ts'
import type { Series } from '../../../../domain/timeline/series.ts'
import type { TimelineWords } from '../words/use-timeline-words.ts'
import styles from './bars.module.css'
import { Mark, shapeOf, toneOf } from './marks.tsx'
import type { Scene } from './scene.ts'

const WEIGHT = { out: 2, undecided: 1, in: 0 } as const

export const useBars = (series: Series | null, scene: Scene, fixed: boolean): PlacedBars | null =>
  useMemo(() => {
    if (!series) return null
    const places = series.points.map(({ record }) => scene.x(record.at))
    const weight = (index: number) => WEIGHT[series.points[index]?.standing ?? 'in']
    return placeBars(places, { width: scene.plot, fixed }, weight)
  }, [series, scene, fixed])

interface BarsProps {
  series: Series
  placed: PlacedBars
  scene: Scene
  words: TimelineWords
  active: number | null
}

/** About how wide a digit is, as a share of the font's size. */
const DIGIT = 0.62

/** The values of one biomarker: bars by the height rule, words and comparators as what they are. */
export function Bars({ series, placed: { bars, width, gap }, scene, words, active }: BarsProps) {
  const font = labelFont(width)
  return (
    <g className={styles.bars}>
      {bars.map(({ index, x, date }) => {
        const point = series.points[index]
        if (!point) return null
        const label = words.value(point)
        const fits = label.length * font * DIGIT <= gap + 2 || index === active
        return (
          <g key={point.key} data-tone={toneOf(point)} data-active={index === active || undefined}>
            {Math.abs(x - date) > 3 && (
              <line className={styles.leader} x1={x} y1={scene.base} x2={date} y2={scene.base + 6} />
            )}
            <Bar point={point} x={x} width={width} scene={scene} />
            {fits && (
              <text
                className={styles.label}
                x={x}
                y={topOf(point, scene) - 7}
                fontSize={Math.max(font, index === active ? 12 : 0)}
              >
                {label}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** What has no number stands at the foot of the chart. */
const topOf = (point: Point, { base, y }: Scene) => (point.kind === 'number' ? y(point.height) : base - 18)

function Bar({ point, x, width, scene }: { point: Point; x: number; width: number; scene: Scene }) {
  const top = topOf(point, scene)
  if (point.kind !== 'number') return <Mark point={point} x={x} y={scene.base - 10} className={styles.word} />
  const tone = toneOf(point)
  const edged = width >= 6 && (tone === 'warn' || tone === 'danger')
  return (
    <>
      <rect
        className={styles.bar}
        data-converted={point.converted || undefined}
        data-edged={edged || undefined}
        x={x - width / 2 + (width > 4 ? 0.5 : 0)}
        y={top}
        width={Math.max(1, width - (width > 4 ? 1 : 0))}
        height={Math.max(1, scene.base - top)}
        rx={Math.min(4, width / 4)}
      />
      {width >= 12 && (tone === 'warn' || tone === 'danger') && (
        <path className={styles.side} d={shapeOf(point, tone)} transform={`translate(${x} ${scene.base - 10})`} />
      )}
    </>
  )
}
