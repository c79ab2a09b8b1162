import { area, line, max, min, scaleLinear } from 'd3'
import styles from './plots.module.css'

interface SparkProps {
  values: readonly number[]
  width?: number
  height?: number
  filled?: boolean
}

/** The last 30 days as a line; its numbers stand beside it in words. */
export function Spark({ values, width = 84, height = 28, filled = false }: SparkProps) {
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [1, width - 1])
  const [low, high] = [Math.min(0, min(values) ?? 0), max(values) ?? 0]
  const y = scaleLinear([low, high === low ? low + 1 : high], [height - 2, 2])
  const path = line<number>((_, index) => x(index), y)(values) ?? ''
  const under = filled ? (area<number>((_, index) => x(index), height, y)(values) ?? '') : ''
  return (
    <svg className={styles.spark} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {filled && <path className={styles.area} d={under} />}
      <path className={styles.line} d={path} />
    </svg>
  )
}
