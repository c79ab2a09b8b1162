import { useLingui } from '@lingui/react/macro'
import type { TimelineFilters } from '../../../../domain/timeline/filters.ts'
import { Switch } from '../../../components/form/switch.tsx'
import styles from './panel.module.css'
import type { PanelProps } from './panel-props.ts'

/** The filters of H §2, with its defaults. */
export function FiltersTab({ choices: { filters }, change }: PanelProps) {
  const { t } = useLingui()
  const labels: Record<keyof TimelineFilters, string> = {
    hideInRange: t({ id: 'timeline.filter.inRange', message: 'Hide biomarkers within range' }),
    hideTreatments: t({ id: 'timeline.filter.treatments', message: 'Hide treatments' }),
    hideNotFound: t({ id: 'timeline.filter.notFound', message: 'Hide biomarkers without a value' }),
    fixedBars: t({ id: 'timeline.filter.fixed', message: 'Do not shrink bars' }),
  }
  return (
    <div className={styles.filters}>
      {(Object.keys(labels) as (keyof TimelineFilters)[]).map(name => (
        <Switch
          key={name}
          label={labels[name]}
          checked={filters[name]}
          onChange={checked => change({ filters: { ...filters, [name]: checked } })}
        />
      ))}
    </div>
  )
}
