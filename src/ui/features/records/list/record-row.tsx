import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { WaitFacts } from '../../../../db/queries/wait-state.ts'
import { Pill } from '../../../components/feedback/pill.tsx'
import { MoreMenu } from '../../../components/menu/menu-button.tsx'
import { Row } from '../../../components/surface/row.tsx'
import { useDayWords } from '../../../record-kit/values/use-day-words.ts'
import { useTypeWords } from '../../../record-kit/values/use-type-words.ts'
import { useWidthClass } from '../../../styles/width.ts'
import { addressId } from '../words/record-address.ts'
import { useTagWords } from '../words/use-tag-words.ts'
import { LabVerdict } from './lab-verdict.tsx'
import type { ListedRecord } from './listed-record.ts'
import { useRecordCardWords } from './record-card-words.ts'
import { RecordDateBlock } from './record-date-block.tsx'
import styles from './record-row.module.css'
import { recordState } from './record-state.ts'
import { useRecordEntries } from './use-record-entries.ts'

interface RecordRowProps {
  record: ListedRecord
  known: WaitFacts
  now: number
  /** Name of the current patient; null if there is none. */
  patient: string | null
  patientClientId: string | null
  /** Among records of several types: the type in words. */
  withType?: boolean
}

/** One record of a list; rendered again only when its own props change. Only a processed record opens (H §2). */
export const RecordRow = memo(function RecordRow(props: RecordRowProps) {
  const { record, known, now, patient, patientClientId, withType = false } = props
  const { t } = useLingui()
  const wide = useWidthClass() !== 'mobile'
  const state = recordState(record, known, now)
  const { badge, sentence } = useRecordCardWords()(state)
  const tagWord = useTagWords()
  const dayWords = useDayWords()
  const meta = useRecordMeta()
  const entries = useRecordEntries(record, { patient, patientClientId })
  const { name, tags, summary, labs, status } = record
  const opens = status === 'processed'
  const verdict = opens && labs && <LabVerdict labs={labs} />
  const loose = patientClientId !== null && record.patientClientId !== patientClientId
  return (
    <Row
      leading={<RecordDateBlock date={record.date} words={dayWords} />}
      title={
        opens ? (
          <Link to="/health-record/view/$id" params={{ id: addressId(record) }}>
            {name}
          </Link>
        ) : (
          name
        )
      }
      badges={
        <>
          {badge && (
            <Pill tone={badge.tone} icon={badge.icon}>
              {badge.text}
            </Pill>
          )}
          {loose && (
            <Pill tone="warn" icon="circle-alert">
              {t({ id: 'records.loose', message: 'No patient chosen' })}
            </Pill>
          )}
          {tags.map(tag => (
            <Pill key={tag}>{tagWord(tag)}</Pill>
          ))}
        </>
      }
      meta={meta(record, withType)}
      status={sentence}
      text={summary}
      progress={!wide && verdict}
      trailing={
        <span className={styles.trailing}>
          {wide && verdict && <span className={styles.verdict}>{verdict}</span>}
          <MoreMenu entries={entries} label={t({ id: 'records.more', message: `More for ${name}` })} />
        </span>
      }
    />
  )
})

/** "Harbour Pathology · 9 biomarkers · 1 file". */
function useRecordMeta(): (record: ListedRecord, withType: boolean) => string {
  const { t } = useLingui()
  const typeWord = useTypeWords()
  return ({ provider, labs, files, recordType }, withType) => {
    const [rows, count] = [labs?.rows ?? 0, files.length]
    const facts = [
      withType && typeWord(recordType),
      provider,
      rows > 0 && t({ id: 'records.biomarkers', message: plural(rows, { one: '# biomarker', other: '# biomarkers' }) }),
      count > 0 && t({ id: 'records.files', message: plural(count, { one: '# file', other: '# files' }) }),
    ]
    return facts.filter(Boolean).join('\u00a0· ')
  }
}
