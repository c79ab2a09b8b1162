import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { printCalendarDate } from '../../../../domain/dates/print-date.ts'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { isLocale, type Locale } from '../../../i18n/locale.ts'
import styles from '../help.module.css'
import { type Release, readChangelog } from './read-changelog.ts'

const FILES: Record<Locale, () => Promise<{ default: string }>> = {
  en: () => import('./changes.en.md?raw'),
  ru: () => import('./changes.ru.md?raw'),
  el: () => import('./changes.el.md?raw'),
}

/** What changed with each version, from the file of changes of the language. */
export function ChangelogTab() {
  const { t, i18n } = useLingui()
  const [attempt, setAttempt] = useState(0)
  const releases = useReleases(isLocale(i18n.locale) ? i18n.locale : 'en', attempt)
  if (releases === null) return <Skeleton shape="text" count={3} />
  if (releases === 'failed') {
    return (
      <ErrorState
        title={t({ id: 'help.changes.failed', message: 'The list of changes could not be loaded' })}
        onRetry={() => setAttempt(attempt + 1)}
      >
        {t({
          id: 'help.changes.failed.text',
          message: 'It is stored on this device once the page was online for a while.',
        })}
      </ErrorState>
    )
  }
  return (
    <div className={styles.prose}>
      {releases.map(({ version, day, changes }) => (
        <section key={version} className={styles.prose}>
          <h2>
            {version} <span className={styles.muted}>{printCalendarDate(day)}</span>
          </h2>
          <ul>
            {changes.map(change => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Null while loading. */
function useReleases(locale: Locale, attempt: number): Release[] | 'failed' | null {
  const [releases, setReleases] = useState<Release[] | 'failed' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again.
  useEffect(() => {
    let shown = true
    setReleases(null)
    const load = async () => {
      const loaded = await FILES[locale]().then(
        ({ default: text }) => readChangelog(text),
        () => 'failed' as const,
      )
      if (shown) setReleases(loaded)
    }
    void load()
    return () => {
      shown = false
    }
  }, [locale, attempt])
  return releases
}
