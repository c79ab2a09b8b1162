import type { TemplateData } from '../../../contract/entities/questionnaire-template.ts'

/** A questionnaire that is ready to be used, in one language. */
export interface ReadyTemplate {
  id: 'previsit' | 'pain' | 'meds'
  title: string
  data: TemplateData
}
