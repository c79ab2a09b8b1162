import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { activeFilters } from '../../../../domain/timeline/filters.ts'
import { Tabs } from '../../../components/surface/tabs.tsx'
import { BiomarkersTab } from './biomarkers-tab.tsx'
import { FiltersTab } from './filters-tab.tsx'
import styles from './panel.module.css'
import type { PanelProps } from './panel-props.ts'
import { RecordsTab } from './records-tab.tsx'

type Tab = 'biomarkers' | 'records' | 'filters'

export function Panel(props: PanelProps) {
  const { t } = useLingui()
  const [tab, setTab] = useState<Tab>('biomarkers')
  const active = activeFilters(props.choices.filters)
  return (
    <aside
      className={styles.panel}
      data-tour="timeline-filters"
      aria-label={t({ id: 'timeline.panel', message: 'What is shown' })}
    >
      <Tabs
        label={t({ id: 'timeline.panel', message: 'What is shown' })}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'biomarkers',
            label: t({ id: 'timeline.tab.biomarkers', message: 'Biomarkers' }),
            content: <BiomarkersTab {...props} />,
          },
          {
            value: 'records',
            label: t({ id: 'timeline.tab.records', message: 'Health records' }),
            content: <RecordsTab {...props} />,
          },
          {
            value: 'filters',
            label: (
              <>
                {t({ id: 'timeline.tab.filters', message: 'Filters' })}{' '}
                {active > 0 && <span className={styles.count}>{active}</span>}
              </>
            ),
            content: <FiltersTab {...props} />,
          },
        ]}
      />
    </aside>
  )
}
