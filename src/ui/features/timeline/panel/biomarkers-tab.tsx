import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { memo, useMemo, useState } from 'react'
import { catalogueEntry, spellingsOf } from '../../../../domain/labs/catalogue/all.ts'
import { folded, matches, queryWords } from '../../../../domain/records/search.ts'
import type { Series } from '../../../../domain/timeline/series.ts'
import { Button } from '../../../components/action/button.tsx'
import { IconButton } from '../../../components/action/icon-button.tsx'
import { SearchField } from '../../../components/form/search-field.tsx'
import { LOCALES } from '../../../i18n/locale.ts'
import { RangeMark } from '../../../record-kit/values/range-mark.tsx'
import { toggled } from '../state/timeline-choices.ts'
import { type TimelineWords, useTimelineWords } from '../words/use-timeline-words.ts'
import styles from './panel.module.css'
import type { PanelProps } from './panel-props.ts'
import { TrendLine } from './trend-line.tsx'

/** Every name of the test, in all languages. */
function textOf({ id, name }: Series): string {
  const entry = catalogueEntry(id)
  return folded([name, id ?? '', ...(entry ? LOCALES.flatMap(locale => spellingsOf(entry, locale)) : [])].join('\n'))
}

export function BiomarkersTab({ timeline, chosen, listed, choices, change, choose }: PanelProps) {
  const { t } = useLingui()
  const words = useTimelineWords()
  const [query, setQuery] = useState('')
  const texts = useMemo(() => new Map(timeline.series.map(one => [one.key, textOf(one)])), [timeline])
  const asked = queryWords(query)
  const found = listed.filter(({ key }) => matches(texts.get(key) ?? '', asked))
  const hidden = timeline.series.length - listed.length
  const { filters, pinned } = choices
  return (
    <>
      <div className={styles.search}>
        <SearchField
          label={t({ id: 'timeline.find', message: 'Find a biomarker' })}
          placeholder={t({ id: 'timeline.find', message: 'Find a biomarker' })}
          value={query}
          onChange={setQuery}
        />
      </div>
      <ul className={styles.list}>
        {found.map(series => (
          <Item
            key={series.key}
            series={series}
            words={words}
            current={series.key === chosen?.key}
            pinned={pinned.includes(series.key)}
            onChoose={() => choose(series.key === chosen?.key ? null : series)}
            onPin={() => change({ pinned: toggled(pinned, series.key) })}
          />
        ))}
      </ul>
      {found.length === 0 && (
        <p className={styles.nothing}>{t({ id: 'timeline.find.none', message: 'No biomarker matches' })}</p>
      )}
      {hidden > 0 && (
        <p className={styles.hidden}>
          {t({
            id: 'timeline.hidden',
            message: plural(hidden, { one: 'Filters hide # biomarker.', other: 'Filters hide # biomarkers.' }),
          })}{' '}
          <Button
            size="sm"
            variant="quiet"
            onClick={() => change({ filters: { ...filters, hideInRange: false, hideNotFound: false } })}
          >
            {t({ id: 'timeline.hidden.show', message: 'Show' })}
          </Button>
        </p>
      )}
    </>
  )
}

interface ItemProps {
  series: Series
  words: TimelineWords
  current: boolean
  pinned: boolean
  onChoose: () => void
  onPin: () => void
}

const Item = memo(
  function Item({ series, words, current, pinned, onChoose, onPin }: ItemProps) {
    const { t } = useLingui()
    const last = series.points.at(-1)
    const name = words.name(series)
    const pin = pinned
      ? t({ id: 'timeline.unpin', message: `Remove the strip of ${name}` })
      : t({ id: 'timeline.pin', message: `Compare ${name} in a strip` })
    return (
      <li className={styles.item} data-current={current || undefined}>
        <IconButton icon={pinned ? 'check' : 'plus'} size="sm" label={pin} aria-pressed={pinned} onClick={onPin} />
        <button type="button" className={styles.choose} aria-pressed={current} onClick={onChoose}>
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className={styles.value} data-out={last?.standing === 'out' || undefined}>
              {last?.standing === 'out' && (
                <>
                  <RangeMark side={last.side === 0 ? null : last.side} />
                  <span className="spoken">{words.standing(last)}</span>{' '}
                </>
              )}
              {last ? `${words.value(last)} ${last.unit}` : t({ id: 'timeline.noValue', message: 'no value' })}
            </span>
          </span>
          <TrendLine series={series} />
        </button>
      </li>
    )
  },
  (a, b) =>
    a.series === b.series && a.current === b.current && a.pinned === b.pinned && a.words.locale === b.words.locale,
)
