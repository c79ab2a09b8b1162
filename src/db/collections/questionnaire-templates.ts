import type { TemplateData, TemplateStatus } from '../../contract/entities/questionnaire-template.ts'
import type { Replicated } from '../document.ts'
import type { Definition } from './definition.ts'
import { anything, bag, keyText, replicatedSchema, text } from './schema.ts'

export type QuestionnaireTemplateContent = {
  title: string
  status: TemplateStatus
  /** The wish of this device until the server has carried it out; `accessCode` is the server's alone. */
  isPublic: boolean
  accessCode: string | null
  data: TemplateData
}
export type QuestionnaireTemplateDocument = Replicated<QuestionnaireTemplateContent>

export const questionnaireTemplates: Definition<QuestionnaireTemplateContent, object, 'questionnaire'> = {
  name: 'questionnaireTemplates',
  contentKeys: ['title', 'status', 'isPublic', 'data'],
  local: {},
  schema: replicatedSchema(
    0,
    { title: text, status: keyText(16), isPublic: { type: 'boolean' }, accessCode: anything, data: bag },
    [['order']],
  ),
  migrations: {},
  title: ({ title }) => title,
  kind: () => 'questionnaire',
  dependsOn: () => null,
}
