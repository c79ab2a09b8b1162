import { expect, it } from 'vitest'
import { METHODS } from '../../src/contract/methods.ts'

it('every method of the registry is built', () => {
  expect(METHODS.filter(one => !one.built).map(one => one.name)).toEqual([])
})
