import styles from './range-mark.module.css'

interface RangeMarkProps {
  /** Null: outside, but not known on which side. */
  side: -1 | 1 | null
  /** The laboratory itself called it critical: a diamond. */
  critical?: boolean
}

/** ▲ above, ▼ below, ◆ critical or without a side: the shape of a value outside its range; a word stands beside it. */
export function RangeMark({ side, critical = false }: RangeMarkProps) {
  const shape = critical || side === null ? 'M5 0 10 5 5 10 0 5z' : side > 0 ? 'M5 .8 9.8 9.2H.2z' : 'M5 9.2.2.8h9.6z'
  return (
    <svg
      className={styles.mark}
      data-tone={critical ? 'danger' : 'warn'}
      viewBox="0 0 10 10"
      width="10"
      height="10"
      aria-hidden="true"
    >
      <path d={shape} fill="currentColor" />
    </svg>
  )
}
