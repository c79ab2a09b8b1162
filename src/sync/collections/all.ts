import { RecordingChatMessage } from '../../contract/entities/chat-message.ts'
import { Patient } from '../../contract/entities/patient.ts'
import { QuestionnaireTemplate } from '../../contract/entities/questionnaire-template.ts'
import { REPLICATED, type ReplicatedName } from '../../db/collections/replicated.ts'
import { mergeHealthRecords } from '../merge/health-records.ts'
import { mergeRecordings } from '../merge/recordings.ts'
import { documentSides, recordingSides } from '../merge/upload-sides.ts'
import { account } from './account.ts'
import { type EntityMethods, type ReplicatedCollection, replicated, replicatedEntity } from './collection.ts'
import { feedback } from './feedback.ts'
import { recordWire } from './records.ts'
import { shareRevocations } from './share-revocations.ts'

/** Collections whose rows have methods of their own: `<methods>:list`, `:create`, `:update` and `:delete`. */
export const ENTITIES = {
  patients: { row: Patient, methods: 'userAccount.patients', parameter: 'patient' },
  chatMessages: { row: RecordingChatMessage, methods: 'chat.messages', parameter: 'message' },
  questionnaireTemplates: {
    row: QuestionnaireTemplate,
    methods: 'questionnaire.template',
    parameter: 'template',
    isFlat: true,
    serverFields: ['accessCode'],
  },
} as const satisfies Partial<Record<ReplicatedName, EntityMethods>>

const BY_NAME: Record<ReplicatedName, ReplicatedCollection> = {
  account,
  patients: replicatedEntity('patients', ENTITIES.patients),
  healthRecords: replicated('healthRecords', recordWire({}, { merge: mergeHealthRecords, uploadSides: documentSides })),
  recordings: replicated(
    'recordings',
    recordWire({ recordTypes: ['ambient-scribe', 'triage'] }, { merge: mergeRecordings, uploadSides: recordingSides }),
  ),
  chatMessages: replicatedEntity('chatMessages', ENTITIES.chatMessages),
  questionnaireTemplates: replicatedEntity('questionnaireTemplates', ENTITIES.questionnaireTemplates),
  feedback,
  shareRevocations,
}

/** In push order. */
export const COLLECTIONS: readonly ReplicatedCollection[] = REPLICATED.map(name => BY_NAME[name])

export const collectionNamed = (name: ReplicatedName): ReplicatedCollection => BY_NAME[name]
