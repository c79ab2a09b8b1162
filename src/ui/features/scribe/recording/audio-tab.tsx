import { useLingui } from '@lingui/react/macro'
import type { RecordingDocument } from '../../../../db/collections/recordings.ts'
import { parseTimestamp } from '../../../../domain/dates/timestamp.ts'
import { Moment } from '../../../components/time/moment.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import styles from './recording-details.module.css'
import { isSubtype, useSubtypeWords } from './subtype-words.ts'

/** The facts of the recording. */
export function AudioTab({ recording: { createdAt, data } }: { recording: RecordingDocument }) {
  const { t } = useLingui()
  const { duration, fileSize } = useFormat()
  const words = useSubtypeWords()
  const at = parseTimestamp(createdAt)
  return (
    <dl className={styles.facts}>
      {isSubtype(data.subtype) && (
        <Fact name={t({ id: 'scribe.type', message: 'Type of recording' })}>{words[data.subtype].name}</Fact>
      )}
      {at !== null && (
        <Fact name={t({ id: 'scribe.details.created', message: 'Created' })}>
          <Moment at={at} />
        </Fact>
      )}
      {data.duration != null && (
        <Fact name={t({ id: 'scribe.details.duration', message: 'Duration' })}>{duration(data.duration)}</Fact>
      )}
      {data.size != null && <Fact name={t({ id: 'scribe.details.size', message: 'Size' })}>{fileSize(data.size)}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
