import { useLingui } from '@lingui/react/macro'
import { PathLink } from '../../components/action/path-link.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { setWeather, useWeather } from '../../state/use-weather.ts'
import { useStormWords } from './storm-words.ts'
import styles from './weather-banner.module.css'

/** On every screen while the weather is made: nobody is to take it for the real one. */
export default function WeatherBanner() {
  const { t } = useLingui()
  const words = useStormWords()
  const names = useWeather()
    .map(({ kind }) => words[kind].name)
    .join(', ')
  return (
    <section
      className={styles.banner}
      data-weather=""
      aria-label={t({ id: 'syncLab.banner', message: 'Made weather' })}
    >
      <Icon name="triangle-alert" size={16} />
      <PathLink to="/dev/sync" className={styles.names}>
        {t({ id: 'syncLab.banner.names', message: `Made weather: ${names}` })}
      </PathLink>
      <button type="button" className={styles.off} onClick={() => void setWeather([])}>
        {t({ id: 'syncLab.clear', message: 'Clear up' })}
      </button>
    </section>
  )
}
