import { account } from './account.ts'
import { chatMessages } from './chat-messages.ts'
import type { DocumentOf } from './definition.ts'
import { healthRecords } from './health-records.ts'
import { patients } from './patients.ts'
import { recordings } from './recordings.ts'

/** Every replicated collection in push order: referenced collections come first. */
export const DEFINITIONS = { account, patients, healthRecords, recordings, chatMessages } as const

export type ReplicatedName = keyof typeof DEFINITIONS
export const REPLICATED = Object.keys(DEFINITIONS) as ReplicatedName[]

export type ReplicatedDocuments = { [N in ReplicatedName]: DocumentOf<(typeof DEFINITIONS)[N]> }
