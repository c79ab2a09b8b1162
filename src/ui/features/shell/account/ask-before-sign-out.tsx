import { plural, t } from '@lingui/core/macro'
import { Button } from '../../../components/action/button.tsx'
import { dialogs, type FormControls } from '../../../components/overlay/dialogs.ts'
import styles from './ask-before-sign-out.module.css'

export interface Unsent {
  count: number
  recordings: number
  bytes: number
}

type Answer = 'upload' | 'sign-out'

/** Decision 19: counts the work that is only on this device before sign-out; resolves to null if the user stays. */
export function askBeforeSignOut(
  { count, recordings, bytes }: Unsent,
  size: (bytes: number) => string,
): Promise<Answer | null> {
  const room = size(bytes)
  const title =
    recordings === count
      ? t({
          id: 'shell.signOut.recordings',
          message: plural(recordings, {
            one: `# recording (${room}) is only on this device`,
            other: `# recordings (${room}) are only on this device`,
          }),
        })
      : t({
          id: 'shell.signOut.items',
          message: plural(count, { one: '# item is only on this device', other: '# items are only on this device' }),
        })
  return dialogs.form<Answer>({
    title,
    text: t({
      id: 'shell.signOut.kept',
      message: 'If you sign out now it stays here, nobody else can open it, and it can be sent when you sign in again.',
    }),
    render: controls => <Choices {...controls} />,
  })
}

function Choices({ submit, cancel }: FormControls<Answer>) {
  return (
    <div className={styles.choices}>
      <Button variant="primary" block onClick={() => submit('upload')}>
        {t({ id: 'shell.signOut.upload', message: 'Upload first' })}
      </Button>
      <Button block onClick={() => submit('sign-out')}>
        {t({ id: 'shell.signOut.keep', message: 'Keep on this device and sign out' })}
      </Button>
      <Button variant="quiet" block onClick={cancel}>
        {t({ id: 'shell.signOut.cancel', message: 'Cancel' })}
      </Button>
    </div>
  )
}
