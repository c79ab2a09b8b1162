import { FEEDBACK_TYPES, type FeedbackType } from '../../../../domain/feedback/check-feedback.ts'

/** What a link to the form fills in. */
export interface FeedbackLink {
  type?: FeedbackType
  message?: string
  /** Number of the server or clientId. */
  recordId?: string
  patientId?: string
}

const ID = /^[0-9a-fA-F-]{1,64}$/
const LONGEST = 1000

/** Reads the search of the address; anything that is not of this form is left out. */
export function readFeedbackLink(search: Record<string, unknown>): FeedbackLink {
  const type = FEEDBACK_TYPES.find(one => one === search.type)
  const idOf = (value: unknown) => {
    const text = typeof value === 'number' ? String(value) : value
    return typeof text === 'string' && ID.test(text) ? text : undefined
  }
  const [recordId, patientId] = [idOf(search.recordId), idOf(search.patientId)]
  const message = typeof search.message === 'string' ? search.message.slice(0, LONGEST) : undefined
  return {
    ...(type && { type }),
    ...(message && { message }),
    ...(recordId && { recordId }),
    ...(patientId && { patientId }),
  }
}
