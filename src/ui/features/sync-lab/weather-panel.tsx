import { useLingui } from '@lingui/react/macro'
import { STORM_KINDS, type Storm, type StormKind, stormOf, usualStorm } from '../../../platform/weather/weather.ts'
import { Button } from '../../components/action/button.tsx'
import { Switch } from '../../components/form/switch.tsx'
import { Card } from '../../components/surface/card.tsx'
import { setWeather, useWeather } from '../../state/use-weather.ts'
import { NumberField } from './number-field.tsx'
import { useStormWords } from './storm-words.ts'
import styles from './sync-lab.module.css'

/** The weather over this tab: each kind by itself or several at once. */
export function WeatherPanel() {
  const { t } = useLingui()
  const weather = useWeather()
  const change = (kind: StormKind, storm: Storm | null) =>
    void setWeather([...weather.filter(one => one.kind !== kind), ...(storm ? [storm] : [])])
  return (
    <Card
      title={t({ id: 'syncLab.weather', message: 'Weather over this tab' })}
      aside={
        weather.length > 0 && (
          <Button size="sm" onClick={() => void setWeather([])}>
            {t({ id: 'syncLab.clear', message: 'Clear up' })}
          </Button>
        )
      }
    >
      <p className={styles.note}>
        {t({
          id: 'syncLab.weather.note',
          message:
            'It is over the page and its worker, stays through a reload, and ends with the tab. The service worker, which sends recordings with every page closed, and what the browser itself loads keep the real network. Where another tab leads, that tab’s weather counts. The same seed strikes in the same order.',
        })}
      </p>
      <ul className={styles.storms}>
        {STORM_KINDS.map(kind => (
          <li key={kind} data-storm={kind}>
            <StormRow kind={kind} storm={stormOf(weather, kind)} onChange={storm => change(kind, storm)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface StormRowProps {
  kind: StormKind
  storm: Storm | null
  onChange: (storm: Storm | null) => void
}

function StormRow({ kind, storm, onChange }: StormRowProps) {
  const { t } = useLingui()
  const words = useStormWords()[kind]
  return (
    <>
      <Switch
        label={words.name}
        hint={words.what}
        checked={storm !== null}
        onChange={on => onChange(on ? usualStorm(kind) : null)}
      />
      {storm && (
        <div className={styles.numbers}>
          <NumberField
            label={t({ id: 'syncLab.seed', message: 'Seed' })}
            value={storm.seed}
            onChange={seed => onChange({ ...storm, seed })}
          />
          <NumberField
            label={words.share}
            value={storm.share * 100}
            min={0}
            max={100}
            onChange={percent => onChange({ ...storm, share: percent / 100 })}
          />
          {words.amount && (
            <NumberField
              label={words.amount}
              value={storm.amount}
              min={kind === 'wrong-clock' ? undefined : 0}
              onChange={amount => onChange({ ...storm, amount })}
            />
          )}
        </div>
      )}
    </>
  )
}
