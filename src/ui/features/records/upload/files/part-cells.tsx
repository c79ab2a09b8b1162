import styles from './part-cells.module.css'
import { partsOf } from './progress.ts'

interface PartCellsProps {
  /** Spoken name of the upload. */
  label: string
  sentBytes: number
  totalBytes: number
  /** 0 to 100, spoken. */
  percent: number
  isSending: boolean
}

/** One cell for each part of 512 KB: filled once the server has confirmed it, hatched while it is on its way. */
export function PartCells({ label, sentBytes, totalBytes, percent, isSending }: PartCellsProps) {
  const { total, sent } = partsOf(totalBytes, sentBytes)
  const stateOf = (part: number) => (part < sent ? 'sent' : part === sent && (isSending || sent > 0) ? 'next' : 'open')
  return (
    <div
      className={styles.cells}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-still={!isSending || undefined}
    >
      {Array.from({ length: total }, (_, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are counted and never move.
        <i key={part} data-state={stateOf(part)} />
      ))}
    </div>
  )
}
