import { useLingui } from '@lingui/react/macro'
import { Button } from '../../components/action/button.tsx'
import styles from './install.module.css'

export function HomeScreenSteps({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <>
      <ol className={styles.steps}>
        <li>
          {t({
            id: 'install.step.sent',
            message:
              'Wait until the sync mark says that everything is saved: the app on the home screen has a storage of its own.',
          })}
        </li>
        <li>{t({ id: 'install.step.share', message: 'Tap Share in the browser’s bar.' })}</li>
        <li>{t({ id: 'install.step.add', message: 'Choose Add to Home Screen.' })}</li>
        <li>{t({ id: 'install.step.open', message: 'Open Anamnesis by its new icon, and sign in there.' })}</li>
      </ol>
      <footer className={styles.foot}>
        <Button variant="primary" onClick={onClose}>
          {t({ id: 'install.close', message: 'Got it' })}
        </Button>
      </footer>
    </>
  )
}
