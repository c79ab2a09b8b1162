import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { packLetters } from '../../../.tools/one-byte-letters.ts'

const root = new URL('../../../src/domain/interview/', import.meta.url)
const plain = (value: unknown): unknown =>
  typeof value === 'string'
    ? value
        .normalize('NFD')
        .replace(/(?!\u0306)\p{M}/gu, '')
        .normalize('NFC')
    : Array.isArray(value)
      ? value.map(plain)
      : value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, key === 'texts' ? one : plain(one)]))
        : value

test.each(['emergency/ru.ts', 'emergency/el.ts', 'languages/ru.ts', 'languages/el.ts'])(
  'the packed patterns of %s are the same patterns, in fewer bytes',
  async name => {
    const url = new URL(name, root)
    const code = stripTypeScriptTypes(readFileSync(url, 'utf8'))
    const packed = packLetters(code, parseSync('module.js', code).program)
    const runnable = packed.replaceAll(/from '(\.[^']+)'/g, (_, path: string) => `from '${new URL(path, url).href}'`)
    const before: Record<string, unknown> = await import(url.href)
    const after: Record<string, unknown> = await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(runnable)}`
    )
    const [one] = Object.keys(before) as [string]
    const asData = (value: unknown) => JSON.stringify(value)
    expect(asData(after[one])).toBe(asData(plain(before[one])))
    expect(Buffer.byteLength(packed)).toBeLessThan(0.85 * Buffer.byteLength(code))
  },
)
