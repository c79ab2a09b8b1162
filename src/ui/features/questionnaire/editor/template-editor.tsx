import { useLingui } from '@lingui/react/macro'
import type { QuestionnaireTemplateDocument } from '../../../../db/collections/questionnaire-templates.ts'
import { Button } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { Switch } from '../../../components/form/switch.tsx'
import { Page } from '../../../components/surface/page.tsx'
import { OfflineBanner } from '../../../record-kit/offline-banner.tsx'
import { useLeaveGuard } from '../../../record-kit/use-leave-guard.ts'
import styles from '../questionnaire.module.css'
import { Trial } from '../trial/trial.tsx'
import { useRefusalOf } from '../words/use-refusal-of.ts'
import { AiCard } from './ai-card.tsx'
import { CheckpointsCard } from './checkpoints-card.tsx'
import { FieldsCard } from './fields-card.tsx'
import { GoalsCard } from './goals-card.tsx'
import { PublishCard } from './publish-card.tsx'
import { TextsCard } from './texts-card.tsx'
import { useBackToTemplates } from './use-back-to-templates.ts'
import { useTemplateForm } from './use-template-form.ts'

interface TemplateEditorProps {
  /** null for a new one. */
  template: QuestionnaireTemplateDocument | null
  onCreated: (clientId: string) => void
}

export function TemplateEditor({ template, onCreated }: TemplateEditorProps) {
  const { t } = useLingui()
  const form = useTemplateForm(template, onCreated)
  const back = useBackToTemplates()
  const refusalOf = useRefusalOf()
  const refusal = template && refusalOf(template)
  useLeaveGuard(form.dirty && form.state !== 'saving')
  return (
    <Page
      title={template?.title ?? t({ id: 'questionnaire.new', message: 'New questionnaire' })}
      back={back}
      actions={
        <>
          {template && (
            <Switch
              label={t({ id: 'questionnaire.autosave', message: 'Autosave' })}
              checked={form.autosave}
              onChange={form.setAutosave}
            />
          )}
          <Button
            icon="save"
            busy={form.state === 'saving'}
            disabled={!form.titleIsFine || !form.dirty}
            onClick={() => void form.save()}
          >
            {t({ id: 'questionnaire.save', message: 'Save' })}
          </Button>
        </>
      }
    >
      <OfflineBanner />
      <div role="alert">
        {form.state === 'failed' && (
          <Banner tone="danger" icon="circle-alert">
            {t({
              id: 'saveFailed',
              message: 'Not saved: this device could not save it. What you typed is still here. Try again.',
            })}
          </Banner>
        )}
        {refusal && (
          <Banner tone="warn" icon="triangle-alert">
            {refusal}
          </Banner>
        )}
      </div>
      <div className={styles.editor}>
        <div className={styles.column}>
          <TextsCard form={form} />
          <GoalsCard form={form} />
          <CheckpointsCard form={form} />
          <FieldsCard form={form} />
          <AiCard form={form} />
        </div>
        <div className={styles.column}>
          <PublishCard form={form} />
          <Trial draft={form.draft} />
        </div>
      </div>
    </Page>
  )
}
