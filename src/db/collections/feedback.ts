import type { Replicated } from '../document.ts'
import type { Definition } from './definition.ts'
import { bag, replicatedSchema, text } from './schema.ts'

export type FeedbackContent = {
  feedbackType: string
  message: string
  data: {
    name?: string
    email?: string
    phone?: string
    /** Number of the server or clientId. */
    healthRecordId?: string
    patientId?: string
    /** What the sender saw and agreed to send. */
    diagnostics?: string
  }
}
export type FeedbackDocument = Replicated<FeedbackContent>

/** Messages to the makers of the product: only sent, and removed from the device once the server has them. */
export const feedback: Definition<FeedbackContent, object, 'feedback'> = {
  name: 'feedback',
  contentKeys: ['feedbackType', 'message', 'data'],
  local: {},
  schema: replicatedSchema(0, { feedbackType: text, message: text, data: bag }, []),
  migrations: {},
  title: ({ message }) => message.slice(0, 80),
  kind: () => 'feedback',
  dependsOn: () => null,
}
