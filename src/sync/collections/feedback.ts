import { z } from 'zod/mini'
import type { FeedbackDocument } from '../../db/collections/feedback.ts'
import type { AnyDocument } from '../../db/document.ts'
import { threeWay } from '../merge/three-way.ts'
import { replicated } from './collection.ts'

/** Sent once: its operation's id makes the server keep one message, however often a lost reply is asked for again. */
export const feedback = replicated('feedback', {
  row: z.unknown(),
  list: null,
  fromRow() {
    throw new Error('the server returns no feedback')
  },
  create(document: AnyDocument) {
    const { feedbackType, message, data } = document as unknown as FeedbackDocument
    const { healthRecordId, patientId, ...sender } = data
    const context = { ...(healthRecordId && { healthRecordId }), ...(patientId && { patientId }) }
    return {
      method: 'userAccount.user:sendFeedback',
      params: { feedbackType, message, ...sender, ...(Object.keys(context).length > 0 && { data: context }) },
    }
  },
  update() {
    throw new Error('feedback that was sent is not on the device any more')
  },
  remove() {
    throw new Error('feedback that was sent is not on the device any more')
  },
  merge: threeWay,
})
