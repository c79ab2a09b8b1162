import { describe, expect, test } from 'vitest'
import { sameJson, threeWay } from '../../../src/sync/merge/three-way.ts'
import fc from '../../fast-check.ts'

const leaf = fc.oneof(fc.string({ maxLength: 3 }), fc.integer({ min: 0, max: 3 }), fc.constant(null), fc.boolean())
const item = fc.record({ id: fc.constantFrom('a', 'b', 'c'), text: leaf })
const items = fc.uniqueArray(item, { selector: one => one.id, maxLength: 3 })
const content = fc.record(
  {
    name: leaf,
    data: fc.record(
      { x: leaf, y: leaf, list: items, deep: fc.record({ z: leaf }, { requiredKeys: [] }) },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['name', 'data'] },
)

describe('three-way merge (I10)', () => {
  test('takes the change of the only side that changed', () => {
    const base = { name: 'a', data: { x: 1, y: 1 } }
    const { value, conflicts } = threeWay(
      base,
      { name: 'b', data: { x: 1, y: 1 } },
      { name: 'a', data: { x: 1, y: 2 } },
    )
    expect(value).toEqual({ name: 'b', data: { x: 1, y: 2 } })
    expect(conflicts).toEqual([])
  })

  test('keeps the remote value and reports the local one where both changed a field', () => {
    const { value, conflicts } = threeWay({ text: 'old' }, { text: 'mine' }, { text: 'theirs' })
    expect(value).toEqual({ text: 'theirs' })
    expect(conflicts).toEqual([{ path: 'text', local: 'mine', remote: 'theirs' }])
  })

  test('merges lists of items by id', () => {
    const base = {
      reports: [
        { id: 'a', text: 1 },
        { id: 'b', text: 1 },
      ],
    }
    const local = {
      reports: [
        { id: 'a', text: 2 },
        { id: 'b', text: 1 },
        { id: 'c', text: 9 },
      ],
    }
    const remote = {
      reports: [
        { id: 'b', text: 3 },
        { id: 'a', text: 1 },
      ],
    }
    const { value, conflicts } = threeWay(base, local, remote)
    expect(value).toEqual({
      reports: [
        { id: 'b', text: 3 },
        { id: 'a', text: 2 },
        { id: 'c', text: 9 },
      ],
    })
    expect(conflicts).toEqual([])
  })

  test('an unchanged side causes no conflict, and the result is the other side', () => {
    fc.assert(
      fc.property(content, content, (base, other) => {
        expect(sameJson(threeWay(base, base, other).value, other)).toBe(true)
        expect(sameJson(threeWay(base, other, base).value, other)).toBe(true)
        expect(threeWay(base, base, other).conflicts).toEqual([])
        expect(threeWay(base, other, base).conflicts).toEqual([])
      }),
    )
  })

  test('no version is lost: every changed leaf is in the result or among the conflicts', () => {
    fc.assert(
      fc.property(content, content, content, (base, local, remote) => {
        const { value, conflicts } = threeWay(base, local, remote)
        const again = threeWay(remote, value, remote)
        expect(again.conflicts).toEqual([])
        expect(sameJson(again.value, value)).toBe(true)
        if (!sameJson(local.name, base.name)) {
          const kept =
            sameJson(value.name, local.name) ||
            conflicts.some(one => one.path === 'name' && sameJson(one.local, local.name))
          expect(kept).toBe(true)
        }
        if (conflicts.length === 0) {
          for (const key of ['x', 'y'] as const) {
            if (!sameJson(local.data[key], base.data[key]))
              expect(sameJson(value.data[key], local.data[key])).toBe(true)
            if (!sameJson(remote.data[key], base.data[key]))
              expect(sameJson(value.data[key], remote.data[key])).toBe(true)
          }
        }
      }),
    )
  })
})
