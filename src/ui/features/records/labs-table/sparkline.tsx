import styles from './sparkline.module.css'
import type { TrendPoint } from './trends.ts'

const [WIDTH, HEIGHT, EDGE] = [76, 28, 5]

interface SparklineProps {
  /** Oldest first; one of them is this record's. */
  points: readonly TrendPoint[]
  min: number | null
  max: number | null
}

/** The values of one biomarker over time: the range as a band, this record's value enlarged. For the eye only. */
export function Sparkline({ points, min, max }: SparklineProps) {
  const values = points.map(point => point.value)
  const ends = [...values, ...(min === null ? [] : [min]), ...(max === null ? [] : [max])]
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  const span = high - low || 1
  const y = (value: number) => HEIGHT - EDGE - ((value - low) / span) * (HEIGHT - 2 * EDGE)
  const x = (at: number) => EDGE + (at / Math.max(1, points.length - 1)) * (WIDTH - 2 * EDGE)
  const top = max === null ? 0 : y(max)
  const bottom = min === null ? HEIGHT : y(min)
  const line = points.map((point, at) => `${x(at).toFixed(1)},${y(point.value).toFixed(1)}`).join(' ')
  return (
    <svg className={styles.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
      {(min !== null || max !== null) && (
        <rect className={styles.band} x="0" y={top} width={WIDTH} height={Math.max(1, bottom - top)} rx="3" />
      )}
      <polyline className={styles.line} points={line} />
      {points.map((point, at) => (
        <circle
          key={point.at}
          className={point.own ? styles.own : styles.point}
          cx={x(at)}
          cy={y(point.value)}
          r={point.own ? 3.4 : 1.7}
        />
      ))}
    </svg>
  )
}
