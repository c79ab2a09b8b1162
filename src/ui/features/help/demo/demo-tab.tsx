import { useLingui } from '@lingui/react/macro'
import { Banner } from '../../../components/feedback/banner.tsx'
import { useOnline } from '../../../state/sync/use-online.ts'
import styles from '../help.module.css'
import { filmOf } from './films.ts'
import { useFilm } from './use-film.ts'

/** A short film of a visit that is recorded offline, with what it shows in words. Once seen, it is there offline too. */
export function DemoTab() {
  const { t, i18n } = useLingui()
  const online = useOnline()
  const { film: address, poster } = filmOf(i18n.locale)
  const film = useFilm(address)
  const steps = [
    t({
      id: 'help.demo.sign',
      message: 'A doctor opens the home screen: who is due, the visits of today, what is worth a look.',
    }),
    t({ id: 'help.demo.offline', message: 'The network is cut. The indicator at the top says so.' }),
    t({ id: 'help.demo.record', message: 'A visit is recorded all the same: every second is stored on the device.' }),
    t({ id: 'help.demo.stop', message: 'After “Stop and save” it stands in the list and waits for the network.' }),
    t({ id: 'help.demo.triage', message: 'A triage is typed, still offline: the category appears at once.' }),
    t({ id: 'help.demo.back', message: 'The network is back. Everything is sent by itself, once.' }),
  ]
  return (
    <div className={styles.film}>
      <div>
        {film.kind === 'failed' ? (
          <Banner tone="warn" icon="cloud-off">
            {online
              ? t({ id: 'help.demo.failed', message: 'The film could not be loaded. Its steps are described here.' })
              : t({
                  id: 'help.demo.away',
                  message: 'The film is not on this device and needs a connection. Its steps are described here.',
                })}
          </Banner>
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: the film has no sound; what it shows stands beside it
          <video
            controls
            playsInline
            src={film.kind === 'ready' ? film.url : undefined}
            poster={poster}
            aria-busy={film.kind === 'loading'}
            aria-label={t({ id: 'help.demo.film', message: 'Film without sound: a visit and a triage offline' })}
          />
        )}
      </div>
      <section className={styles.prose}>
        <h2>{t({ id: 'help.demo.title', message: 'What the film shows' })}</h2>
        <ol className={styles.steps}>
          {steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </div>
  )
}
