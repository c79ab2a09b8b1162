import styles from './check.module.css'

/** A key of the keyboard. Screen readers hear the legend instead. */
export function Key({ children }: { children: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {children}
    </span>
  )
}
