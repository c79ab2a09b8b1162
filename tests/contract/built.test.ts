import { expect, it } from 'vitest'
import { METHODS } from '../../src/contract/methods.ts'

/** Methods of the specification that return NOT_BUILT. To build one, remove it here and the mark in its definition. */
const UNBUILT = [
  'admin.healthRecords:get',
  'admin.healthRecords:getDocumentAsset',
  'admin.healthRecords:list',
  'admin.healthRecords:reset',
  'admin.logs:get',
  'admin.logs:list',
  'admin.stats:list',
  'admin.users:list',
  'admin.users:search',
  'userAccount.user:impersonate',
]

it('exactly these methods of the registry are not yet built', () => {
  const unbuilt = METHODS.filter(one => !one.built).map(one => one.name)
  expect(unbuilt.sort()).toEqual([...UNBUILT].sort())
})
