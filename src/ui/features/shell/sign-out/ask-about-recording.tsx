import { t } from '@lingui/core/macro'
import { Button } from '../../../components/action/button.tsx'
import { dialogs, type FormControls } from '../../../components/overlay/dialogs.ts'
import styles from './ask-before-sign-out.module.css'

type Answer = 'save' | 'open' | 'leave'

/**
 * Asks before the user signs out during a recording (R5); resolves to null if they stay. A triage cannot be saved from
 * here: it is finished on its own screen, or stays unfinished.
 */
export function askAboutRecording(underWay: 'visit' | 'triage'): Promise<Answer | null> {
  return dialogs.form<Answer>({
    title:
      underWay === 'visit'
        ? t({ id: 'shell.signOut.recording', message: 'A recording is under way' })
        : t({ id: 'shell.signOut.triage', message: 'A triage is being recorded' }),
    text: t({
      id: 'shell.signOut.recording.text',
      message:
        'If you sign out without saving, what was recorded stays on this device. Nobody else can open it, and you decide about it when you sign in again.',
    }),
    render: controls => (underWay === 'visit' ? <Visit {...controls} /> : <Triage {...controls} />),
  })
}

function Visit({ submit, cancel }: FormControls<Answer>) {
  return (
    <div className={styles.choices}>
      <Button variant="primary" block onClick={() => submit('save')}>
        {t({ id: 'shell.signOut.save', message: 'Stop and save, then sign out' })}
      </Button>
      <Button block onClick={cancel}>
        {t({ id: 'shell.signOut.goOn', message: 'Continue recording' })}
      </Button>
      <Leave onClick={() => submit('leave')} />
    </div>
  )
}

function Triage({ submit }: FormControls<Answer>) {
  return (
    <div className={styles.choices}>
      <Button variant="primary" block onClick={() => submit('open')}>
        {t({ id: 'shell.signOut.openTriage', message: 'Back to the triage' })}
      </Button>
      <Leave onClick={() => submit('leave')} />
    </div>
  )
}

function Leave({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="quiet" block onClick={onClick}>
      {t({ id: 'shell.signOut.leave', message: 'Sign out without saving' })}
    </Button>
  )
}
