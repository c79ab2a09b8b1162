import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ConflictDocument } from '../../../../../db/collections/conflicts.ts'
import { dismissConflict, restoreConflict } from '../../../../../db/commands/conflicts.ts'
import type { CommandContext } from '../../../../../db/commands/context.ts'
import { Button } from '../../../../components/action/button.tsx'
import { dialogs, type FormControls } from '../../../../components/overlay/dialogs.ts'
import { LongText } from '../../../../components/surface/long-text.tsx'
import styles from './compare-versions.module.css'
import { compareWords } from './compare-words.ts'
import { type FieldWord, isBag, useVersionFields } from './version-fields.ts'

type Choice = 'stands' | 'kept'

/** UTF-16 units; less always fits without scrolling. */
const LONG = 300

/** Shows both versions (I10): the user takes the kept one, leaves the one that stands, or decides later. */
export async function compareVersions(
  conflict: ConflictDocument,
  field: string,
  context: CommandContext,
  fieldWord: FieldWord,
): Promise<void> {
  const patients = await patientNames(conflict, context)
  const { title } = conflict
  const choice = await dialogs.form<Choice>({
    title: t({ id: 'shell.centre.keptTitle', message: `${title}: ${field}` }),
    width: 'wide',
    text: compareWords(conflict).text,
    render: controls => <Versions conflict={conflict} fieldWord={fieldWord} patients={patients} {...controls} />,
  })
  if (choice === 'kept') await restoreConflict(context, conflict)
  if (choice === 'stands') await dismissConflict(context, conflict.key)
}

/** Names of the patients that the versions refer to: a person compares names, not ids. */
async function patientNames(
  { field, kept, lost }: ConflictDocument,
  { database }: CommandContext,
): Promise<ReadonlyMap<string, string>> {
  const idOf = (value: unknown) => (isBag(value) ? value.patientClientId : field === 'patientClientId' ? value : null)
  const ids = [kept, lost].map(idOf).filter(id => typeof id === 'string' && id !== '')
  const found = await database.patients.findByIds(ids as string[]).exec()
  return new Map([...found.values()].map(({ clientId, name }) => [clientId, name]))
}

interface VersionsProps extends FormControls<Choice> {
  conflict: ConflictDocument
  fieldWord: FieldWord
  patients: ReadonlyMap<string, string>
}

function Versions({ conflict, fieldWord, patients, submit, cancel }: VersionsProps) {
  const { t } = useLingui()
  const fieldsOf = useVersionFields(fieldWord, patients)
  const words = compareWords(conflict)
  const isWhole = conflict.field === 'deleted' || conflict.field === 'deletedAt'
  const shown = (value: unknown) => fieldsOf(conflict, isWhole ? '' : conflict.field, value)
  return (
    <>
      <div className={styles.versions}>
        <Version title={words.stands} fields={conflict.field === 'deleted' ? 'deleted' : shown(conflict.kept)} />
        <Version title={words.kept} fields={conflict.field === 'deletedAt' ? 'deleted' : shown(conflict.lost)} />
      </div>
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={cancel}>
          {t({ id: 'shell.compare.later', message: 'Later' })}
        </Button>
        <Button onClick={() => submit('stands')}>{words.leave}</Button>
        <Button variant={conflict.field === 'deletedAt' ? 'danger' : 'primary'} onClick={() => submit('kept')}>
          {words.take}
        </Button>
      </div>
    </>
  )
}

function Version({
  title,
  fields,
}: {
  title: string
  fields: ReturnType<ReturnType<typeof useVersionFields>> | 'deleted'
}) {
  const { t } = useLingui()
  return (
    <section className={styles.version}>
      <h3 className={styles.title}>{title}</h3>
      {fields === 'deleted' && <p className={styles.text}>{t({ id: 'shell.compare.deleted', message: 'Deleted' })}</p>}
      {fields !== 'deleted' && fields.length === 0 && (
        <p className={styles.text}>{t({ id: 'shell.compare.empty', message: 'Empty' })}</p>
      )}
      {fields !== 'deleted' &&
        fields.map(({ path, label, value }) => (
          <div key={path} className={styles.field}>
            {label && <h4 className={styles.label}>{label}</h4>}
            <Value>{value}</Value>
          </div>
        ))}
    </section>
  )
}

/** A long text scrolls within its version, by keyboard too. */
function Value({ children }: { children: string }) {
  const isLong = children.length > LONG
  return (
    <div className={styles.text} tabIndex={isLong ? 0 : undefined}>
      <LongText>{children}</LongText>
    </div>
  )
}
