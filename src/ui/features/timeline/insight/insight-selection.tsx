import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { InsightKind } from '../../../../contract/entities/insight.ts'
import { insightState } from '../../../../db/queries/insights.ts'
import { printCalendarDate } from '../../../../domain/dates/print-date.ts'
import { allowedType, enabledTypes, mayAsk, mostRecords, ORDER } from '../../../../domain/insights/insight-types.ts'
import type { Series } from '../../../../domain/timeline/series.ts'
import type { TimelineRecord } from '../../../../domain/timeline/timeline-record.ts'
import { Button, LinkButton } from '../../../components/action/button.tsx'
import { Select } from '../../../components/form/select.tsx'
import { TextArea } from '../../../components/form/text-field.tsx'
import { isLocale } from '../../../i18n/locale.ts'
import { InsightBanner } from '../../../record-kit/insights/insight-banner.tsx'
import { useInsightWords } from '../../../record-kit/insights/use-insight-words.ts'
import { useToday } from '../../../record-kit/use-today.ts'
import { useTimelineWords } from '../words/use-timeline-words.ts'
import styles from './insight-selection.module.css'
import { type Period, periodStart, usePeriodOptions } from './periods.ts'
import { useAskInsight } from './use-ask-insight.ts'

interface InsightSelectionProps {
  /** clientId, or NO_PATIENT. */
  patient: string
  /** On the chart, oldest first. */
  records: readonly TimelineRecord[]
  chosen: Series | null
}

/** Chooses a type of insight about what is on the chart, and asks for it (H §2, decision 55). */
export function InsightSelection({ patient, records, chosen }: InsightSelectionProps) {
  const { t, i18n } = useLingui()
  const words = useInsightWords()
  const names = useTimelineWords()
  const today = useToday()
  const periods = usePeriodOptions()
  const [wanted, setWanted] = useState<InsightKind>('biomarkers')
  const [period, setPeriod] = useState<Period>('all')
  const [prompt, setPrompt] = useState('')
  const { ask, unfinished, busy } = useAskInsight(patient)
  const from = periodStart(period, today)
  const about = useMemo(() => {
    const inPeriod = records.filter(({ day }) => from === null || day >= from.slice(0, day.length))
    const having = new Set(chosen?.points.map(({ record }) => record.clientId))
    const own = chosen
      ? inPeriod.filter(({ clientId, courses }) => having.has(clientId) || courses.length > 0)
      : inPeriod
    return mostRecords(own)
  }, [records, chosen, from])
  const enabled = useMemo(() => enabledTypes(about), [about])
  const type = allowedType(wanted, enabled)
  const ready = type !== null && mayAsk(type, prompt)
  const count = about.length
  const locale = isLocale(i18n.locale) ? i18n.locale : 'en'
  const send = () => {
    if (type === null || !ready) return
    const request = {
      ...{ insightType: type, locale, healthRecords: about.map(({ clientId }) => clientId) },
      biomarkers: chosen && type !== 'treatment' ? [chosen.slug] : null,
      customPrompt: type === 'custom' ? prompt.trim() : null,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }
    const [kind, day] = [words.type[type], printCalendarDate(today) ?? today]
    void ask(request, t({ id: 'timeline.insight.name', message: `Insight: ${kind}, ${day}` }))
  }
  return (
    <section
      className={styles.selection}
      data-tour="insight-selection"
      aria-label={t({ id: 'timeline.insight', message: 'Insight' })}
    >
      <div className={styles.controls}>
        <Select
          label={t({ id: 'timeline.insight', message: 'Insight' })}
          options={ORDER.map(value => ({
            value,
            label: words.type[value],
            disabled: !enabled.includes(value),
          }))}
          value={type}
          onChange={setWanted}
          disabled={type === null}
        />
        <Select
          label={t({ id: 'timeline.insight.period', message: 'Time' })}
          options={periods}
          value={period}
          onChange={setPeriod}
        />
        <Button variant="primary" icon="sparkle" busy={busy} disabled={!ready} onClick={send}>
          {t({ id: 'timeline.insight.ask', message: 'Ask' })}
        </Button>
        <p className={styles.scope}>
          {t({
            id: 'timeline.insight.scope',
            message: plural(count, { one: 'About # record on the chart', other: 'About # records on the chart' }),
          })}
          {chosen && ` · ${names.name(chosen)}`}
        </p>
      </div>
      {type === 'custom' && (
        <TextArea
          label={t({ id: 'timeline.insight.prompt', message: 'Your question about these records' })}
          hint={t({
            id: 'timeline.insight.prompt.hint',
            message: 'Name biomarkers, medicines and a time, for example: glucose over two years.',
          })}
          rows={2}
          maxLength={20_000}
          required
          value={prompt}
          onChange={event => setPrompt(event.target.value)}
        />
      )}
      {unfinished && (
        <InsightBanner clientId={unfinished.clientId} state={insightState(unfinished)}>
          <LinkButton size="sm" variant="quiet" to="/insights">
            {t({ id: 'timeline.insight.all', message: 'All insights' })}
          </LinkButton>
        </InsightBanner>
      )}
    </section>
  )
}
