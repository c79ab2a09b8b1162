import { type ReactNode, useMemo } from 'react'
import { extractVitals } from '../../../../../domain/triage/speech/extract-vitals.ts'
import type { Heard } from '../../../../../domain/triage/speech/heard-vitals.ts'
import styles from './factors-card.module.css'

/** The transcript; the words in which a vital sign was recognised are marked. */
export function HeardText({ text }: { text: string }) {
  const parts = useMemo(() => markedParts(text), [text])
  return (
    <blockquote className={styles.quote}>
      <q>{parts}</q>
    </blockquote>
  )
}

function markedParts(text: string): ReactNode[] {
  const facts = Object.values(extractVitals(text).facts) as (Heard<unknown> | undefined)[]
  const spans = facts
    .flatMap(fact => (fact && fact.kind !== 'to-confirm' ? [fact.span] : []))
    .toSorted((a, b) => a.start - b.start)
  const parts: ReactNode[] = []
  let at = 0
  for (const { start, end } of spans) {
    if (start < at) continue
    parts.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>)
    at = end
  }
  parts.push(text.slice(at))
  return parts
}
