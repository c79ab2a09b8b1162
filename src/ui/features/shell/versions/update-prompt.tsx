import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../components/action/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import styles from './update-prompt.module.css'

export interface UpdatePromptProps {
  /** R5: while a recording runs, or on the page where one begins, the new version is taken after it. */
  recording: boolean
  onReload: () => void
  onAfter: () => void
  onLater: () => void
}

/** Offers a new version; it is never applied without the user. */
export function UpdatePrompt({ recording, onReload, onAfter, onLater }: UpdatePromptProps) {
  const { t } = useLingui()
  return (
    <section
      data-update-prompt=""
      className={styles.card}
      aria-label={t({ id: 'shell.update', message: 'A new version is ready' })}
    >
      <Icon name="refresh-cw" size={18} />
      <div className={styles.words} role="status">
        <p className={styles.title}>{t({ id: 'shell.update', message: 'A new version is ready' })}</p>
        <p className={styles.text}>
          {recording
            ? t({ id: 'shell.update.recording', message: 'It waits until your recording has ended.' })
            : t({ id: 'shell.update.text', message: 'Reloading takes a moment. Your work is kept.' })}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button size="sm" variant="quiet" onClick={onLater}>
          {t({ id: 'shell.update.later', message: 'Later' })}
        </Button>
        <Button size="sm" variant="primary" onClick={recording ? onAfter : onReload}>
          {recording
            ? t({ id: 'shell.update.after', message: 'After the recording' })
            : t({ id: 'shell.update.reload', message: 'Reload' })}
        </Button>
      </div>
    </section>
  )
}
