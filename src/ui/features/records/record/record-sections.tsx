import { useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import type { HealthRecordDocument } from '../../../../db/collections/health-records.ts'
import { sectionsOf } from '../../../../domain/insights/insight.ts'
import { partsOf, type SectionName } from '../../../../domain/records/record-sections.ts'
import {
  biomarkersOf,
  conclusionOf,
  findingsOf,
  isConclusionSummary,
  reportOf,
  tagsOf,
  textOf,
} from '../../../../domain/records/report.ts'
import { Pill } from '../../../components/feedback/pill.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { BiomarkersTable } from '../labs-table/biomarkers-table.tsx'
import { ProposalsCard } from '../proposals/proposals-card.tsx'
import { useSectionWords } from '../words/use-section-words.ts'
import { useTagWords } from '../words/use-tag-words.ts'
import { InsightText } from './insight-text.tsx'
import { Passage } from './passage.tsx'
import styles from './record-sections.module.css'
import { Prescriptions, Procedures } from './record-tables.tsx'
import { ReportIssue } from './report-issue.tsx'

/** The parts of a record by its type (H §2); a part without content takes no space. */
export function RecordSections({ record }: { record: HealthRecordDocument }) {
  const sections = partsOf(record)
  const [first] = sections
  return (
    <div className={styles.columns}>
      {sections.map(name => (
        <Fragment key={name}>
          {name === 'content' && <ProposalsCard record={record} />}
          <Part name={name} record={record} lead={name === 'summary' && name === first} />
        </Fragment>
      ))}
      {!sections.includes('content') && <ProposalsCard record={record} />}
      {record.data.sourceType === 'file' && <ReportIssue record={record} alone={!hasText(record)} />}
    </div>
  )
}

/** Something stands beside the box of an issue. */
function hasText({ data }: HealthRecordDocument): boolean {
  const report = reportOf(data)
  return [findingsOf(report), conclusionOf(report), textOf(report.content), textOf(report.recommendations)].some(
    Boolean,
  )
}

interface PartProps {
  name: SectionName
  record: HealthRecordDocument
  /** A summary that stands first is a lead without a card. */
  lead: boolean
}

function Part({ name, record, lead }: PartProps): ReactNode {
  const words = useSectionWords()
  const report = reportOf(record.data)
  const passage = (text: string, markdown = false) =>
    text !== '' && (
      <div className={styles.part} data-part={name}>
        <Card title={words[name]}>
          <Passage markdown={markdown}>{text}</Passage>
        </Card>
      </div>
    )
  switch (name) {
    case 'summary': {
      const text = textOf(report.summary)
      if (!lead) return isConclusionSummary(report) ? null : passage(text)
      return text !== '' && <Lead title={isConclusionSummary(report) ? words.conclusion : null}>{text}</Lead>
    }
    case 'biomarkers':
      if (biomarkersOf(report).length === 0) return <NoBiomarkers title={words.biomarkers} />
      return (
        <div className={styles.wide}>
          <BiomarkersTable record={record} />
        </div>
      )
    case 'findings':
      return passage(findingsOf(report))
    case 'conclusion':
      return !(isConclusionSummary(report) && hasLead(record)) && passage(conclusionOf(report))
    case 'content':
    case 'recommendations':
      return sectionsOf(record.data, name).length > 0 ? (
        <div className={styles.part} data-part={name}>
          <Card title={words[name]}>
            <InsightText sections={sectionsOf(record.data, name)} />
          </Card>
        </div>
      ) : (
        passage(textOf(report[name]), true)
      )
    case 'reasons':
      return passage(textOf(report.reasons))
    case 'doctor':
      return passage(textOf(report.doctor))
    case 'description':
      return passage(textOf(report.description))
    case 'prescriptions':
      return <Prescriptions record={record} title={words.prescriptions} />
    case 'procedures':
      return <Procedures record={record} title={words.procedures} />
    case 'tags':
      return <Tags record={record} title={words.tags} />
  }
}

const hasLead = (record: HealthRecordDocument) => partsOf(record)[0] === 'summary'

/** A summary without a card; one that is the conclusion says so. */
function Lead({ title, children }: { title: string | null; children: string }) {
  return (
    <div className={styles.lead}>
      {title !== null && <h2 className={styles.leadTitle}>{title}</h2>}
      <p>{children}</p>
    </div>
  )
}

function NoBiomarkers({ title }: { title: string }) {
  const { t } = useLingui()
  return (
    <div className={styles.wide}>
      <Card title={title}>
        <p className={styles.none}>
          {t({ id: 'records.biomarkers.none', message: 'No value was found. Edit the record to type them by hand.' })}
        </p>
      </Card>
    </div>
  )
}

function Tags({ record, title }: { record: HealthRecordDocument; title: string }) {
  const tagWord = useTagWords()
  const tags = tagsOf(record.data)
  if (tags.length === 0) return null
  return (
    <div className={styles.part} data-part="tags">
      <Card title={title}>
        <div className={styles.tags}>
          {tags.map(tag => (
            <Pill key={tag}>{tagWord(tag)}</Pill>
          ))}
        </div>
      </Card>
    </div>
  )
}
