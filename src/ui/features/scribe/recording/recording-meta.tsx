import type { RecordingFacts } from '../../../../db/queries/recording-facts.ts'
import { printPosition } from '../../../../domain/dates/duration.ts'
import { parseTimestamp } from '../../../../domain/dates/timestamp.ts'
import { Moment } from '../../../components/time/moment.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { useSoundPosition } from '../playback/playback.ts'
import styles from './recording-meta.module.css'
import { isSubtype, useSubtypeWords } from './subtype-words.ts'

/**
 * Shows "Anna Petrova · today 11:20 · 6:03 · dictation", without the name if `patient` is null. During playback the
 * duration becomes "0:12 / 6:03".
 */
export function RecordingMeta({
  facts: { clientId, createdAt, duration, subtype },
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
  const heard = useSoundPosition(clientId)
  const length = duration !== null && format.duration(duration)
  const played = heard !== null && duration !== null && `${printPosition(heard)} / ${printPosition(duration)}`
  const rest = [played || length, isSubtype(subtype) && words[subtype].fact]
  return (
    <>
      {patient !== null && <span className={styles.patient}>{`${patient}\u00a0· `}</span>}
      {at !== null && <Moment at={at} now={now} style={patient === null ? 'day' : 'amid'} />}
      {rest.filter(Boolean).map(one => `\u00a0· ${one}`)}
    </>
  )
}
