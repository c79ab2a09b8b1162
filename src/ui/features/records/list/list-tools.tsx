import { useLingui } from '@lingui/react/macro'
import {
  hasFile,
  isOutside,
  type ListFilters,
  type Period,
  type Show,
  tagsIn,
} from '../../../../domain/records/list-filters.ts'
import type { RecordFacts } from '../../../../domain/records/record-facts.ts'
import type { ListName } from '../../../../domain/records/record-lists.ts'
import { SearchField } from '../../../components/form/search-field.tsx'
import { SegmentedChoice } from '../../../components/form/segmented-choice.tsx'
import { ChipMenu } from '../../../components/menu/chip-menu.tsx'
import { useTagWords } from '../words/use-tag-words.ts'
import styles from './records-list.module.css'

interface ListToolsProps {
  list: ListName
  /** The rows of the list without any filter. */
  rows: readonly RecordFacts[]
  filters: ListFilters
  onChange: (change: Partial<ListFilters>) => void
}

/** A value of a menu that stands for no tag; no tag is named so. */
const ANY_TAG = '\u0000'

/** The search field and the filters of a list. */
export function ListTools({ list, rows, filters, onChange }: ListToolsProps) {
  const { t } = useLingui()
  const count = rows.length
  const outside = rows.filter(isOutside).length
  const files = rows.filter(hasFile).length
  const options: { value: Show; label: string }[] = [
    { value: 'all', label: t({ id: 'records.show.all', message: `All ${count}` }) },
    ...(list === 'labResults'
      ? [{ value: 'outside' as const, label: t({ id: 'records.show.outside', message: `Out of range ${outside}` }) }]
      : []),
    ...(list === 'healthLog' && files === 0
      ? []
      : [{ value: 'file' as const, label: t({ id: 'records.show.file', message: `With file ${files}` }) }]),
  ]
  return (
    <search className={styles.tools}>
      <SearchField
        label={t({ id: 'records.search', message: 'Search all records of this patient' })}
        placeholder={
          list === 'labResults'
            ? t({ id: 'records.search.labs', message: 'Biomarker, laboratory or name' })
            : t({ id: 'records.search.any', message: 'Name, diagnosis, medication or text' })
        }
        value={filters.query}
        onChange={query => onChange({ query })}
      />
      <div className={styles.chips}>
        {options.length > 1 && (
          <SegmentedChoice<Show>
            label={t({ id: 'records.show', message: 'Show' })}
            options={options}
            value={filters.show}
            onChange={show => onChange({ show })}
          />
        )}
        <TagFilter rows={rows} tag={filters.tag} onChange={tag => onChange({ tag })} />
        <PeriodFilter rows={rows} period={filters.period} onChange={period => onChange({ period })} />
      </div>
    </search>
  )
}

interface TagFilterProps {
  rows: readonly RecordFacts[]
  tag: string | null
  onChange: (tag: string | null) => void
}

function TagFilter({ rows, tag, onChange }: TagFilterProps) {
  const { t } = useLingui()
  const tagWord = useTagWords()
  const tags = tagsIn(rows)
  if (tags.length === 0 && tag === null) return null
  const any = t({ id: 'records.tags.all', message: 'All tags' })
  const label = t({ id: 'records.tags', message: 'Tags' })
  const chosen = tag === null ? any : tagWord(tag)
  return (
    <ChipMenu
      active={tag !== null}
      label={`${label}: ${chosen}`}
      entries={[
        {
          kind: 'choice',
          id: 'tag',
          label,
          value: tag ?? ANY_TAG,
          options: [{ value: ANY_TAG, label: any }, ...tags.map(one => ({ value: one, label: tagWord(one) }))],
          choose: value => onChange(value === ANY_TAG ? null : value),
        },
      ]}
    >
      {tag === null ? label : tagWord(tag)}
    </ChipMenu>
  )
}

interface PeriodFilterProps {
  rows: readonly RecordFacts[]
  period: Period
  onChange: (period: Period) => void
}

function PeriodFilter({ rows, period, onChange }: PeriodFilterProps) {
  const { t } = useLingui()
  const years = [...new Set(rows.map(({ date }) => date.day.slice(0, 4)))].filter(Boolean).sort().reverse()
  const options: { value: Period; label: string }[] = [
    { value: 'all', label: t({ id: 'records.period.all', message: 'All time' }) },
    { value: 'm3', label: t({ id: 'records.period.m3', message: 'Last 3 months' }) },
    { value: 'm12', label: t({ id: 'records.period.m12', message: 'Last 12 months' }) },
    ...years.map(year => ({ value: `y${Number(year)}` as Period, label: year })),
  ]
  const label = t({ id: 'records.period', message: 'Period' })
  const chosen = options.find(({ value }) => value === period)?.label ?? period.slice(1)
  return (
    <ChipMenu
      active={period !== 'all'}
      label={`${label}: ${chosen}`}
      entries={[
        {
          kind: 'choice',
          id: 'period',
          label,
          value: period,
          options,
          choose: value => onChange(options.find(one => one.value === value)?.value ?? 'all'),
        },
      ]}
    >
      {period === 'all' ? label : chosen}
    </ChipMenu>
  )
}
