import { type Handler, write } from '../../rpc/handlers.ts'
import { keepFeedback } from './keep-feedback.ts'

export const feedbackHandlers = (): Handler[] => [
  write('userAccount.user:sendFeedback', async (call, params) => {
    await keepFeedback(call, params)
    return { result: { status: 'ok' } }
  }),
]
