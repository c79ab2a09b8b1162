import { expect, test } from 'vitest'
import { duplicates } from './world/invariants.ts'
import type { ModelRow } from './world/model-account.ts'

const effect = (method: string, seq: number, epoch = 'epoch-1') => ({
  ...{ opId: `op-${seq}`, method, epoch, clientId: 'record-1' },
  row: { clientId: 'record-1', seq } as ModelRow,
})
const created = effect('healthRecords:create', 1)

test('I2 a record that is created twice, and a file that is stored twice, are found, also after a restore', () => {
  const again = effect('healthRecords:create', 2)
  expect(duplicates([created, again])).toEqual(['I2 record-1 by create in epoch-1 took effect 2 times'])
  const stored = effect('fileUpload:upload', 3, 'epoch-2')
  const inChunks = effect('fileUpload:completeChunkedUpload', 4, 'epoch-2')
  expect(duplicates([stored, inChunks])).toEqual(['I2 record-1 by upload in epoch-2 took effect 2 times'])
})

test('a repeat, the file of a record, an edit and a creation after a restore are no duplicates', () => {
  const others = [
    effect('fileUpload:upload', 2),
    effect('healthRecords:update', 3),
    effect('healthRecords:create', 4, 'epoch-2'),
  ]
  expect(duplicates([created, created, ...others])).toEqual([])
})
