import { axisDays, barPlaces } from './day-scale.ts'
import styles from './plots.module.css'

interface DayPlotProps {
  title: string
  /** What the last day says, with its unit. */
  now: string
  days: readonly string[]
  values: readonly number[]
  format: (value: number) => string
}

const [WIDTH, HEIGHT] = [320, 96]

/** One number for each of the last 30 days, as bars; a day is named by its date and value when it is pointed at. */
export function DayPlot({ title, now, days, values, format }: DayPlotProps) {
  const { bars, top } = barPlaces(values, WIDTH, HEIGHT)
  return (
    <figure className={styles.plot}>
      <figcaption>
        <span className={styles.name}>{title}</span>
        <span className={styles.now}>{now}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 18}`} role="img" aria-label={`${title}: ${now}`}>
        <line className={styles.rule} x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
        <text className={styles.tick} x={0} y={10}>
          {format(top)}
        </text>
        {bars.map(({ x, y, width, height }, index) => (
          <rect key={days[index]} className={styles.bar} {...{ x, y, width, height }}>
            <title>{`${day(days[index] ?? '')}: ${format(values[index] ?? 0)}`}</title>
          </rect>
        ))}
        {axisDays(days, WIDTH).map(({ label, x, anchor }) => (
          <text key={label} className={styles.tick} x={x} y={HEIGHT + 14} textAnchor={anchor}>
            {day(label).slice(0, 5)}
          </text>
        ))}
      </svg>
    </figure>
  )
}

/** dd.mm.yyyy in every language (P §9). */
const day = (iso: string) => iso.split('-').toReversed().join('.')
