import { FEEDBACK_LIMITS } from '../../contract/feedback-limits.ts'

export { FEEDBACK_LIMITS }

export const FEEDBACK_TYPES = ['bug', 'idea', 'question', 'other'] as const
export type FeedbackType = (typeof FEEDBACK_TYPES)[number]

export interface FeedbackDraft {
  feedbackType: FeedbackType
  message: string
  name: string
  email: string
  phone: string
}

export const NO_FEEDBACK: FeedbackDraft = { feedbackType: 'question', message: '', name: '', email: '', phone: '' }

export type FeedbackProblem = 'empty' | 'too-long' | 'invalid'
export type FeedbackProblems = Partial<Record<'message' | 'name' | 'email' | 'phone', FeedbackProblem>>

/** As of a patient (P §5): the shape only. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const PHONE = /^\+?\d{10,14}$/

/** What keeps a message from being sent: no message (P §5), a text above its limit, a malformed address or number. */
export function checkFeedback({ message, name, email, phone }: FeedbackDraft): FeedbackProblems {
  const tooLong = (field: keyof typeof FEEDBACK_LIMITS, text: string) => text.trim().length > FEEDBACK_LIMITS[field]
  return {
    ...(message.trim() === '' && { message: 'empty' }),
    ...(tooLong('message', message) && { message: 'too-long' }),
    ...(tooLong('name', name) && { name: 'too-long' }),
    ...(email.trim() !== '' && !EMAIL.test(email.trim()) && { email: 'invalid' }),
    ...(tooLong('email', email) && { email: 'too-long' }),
    ...(phone.trim() !== '' && !PHONE.test(phone.trim()) && { phone: 'invalid' }),
  }
}
