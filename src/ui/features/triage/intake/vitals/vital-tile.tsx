import type { ReactNode } from 'react'
import type { VitalBand } from '../../../../../domain/triage/vital-bands.ts'
import { BandMark } from './band-mark.tsx'
import styles from './vital-tile.module.css'

interface VitalTileProps {
  name: ReactNode
  unit?: string
  band: VitalBand | null
  active?: boolean
  empty?: boolean
  /** A tap anywhere on the tile focuses its field. */
  field?: boolean
  /** Why the value does not count, or where it came from. */
  note?: { text: string; tone: 'danger' | 'info' } | null
  children: ReactNode
}

/** One vital: name, large number, unit, and its band as colour, shape and word. */
export function VitalTile({
  name,
  unit,
  band,
  active = false,
  empty = false,
  field = false,
  note,
  children,
}: VitalTileProps) {
  const Tile = field ? 'label' : 'div'
  return (
    <Tile
      className={styles.tile}
      data-band={band ?? undefined}
      data-active={active || undefined}
      data-empty={empty || undefined}
    >
      <span className={styles.name}>{name}</span>
      <span className={styles.line}>
        <span className={styles.value}>{children}</span>
        <span className={styles.behind}>
          {unit && <span className={styles.unit}>{unit}</span>}
          <BandMark band={band} />
        </span>
      </span>
      {note && (
        <span className={styles.note} data-tone={note.tone}>
          {note.text}
        </span>
      )}
    </Tile>
  )
}
