import { plural, t } from '@lingui/core/macro'
import { Button } from '../../../components/action/button.tsx'
import { dialogs, type FormControls } from '../../../components/overlay/dialogs.ts'
import { countUnsent, type Unsent } from '../../../state/sync/unsent-work.ts'
import styles from './ask-before-sign-out.module.css'

type Answer = 'upload' | 'sign-out'

/** Decision 19: names the work that is only on this device before sign-out; resolves to null if the user stays. */
export function askBeforeSignOut(unsent: Unsent, size: (bytes: number) => string): Promise<Answer | null> {
  const { recordings, bytes } = unsent
  const count = countUnsent(unsent)
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
    render: controls => (
      <>
        {recordings < count && <UnsentList of={unsent} room={room} />}
        <Choices {...controls} canSend={unsent.documents > 0} />
      </>
    ),
  })
}

/** What it is, by kind: what has to be decided or finished cannot be sent first. */
function UnsentList({ of, room }: { of: Unsent; room: string }) {
  const { recordings, versions, interrupted, triages, forms } = of
  const changes = of.documents - recordings
  const lines = [
    recordings > 0 &&
      t({
        id: 'shell.signOut.list.recordings',
        message: plural(recordings, { one: `# recording (${room})`, other: `# recordings (${room})` }),
      }),
    changes > 0 &&
      t({
        id: 'shell.signOut.list.changes',
        message: plural(changes, { one: '# change not sent yet', other: '# changes not sent yet' }),
      }),
    interrupted > 0 &&
      t({
        id: 'shell.signOut.list.interrupted',
        message: plural(interrupted, {
          one: '# interrupted recording, not saved',
          other: '# interrupted recordings, not saved',
        }),
      }),
    triages > 0 &&
      t({
        id: 'shell.signOut.list.triages',
        message: plural(triages, { one: '# unfinished triage', other: '# unfinished triages' }),
      }),
    versions > 0 &&
      t({
        id: 'shell.signOut.list.versions',
        message: plural(versions, {
          one: '# choice between two versions',
          other: '# choices between two versions',
        }),
      }),
    forms > 0 &&
      t({
        id: 'shell.signOut.list.forms',
        message: plural(forms, { one: '# form that is not saved', other: '# forms that are not saved' }),
      }),
  ]
  return (
    <ul className={styles.unsent}>
      {lines.filter(Boolean).map(line => (
        <li key={String(line)}>{line}</li>
      ))}
    </ul>
  )
}

function Choices({ submit, cancel, canSend }: FormControls<Answer> & { canSend: boolean }) {
  return (
    <div className={styles.choices}>
      {canSend && (
        <Button variant="primary" block onClick={() => submit('upload')}>
          {t({ id: 'shell.signOut.upload', message: 'Upload first' })}
        </Button>
      )}
      <Button block onClick={() => submit('sign-out')}>
        {t({ id: 'shell.signOut.keep', message: 'Keep on this device and sign out' })}
      </Button>
      <Button variant={canSend ? 'quiet' : 'primary'} block onClick={cancel}>
        {canSend
          ? t({ id: 'shell.signOut.cancel', message: 'Cancel' })
          : t({ id: 'shell.signOut.stay', message: 'Stay signed in' })}
      </Button>
    </div>
  )
}
