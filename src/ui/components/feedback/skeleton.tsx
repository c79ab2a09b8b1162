import { useLingui } from '@lingui/react/macro'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** The shape of the content that is loading. */
  shape: 'rows' | 'card' | 'text'
  count?: number
}

/** Placeholder of loading content; invisible for the first 100 ms, so that a quick local query does not flicker. */
export function Skeleton({ shape, count = 3 }: SkeletonProps) {
  const { t } = useLingui()
  return (
    <div className={styles.skeleton} data-shape={shape} role="status">
      <span className="spoken">{t({ id: 'skeleton.loading', message: 'Loading...' })}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are all alike and never move.
        <div key={index} className={styles.piece} aria-hidden="true">
          {shape === 'rows' && <i className={styles.disc} />}
          <i className={styles.line} />
          <i className={styles.line} />
        </div>
      ))}
    </div>
  )
}
