import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { HealthRecordDocument } from '../../../../db/collections/health-records.ts'
import { recordDate } from '../../../../domain/records/record-date.ts'
import { providerOf, reportOf, studyTypeOf, tagsOf, textOf } from '../../../../domain/records/report.ts'
import { Pill } from '../../../components/feedback/pill.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { printRecordDate, useDayWords } from '../../../record-kit/values/use-day-words.ts'
import { useTypeWords } from '../../../record-kit/values/use-type-words.ts'
import { AttachmentPills } from '../attachments/attachment-pills.tsx'
import { addressId } from '../words/record-address.ts'
import { useTagWords } from '../words/use-tag-words.ts'
import styles from './record-header.module.css'

/** The subtype that was read, else the kind of study, else the type in words. */
export function useSubtypeText(): (record: Pick<HealthRecordDocument, 'data' | 'recordType'>) => string {
  const typeWord = useTypeWords()
  return ({ data, recordType }) => textOf(data.subtype) || studyTypeOf(reportOf(data)) || typeWord(recordType) || ''
}

/** The name, and a pencil to where it is edited. */
export function RecordTitle({ record, editable }: { record: HealthRecordDocument; editable: boolean }) {
  const { t } = useLingui()
  return (
    <>
      {record.name}
      {editable && (
        <span className={styles.pencil}>
          <Link
            to="/health-record/edit/$id"
            params={{ id: addressId(record) }}
            aria-label={t({ id: 'records.rename', message: 'Change the name' })}
          >
            <Icon name="pencil" size={18} />
          </Link>
        </span>
      )}
    </>
  )
}

/** Under the name: subtype and date, which can be edited, the laboratory or clinic, the tags and the files. */
export function RecordMeta({ record, editable }: { record: HealthRecordDocument; editable: boolean }) {
  const tagWord = useTagWords()
  const dayWords = useDayWords()
  const subtype = useSubtypeText()(record)
  const date = recordDate(record.data, record.createdAt)
  const provider = providerOf(reportOf(record.data))
  const tags = tagsOf(record.data)
  return (
    <div className={styles.meta}>
      <div className={styles.facts}>
        <span>{subtype}</span>
        <time className={editable ? styles.editable : undefined} dateTime={date.day} title={dayWords.full(date.day)}>
          {printRecordDate(date)}
        </time>
        {provider !== '' && <span>{provider}</span>}
        {tags.length > 0 && (
          <span className={styles.tags}>
            {tags.map(tag => (
              <Pill key={tag}>{tagWord(tag)}</Pill>
            ))}
          </span>
        )}
      </div>
      <AttachmentPills record={record} />
    </div>
  )
}
