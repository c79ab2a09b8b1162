import { t } from '@lingui/core/macro'
import { dismissConflict, restoreConflict } from '../../../db/commands/conflicts.ts'
import type { CommandContext } from '../../../db/commands/context.ts'
import type { ConflictDocument } from '../../../db/documents.ts'
import { Button } from '../../components/action/button.tsx'
import { dialogs, type FormControls } from '../../components/overlay/dialogs.ts'
import styles from './compare-versions.module.css'

type Choice = 'mine' | 'other'

/** Shows both versions side by side; one tap puts mine back, another ends the question (I10). */
export async function compareVersions(
  conflict: ConflictDocument,
  field: string,
  context: CommandContext,
): Promise<void> {
  const { title } = conflict
  const choice = await dialogs.form<Choice>({
    title: t({ id: 'shell.centre.keptTitle', message: `${title}: ${field}` }),
    width: 'wide',
    text: t({
      id: 'shell.compare.text',
      message: 'Two devices changed this at the same time. Both versions are kept until you decide.',
    }),
    render: controls => <Versions conflict={conflict} {...controls} />,
  })
  if (choice === 'mine') await restoreConflict(context, conflict)
  if (choice === 'other') await dismissConflict(context, conflict.key)
}

function Versions({ conflict, submit, cancel }: FormControls<Choice> & { conflict: ConflictDocument }) {
  return (
    <>
      <div className={styles.versions}>
        <Version title={t({ id: 'shell.compare.other', message: 'Shown now' })} value={conflict.kept} />
        <Version title={t({ id: 'shell.compare.mine', message: 'Yours' })} value={conflict.lost} />
      </div>
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={cancel}>
          {t({ id: 'shell.compare.later', message: 'Later' })}
        </Button>
        <Button onClick={() => submit('other')}>
          {t({ id: 'shell.compare.keep', message: 'Keep what is shown' })}
        </Button>
        <Button variant="primary" onClick={() => submit('mine')}>
          {t({ id: 'shell.compare.restore', message: 'Put mine back' })}
        </Button>
      </div>
    </>
  )
}

function Version({ title, value }: { title: string; value: unknown }) {
  const text =
    typeof value === 'string'
      ? value
      : value === null
        ? t({ id: 'shell.compare.nothing', message: 'Nothing, or deleted' })
        : readable(value)
  return (
    <section className={styles.version}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
    </section>
  )
}

/** The values of a version, one a line; what is nested is indented by its path. */
function readable(value: unknown, path = ''): string {
  if (typeof value !== 'object' || value === null) return path ? `${path}: ${String(value)}` : String(value)
  return Object.entries(value)
    .map(([key, inner]) => readable(inner, path ? `${path}.${key}` : key))
    .join('\n')
}
