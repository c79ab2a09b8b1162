import type { ChatMessageData } from '../../contract/entities/chat-message.ts'
import type { Replicated } from '../document.ts'
import type { Definition } from './definition.ts'
import { bag, keyText, replicatedSchema } from './schema.ts'

export type ChatMessageContent = { recordClientId: string; role: 'user' | 'assistant'; data: ChatMessageData }
export type ChatMessageDocument = Replicated<ChatMessageContent>

/** Questions about recordings and their answers. */
export const chatMessages: Definition<ChatMessageContent, object, 'chat'> = {
  name: 'chatMessages',
  contentKeys: ['recordClientId', 'role', 'data'],
  local: {},
  schema: replicatedSchema(0, { recordClientId: keyText(64), role: keyText(16), data: bag }, [
    ['recordClientId', 'order'],
  ]),
  migrations: {},
  title: ({ data }) => data.content.slice(0, 80),
  kind: () => 'chat',
  dependsOn: ({ recordClientId }) => ({ collection: 'recordings', clientId: recordClientId }),
}
