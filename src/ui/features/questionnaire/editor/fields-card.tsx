import { useLingui } from '@lingui/react/macro'
import type { Property } from '../../../../domain/interview/template/template.ts'
import {
  type FieldRow,
  fieldRows,
  withNewField,
  withoutField,
  withProperty,
  withRequired,
} from '../../../../domain/questionnaires/output-schema.ts'
import { Button } from '../../../components/action/button.tsx'
import { Checkbox } from '../../../components/form/checkbox.tsx'
import { MoreMenu } from '../../../components/menu/menu-button.tsx'
import type { MenuEntry } from '../../../components/menu/menu-entry.ts'
import { dialogs } from '../../../components/overlay/dialogs.ts'
import { Card } from '../../../components/surface/card.tsx'
import styles from '../questionnaire.module.css'
import { unitSymbol } from '../words/unit-symbol.ts'
import { useTypeWords } from '../words/use-type-words.ts'
import { afterRename } from './after-rename.ts'
import { type EditedField, FieldDialog } from './field-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import type { TemplateForm } from './use-template-form.ts'

/** The fields of the result: what each asks, its type, and whether it must be asked. */
export function FieldsCard({ form: { draft, change } }: { form: TemplateForm }) {
  const { t, i18n } = useLingui()
  const typeWords = useTypeWords()
  const schema = draft.outputSchema
  const rows = fieldRows(schema)
  const set = (outputSchema: Property) => change({ outputSchema })
  const edit = async (row: FieldRow) => {
    const edited = await dialogs.form<EditedField>({
      title: t({ id: 'questionnaire.fieldDialog', message: 'Field of the result' }),
      width: 'wide',
      render: controls => <FieldDialog row={row} schema={schema} controls={controls} />,
    })
    if (!edited) return
    change(afterRename(draft, row.path, edited.name, withProperty(schema, row.path, edited.property)))
  }
  const add = async (above: readonly string[]) => {
    const next = withNewField(schema, above, '')
    const known = new Set(rows.map(({ path }) => path.join('/')))
    const row = fieldRows(next).find(({ path }) => !known.has(path.join('/')))
    if (!row) return
    const edited = await dialogs.form<EditedField>({
      title: t({ id: 'questionnaire.fieldDialog.new', message: 'New field' }),
      width: 'wide',
      render: controls => <FieldDialog row={row} schema={next} controls={controls} />,
    })
    if (edited)
      change(
        afterRename(
          { ...draft, outputSchema: next },
          row.path,
          edited.name,
          withProperty(next, row.path, edited.property),
        ),
      )
  }
  const importSchema = async () => {
    const imported = await dialogs.form<Property>({
      title: t({ id: 'questionnaire.import', message: 'Import a JSON Schema' }),
      width: 'wide',
      render: controls => <ImportDialog replaces={rows.length} controls={controls} />,
    })
    if (imported) set(imported)
  }
  const entriesOf = (row: FieldRow): MenuEntry[] => [
    {
      kind: 'action',
      id: 'edit',
      icon: 'pencil',
      label: t({ id: 'questionnaire.edit', message: 'Edit' }),
      run: () => void edit(row),
    },
    ...(row.type === 'object'
      ? [
          {
            kind: 'action' as const,
            id: 'add',
            icon: 'plus' as const,
            label: t({ id: 'questionnaire.fields.addInside', message: 'Add a field inside' }),
            run: () => void add(row.path),
          },
        ]
      : []),
    {
      kind: 'action',
      id: 'remove',
      icon: 'trash-2',
      tone: 'danger',
      label: t({ id: 'questionnaire.fields.remove', message: 'Remove' }),
      run: () => set(withoutField(schema, row.path)),
    },
  ]
  return (
    <Card
      title={t({ id: 'questionnaire.fields', message: 'Fields of the result' })}
      aside={
        <Button size="sm" variant="quiet" icon="upload" onClick={() => void importSchema()}>
          {t({ id: 'questionnaire.import', message: 'Import a JSON Schema' })}
        </Button>
      }
    >
      <p className={styles.hint}>
        {t({ id: 'questionnaire.fields.text', message: 'What will stand in the table of answers.' })}
      </p>
      {rows.length > 0 && (
        <table className={styles.fields}>
          <thead>
            <tr>
              <th>{t({ id: 'questionnaire.fields.name', message: 'Field' })}</th>
              <th>{t({ id: 'questionnaire.fields.label', message: 'Label' })}</th>
              <th>{t({ id: 'questionnaire.fields.type', message: 'Type' })}</th>
              <th>{t({ id: 'questionnaire.fields.required', message: 'Required' })}</th>
              <th>
                <span className="spoken">{t({ id: 'questionnaire.fields.actions', message: 'Actions' })}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => {
              const name = row.path.at(-1) ?? ''
              const title = row.property.title || name
              return (
                <tr key={row.path.join('/')}>
                  <td style={{ paddingInlineStart: `${(row.path.length - 1) * 16}px` }}>
                    <code className={styles.code}>{name}</code>
                  </td>
                  <td>
                    <button type="button" className={styles.fieldButton} onClick={() => void edit(row)}>
                      {title}
                    </button>
                  </td>
                  <td>
                    {typeWords[row.type]}
                    {row.property.unit && `, ${unitSymbol(row.property.unit, i18n.locale)}`}
                  </td>
                  <td>
                    <Checkbox
                      label={
                        <span className="spoken">
                          {t({ id: 'questionnaire.fields.requiredOf', message: `Required: ${title}` })}
                        </span>
                      }
                      checked={row.required}
                      onChange={required => set(withRequired(schema, row.path, required))}
                    />
                  </td>
                  <td>
                    <MoreMenu
                      size="sm"
                      entries={entriesOf(row)}
                      label={t({ id: 'questionnaire.fields.more', message: `More for ${title}` })}
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      <Button variant="quiet" size="sm" icon="plus" onClick={() => void add([])}>
        {t({ id: 'questionnaire.fields.add', message: 'Add a field' })}
      </Button>
    </Card>
  )
}
