import { useLingui } from '@lingui/react/macro'
import type { Checkpoint, Property } from '../../../../domain/interview/template/template.ts'
import { Pill } from '../../../components/feedback/pill.tsx'
import { MenuButton } from '../../../components/menu/menu-button.tsx'
import type { MenuEntry } from '../../../components/menu/menu-entry.ts'
import { Card } from '../../../components/surface/card.tsx'
import styles from '../questionnaire.module.css'
import { LineList } from './line-list.tsx'
import type { TemplateForm } from './use-template-form.ts'

const LONGEST = 2000
const MOST = 200

const titleOf = (one: string | Checkpoint) => (typeof one === 'string' ? one : (one.title ?? one.id ?? ''))
const isFlagged = (one: string | Checkpoint) => typeof one !== 'string' && Object.keys(one.redFlagIf ?? {}).length > 0

/** The order of the interview, which fields each point asks, and what shows the emergency text at once. */
export function CheckpointsCard({ form: { draft, change } }: { form: TemplateForm }) {
  const { t } = useLingui()
  const { checkpoints, outputSchema } = draft
  const put = (index: number, one: Checkpoint) => change({ checkpoints: checkpoints.with(index, one) })
  return (
    <Card title={t({ id: 'questionnaire.checkpoints', message: 'Checkpoints' })}>
      <p className={styles.hint}>
        {t({
          id: 'questionnaire.checkpoints.text',
          message: 'The order of the interview. A red flag shows the emergency text at once.',
        })}
      </p>
      <LineList
        lines={checkpoints.map(titleOf)}
        onChange={(lines, moved) => {
          if (!moved)
            return change({ checkpoints: lines.map((line, index) => renamed(checkpoints[index] ?? '', line)) })
          const { from, to } = moved
          const one = from < 0 ? '' : (checkpoints[from] ?? '')
          const rest = from < 0 ? [...checkpoints] : checkpoints.toSpliced(from, 1)
          change({ checkpoints: to === null ? rest : rest.toSpliced(to, 0, one) })
        }}
        maxLength={LONGEST}
        most={MOST}
        labelOf={place => t({ id: 'questionnaire.checkpoint', message: `Checkpoint ${place}` })}
        add={t({ id: 'questionnaire.checkpoint.add', message: 'Add a checkpoint' })}
        removeOf={place => t({ id: 'questionnaire.checkpoint.remove', message: `Remove checkpoint ${place}` })}
        asideOf={index => {
          const one = checkpoints[index] ?? ''
          return (
            <>
              {isFlagged(one) && (
                <Pill tone="danger" icon="flag">
                  {t({ id: 'questionnaire.redFlag', message: 'red flag' })}
                </Pill>
              )}
              <PointMenu point={one} schema={outputSchema} onChange={next => put(index, next)} place={index + 1} />
            </>
          )
        }}
      />
    </Card>
  )
}

const renamed = (one: string | Checkpoint, title: string): string | Checkpoint =>
  typeof one === 'string' ? title : titleOf(one) === title ? one : { ...one, title }

interface PointMenuProps {
  point: string | Checkpoint
  schema: Property
  place: number
  onChange: (point: Checkpoint) => void
}

/** Which fields the point asks, and for which of its yes-or-no fields a yes is a red flag. */
function PointMenu({ point, schema, place, onChange }: PointMenuProps) {
  const { t } = useLingui()
  const whole: Checkpoint = typeof point === 'string' ? { title: point } : point
  const asked = whole.properties ?? []
  const count = asked.length
  const fields = Object.entries(schema.properties ?? {})
  const entries: MenuEntry[] = fields.map(([name, property]) => ({
    kind: 'action',
    id: name,
    label: property.title ?? name,
    ...(asked.includes(name) && { icon: 'check' as const }),
    run() {
      const properties = asked.includes(name) ? asked.filter(one => one !== name) : [...asked, name]
      const flags = Object.entries(whole.redFlagIf ?? {}).filter(([one]) => properties.includes(one))
      const { redFlagIf: _flags, ...rest } = whole
      onChange({ ...rest, properties, ...(flags.length > 0 && { redFlagIf: Object.fromEntries(flags) }) })
    },
  }))
  const flaggable = fields.filter(([name, property]) => property.type === 'boolean' && asked.includes(name))
  if (flaggable.length > 0) entries.push({ kind: 'separator', id: 'flags' })
  for (const [name, property] of flaggable) {
    const title = property.title ?? name
    const flagged = whole.redFlagIf?.[name] !== undefined
    entries.push({
      kind: 'action',
      id: `flag ${name}`,
      icon: flagged ? 'check' : 'flag',
      label: t({ id: 'questionnaire.redFlag.if', message: `Red flag if yes: ${title}` }),
      run() {
        const { [name]: _former, ...others } = whole.redFlagIf ?? {}
        const flags = flagged ? others : { ...others, [name]: [true] }
        const { redFlagIf: _flags, ...rest } = whole
        onChange({ ...rest, ...(Object.keys(flags).length > 0 && { redFlagIf: flags }) })
      },
    })
  }
  if (entries.length === 0) return null
  return (
    <MenuButton size="sm" variant="quiet" entries={entries}>
      {t({ id: 'questionnaire.checkpoint.fields', message: `Fields: ${count}` })}
      <span className="spoken">, {t({ id: 'questionnaire.checkpoint', message: `Checkpoint ${place}` })}</span>
    </MenuButton>
  )
}
