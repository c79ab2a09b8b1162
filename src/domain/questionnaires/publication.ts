import type { TemplateData, TemplateStatus } from '../../contract/entities/questionnaire-template.ts'

/** What a template lacks to be published, in the order of the editor. */
export type PublishCondition = 'title' | 'goal' | 'active'

export interface Publishable {
  title: string
  status: TemplateStatus
  data: TemplateData
}

const TITLE = { shortest: 3, longest: 100 } as const

export const isTitle = (title: string): boolean => {
  const { length } = title.trim()
  return length >= TITLE.shortest && length <= TITLE.longest
}

/** Decision 89, D §4: active, a title, at least one goal. That it has no code yet is the server's to see. */
export function missingToPublish({ title, status, data }: Publishable): PublishCondition[] {
  const missing: PublishCondition[] = []
  if (!isTitle(title)) missing.push('title')
  if (!data.goals?.some(goal => goal.trim() !== '')) missing.push('goal')
  if (status !== 'active') missing.push('active')
  return missing
}
