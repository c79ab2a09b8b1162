import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SharedRecord } from '../../contract/entities/shared-record.ts'
import { partsOf, type SectionName } from '../../domain/records/record-sections.ts'
import {
  biomarkersOf,
  conclusionOf,
  findingsOf,
  isConclusionSummary,
  prescriptionsOf,
  proceduresOf,
  reportOf,
  tagsOf,
  textOf,
} from '../../domain/records/report.ts'
import { useColumnWords } from '../../ui/features/records/words/use-column-words.ts'
import { useSectionWords } from '../../ui/features/records/words/use-section-words.ts'
import { useTagWords } from '../../ui/features/records/words/use-tag-words.ts'
import { SharedRows } from './shared-rows.tsx'
import { textBlocks } from './text-blocks.ts'
import { ValuesTable } from './values-table.tsx'

/** The parts of a record by its type, as its owner sees them (H §2); a part without content takes no space. */
export function SharedSections({ record }: { record: SharedRecord }) {
  const { t } = useLingui()
  const parts = partsOf(record).map(name => <Part key={name} name={name} record={record} />)
  const report = reportOf(record.data)
  const texts = [report.summary, report.content, report.description, report.reasons, report.recommendations].map(textOf)
  const lists = [biomarkersOf(report), prescriptionsOf(report), proceduresOf(report), tagsOf(record.data)]
  const isEmpty = ![...texts, findingsOf(report), conclusionOf(report)].some(Boolean) && lists.every(one => !one.length)
  if (!isEmpty) return parts
  return <p className="share-note">{t({ id: 'share.page.empty', message: 'The record has no text and no values.' })}</p>
}

function Part({ name, record: { data } }: { name: SectionName; record: SharedRecord }): ReactNode {
  const { t } = useLingui()
  const words = useSectionWords()
  const columns = useColumnWords()
  const tagWord = useTagWords()
  const report = reportOf(data)
  const passage = (text: string) => text !== '' && <Passage title={words[name]}>{text}</Passage>
  switch (name) {
    case 'summary':
      return passage(textOf(report.summary))
    case 'biomarkers':
      return biomarkersOf(report).length > 0 && <ValuesTable title={words.biomarkers} rows={biomarkersOf(report)} />
    case 'findings':
      return passage(findingsOf(report))
    case 'conclusion':
      return !isConclusionSummary(report) && passage(conclusionOf(report))
    case 'content':
      return passage(textOf(report.content))
    case 'recommendations':
      return passage(textOf(report.recommendations))
    case 'reasons':
      return passage(textOf(report.reasons))
    case 'doctor':
      return passage(textOf(report.doctor))
    case 'description':
      return passage(textOf(report.description))
    case 'prescriptions':
      return (
        <SharedRows
          title={words.prescriptions}
          columns={[columns.medication, columns.dosage, columns.frequency, columns.duration, columns.notes]}
          rows={prescriptionsOf(report).map(row => [
            nameWithOrigin(row.medication, row.origin),
            ...[row.dosage, row.frequency, row.duration, row.notes].map(textOf),
          ])}
        />
      )
    case 'procedures':
      return (
        <SharedRows
          title={words.procedures}
          columns={[columns.procedure, columns.duration, columns.frequency, columns.notes]}
          rows={proceduresOf(report).map(row => [
            nameWithOrigin(row.name, row.origin),
            ...[row.duration, row.frequency, row.notes].map(textOf),
          ])}
        />
      )
    case 'tags':
      return (
        tagsOf(data).length > 0 && (
          <ul className="share-tags" aria-label={words.tags}>
            {tagsOf(data).map(tag => (
              <li key={tag}>{tagWord(tag)}</li>
            ))}
          </ul>
        )
      )
  }

  /** A row that a model proposed and a person accepted says so. */
  function nameWithOrigin(name: unknown, origin: unknown): string {
    const proposed = t({ id: 'share.page.proposed', message: 'added from a proposal' })
    return origin === 'proposed' ? `${textOf(name)} (${proposed})` : textOf(name)
  }
}

function Passage({ title, children }: { title: string; children: string }) {
  return (
    <section className="share-card">
      <h2>{title}</h2>
      {textBlocks(children).map((block, at) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: a text does not change while it is shown
        if (block.kind === 'list') {
          return (
            <ul key={at}>
              {block.items.map((item, of) => (
                <li key={of}>{item}</li>
              ))}
            </ul>
          )
        }
        return block.kind === 'heading' ? <h3 key={at}>{block.text}</h3> : <p key={at}>{block.text}</p>
        // biome-ignore-end lint/suspicious/noArrayIndexKey: a text does not change while it is shown
      })}
    </section>
  )
}
