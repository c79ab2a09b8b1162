import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Proposal } from '../../../../contract/entities/proposals.ts'
import type { HealthRecordDocument } from '../../../../db/collections/health-records.ts'
import { openProposals } from '../../../../domain/records/proposals.ts'
import { attachmentsOf } from '../../../../domain/records/report.ts'
import { Button } from '../../../components/action/button.tsx'
import { Pill } from '../../../components/feedback/pill.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { openSource } from '../source/open-source.tsx'
import { useColumnWords } from '../words/use-column-words.ts'
import { useSectionWords } from '../words/use-section-words.ts'
import styles from './proposals.module.css'
import { useDecideProposal } from './use-decide-proposal.ts'

/** What a model found in the document and no rule did; it is in the record only once a person adds it. */
export function ProposalsCard({ record }: { record: HealthRecordDocument }) {
  const { t } = useLingui()
  const place = useRef<HTMLUListElement>(null)
  const decide = useDecideProposal(record)
  const open = openProposals(record.data)
  if (!open) return null
  const { model, items } = open
  const onDecide = async (id: string, how: 'add' | 'put-away') => {
    // The buttons of a decided item are gone.
    if (await decide(id, how)) place.current?.focus()
  }
  return (
    <div className={styles.place}>
      <Card title={t({ id: 'records.proposals.title', message: `Proposed by ${model}` })}>
        <p className={styles.hint}>
          {t({
            id: 'records.proposals.hint',
            message: 'None of this is in the record until you add it. Compare each with its line on the page.',
          })}
        </p>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets. */}
        <ul role="list" ref={place} tabIndex={-1} className={styles.list}>
          {items.map(item => (
            <Item key={item.id} record={record} item={item} onDecide={onDecide} />
          ))}
        </ul>
      </Card>
    </div>
  )
}

interface ItemProps {
  record: HealthRecordDocument
  item: Proposal
  onDecide: (id: string, how: 'add' | 'put-away') => Promise<void>
}

function Item({ record, item, onDecide }: ItemProps) {
  const { t } = useLingui()
  const sections = useSectionWords()
  const columns: Record<string, string> = useColumnWords()
  const unfound = new Set(item.unfound)
  const [[first = '', title = ''] = [], ...cells] = Object.entries(item.cells)
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <span className={styles.kind}>{sections[item.kind]}</span>
        <p className={styles.text}>{title}</p>
        {unfound.has(first) && <ToBeConfirmed />}
      </div>
      {cells.length > 0 && (
        <dl className={styles.cells}>
          {cells.map(([cell, text]) => (
            <div key={cell} className={styles.cell}>
              <dt>{columns[cell] ?? cell}</dt>
              <dd>
                {text} {unfound.has(cell) && !unfound.has(first) && <ToBeConfirmed />}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Lines record={record} item={item} />
      <div className={styles.actions}>
        <Button size="sm" variant="quiet" onClick={() => void onDecide(item.id, 'put-away')}>
          {t({ id: 'records.proposals.putAway', message: 'Put away' })}
          <span className="spoken"> {title}</span>
        </Button>
        <Button size="sm" icon="plus" onClick={() => void onDecide(item.id, 'add')}>
          {t({ id: 'records.proposals.add', message: 'Add' })}
          <span className="spoken"> {title}</span>
        </Button>
      </div>
    </li>
  )
}

function ToBeConfirmed() {
  const { t } = useLingui()
  return (
    <Pill tone="warn" icon="circle-question-mark">
      {t({ id: 'records.proposals.unfound', message: 'not found on the page: to be confirmed' })}
    </Pill>
  )
}

/** The lines of the document, which open its page where there is a file. */
function Lines({ record, item: { sources } }: Pick<ItemProps, 'record' | 'item'>) {
  const { t } = useLingui()
  const [source] = sources
  if (!source) return null
  const { page } = source
  const text = sources.map(({ line }) => line).join(' ')
  const files = attachmentsOf(record.data)
  const file = files.find(({ id }) => id === record.data.documentAssetId)
  if (!file) return <p className={styles.line}>{`“${text}”`}</p>
  return (
    <button type="button" className={styles.line} onClick={() => void openSource(record, file, sources)}>
      <span className={styles.page}>{t({ id: 'records.proposals.page', message: `Page ${page}` })}</span> {`“${text}”`}
    </button>
  )
}
