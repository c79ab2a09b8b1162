import { z } from 'zod/mini'
import type { ShareRevocationDocument } from '../../db/collections/share-revocations.ts'
import type { AnyDocument } from '../../db/document.ts'
import { threeWay } from '../merge/three-way.ts'
import { replicated } from './collection.ts'

/** A link ends once, however often a lost reply is asked for again. */
export const shareRevocations = replicated('shareRevocations', {
  row: z.unknown(),
  list: null,
  fromRow() {
    throw new Error('the server returns no revocations')
  },
  create(document: AnyDocument) {
    const { shareId } = document as unknown as ShareRevocationDocument
    return { method: 'healthRecords.shares:revoke', params: { id: shareId } }
  },
  update() {
    throw new Error('a revocation that was sent is not on the device any more')
  },
  remove() {
    throw new Error('a revocation that was sent is not on the device any more')
  },
  merge: threeWay,
})
