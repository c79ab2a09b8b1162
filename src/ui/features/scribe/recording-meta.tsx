import type { RecordingFacts } from '../../../db/queries/recording-facts.ts'
import { parseTimestamp } from '../../../domain/dates/timestamp.ts'
import { Moment } from '../../components/time/moment.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import styles from './recording-meta.module.css'
import { isSubtype, useSubtypeWords } from './subtype-words.ts'

/** "Anna Petrova · today 11:20 · 6:03 · dictation"; whose it is only where the patient is given. */
export function RecordingMeta({
  facts: { createdAt, duration, subtype },
  now,
  patient = null,
}: {
  facts: RecordingFacts
  now: number
  patient?: string | null
}) {
  const format = useFormat()
  const words = useSubtypeWords()
  const at = parseTimestamp(createdAt)
  const rest = [duration !== null && format.duration(duration), isSubtype(subtype) && words[subtype].fact]
  return (
    <>
      {patient !== null && <span className={styles.patient}>{`${patient}\u00a0· `}</span>}
      {at !== null && <Moment at={at} now={now} style={patient === null ? 'day' : 'amid'} />}
      {rest.filter(Boolean).map(one => `\u00a0· ${one}`)}
    </>
  )
}
