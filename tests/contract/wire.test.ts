import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PROTOCOL_VERSION } from '../../src/contract/protocol.ts'
import fc from '../fast-check.ts'
import { hashOf, wireHashes } from './wire.ts'

const PINNED = new URL('wire.hash.txt', import.meta.url)
const current = [`protocol ${PROTOCOL_VERSION}`, ...[...wireHashes()].map(([name, hash]) => `${hash} ${name}`)]

// To write the file: PIN_WIRE=1 vitest run -c tests/vitest.config.ts --project rules tests/contract/wire.test.ts
if (process.env.PIN_WIRE === '1') writeFileSync(PINNED, `${current.join('\n')}\n`)

it('the wire format equals the pinned one', () => {
  const pinned = readFileSync(PINNED, 'utf8').trimEnd().split('\n')
  const changed = [...current.filter(line => !pinned.includes(line)), ...pinned.filter(line => !current.includes(line))]
  const parts = [...new Set(changed.map(line => line.replace(/^[0-9a-f]{64} /, '')))]
  expect(
    parts,
    `The wire changed in: ${parts.join('; ')}. If a client or a server of the last release would misread it, raise ` +
      'PROTOCOL_VERSION in src/contract/protocol.ts; if not, leave it. Then pin the new wire: PIN_WIRE=1 vitest run ' +
      '-c tests/vitest.config.ts --project rules tests/contract/wire.test.ts, and say in the commit why it is safe.',
  ).toEqual([])
})

it('a hash depends on fields and their values, not on their order', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), fields => {
      const reversed = Object.fromEntries(Object.entries(fields).reverse())
      expect(hashOf(reversed)).toBe(hashOf(fields))
      expect(hashOf({ ...fields, 'one more': 1 })).not.toBe(hashOf(fields))
    }),
  )
})
