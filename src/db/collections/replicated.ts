import { account } from './account.ts'
import { chatMessages } from './chat-messages.ts'
import type { DocumentOf } from './definition.ts'
import { feedback } from './feedback.ts'
import { healthRecords } from './health-records.ts'
import { patients } from './patients.ts'
import { questionnaireTemplates } from './questionnaire-templates.ts'
import { recordings } from './recordings.ts'
import { shareRevocations } from './share-revocations.ts'

/** Every replicated collection in push order: referenced collections come first. */
export const DEFINITIONS = {
  account,
  patients,
  healthRecords,
  recordings,
  chatMessages,
  questionnaireTemplates,
  feedback,
  shareRevocations,
} as const

export type ReplicatedName = keyof typeof DEFINITIONS
export const REPLICATED = Object.keys(DEFINITIONS) as ReplicatedName[]

export type ReplicatedDocuments = { [N in ReplicatedName]: DocumentOf<(typeof DEFINITIONS)[N]> }

/** What a person calls a document. */
export function titleOf(name: ReplicatedName, document: object): string {
  // The collection's name pairs a document with its definition, which types cannot express.
  const title: (content: never) => string = DEFINITIONS[name].title
  return title(document as never)
}
