import { type ComponentProps, type ReactNode, useContext, useRef } from 'react'
import { useArrivalCard } from './arrival.ts'
import styles from './row.module.css'
import { RowPlaceContext } from './row-place.ts'

type RowListProps = { label?: string; children: ReactNode } & Pick<ComponentProps<'ul'>, 'ref' | 'style'>

/** Rows on one card, with hairlines between. `label` is the spoken name of the list. */
export function RowList({ label, children, ...rest }: RowListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets.
    <ul {...rest} role="list" className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}

interface RowProps {
  /** A round button or an icon. */
  leading?: ReactNode
  /** A heading; a link or button in it makes the whole row its target. */
  title: ReactNode
  /** Pills after the title. */
  badges?: ReactNode
  /** One line of facts, joined by the caller. */
  meta?: ReactNode
  /** One line of content, truncated at the edge. */
  text?: ReactNode
  /** A sentence about the state, never truncated. */
  status?: ReactNode
  progress?: ReactNode
  trailing?: ReactNode
  /** Less padding, for a list in a sheet or on a phone. */
  compact?: boolean
  /** Names the row for `focusSaved`. */
  arrivalKey?: string
  /** For long sentences and several buttons: aligned with the title; on a phone the buttons come below. */
  tall?: boolean
}

export function Row({ leading, title, badges, meta, text, status, progress, trailing, ...rest }: RowProps) {
  const { compact = false, tall = false, arrivalKey } = rest
  const place = useContext(RowPlaceContext)
  const heading = useRef<HTMLHeadingElement>(null)
  useArrivalCard(heading, arrivalKey)
  return (
    <li {...place} className={styles.row} data-compact={compact || undefined} data-tall={tall || undefined}>
      {leading && <div className={styles.edge}>{leading}</div>}
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 ref={heading} className={styles.title}>
            {title}
          </h3>
          {badges}
        </div>
        {meta && <p className={styles.meta}>{meta}</p>}
        {status ? <p className={styles.status}>{status}</p> : text && <p className={styles.text}>{text}</p>}
        {progress && <div className={styles.progress}>{progress}</div>}
      </div>
      {trailing && <div className={styles.edge}>{trailing}</div>}
    </li>
  )
}
