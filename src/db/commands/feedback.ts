import type { FeedbackContent } from '../collections/feedback.ts'
import { type CommandContext, create } from './context.ts'

/** Stores a message on this device and queues it; resolves once it is stored. */
export const sendFeedback = (context: CommandContext, content: FeedbackContent): Promise<string> =>
  create(context, 'feedback', content)
