import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { readConfig } from '../../../state/session/config.ts'
import styles from '../help.module.css'

/** What the product is and does, and the version of the server. */
export function AboutTab() {
  const { t } = useLingui()
  const version = useServerVersion()
  return (
    <div className={styles.prose}>
      <p>
        {t({
          id: 'help.about.what',
          message:
            'Anamnesis keeps health records, records visits and scores emergency triage. Everything you do is stored on this device first and sent when there is a network.',
        })}
      </p>
      <h2>{t({ id: 'help.about.patients', message: 'For patients' })}</h2>
      <ul>
        <li>
          {t({
            id: 'help.about.patients.labs',
            message:
              'Lab sheets and letters are read from a photo or a PDF. A value that is not certain is marked, and you can check it against the page.',
          })}
        </li>
        <li>
          {t({
            id: 'help.about.patients.records',
            message: 'Lab results, studies, treatment and a health log, for several people in one account.',
          })}
        </li>
      </ul>
      <h2>{t({ id: 'help.about.doctors', message: 'For doctors' })}</h2>
      <ul>
        <li>
          {t({
            id: 'help.about.doctors.scribe',
            message:
              'A visit is recorded without a network and survives a closed page. A report quotes the transcript, and four ticks open copying.',
          })}
        </li>
        <li>
          {t({
            id: 'help.about.doctors.triage',
            message:
              'Triage scores typed and spoken vital signs on the device at once. What is missing is named, never filled in.',
          })}
        </li>
      </ul>
      <h2>{t({ id: 'help.about.limits', message: 'What it is not' })}</h2>
      <p>
        {t({
          id: 'help.about.limits.text',
          message:
            'It supports decisions and makes none. It is no medical device and replaces no clinician. In an emergency call the emergency number of your country.',
        })}
      </p>
      <p className={styles.muted}>
        {version === null
          ? t({ id: 'help.about.version.unknown', message: 'The version is shown once the server was reached.' })
          : t({ id: 'help.about.version', message: `Version ${version}` })}
      </p>
    </div>
  )
}

/** As last read on this device; null while unknown. */
function useServerVersion(): string | null {
  const [version, setVersion] = useState<string | null>(null)
  useEffect(() => {
    let shown = true
    const read = async () => {
      const known = await readConfig().catch(() => null)
      if (shown && known) setVersion(known.config.version)
    }
    void read()
    return () => {
      shown = false
    }
  }, [])
  return version
}
