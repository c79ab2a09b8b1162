import type { RecordingFacts } from '../../../db/queries/recording-facts.ts'
import { parseTimestamp } from '../../../domain/dates/timestamp.ts'
import { Moment } from '../../components/time/moment.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { isSubtype, useSubtypeWords } from './subtype-words.ts'

/** "Today 11:20 · 6:03 · dictation" */
export function RecordingMeta({
  facts: { createdAt, duration, subtype },
  now,
}: {
  facts: RecordingFacts
  now: number
}) {
  const format = useFormat()
  const words = useSubtypeWords()
  const at = parseTimestamp(createdAt)
  const rest = [duration !== null && format.duration(duration), isSubtype(subtype) && words[subtype].fact]
  return (
    <>
      {at !== null && <Moment at={at} now={now} />}
      {rest.filter(Boolean).map(one => ` · ${one}`)}
    </>
  )
}
