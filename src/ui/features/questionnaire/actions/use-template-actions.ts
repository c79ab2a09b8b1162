import { useLingui } from '@lingui/react/macro'
import type {
  QuestionnaireTemplateContent,
  QuestionnaireTemplateDocument,
} from '../../../../db/collections/questionnaire-templates.ts'
import { create, edit } from '../../../../db/commands/context.ts'
import { missingToPublish } from '../../../../domain/questionnaires/publication.ts'
import { copyText } from '../../../../platform/browser/clipboard.ts'
import { dialogs } from '../../../components/overlay/dialogs.ts'
import { toasts } from '../../../components/toast/toasts.ts'
import { useServerContact } from '../../../record-kit/server-contact.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { useConditionWords } from '../words/use-condition-words.ts'

/** The address that a respondent opens. */
export const publicLink = (code: string): string => `${location.origin}/q/${code}`

export function useTemplateActions() {
  const { t } = useLingui()
  const context = useCommandContext()
  const contact = useServerContact()
  const conditionWords = useConditionWords()
  const failed = () =>
    toasts.show({
      kind: 'error',
      title: t({ id: 'questionnaire.saveFailed', message: 'This device could not save it' }),
    })

  /** Publishes, or names what is missing. Resolves to whether the wish was stored. */
  async function publish(template: QuestionnaireTemplateDocument): Promise<boolean> {
    const missing = missingToPublish(template)
    if (missing.length > 0) {
      const list = missing.map(one => conditionWords[one]).join('; ')
      toasts.show({
        kind: 'error',
        title: t({ id: 'questionnaire.notReady', message: 'It cannot be published yet' }),
        text: t({ id: 'questionnaire.notReady.text', message: `Missing: ${list}.` }),
      })
      return false
    }
    try {
      await edit(context, 'questionnaireTemplates', template.clientId, () => ({ isPublic: true }))
    } catch {
      failed()
      return false
    }
    toasts.show({
      kind: 'success',
      title:
        contact.kind === 'away'
          ? t({ id: 'questionnaire.publishLater', message: 'It will be published when you are online' })
          : t({ id: 'questionnaire.publishing', message: 'Published: the link appears in a moment' }),
    })
    return true
  }

  async function unpublish({ clientId, title }: QuestionnaireTemplateDocument): Promise<void> {
    const sure = await dialogs.confirm({
      title: t({ id: 'questionnaire.unpublish.title', message: `Unpublish “${title}”?` }),
      text: t({
        id: 'questionnaire.unpublish.text',
        message:
          'Its link and code stop working for good, and unfinished interviews end. Publishing again makes a new link.',
      }),
      confirm: t({ id: 'questionnaire.unpublish', message: 'Unpublish' }),
      tone: 'danger',
    })
    if (!sure) return
    try {
      await edit(context, 'questionnaireTemplates', clientId, () => ({ isPublic: false }))
    } catch {
      failed()
    }
  }

  async function copyLink(code: string): Promise<void> {
    try {
      await copyText(publicLink(code))
      toasts.show({ kind: 'success', title: t({ id: 'questionnaire.copied', message: 'Link copied' }) })
    } catch {
      toasts.show({ kind: 'error', title: t({ id: 'questionnaire.copyFailed', message: 'Could not copy' }) })
    }
  }

  /** Stores a new draft and returns its clientId, or null. */
  async function add({ title, data }: Pick<QuestionnaireTemplateContent, 'title' | 'data'>): Promise<string | null> {
    try {
      const content = { title, status: 'draft' as const, isPublic: false, accessCode: null, data }
      return await create(context, 'questionnaireTemplates', content)
    } catch {
      failed()
      return null
    }
  }

  async function duplicate({ title, data }: QuestionnaireTemplateDocument): Promise<string | null> {
    const copy = t({ id: 'questionnaire.copyOf', message: `${title} (copy)` }).slice(0, 100)
    return await add({ title: copy, data: structuredClone(data) })
  }

  return { publish, unpublish, copyLink, add, duplicate }
}
