import type { RecordingGap } from '../../../../contract/entities/health-record.ts'
import styles from './waveform-player.module.css'

interface GapMarksProps {
  gaps: readonly RecordingGap[] | null | undefined
  /** Seconds. */
  duration: number
}

/** Marks the gaps in the wave; GapsLine says them in words. */
export function GapMarks({ gaps, duration }: GapMarksProps) {
  if (duration <= 0) return null
  const places = new Set(gaps?.map(({ atSeconds }) => atSeconds))
  return [...places].map(atSeconds => (
    <span
      key={atSeconds}
      data-testid="gap"
      aria-hidden="true"
      className={styles.gap}
      style={{ left: `${Math.min(1, atSeconds / duration) * 100}%` }}
    />
  ))
}
