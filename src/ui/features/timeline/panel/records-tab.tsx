import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { folded, matches, queryWords } from '../../../../domain/records/search.ts'
import { PathLink } from '../../../components/action/path-link.tsx'
import { Checkbox } from '../../../components/form/checkbox.tsx'
import { SearchField } from '../../../components/form/search-field.tsx'
import { printRecordDate } from '../../../record-kit/values/use-day-words.ts'
import { useTypeWords } from '../../../record-kit/values/use-type-words.ts'
import { toggled } from '../state/timeline-choices.ts'
import { recordPath } from '../words/record-path.ts'
import styles from './panel.module.css'
import type { PanelProps } from './panel-props.ts'

/** Each record can be taken off the chart, and opened. */
export function RecordsTab({ timeline, choices, change }: PanelProps) {
  const { t } = useLingui()
  const typeWord = useTypeWords()
  const [query, setQuery] = useState('')
  const { leftOut } = choices
  const asked = queryWords(query)
  const found = timeline.records.filter(record =>
    matches(folded(`${record.name}\n${typeWord(record.recordType) ?? ''}\n${printRecordDate(record)}`), asked),
  )
  return (
    <>
      <div className={styles.search}>
        <SearchField
          label={t({ id: 'timeline.findRecord', message: 'Find a record' })}
          placeholder={t({ id: 'timeline.findRecord', message: 'Find a record' })}
          value={query}
          onChange={setQuery}
        />
      </div>
      <ul className={styles.list}>
        {found.map(record => (
          <li key={record.clientId} className={styles.record}>
            <Checkbox
              label={
                <span className={styles.words}>
                  <span className={styles.name}>{record.name}</span>
                  <span className={styles.value}>
                    {[printRecordDate({ ...record, time: null }), typeWord(record.recordType)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
              }
              checked={!leftOut.includes(record.clientId)}
              onChange={() => change({ leftOut: toggled(leftOut, record.clientId) })}
            />
            <PathLink to={recordPath(record)} className={styles.open}>
              {t({ id: 'timeline.openRecord', message: 'Open' })} <span className="spoken">{record.name}</span>
            </PathLink>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className={styles.nothing}>{t({ id: 'timeline.findRecord.none', message: 'No record matches' })}</p>
      )}
    </>
  )
}
