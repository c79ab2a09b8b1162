import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { jsonBounds, MAX_ITEMS } from '../../../src/server/rpc/json-bounds.ts'
import fc from '../../fast-check.ts'
import { onOneDatabase } from '../databases.ts'

const bounds = (text: string, depth = 64) => jsonBounds(Buffer.from(text), { depth })

describe('the bounds of a JSON text', () => {
  it.each([
    ['1e308', 309],
    ['-1.5E-7', 11],
    ['123.456e5', 8],
    ['0', 1],
    ['"1e308"', 7],
    [String.raw`"a\"1e9"`, 8],
    [' [ 1 , 2 ] ', 5],
  ])('%s has so many bytes', (text, bytes) => {
    expect(bounds(text).bytes).toBe(bytes)
  })

  it('counts elements and members, and stops where there are too many', () => {
    expect(bounds('{"a":[1,2,{}],"b":[]}').items).toBe(7)
    expect(bounds(`[${'0,'.repeat(3 * MAX_ITEMS)}0]`).items).toBe(MAX_ITEMS + 1)
  })

  it('finds what is nested too deeply, in each element of an array', () => {
    expect(bounds('{"a":{"b":{}}}', 2).tooDeep).toEqual([{ start: 10, end: 12, element: 0 }])
    expect(bounds('[{},{"a":{"b":[{}],"c":[]}}]', 2).tooDeep).toEqual([
      { start: 14, end: 18, element: 1 },
      { start: 23, end: 25, element: 1 },
    ])
    expect(bounds('"]]"', 0).tooDeep).toEqual([])
  })
})

onOneDatabase('the bytes of a JSON text', ({ open }) => {
  it('are those that the database prints, but for its spaces', async () => {
    const { db } = await open()
    const json = fc.jsonValue({ noUnicodeString: true }).map(value => JSON.stringify(value))
    const texts = fc.sample(fc.oneof(json, fc.double({ noNaN: true, noDefaultInfinity: true }).map(String)), 300)
    for (const text of texts) {
      const { rows } = await db.execute<{ bytes: number }>(sql`select octet_length(${text}::jsonb::text) bytes`)
      const { bytes, items } = bounds(text)
      expect(bytes, text).toBeGreaterThanOrEqual((rows[0]?.bytes ?? 0) - 2 * items)
    }
  })
})
