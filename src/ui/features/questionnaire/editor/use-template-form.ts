import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { AiSettings, TemplateStatus } from '../../../../contract/entities/questionnaire-template.ts'
import type {
  QuestionnaireTemplateContent,
  QuestionnaireTemplateDocument,
} from '../../../../db/collections/questionnaire-templates.ts'
import { create, edit } from '../../../../db/commands/context.ts'
import type { Checkpoint, InterviewTemplate, Property } from '../../../../domain/interview/template/template.ts'
import { EMPTY_SCHEMA } from '../../../../domain/questionnaires/output-schema.ts'
import { isTitle } from '../../../../domain/questionnaires/publication.ts'
import { systemClock } from '../../../../platform/clock.ts'
import { dialogs } from '../../../components/overlay/dialogs.ts'
import { useFormDraft } from '../../../record-kit/use-form-draft.ts'
import { useSaySaved } from '../../../record-kit/use-say-saved.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'

/** D §9. */
const AUTOSAVE_MS = 2000
const DEFAULT_AI: AiSettings = { model: 'gpt-4o-mini', temperature: 0.7, maxTokens: 1000 }

/** The template as the form shows it: nothing is absent. */
export interface TemplateDraft {
  title: string
  status: TemplateStatus
  description: string
  goals: readonly string[]
  checkpoints: readonly (string | Checkpoint)[]
  outputSchema: Property
  aiSettings: AiSettings
}
type Edits = Partial<TemplateDraft>

export interface TemplateForm {
  template: QuestionnaireTemplateDocument | null
  draft: TemplateDraft
  dirty: boolean
  titleIsFine: boolean
  /** The title was left or saved once: then it may be called wrong. */
  touched: boolean
  touch: () => void
  state: 'idle' | 'saving' | 'failed'
  autosave: boolean
  setAutosave: (on: boolean) => void
  change: (edits: Edits) => void
  /** Resolves to whether it is stored. */
  save: (publication?: { isPublic: boolean }) => Promise<boolean>
}

const NEW: Pick<QuestionnaireTemplateContent, 'title' | 'status' | 'data'> = { title: '', status: 'draft', data: {} }

/** The template as it is stored. The schema of the interviewer is what the contract lets through as it stands. */
export function draftOf({ title, status, data }: typeof NEW): TemplateDraft {
  const { description, goals = [], checkpoints = [], outputSchema, aiSettings } = data
  const schema = (outputSchema ?? EMPTY_SCHEMA) as Property
  return {
    ...{ title, status, goals, outputSchema: schema, description: description ?? '' },
    checkpoints: checkpoints as (string | Checkpoint)[],
    aiSettings: { ...DEFAULT_AI, ...aiSettings },
  }
}

export const interviewOf = ({
  title,
  description,
  goals,
  checkpoints,
  outputSchema,
}: TemplateDraft): InterviewTemplate => ({
  ...{ title, description, goals, checkpoints, outputSchema },
})

export function contentOf(draft: TemplateDraft): Pick<QuestionnaireTemplateContent, 'title' | 'status' | 'data'> {
  const { title, status, ...data } = draft
  // Blank lines are places to type in, not goals.
  const goals = data.goals.map(goal => goal.trim()).filter(Boolean)
  const checkpoints = data.checkpoints.filter(one => typeof one !== 'string' || one.trim() !== '')
  return { title: title.trim(), status, data: { ...data, goals, checkpoints } as QuestionnaireTemplateContent['data'] }
}

/** The edits of a template. The stored one stays live: what was not edited here follows other devices. */
export function useTemplateForm(
  template: QuestionnaireTemplateDocument | null,
  onCreated: (clientId: string) => void,
): TemplateForm {
  const { t } = useLingui()
  const context = useCommandContext()
  const saySaved = useSaySaved()
  const [edits, setEdits] = useState<Edits>({})
  const [state, setState] = useState<TemplateForm['state']>('idle')
  const [autosave, setAutosave] = useState(false)
  const [touched, setTouched] = useState(false)
  useFormDraft(`questionnaire/${template?.clientId ?? 'new'}`, edits, setEdits)
  const draft = { ...draftOf(template ?? NEW), ...edits }
  const dirty = Object.keys(edits).length > 0
  const titleIsFine = isTitle(draft.title)

  const save = async (publication?: { isPublic: boolean }, quietly = false): Promise<boolean> => {
    setTouched(true)
    if (!titleIsFine || state === 'saving') return false
    const endsPublication = template?.isPublic === true && draft.status !== 'active'
    if (endsPublication && !(await confirmed())) return false
    setState('saving')
    const content = contentOf(draft)
    const isPublic = endsPublication ? false : publication?.isPublic
    try {
      if (template) {
        const { title, status, data } = contentOf({ ...draftOf(template), ...edits })
        const changed = Object.fromEntries(Object.entries(data).filter(([key]) => key in edits))
        await edit(context, 'questionnaireTemplates', template.clientId, was => ({
          ...('title' in edits && { title }),
          ...('status' in edits && { status }),
          ...(isPublic !== undefined && { isPublic }),
          data: { ...was.data, ...changed },
        }))
        setEdits(now => without(now, edits))
      } else {
        const clientId = await create(context, 'questionnaireTemplates', {
          ...{ ...content, isPublic: isPublic ?? false, accessCode: null },
        })
        setEdits({})
        onCreated(clientId)
      }
      setState('idle')
      if (!quietly) saySaved()
      return true
    } catch {
      setState('failed')
      return false
    }
  }
  const confirmed = () =>
    dialogs.confirm({
      title: t({ id: 'questionnaire.unpublish.byStatus', message: 'Only an active questionnaire is published' }),
      text: t({
        id: 'questionnaire.unpublish.text',
        message:
          'Its link and code stop working for good, and unfinished interviews end. Publishing again makes a new link.',
      }),
      confirm: t({ id: 'questionnaire.unpublish', message: 'Unpublish' }),
      tone: 'danger',
    })

  const due = autosave && dirty && titleIsFine && template !== null && state === 'idle'
  // biome-ignore lint/correctness/useExhaustiveDependencies: every edit starts the wait again.
  useEffect(() => {
    if (!due) return
    return systemClock.after(AUTOSAVE_MS, () => void save(undefined, true))
  }, [due, edits])

  return {
    ...{ template, draft, dirty, titleIsFine, touched, state, autosave, setAutosave },
    touch: () => setTouched(true),
    change: more => {
      setEdits(was => ({ ...was, ...more }))
      if (state === 'failed') setState('idle')
    },
    save: publication => save(publication),
  }
}

/** What was typed while it was saved stays. */
const without = (now: Edits, saved: Edits): Edits =>
  Object.fromEntries(Object.entries(now).filter(([key, value]) => saved[key as keyof Edits] !== value))
