import type { Series } from '../../../../domain/timeline/series.ts'
import styles from './panel.module.css'

const [WIDTH, HEIGHT, EDGE, MOST] = [50, 20, 2, 24]

/** The newest values in their order, for the eye only; nothing for fewer than two numbers. */
export function TrendLine({ series }: { series: Series }) {
  const values = series.points.flatMap(point => (point.kind === 'number' ? [point.value] : [])).slice(-MOST)
  if (values.length < 2) return null
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const x = (at: number) => EDGE + (at / (values.length - 1)) * (WIDTH - 2 * EDGE)
  const y = (value: number) => HEIGHT - EDGE - ((value - low) / (high - low || 1)) * (HEIGHT - 2 * EDGE)
  return (
    <svg className={styles.trend} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <polyline points={values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ')} />
    </svg>
  )
}
