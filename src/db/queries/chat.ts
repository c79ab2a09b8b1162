import { map } from 'rxjs'
import type { ChatMessageDocument } from '../collections/chat-messages.ts'
import type { Database } from '../open.ts'
import type { Live } from './live.ts'

/** Messages that a chat shows (D §9). */
const HISTORY = 100

/**
 * The newest messages about a recording, oldest first; an answer follows its question, whatever the clocks of device and
 * server say.
 */
export const messagesAbout = (database: Database, recordClientId: string): Live<ChatMessageDocument[]> =>
  database.chatMessages
    .find({
      selector: { recordClientId, deletedAt: null },
      sort: [{ recordClientId: 'asc' }, { order: 'asc' }],
      limit: HISTORY,
    })
    .$.pipe(map(found => inConversation(found.map(one => one.toMutableJSON()))))

/** `newest` first. */
export function inConversation(newest: readonly ChatMessageDocument[]): ChatMessageDocument[] {
  const oldest = newest.toReversed()
  const answers = Map.groupBy(oldest, ({ data }) => data.replyTo ?? null)
  const known = new Set(newest.map(({ clientId }) => clientId))
  const isPlaced = ({ data }: ChatMessageDocument) => data.replyTo && known.has(data.replyTo)
  return oldest.filter(one => !isPlaced(one)).flatMap(one => [one, ...(answers.get(one.clientId) ?? [])])
}
