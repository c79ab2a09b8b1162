import { useMemo } from 'react'
import { LANGUAGE_TAGS, type Locale } from '../../../i18n/locale.ts'
import styles from './axis.module.css'
import type { Scene } from './scene.ts'

const TICK_WIDTH = 56

/** Years in bold, else months or days, in the device's time zone as the records are. */
export function Axis({ scene, top, bottom, locale }: { scene: Scene; top: number; bottom: number; locale: Locale }) {
  const { year, month, day } = useMemo(() => {
    const tag = LANGUAGE_TAGS[locale]
    return {
      year: new Intl.DateTimeFormat(tag, { year: 'numeric' }),
      month: new Intl.DateTimeFormat(tag, { month: 'short' }),
      day: new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short' }),
    }
  }, [locale])
  const words = (at: Date) => {
    if (at.getDate() !== 1) return day.format(at)
    return at.getMonth() === 0 ? year.format(at) : month.format(at).replace('.', '')
  }
  return (
    <g className={styles.axis}>
      {scene.x.ticks(Math.max(2, Math.floor(scene.plot / TICK_WIDTH))).map(at => {
        const isYear = at.getMonth() === 0 && at.getDate() === 1
        const x = scene.x(at)
        return (
          <g key={at.getTime()} data-year={isYear || undefined}>
            {isYear && <line className={styles.year} x1={x} x2={x} y1={top} y2={bottom} />}
            <line x1={x} x2={x} y1={bottom} y2={bottom + 4} />
            <text x={x} y={bottom + 18}>
              {words(at)}
            </text>
          </g>
        )
      })}
    </g>
  )
}
