import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { QUEUE } from '../../../../db/document.ts'
import { spelledCode } from '../../../../domain/questionnaires/access-code.ts'
import { missingToPublish, type PublishCondition } from '../../../../domain/questionnaires/publication.ts'
import { Button } from '../../../components/action/button.tsx'
import { Pill } from '../../../components/feedback/pill.tsx'
import { Select } from '../../../components/form/select.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { useTemplateActions } from '../actions/use-template-actions.ts'
import { useShowCode } from '../list/use-show-code.tsx'
import styles from '../questionnaire.module.css'
import { useConditionWords } from '../words/use-condition-words.ts'
import { useTemplateStatusWords } from '../words/use-status-words.ts'
import { contentOf, type TemplateForm } from './use-template-form.ts'

const STATUSES = ['draft', 'active', 'archived'] as const

/** Status, what is missing to publish, and the link once it is published. */
export function PublishCard({ form }: { form: TemplateForm }) {
  const { t } = useLingui()
  const { unpublish, copyLink } = useTemplateActions()
  const showCode = useShowCode()
  const statusWords = useTemplateStatusWords()
  const conditionWords = useConditionWords()
  const { template, draft, change } = form
  const missing = missingToPublish(contentOf(draft))
  const code = template?.isPublic ? template.accessCode : null
  const waits = template?.isPublic === true && template.queue === QUEUE.push
  const publish = () => {
    if (missing.length === 0) return void form.save({ isPublic: true })
    form.touch()
    const list = missing.map(one => conditionWords[one]).join('; ')
    toasts.show({
      kind: 'error',
      title: t({ id: 'questionnaire.notReady', message: 'It cannot be published yet' }),
      text: t({ id: 'questionnaire.notReady.text', message: `Missing: ${list}.` }),
    })
  }
  return (
    <Card
      title={t({ id: 'questionnaire.publication', message: 'Publication' })}
      aside={
        template?.isPublic && (
          <Pill tone="ok" icon="check">
            {t({ id: 'questionnaire.published', message: 'Published' })}
          </Pill>
        )
      }
    >
      <div className={styles.stack}>
        <Select
          label={t({ id: 'questionnaire.field.status', message: 'Status' })}
          options={STATUSES.map(value => ({ value, label: statusWords[value] }))}
          value={draft.status}
          onChange={status => change({ status })}
        />
        {template?.isPublic ? (
          <>
            {code ? (
              <>
                <p className={styles.qrCode}>{spelledCode(code)}</p>
                <div className={styles.buttons}>
                  <Button icon="copy" onClick={() => void copyLink(code)}>
                    {t({ id: 'questionnaire.copyLink', message: 'Copy link' })}
                  </Button>
                  <Button icon="scan-line" onClick={() => void showCode(template.title, code)}>
                    {t({ id: 'questionnaire.qr', message: 'QR code' })}
                  </Button>
                </div>
              </>
            ) : (
              <p className={styles.hint} role="status">
                {waits
                  ? t({
                      id: 'questionnaire.publication.waits',
                      message:
                        'It is published as soon as this device reaches the server; then link and code appear here.',
                    })
                  : t({ id: 'questionnaire.publication.soon', message: 'Link and code appear here in a moment.' })}
              </p>
            )}
            <Button block onClick={() => void unpublish(template)}>
              {t({ id: 'questionnaire.unpublish', message: 'Unpublish' })}
            </Button>
          </>
        ) : (
          <>
            <Conditions missing={missing} goals={contentOf(draft).data.goals?.length ?? 0} form={form} />
            <Button
              block
              variant={missing.length === 0 ? 'primary' : 'secondary'}
              icon="share"
              busy={form.state === 'saving'}
              onClick={publish}
            >
              {t({ id: 'questionnaire.publish', message: 'Publish' })}
            </Button>
            <p className={styles.hint}>
              {t({
                id: 'questionnaire.publication.text',
                message: 'After publishing there is a link and a code for patients.',
              })}
            </p>
          </>
        )}
      </div>
    </Card>
  )
}

function Conditions({
  missing,
  goals,
  form,
}: {
  missing: readonly PublishCondition[]
  goals: number
  form: TemplateForm
}) {
  const { t } = useLingui()
  const lines: { id: PublishCondition; text: string }[] = [
    { id: 'title', text: t({ id: 'questionnaire.has.title', message: 'A title' }) },
    {
      id: 'goal',
      text: t({ id: 'questionnaire.has.goals', message: plural(goals, { one: '# goal', other: '# goals' }) }),
    },
    { id: 'active', text: t({ id: 'questionnaire.has.active', message: 'Status “Active”' }) },
  ]
  return (
    <ul className={styles.conditions}>
      {lines.map(({ id, text }) => {
        const isMissing = missing.includes(id)
        return (
          <li key={id} data-missing={isMissing || undefined}>
            <Icon name={isMissing ? 'circle-alert' : 'circle-check'} size={18} />
            <span>
              {text}
              {isMissing && <span className="spoken">, {t({ id: 'questionnaire.has.not', message: 'missing' })}</span>}
            </span>
            {id === 'active' && isMissing && (
              <Button size="sm" variant="quiet" onClick={() => form.change({ status: 'active' })}>
                {t({ id: 'questionnaire.activate', message: 'Switch on' })}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
