import { useLingui } from '@lingui/react/macro'
import { PathLink } from '../../components/action/path-link.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { setFaults, useFaults } from '../../state/sync/use-faults.ts'
import { useFaultWords } from './fault-words.ts'
import styles from './faults-banner.module.css'

/** Shown on every screen while faults are injected, so that they are not mistaken for real ones. */
export default function FaultsBanner() {
  const { t } = useLingui()
  const words = useFaultWords()
  const names = useFaults()
    .map(({ kind }) => words[kind].name)
    .join(', ')
  return (
    <section
      className={styles.banner}
      data-faults=""
      aria-label={t({ id: 'syncLab.banner', message: 'Injected faults' })}
    >
      <Icon name="triangle-alert" size={16} />
      <PathLink to="/dev/sync" className={styles.names}>
        {t({ id: 'syncLab.banner.names', message: `Injected faults: ${names}` })}
      </PathLink>
      <button type="button" className={styles.off} onClick={() => void setFaults([])}>
        {t({ id: 'syncLab.clear', message: 'Remove faults' })}
      </button>
    </section>
  )
}
