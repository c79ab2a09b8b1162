import { useLingui } from '@lingui/react/macro'
import { PathLink } from '../../../components/action/path-link.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import styles from './help-box.module.css'

/** Explains how triage works; closed until the user opens it. */
export function HelpBox() {
  const { t } = useLingui()
  return (
    <aside className={styles.help}>
      <details className={styles.box}>
        <summary className={styles.summary}>
          <Icon name="circle-question-mark" size={18} />
          {t({ id: 'triage.help', message: 'How triage works here' })}
        </summary>
        <ul className={styles.list}>
          <li>
            {t({
              id: 'triage.help.provisional',
              message:
                'What you type or say is judged on this device at once. It is provisional until the server’s result stands beside it.',
            })}
          </li>
          <li>
            {t({
              id: 'triage.help.nothing',
              message:
                'Nothing is filled in: a missing value is named, and nobody counts as out of danger because something is not known.',
            })}
          </li>
          <li>
            {t({
              id: 'triage.help.override',
              message: 'You can change the category with a reason. Both stay, with your name and the time.',
            })}
          </li>
          <li>
            {t({
              id: 'triage.help.morse',
              message: 'Morse counts 25 to 44 as moderate and 45 or more as high; your ward may use other limits.',
            })}
          </li>
        </ul>
      </details>
      <PathLink to="/" className={styles.brand}>
        Anamnesis
      </PathLink>
    </aside>
  )
}
