import { useMemo } from 'react'
import styles from './long-text.module.css'
import { piecesOf } from './pieces.ts'

/** UTF-16 units: some twelve lines. */
const PIECE = 1200

/** A text of any length, in pieces: the browser lays out only the visible ones, and its search finds all. */
export function LongText({ children }: { children: string }) {
  const pieces = useMemo(() => piecesOf(children, PIECE), [children])
  if (pieces.length === 1) return <p className={`reading ${styles.text}`}>{children}</p>
  return (
    <div className={`reading ${styles.text}`}>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
        <p key={index} className={styles.piece}>
          {piece}
        </p>
      ))}
    </div>
  )
}
