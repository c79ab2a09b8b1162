import styles from './progress.module.css'

interface ProgressProps {
  /** Spoken name of the work under way. */
  label: string
  /** 0 to 1; null while the end is not known. */
  value: number | null
  /** Spoken value: "7.1 of 11.6 MB". */
  text?: string
}

export function Progress({ label, value, text }: ProgressProps) {
  const share = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share ?? undefined}
      aria-valuetext={text}
    >
      <div className={styles.bar} data-endless={share === null || undefined} style={{ width: `${share ?? 30}%` }} />
    </div>
  )
}
