import { sql } from 'drizzle-orm'
import type { RecordingChatMessage } from '../../../contract/entities/chat-message.ts'
import { chatMessages } from '../../database/schema/chat.ts'
import { entity } from '../../replicated/entity.ts'
import { wireRow } from '../../replicated/wire-row.ts'

export type ChatMessageRow = ReturnType<typeof CHAT_MESSAGES.toRow>

export const CHAT_MESSAGES = entity({
  table: chatMessages,
  objectType: 'chat-message',
  noun: 'message',
  texts: [],
  computed: {
    recordClientId: sql<string>`(select r.client_id from health_records r where r.id = chat_messages.record_id)`.as(
      'record_client_id',
    ),
  },
  toWire: (row): RecordingChatMessage => ({
    ...wireRow(row),
    recordClientId: row.recordClientId,
    role: row.role,
    data: row.data,
  }),
})
