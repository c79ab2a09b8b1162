import { useLingui } from '@lingui/react/macro'
import type { SharedRecord } from '../../contract/entities/shared-record.ts'
import { printDateTime } from '../../domain/dates/print-date.ts'
import { recordDate } from '../../domain/records/record-date.ts'
import { providerOf, reportOf, textOf } from '../../domain/records/report.ts'
import { printRecordDate } from '../../ui/record-kit/values/use-day-words.ts'
import { useTypeWords } from '../../ui/record-kit/values/use-type-words.ts'
import type { OpenedLink } from './opened-link.ts'
import { SharedSections } from './shared-sections.tsx'
import { SourceFile } from './source-file.tsx'

interface SharedViewProps {
  record: SharedRecord
  link: OpenedLink
  goTo(address: string): void
  /** The time at which it was read. */
  readAt: string
}

/** One record: what it is, its parts, and until when its link works. */
export function SharedView({ record, link, goTo, readAt }: SharedViewProps) {
  const { t } = useLingui()
  const typeWord = useTypeWords()
  const { name, recordType, status, createdAt, data, share } = record
  const facts = [typeWord(recordType), textOf(data.subtype), providerOf(reportOf(data))].filter(Boolean)
  const until = printDateTime(Date.parse(share.expiresAt))
  return (
    <article className="share-record">
      <header>
        <p className="share-kind">{facts.join(' · ')}</p>
        <h1>{name}</h1>
        <p className="share-date">{printRecordDate(recordDate(data, createdAt))}</p>
      </header>
      {status === 'processed' ? (
        <SharedSections record={record} />
      ) : (
        <p className="share-note">
          {t({ id: 'share.page.processing', message: 'The record is being changed. Open the link again in a minute.' })}
        </p>
      )}
      {share.source && <SourceFile source={share.source} link={link} goTo={goTo} />}
      <footer className="share-foot">
        <p>
          {t({
            id: 'share.page.foot',
            message: `Shared by its owner, read-only. As it was at ${readAt}; the link works until ${until}.`,
          })}
        </p>
        <p>
          {t({
            id: 'share.page.foot.read',
            message: 'Values may have been read from a document by a program; what it was not sure of is marked.',
          })}
        </p>
      </footer>
    </article>
  )
}
