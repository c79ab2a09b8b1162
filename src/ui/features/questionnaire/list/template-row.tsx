import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import type { QuestionnaireTemplateDocument } from '../../../../db/collections/questionnaire-templates.ts'
import { QUEUE } from '../../../../db/document.ts'
import { spelledCode } from '../../../../domain/questionnaires/access-code.ts'
import { Button } from '../../../components/action/button.tsx'
import { Pill } from '../../../components/feedback/pill.tsx'
import { MoreMenu } from '../../../components/menu/menu-button.tsx'
import type { MenuEntry } from '../../../components/menu/menu-entry.ts'
import { Row } from '../../../components/surface/row.tsx'
import { useDeleteRecord } from '../../../record-kit/use-delete-with-undo.ts'
import { useTemplateActions } from '../actions/use-template-actions.ts'
import styles from '../questionnaire.module.css'
import { useRefusalOf } from '../words/use-refusal-of.ts'
import { useTemplateStatusWords } from '../words/use-status-words.ts'
import { useShowCode } from './use-show-code.tsx'

export function TemplateRow({ template }: { template: QuestionnaireTemplateDocument }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const statusWords = useTemplateStatusWords()
  const refusalOf = useRefusalOf()
  const { publish, unpublish, copyLink, duplicate } = useTemplateActions()
  const showCode = useShowCode()
  const remove = useDeleteTemplate()
  const { clientId, title, status, isPublic, accessCode, data } = template
  const code = isPublic ? accessCode : null
  const goals = data.goals?.length ?? 0
  const edit = () => void navigate({ to: '/questionnaire/templates/$id', params: { id: clientId } })
  const copyOf = async () => {
    const id = await duplicate(template)
    if (id) await navigate({ to: '/questionnaire/templates/$id', params: { id } })
  }
  const entries: MenuEntry[] = [
    { kind: 'action', id: 'edit', icon: 'pencil', label: t({ id: 'questionnaire.edit', message: 'Edit' }), run: edit },
    {
      kind: 'action',
      id: 'copy',
      icon: 'copy',
      label: t({ id: 'questionnaire.duplicate', message: 'Duplicate' }),
      run: () => void copyOf(),
    },
    isPublic
      ? {
          kind: 'action',
          id: 'unpublish',
          icon: 'lock',
          label: t({ id: 'questionnaire.unpublish', message: 'Unpublish' }),
          run: () => void unpublish(template),
        }
      : {
          kind: 'action',
          id: 'publish',
          icon: 'share',
          label: t({ id: 'questionnaire.publish', message: 'Publish' }),
          run: () => void publish(template),
        },
    { kind: 'separator', id: 'line' },
    {
      kind: 'action',
      id: 'delete',
      icon: 'trash-2',
      tone: 'danger',
      label: t({ id: 'questionnaire.delete', message: 'Delete' }),
      run: () => void remove({ clientId, name: title, onlyHere: template.sync.serverSeq === null }),
    },
  ]
  return (
    <Row
      tall
      title={
        <Link to="/questionnaire/templates/$id" params={{ id: clientId }}>
          {title}
        </Link>
      }
      badges={
        <>
          {isPublic ? (
            <Pill tone="ok" icon="check">
              {t({ id: 'questionnaire.published', message: 'Published' })}
            </Pill>
          ) : (
            <Pill>{statusWords[status]}</Pill>
          )}
          {template.queue === QUEUE.push && (
            <Pill tone="warn" icon="clock">
              {t({ id: 'questionnaire.waits', message: 'Not sent yet' })}
            </Pill>
          )}
        </>
      }
      meta={[
        t({ id: 'questionnaire.goalCount', message: plural(goals, { one: '# goal', other: '# goals' }) }),
        code && spelledCode(code),
      ]
        .filter(Boolean)
        .join('\u00a0· ')}
      status={refusalOf(template)}
      text={data.description}
      trailing={
        <span className={styles.actions}>
          {code && (
            <>
              <Button size="sm" icon="copy" onClick={() => void copyLink(code)}>
                {t({ id: 'questionnaire.copyLink', message: 'Copy link' })}
                <span className="spoken">: {title}</span>
              </Button>
              <Button size="sm" icon="scan-line" onClick={() => void showCode(title, code)}>
                {t({ id: 'questionnaire.qr', message: 'QR code' })}
                <span className="spoken">: {title}</span>
              </Button>
            </>
          )}
          <MoreMenu entries={entries} label={t({ id: 'questionnaire.more', message: `More for ${title}` })} />
        </span>
      }
    />
  )
}

function useDeleteTemplate() {
  const { t } = useLingui()
  return useDeleteRecord('questionnaireTemplates', ({ name }) => ({
    question: {
      title: t({ id: 'questionnaire.delete.title', message: `Delete “${name}”?` }),
      text: t({
        id: 'questionnaire.delete.text',
        message: 'Its link stops working, and the answers that were given go with it, on all your devices.',
      }),
    },
    done: t({ id: 'questionnaire.deleted', message: `“${name}” deleted` }),
  }))
}
